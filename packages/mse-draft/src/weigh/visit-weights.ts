// Written by test-support/classifier/learn-weights.ts: not to be edited by hand.
import type { VisitModel } from './visit-model.ts';

/** Options that rules find often enough to be weighed. */
export const RULED: readonly string[] = [
  'affect.anxious',
  'affect.flat',
  'affect.incongruent',
  'affect.irritable',
  'affect.labile',
  'affect.tearful',
  'appearance.disheveled',
  'appearance.poor_hygiene',
  'appearance.signs_of_intoxication',
  'appearance.tired_appearing',
  'appearance.underweight',
  'appearance.visible_injuries',
  'appearance.well_groomed',
  'attention.distractible',
  'attention.hypervigilant',
  'attention.mildly_impaired',
  'attention.moderately_impaired',
  'behavior.calm',
  'behavior.impulsive',
  'behavior.repetitive_movements',
  'behavior.responding_to_internal_stimuli',
  'behavior.restless',
  'behavior.tearful',
  'behavior.withdrawn',
  'eye_contact.avoidant',
  'eye_contact.good',
  'eye_contact.poor',
  'insight.absent',
  'insight.good',
  'insight.limited',
  'insight.partial',
  'insight.poor',
  'memory.amnesia',
  'memory.recent_impaired',
  'mood.angry',
  'mood.anxious',
  'mood.depressed',
  'mood.elevated',
  'mood.empty',
  'mood.euthymic',
  'mood.fearful',
  'mood.guilty',
  'mood.hopeless',
  'mood.irritable',
  'mood.labile',
  'orientation.disoriented_place',
  'orientation.disoriented_time',
  'orientation.drowsy',
  'perception.auditory_hallucinations',
  'perception.command_hallucinations',
  'perception.depersonalization',
  'perception.derealization',
  'perception.flashbacks',
  'perception.visual_hallucinations',
  'psychomotor.agitated',
  'psychomotor.catatonic_features',
  'psychomotor.fidgeting',
  'psychomotor.slowed',
  'psychomotor.tics',
  'psychomotor.tremor',
  'psychomotor.unsteady_gait',
  'risk.access_to_lethal_means',
  'risk.active_si',
  'risk.grave_disability',
  'risk.homicidal_ideation',
  'risk.passive_si',
  'risk.past_attempt',
  'risk.protective_factors_present',
  'risk.recent_attempt',
  'risk.self_harm',
  'risk.si_with_intent',
  'risk.si_with_plan',
  'risk.violence_risk',
  'speech.hyperverbal',
  'speech.latency_increased',
  'speech.loud',
  'speech.monotone',
  'speech.pressured',
  'speech.rapid',
  'speech.slowed',
  'speech.slurred',
  'speech.soft',
  'thought_content.grandiose_delusions',
  'thought_content.homicidal_thoughts',
  'thought_content.hopelessness_themes',
  'thought_content.ideas_of_reference',
  'thought_content.obsessions',
  'thought_content.other_delusions',
  'thought_content.overvalued_ideas',
  'thought_content.passive_death_wish',
  'thought_content.persecutory_delusions',
  'thought_content.phobias',
  'thought_content.ruminations',
  'thought_content.somatic_preoccupation',
  'thought_content.suicidal_thoughts',
  'thought_process.linear',
];

/** By how much each column differs from visit to visit. */
export const SPREADS: readonly number[] = [1.33, 1.42, 1.21, 0.95, 1.46, 1.03, 2.02, 1.58, 2.22, 1.62, 0.58, 1.74, 1.09, 1.06, 1.17, 1.05, 1.51, 1.28, 1.24, 1.47, 1.25, 2.1, 1.31, 1.15, 1.52, 1.79, 1.73, 2.23, 2.16, 2.6, 2.61, 1.56, 2.4, 1.66, 0.67, 0.77, 0.69, 1.08, 1.28, 0.74, 0.47, 1.94, 1.37, 1.09, 1.09, 0.83, 0.75, 1.02, 0.49, 0.46, 0.74, 0.6, 1.09, 1.18, 0.69, 1.36, 0.51, 1.19, 0.95, 0.92, 0.65, 0.47, 1.19, 0.77, 0.23, 1.16, 0.7, 0.25, 0.34, 0.44, 0.11, 0.1, 0.46, 0.11, 0.14, 0.21, 0.03, 0.18, 0.12, 0.16, 0.14, 0.13, 0.17, 0.14, 0.19, 0.23, 0.25, 0.21, 0.2, 0.09, 0.16, 0.22, 0.2, 0.28, 0.23, 0.22, 0.22, 0.16, 0.15, 0.18, 0.04, 0.05, 0.04, 0.08, 0.09, 0.1, 0.04, 0.19, 0.16, 0.19, 0.1, 0.11, 0.06, 0.07, 0.04, 0.03, 0.06, 0.04, 0.1, 0.07, 0.04, 0.13, 0.03, 0.11, 0.05, 0.13, 0.06, 0.03, 0.14, 0.05, 0.02, 0.17, 2.87, 2.96, 3.95, 3.34, 1.65, 2.67, 0.17, 0.1, 0.15, 0.14, 0.11, 0.17, 0.52, 0.1, 0.12, 0.12, 0.23, 0.16, 0.26, 0.18, 0.08, 0.3, 0.11, 0.12, 0.13, 0.1, 0.11, 0.16, 0.27, 0.52, 0.12, 0.14, 0.19, 0.28, 0.17, 0.29, 0.09, 0.13, 0.23, 0.12, 0.17, 0.27, 0.45, 0.56, 0.18, 0.16, 0.62, 0.28, 0.27, 0.24, 0.19, 0.12, 0.09, 0.21, 0.12, 0.36, 0.1, 0.15, 0.15, 0.17, 0.15, 0.14, 0.1, 0.3, 0.15, 0.12, 0.28, 0.09, 0.34, 0.42, 0.09, 0.26, 0.52, 0.19, 0.37, 0.07, 0.23, 0.15, 0.18, 0.31, 0.09, 0.18, 0.14, 0.09, 0.12, 0.17, 0.14, 0.09, 0.3, 0.18, 0.26, 0.24, 0.16, 0.24, 0.19, 0.17, 0.52, 0.25, 0.08, 0.25, 0.17, 0.42, 0.08];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 11.37,
    own: 3.02,
    from: -0.91,
    steps:
      '!"$&"""&$&""%#)#""#%#"#$$"$#"#$#"""##"$#&"&$$"""""(#(%%&"##"$##$$$#"""##%"""##$"$###"#$")&#%)#$#"',
    weights:
      'ONQQQOOQQQOQQQONRTORNOOQOQQOOQOSQOOOQQRSRQQQOOONRRROQQQOQOOOONSSOQOOOOOQONVNOSOOOQQQOVRQOOOOOQQQR',
  },
  'affect.full_range': {
    bias: -19.21,
    own: 3.30,
    from: -1.08,
    steps:
      '!"#$""%$%""%"(""$%#$&")""#"#""$"""%"""#%"$"#"$&""#"$"%#"""%""%"#$"""#$$""%#""""$""#""&""#$#"$$%""##"$"##""#"""#"""#$#"%',
    weights:
      'KRRURSONNOOONNROOSQOOQOOOOQKRSQTRSONOOQONQNQONMOQRQONOQQOOMOOQQONNOONOQONOQOOOOORLOOONRORORONOOMOOOONOQQSONOOONONOOQNOO',
  },
  'affect.tearful': {
    bias: 1.54,
    own: 0.65,
    from: -0.60,
    steps:
      '!""%#&#$)1&%%#$"#"#"$%#&$##&#""+""#$*#%(""#$####-$"#%)"%"$*%,,&%"#',
    weights:
      'QNQNQQOOQQRQONQOOQOSQOQQONQRQOOOQQQQOOOSRQQNOOYROOYQQOQQQQONQOROOO',
  },
  'appearance.signs_of_intoxication': {
    bias: -3.37,
    own: 4.43,
    from: -2.68,
    steps:
      '(."$-#*5%45%$D$$-(%+(%*.+,',
    weights:
      'ORQOQOOOQQQOOORQOQSQQQRQUQ',
  },
  'appearance.tired_appearing': {
    bias: -14.38,
    own: 3.25,
    from: -1.25,
    steps:
      '"$&"""%#:$."&"""&"("$$(&%#&$"(%"")0$"".%(*"#2#"##"%.$"(""',
    weights:
      'QOQOORORQQNOQOOQOQQQOQQOQOQQROOOOOOOSROQSQQRRQOQONOQQOOOQ',
  },
  'appearance.underweight': {
    bias: -3.83,
    own: 1.79,
    from: -1.26,
    steps:
      '!#$#%"($""#+%"$#%&"("$##"#""(#%##$##$&"+$#"("$"("#($%($"%$$*%*"""###""&##&##"$""#',
    weights:
      'ROOONRQTOQQOROQQQQORQOROOOOOQOOVQOOOOROQOQORQOOOROQTOOOQOQOOOQROSOQROQOQQSOOOOTQO',
  },
  'appearance.visible_injuries': {
    bias: -3.77,
    own: 3.58,
    from: -2.02,
    steps:
      '!"##""""")$###"#()#,#""&#""#$"""""$"$"$##"")"#$"%$"%#""#"&#"$$$#"#"$(#"%#$%##"$%##%$##"&&"(##"&"',
    weights:
      'ROOROOOOQORSRRRQOOQNQORORSOONOOOQOOOQQUSRRONOOOOQOQOQOQOQRQQQQQOQOQQOQOQRSNRSQQQROQROSOTOOQOOORO',
  },
  'appearance.well_groomed': {
    bias: -11.66,
    own: 3.93,
    from: -1.30,
    steps:
      '!"""&"%"""""""&"""##&#$""$%""#$&#"""&#%##"#")##(""""&%""#$#)"#""#""###$##"""$""""""("####"#%&""##"%###+/"',
    weights:
      'NRORQORRMQNOONOOQQQOONONOOOSQOOOQORRROQNOONOQQOQOOQOOOSQOOOQNOONOQOOOOSOOSQOOROQNOROOOSOOSQOONOOOOQSROOOO',
  },
  'attention.distractible': {
    bias: 14.17,
    own: 2.93,
    from: -1.03,
    steps:
      '!""$"$"##"""%%($##"##""#"#""$"""")#"#""#"&#""##""%#&#$""")""#$%#(*##"#"$"""""""#"%$$"$"""(##"""$&"#%"###%"""$"#""#',
    weights:
      'OQORRNONORNQSORQNQQSONOQQQTOQONNONOOSSQNOQQQOQOQOOQNQSQNOVOQRNOQRNOOOOQSOOOSQNOOOOSOSQOORROQOOUOONOOOOOTROOORNOOOO',
  },
  'attention.hypervigilant': {
    bias: 1.58,
    own: 2.02,
    from: -0.45,
    steps:
      '"$"""%"#(""%"#""#($#"#$##%""$$"#"#"###+&#%"#$"#"$"$##$""$""""#"$$#"$"""$$#"###$"%#$""%#"#""#"%#)"#"#&$$""$$',
    weights:
      'NQROOOOQQOTQQQQOQOOROOSOOVQOOROOQNOOOOUQQQQONOOQOOUOOOVROOOQRQRQQOOQNQSROQQOONQOQONQQOOROOQQOSTONOQOOOROQQO',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 13.40,
    own: 0.76,
    from: -2.08,
    steps:
      '%#"(#".#"("$#&"$#$#)#")#"#"%$""$($"$##)#"""##("%#"**"""5("#&)",8',
    weights:
      'QOOORROQQQQOOQOORSSQONQOORTQQOOOOQQOOOORSQSROOOQOQOQOTQQOOROOOOO',
  },
  'behavior.tearful': {
    bias: 12.34,
    own: 1.95,
    from: -0.41,
    steps:
      '"$##")#"#"2"$$#"$##($""%##"$&"###"""($#"$$3$"(####"#)##"$+###%*$""("#""%$%%#"""%"',
    weights:
      'NQNQQOOORQNQQROOQOOOOSQQOQQQQOQQORQQQQORQQQRRMONWQQOONOWOOSOQQNNOOOOQOQOOOOOOOOOO',
  },
  'eye_contact.good': {
    bias: -12.99,
    own: 2.73,
    from: -2.42,
    steps:
      '!%%12%++$#%)%$""$$"0-+$"9(%*3(#$(&"&',
    weights:
      'OQQOQOQOOOQQOQQOOOQQQOOOQQUOROROQQQO',
  },
  'insight.absent': {
    bias: 0.33,
    own: 0.97,
    from: -1.44,
    steps:
      '!"$""#"#""##"$"%""%""#""##"""#$"""#%""""#"#"#"#"%""$"""&""""$"$"#"""""#####%""""""#%"#$#$""""#"&#""""%$#"%#"""")""#"#$#"$"""#"$#""&#',
    weights:
      'RQOOMONOOOTOMRQNQNONOOQSQMOQNOQNRRSTUROOMRONNNOOOQSLNOVOONOOLOQSQOLNONNQNQRSRROOQMNNRNQNORNQNQORONOOQQOOTOOONONOOOOOQQNONNROROSOSQRR',
  },
  'insight.good': {
    bias: -38.55,
    own: 1.06,
    from: -0.30,
    steps:
      '!"#$"""%##""")#%""#"#"$""##"""%"#""""""#"""""""#""""###"""""""$###""#"#""("""""#"""#""""""#"$"#""###%"""$"""$""##$#"%#"+"#""$"%#"$$""#""""#"$"',
    weights:
      'LQRSQRSNMQQNOQQVOMNONTNOOQQQMORQNNRQQQLTSRRWORROMMONQQONOQROTSQUNMMQTQOONNNONOQOONQOOSOQQQNONNOROMQRORNNMSONMNOSSQOOMMQQRROOOQQOLOOMOOOSQOONOO',
  },
  'insight.poor': {
    bias: 5.89,
    own: 0.66,
    from: 0.08,
    steps:
      '!"#"##$#"#)##%""#"""""#"#"$"""$"#$"##"""#"#"%$#"#$")"#""""$"$##""$"##""%#%$"#"""#"$""#"$#""$#"$"&"$"$""""$$&"#$###"#"$"#""""$',
    weights:
      'OOQQMOQSQRQMMOOMOQQROROMOQRROSQQOROOQNNOOLOORRONQONOOOQQSMOOQORORQQOQRNOQRQROOQRSOORQROOOOOOQOOOQORTOOOOQNNQONNRNOQROQOOMTORO',
  },
  'judgment.good': {
    bias: -22.60,
    own: 0.00,
    from: -0.66,
    steps:
      '!$"#$%##""$##""%""#"#""$"#$#"##$#""#""""#("#%""%""""%$"###""""&""""%#"$#%##%"""#"$##$""""""""##"&&##"$##&"$""&"%#""$#$#',
    weights:
      'NQRRQNNOOOQQNTQOTOOOOOROOOONNOQMROQNRSTSSNMOQOORORQOSONRRQQOOOMOOOONQOSONOOQNSOSOONOQOQOOONONOOQLMQNQROOOOQRONOOOOOQMOO',
  },
  'judgment.grossly_impaired': {
    bias: 11.25,
    own: 0.00,
    from: -1.33,
    steps:
      '%%"(##""##$&&""""#""&###"""""%$"""#&#%""#"&%&"#""%&$$""""#"#%"#"*%""#"##"##$"#+"#)#(#""#"#"""$"###%"""',
    weights:
      'OOOQONNRQQONROQOOQOOOQRQORSROROOOOORQMNTQQONROOOOOOQORRQORONOROOQOQONQROOOOQROOQOQOQQQOOOQOQOORROQQQOR',
  },
  'judgment.impaired': {
    bias: -10.31,
    own: 0.00,
    from: -0.80,
    steps:
      '"%"#&""*#"""#$)#""%$%#""#"%"#"""#"#""""$"$$""""""""%""#"$"#$&$#"#$"$"##"""""#"#$##"""""$$""""""#"$%#("")####"##""#""#"""',
    weights:
      'OONNQRQRNQQOOMSNOQOOQOOQQMROMOOKNOQRSRRONOMQNONNOONQQOONRRNOROQNOOQORORSOOQQROOQRQQONOONRQONNOSQQOQOONOQQOQQSQQNQOQQOONR',
  },
  'memory.recent_impaired': {
    bias: -3.53,
    own: -0.61,
    from: -1.19,
    steps:
      '!#""$"#$"$"""$""#&(#""""%"#"""+$$$%%""$""#%"$#&#$"%"#"""$$$$"%"%#&&"#""#%)#"$("%&""#/$&"+',
    weights:
      'OOOOQQQOOQQOORQQMOOQQOOOOOOYTROOOOQOOONOOQNOOOOQNOOOOWTQOOOMOOSQNQRROONNOSONQRUOOOOQRQQNR',
  },
  'mood.anxious': {
    bias: 6.79,
    own: 2.36,
    from: -0.41,
    steps:
      '!#&#"##"%#"$""#"$###$""$$"""####"#"$&##"#""""#""#""""#"#"#"#$""$$"""%#$,""#"$"""""#"%"$$")#""""$"%#"#$##"&##"$""#$&%#"#',
    weights:
      'OOOSQNNOONQQNQQOTONNMSSOTQNOOQOOTORNNUONNQQQNRORQRORQNQQQQNONRROTQNNQORRRNOORONRQOTQQQMMONLONNRNONSQRSOQQOQOQNOMOQRQQRQ',
  },
  'mood.depressed': {
    bias: -3.01,
    own: 1.12,
    from: -0.51,
    steps:
      '!(%$#"#"#"$#""$##&"""""#%%$$#""##""$#""#""""""""""#""#""$$#"#""$$$#$##""##"$""##%"""#"""#""#""#"""$""""""##%""$""""$"$""""""""""#""""&#"%""',
    weights:
      'VMORONRRROTNOQTQSMWQMQRNNQQONRROOQLOQRSNNOSROQOONSMQQOSOSRMSOOQOMOOQOORNROSTOLSQOROMOOQNMSRQUNORNOKONQLMRNONNNOROQOQQQOTNOOOOOSOOOQQTONQNQO',
  },
  'mood.elevated': {
    bias: 6.47,
    own: 0.97,
    from: -2.02,
    steps:
      '!""#$"&&,"#""#$#&$"#%%#"#""""#$"(%$$)"$"##&"#"#*#%#"#""%"0$&")$)5$)##"$"',
    weights:
      'OOOOQOOOQQOOOQQSOOSOQQROOOOOOOQOQOOOOOQOQROOOROQROQROOQQQQSOQOSQQRQQRTOR',
  },
  'mood.euthymic': {
    bias: -55.07,
    own: 0.97,
    from: -0.65,
    steps:
      '!"#"#"$#"""##"""#"""""$$$"#""""#"""#"$#""""$""""$""""#"""#$""#&"##"""%#""#"""""""""#"""#$""$#"""#$""""#"#&""""#$$""""#"#&""#"""""$""$"""#""$"""""""%"""""""""',
    weights:
      'JRRRVROONMOOONOQOMOQQNNOOOVONMNOQNNTROONMOQNKSTRUSQNOMKNNNNONNORNOOOOTNNOOQONQTROONOMMOOQOMONOONKMTONQNNQLSOQOOOOHNOOOMNQQMONQOMOOOONOORQQNNQOOOONNRQONNNNOOO',
  },
  'mood.fearful': {
    bias: 13.63,
    own: 1.58,
    from: -0.96,
    steps:
      '!""#""""$"$"""%$#$%&#"""#"$""#""#"("""##"""#"""#"$#&"#("##"""#"$#$"#"%*"""""(#$$$$""##&""$""""$#"$$%$%"#&")####"$',
    weights:
      'QMORQNOOOOOQQNSQROOOOMRVONQQOQQSRSQRONSOOOROOONRQQVQQNOOOOOQTONSORQRRQOQROQOOTVOQONOOQNQONQROOORQQNSOOOOOOOOOOQQO',
  },
  'mood.guilty': {
    bias: -12.12,
    own: 2.09,
    from: 0.02,
    steps:
      '!""#"""$"#$&%#""$&$""$""#"##"#"""$#"""""#"$%%$%""""$"&#"$"##"#"""#"##"#""%"#""##"$"&%"""#"$##"###""""#""###""%#""$""#$"&#"""""""""',
    weights:
      'RRNNQOONOQOQTOQQRQQMQSQOONOONOSOSQRQOOOOLONOQRQOOQQRQOQLOSOONOQOONSQQQQOQQQQOOSOQNOOOSOQSOQQNNOMQQROOONONOROQOOOQOOONOOQOQOOQQQNQR',
  },
  'mood.hopeless': {
    bias: -7.04,
    own: -0.33,
    from: -1.96,
    steps:
      '!$$###""#""#"$"""""$"&"$##"#""""$"""("%#""%""#""""""##""&#""#$$""%""$"$(""$$""&"&$#""$""0#""&""$"""#$"#"%"$""%"$"%"##',
    weights:
      'TQLNOQTRNOROQNORMQQQNQNQORSQOOOOOOOQNTOMONQSRONSROQOMQOONOQQNQQRROOOOOQMRQQROOOQOQOOOQOSOTOQOONOOOSORONNQQTOQQRTONOMR',
  },
  'orientation.disoriented_time': {
    bias: -1.63,
    own: 1.34,
    from: -1.17,
    steps:
      '!$%(""#"""#"%&"&##"$#"#"""##"##$$#")$$%%"&&""$"#""""""""##"%#""%"%#"$("%""$"&#"#"""$"$")"####$+%#$(',
    weights:
      'OOQOOOQQOOQRNOOOQOONOOOXUTQOQQOOOOOOONRNONOOQOOOOOOOOVTSQOQOOMNOSSOQORROOOOOQQONOQQOORSONOSOTOQONOQ',
  },
  'orientation.fluctuating_alertness': {
    bias: 0.82,
    own: 3.40,
    from: -1.78,
    steps:
      '$"%&%##%""$$%"%"#$#$"""$"+"+######""$$%"%""###$"""%&""#$%$()")%0#*##7,',
    weights:
      'OOQOROOQOOOOOOOOOOOQSQRQQOOOQROOQOOOOOOOOOOOOOQRQRQONOOQQQOROOOQSOORQO',
  },
  'perception.auditory_hallucinations': {
    bias: -8.73,
    own: 0.22,
    from: -1.72,
    steps:
      '!###""%$""#$"(""$&""####"#"#""#"$#$%"#"#"#""#%#%"+""""""##$"###"%"$"$%#"%"(#""""%#%"""#"%"""#"&#$#$)"#&"$#',
    weights:
      'QQQMOOOQUOQQQLQQOOONNOOORORSQRRQOOMNOOQMNRVONQNQQOOOONONOONQVSSROOKQQOOQNOOOUROOQOONOOOOORONVSOOONOOQOOQOS',
  },
  'perception.command_hallucinations': {
    bias: -1.45,
    own: 0.68,
    from: -1.82,
    steps:
      '!###($""#+#")$#&("##&""$$("#""#"##"#"#*$""""+"##""$"#"""+%,"(.&##"((".-+',
    weights:
      'QQQNORSOONQQQNOQQQSQOOQMOOORVOOQQOOONOQOOOOOQTUQQOOOOOQQROWSQOQOQQOOOOOO',
  },
  'perception.flashbacks': {
    bias: 4.76,
    own: 1.26,
    from: -1.13,
    steps:
      '"%$"$("#")"$"$"#"#"#%#(#"&"#"#"""&%"#"(&"$"""&"%#(#%%"$%*$$+(##&$(#)#)##)-#',
    weights:
      'OQROORQNQRQQOOOOQQQOQOZOOQOOQOOQOQRROROQOOOOOOOROZOOSQRQTVROORNQQORRSOQQOOO',
  },
  'perception.no_abnormality': {
    bias: -30.78,
    own: 0.00,
    from: 1.17,
    steps:
      '!$"#"""#"#"$"#""##"""%"%"""%%&"#%"$"#$""$""#"%%"$""#&"$&$#"$""""##$"""$""#"""&#"""%"""#"#""""""&#""""$"""""""""###"#"""""#"""$##"$")',
    weights:
      'LSRTRRSOROLOOOROOQQXYQOQQSONNLNMQNMQRRSRNQQNNQNRQRUOONROROQJNOMOOLRORXQOOOOQOOOKQONOQQRROQNNQOQROONRQNOMMNQSQONMNNQNQONSRRONORQQOOMR',
  },
  'psychomotor.agitated': {
    bias: -4.03,
    own: -0.34,
    from: -1.41,
    steps:
      '")$"$#"%"#"")%#""(""#"#$$"&$"$"$"##""###"""&"&"""("#""&""""#""#%###,$""""%%)$"&)"2#""$&&&',
    weights:
      'NOONQQOQOOQQOQRNNOQQNQQOROOOOOOOOSQNNOONQOOOOORNNOQONQNROSOQNQQQOQOOROOXOOQROOOQROQRORQOQ',
  },
  'psychomotor.fidgeting': {
    bias: 14.89,
    own: 2.66,
    from: -1.21,
    steps:
      '!#""""(""#&$&##"$"#"#$"#"""&#&""""""""&$#")"(#"$"%##"#"""%"+##(#%"#$"#"#"""""#%"##&"&%%$$%$$%""$"#%#"#"',
    weights:
      'NOOOQSOOOOQQOQRSOOORSOROOTOOOOOOQOOOQQOOOQROQQROONOOROOUOROOOQQOOOOQRQOQNOOOOQOSRQOTOQTOOQQNNOROOOQQRSO',
  },
  'psychomotor.tremor': {
    bias: -13.22,
    own: 3.42,
    from: -2.00,
    steps:
      '$+"%"&"#""$%&"""(&$%#$$"#($"%$"%&#&$(%")##"($#"$""*$"."%$##$%"$##$""&"#+"#$"#"',
    weights:
      'QOONQQNQQQONOOOOOOQQOORQQOOONQNQQOOOOQOQOQQNQONQOOQQNOOOQOOORQRSTQOONOOQQOOQOQ',
  },
  'risk.access_to_lethal_means': {
    bias: -20.49,
    own: 1.05,
    from: -0.97,
    steps:
      '!"""""""%""""""##""#"""##"&#"""#%$"""#""$$"#"""""#$""$"$%"""$"""$$"$")""#"#"""#"""%"##"#$#(##%"#$$$#""#$$"""$""#&$("""#"""##"&',
    weights:
      'VQQROOMONQSQTONONQONUOOQQNOOMQORQNNONRORONVNMONJOOTTQNRLNVOMOQNOQOLOROOOQSQOOOORNRSOQMQOQOROQOSMNRONOROOQONRONQORQRRQQOQOQRQOR',
  },
  'risk.active_si': {
    bias: -26.68,
    own: 1.05,
    from: -1.64,
    steps:
      '!"$""""$""""#""####"%"%%""##$#$"&"#"""#"#""$""%""##""""%$""""#"$$#$"#$"#$"""$"$#"""#&""#""#"""#$###""""#&"$#""$##"#""#"""$""$#""#"#"#"#',
    weights:
      'UNONMNOQSSSQOUSSOOJQQMQNQOSROOOOOONNUNMNKOORSQNVTQONNQNOOQQQOONQQOOOQOQONQISQSQNTSONOOOOQNNSRQRONOOQONNSNNQOOOROQQOQQOROMRNSQROOONRQSNR',
  },
  'risk.denies_si_hi': {
    bias: -18.90,
    own: 0.00,
    from: 1.19,
    steps:
      '!"""#""""#""""#""#"$""""#"""#&"&###"""$"""$""""""""""#"""##"$$"""##"$"#""""""%"#""""$""""#""""""#""$"##&#"""%""#"$$%###"$""#$#$"""""""""""""##"$"$"""##"',
    weights:
      'GSOTQVQRQLNNNONMNOOJOUUOQMROOUOQQQOOONOMOROIURVQS[SRSOMMNOOOONOUUQMQOOQQROQQOROQOOONOLNQOOSROQQMQNOOOONOQQQNOOOOOQQRNONOOOOOQONOOQNNOQMOQMOOQQOOQQONNORO',
  },
  'risk.grave_disability': {
    bias: -8.71,
    own: 2.52,
    from: -1.85,
    steps:
      '!&#$"*""""#"%$#""""$)&"#$""#""#"""""$$&"###""#"$&"#"%&+""#""$#"$%"#"""#"*"*""#&"#"%(""%#"#".##"%',
    weights:
      'QONOOOOVQTSNOOQOQROOOQQOTQONNRONOONNOQOMYTQNOOOOQOOOQOSQOONOONSORSOTOOOQOQROOQOOOQOTOQOQOQORNOOS',
  },
  'risk.homicidal_ideation': {
    bias: -4.45,
    own: -1.02,
    from: -1.93,
    steps:
      '!#%$""%"""""&"""%#)""#$"#(""%#"$"""$"&""""""$#"""%&$""""%#%#""%"#"%&"""""$("#""%$&#%&""#&"%""#"""#"$"""*("#',
    weights:
      'SQLOOOTQQNOSOQSKOONONOQROQOQRNTOOOMOOTQQNNROORQMQOONNNNNQORRORQQSLOSQOOQRQQNQQOOOVOOONOOQOOQQOVNOOORQNSVNQR',
  },
  'risk.passive_si': {
    bias: 13.57,
    own: 0.25,
    from: -1.23,
    steps:
      '!"#"#"""&##"%##""$""""#"#""("#$"%""$"""$"""#""$$"""$"#""$"#"###"&""###""#(##""%"$""$#$"#""""(%""$#"""""&""###"#"#"""""##""""#%"%$""',
    weights:
      'TOKQNOOQQOOQQ^OOQTRQRQMQMSQOONOSRROSRNONMNOQNOLRQNSNWMQRTQRQOOSQQNQOORQQROQORQNOOSQOQOOSOOQRQONQLRQNNRQQRQROQSNNSQROOOQRMNOOQQOSQON',
  },
  'risk.past_attempt': {
    bias: -27.11,
    own: 2.70,
    from: -1.60,
    steps:
      '!"""$&%$$#"""""#""#"#$"%#$"#""%"#%""%"#""%"###"$%#$"$(&$"%##%"$""#"#"&#$$"""%%%""&"(""#"""""$"$""""("#"%#(#""',
    weights:
      'QOUNM^OSRNQQRNSQOLROOOOMONOONQOONQNQLOQOXNQTOONQQNOOQNNONQOONRNKQSQROOQRNOQORQOONNQORQQQQOQNTOORQUSQONQORQOQO',
  },
  'risk.protective_factors_present': {
    bias: -9.12,
    own: 1.07,
    from: -0.16,
    steps:
      '!"$%$%"""""##"""##""&$""%#$"$"")#"%"#%""""%"#"#""#""&#""&$#")&#""""$$#$#"#$#""$"###""""""""##"&"##%#"#"""(#""""""#"#"""""#"#',
    weights:
      'ROQQUOOQQQQQQURQRNSQNOQRNQNOQQQXQQMQOMNNOONQQQQQQNRSMOOQNQNQOVQQOMROOQOQQSQQQONQNOOONRMROSLQORQQROONOMOQSQQNOONMOOONOONQNRMO',
  },
  'risk.recent_attempt': {
    bias: -19.92,
    own: -1.07,
    from: -1.03,
    steps:
      '!"&"$"""##"$#"#""%+#"#"#$")"$"""""#""$"#$"""&#"#"#$%##($")"$"""##$#"""&#"$"""#"""""##""####$""&"""#%%###%""$""#$%#',
    weights:
      'ROOOQSOTQOSQQNQMRMMOOQQNNOOONNTNSLQMOQXSROTONQMOQNQSMONOOONOOMQQMQORQQTOOOTORRQTOSQRORONOOROOOOOQOOQORQSONROQROOOO',
  },
  'risk.self_harm': {
    bias: 1.05,
    own: 1.23,
    from: -1.73,
    steps:
      '!%$""#$#""""%""#"#$$"$")#%"#"""$#%#"#&&#"#"#""*##"%*""#""%""##%"$""""#%$""#"(&&#"#&"$(#"$"#""%#$"%""#"#"#',
    weights:
      'ROOOOROQOQRQVQQOQNQOOOOOQRROOONOROOOOOROOXQQOQOONORQQSONOOOOQOOQQTQOORNQQOQQQQOQOQRSOONRRSOTNOQOOOONTRSOR',
  },
  'risk.si_with_intent': {
    bias: -8.89,
    own: 1.06,
    from: -1.78,
    steps:
      '!"""#"$#""""#""#$"""""%#$"##%"%"+"""""##"&"""$"%#"""(##$"("#)$&"""(#""#$"$%""""#""#"$#$"$"%"$""""#"(%"""#""""$#"#%%',
    weights:
      'SNOQNNQQQUTQLQNQONRJSRMORMMOROOOOQOLTOMOLRSTTNSONOTKMOQOOQOOOQNKTRRORTQOROOOOOTSOUQQRMOQQQONONOQONSOOOQQNOTORQROQOO',
  },
  'risk.si_with_plan': {
    bias: 3.75,
    own: -0.34,
    from: -1.42,
    steps:
      '!""""""#$""""#""$$"""%"##""#(&%($"$"""(""#"""#$""""&""""#""(&&*"""(""##"$#""#""#"###"#"##"$###$#"##"##"#""$""""""%"#""$##$',
    weights:
      'QNOQONMOQRTUQMQOONQLQQONQRMNSOONMSNOOMTSUQOSQONOTLOOOOQQNQOROQNLRQRQOSQOQOOOQOOOSQSQROQOOOOQQOOOOONQORQOOQQRRNOUNROOOQNOOQ',
  },
  'risk.violence_risk': {
    bias: -0.01,
    own: 0.48,
    from: -1.43,
    steps:
      '!#""#""$"#""""""$#"""%"#$#"""##""#"$####"""$"""#"&"""""""##"#%"#&"""""#""##""""#"#$"""$"#""#"##%$"""""""""#"$""#$"$"%&""""$$"""#"$""")"#"$"#',
    weights:
      'QQORLOOOOOSRSNOTONQRLOOOQQOOMOOQRNORQRQROOSOQOLOOOTRTOOTNOMSNONOQNNMOONOQNRQRQRRQOORMQOQOOTNOUOQQLORRNOQONONOQTNOORQQQQNOOQQRONOOUQNSRRROORR',
  },
  'speech.latency_increased': {
    bias: -9.39,
    own: 2.43,
    from: -1.02,
    steps:
      '!$#""("$"$$"##$"$&"#"""#$)""$""#$""((#$"#"&$#$&$#"&$%#")"#"%.#"#"%$""#""#$"#&#"$%"$$%#$##"$"',
    weights:
      'SQNOOQQOQRORNQQNQNQOQQQNOORQNNRNONOQOVOQNOORQORNOORQONQROOQOOQOROOOORQOOQQQOOSOOSOONTQRSOQSO',
  },
  'speech.pressured': {
    bias: -2.24,
    own: 2.21,
    from: -1.83,
    steps:
      '"$%&#%$"#$"$"#$#&$""##"""""#"%""#%$#""$%"#$%%##$#$""""##"""#$$"#""%"%,$&")$$/"#(%("%"%*%',
    weights:
      'ONOOQQROOQQOOQSTONRQOOQOOOQQOOOONOOOQQOQONQOORROOOQQOOOOOOQRQQROOQQQQRTOROUOQQOQQQQQQVOQ',
  },
  'thought_content.grandiose_delusions': {
    bias: -1.65,
    own: 1.92,
    from: -2.16,
    steps:
      '%$")$%)##"%#&"#$%(%#$%("$#&#%#&#$#"&""(#%$###$0$()$$/"*$*"$"%)&',
    weights:
      'OQOQOQQONOSSOOOORQOOOOQQOOOOOOQROOOOOOQROSOQORRRROTOQOQQOORRRQQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 0.88,
    own: -1.14,
    from: -1.91,
    steps:
      '!#$"$"&#""""%"""%#)""&"""#%""%#"%""$"##"""""""$##"%&$""""%(##&#"%&""#"$("#""%$$##"$$#"")"##""#""$"$"""$&("#',
    weights:
      'RQOLOOTQNOSOOQSKOOOONQRQOOQOQQOSOOMOOQOTQQNNROORMQOOONOOOQRRQQSLOTQOQSQQNQQONOOVOOOQOOOROOOQQOVNOOQQOSOVNRR',
  },
  'thought_content.hopelessness_themes': {
    bias: -7.90,
    own: -0.64,
    from: -1.92,
    steps:
      '!(#%""""##""##"#$"$#"$#""%"(#&""##""#%""#""""##$"##"#""""$$""""#"&#"(""$$#"$#*#"&"+$""#""#"#""%""&%$"%""$#$#"$""#',
    weights:
      'TMNQRRQOROQONSNQROQQOQOQSOOOQQNSOOONNQSRONSROOMNNOQNOQQQOQRRQOOOOOOQNQQRQOOOQQOOOSOQOOTOQOOOOOOOSQOOQSORQRTQQOONQ',
  },
  'thought_content.obsessions': {
    bias: 1.59,
    own: 1.79,
    from: -1.33,
    steps:
      '""%#"#)#%&+#"4#"$+"#$("$%&$$"$##%*#"##.""$"&&"(#($&%#(-.)##$',
    weights:
      'OOQOVNOQQQOQROOWQOXOOSQQQRQOQQROOOOWOQQOUQOOOQROOQOOQQOQSSNO',
  },
  'thought_content.other_delusions': {
    bias: 11.59,
    own: -1.20,
    from: -1.30,
    steps:
      '!%"""#($"#"#"%*""$"%#%)##""$"#")"$"""#""&&$$""%(&""&$%$%"$+#$$$+$#"""""&"%#"#$$"*%"$$%',
    weights:
      'ROQOOOSOOQQNROQQQOOOORVOOOQOOOOQQNNOTQOQOQQOOOOQQRUNOOQOOONQOOQOQQONNOQOROQOQOOOQQQTQO',
  },
  'thought_content.passive_death_wish': {
    bias: 19.70,
    own: 0.13,
    from: -1.39,
    steps:
      '!"#"##""$"#$(#&#"$"#""#%"#$"%"%"""$""""""""##"""""#"""#$$"#$"#%""#%"#"&""$""%%"%%""#""""#""$$""$#""#"%##"#$#"#"""$$""""#"$"##$#',
    weights:
      'TNLQOOQQQQNR[OTQQNQNSRQOONORRQRRMOOMNNOQOOQMORQOQQNWONQSRQOQSQQOQORQORQNOORQNOQOOOOROORROOQOOMQLRQOQQQQOQOSNNTQROORNMOOQQQOQTQN',
  },
  'thought_content.persecutory_delusions': {
    bias: 3.30,
    own: 0.39,
    from: -1.41,
    steps:
      '!#""""""##"#"%)"""#"&$""""""$&""""$"#"#""""""#&"%&"#&$##"""""""$$#""""#""%""#"#$""##"%%"""%"%#$#%#$""((#""""$""#"#&"""""#"',
    weights:
      'QQOSNMOOQOORRQQNNQOOROOMQOONQRRQNUOOORONSONOOQRTQOQOOQQQNMNOOONQQSQRNTOOOMMQOQOOMORQOROSRMOQROOOOOOTQOOQQOOOOOSOQONQOTOOOS',
  },
  'thought_content.ruminations': {
    bias: -2.04,
    own: 1.51,
    from: -0.75,
    steps:
      '!%#"%&%#$""&"$"#"#$(""#%"$""#"&"%$"#"$""#%"#"$$"#""("#&"$"""&"##""#"#)""$"$&"#"%#"""(#%%$##""""$$#$#""$"#"#',
    weights:
      'QOQONOOOQQQQQQQQRSRONOOOQSOSONOOQQOQQNONQOOQQQQOQQRNNOOQTOQRQOQROSOQQOQNROROOQSOSOOOQQQOORROOORQOROOONRRRQQ',
  },
  'thought_content.suicidal_thoughts': {
    bias: -16.93,
    own: 0.79,
    from: -1.81,
    steps:
      '!"""#"""$"""#"""####"%"%##""""#"#"""$$#"$""#"#""$"""$""$"""""%$"#""""#""#(&$%""""#&"""#&#%#"""##"###""""#$#"#"$"$##""""""#""$""#"#""#"#"#"#',
    weights:
      'UNOONNOOQTTROOUSRONJQRNQONQOQSRONOOOOOOONUNMOLOOQTRQNUTOONNQMOOQQOOOOOQQQOONQISQOTNTSONONNNSSOQOOOOOQONNRQOOOQOORORROOQQQQONROROQQOOOOQQSNR',
  },
  'thought_process.flight_of_ideas': {
    bias: -3.38,
    own: 0.00,
    from: -1.91,
    steps:
      '!%$")$""#$$"#""#$#&"#"$#""#$"#""""#%(""#"##""#%""$##$#"#"#"###"#%$#""##"($&$&"%$$#%$)$,)##"$"*',
    weights:
      'OOQOQOQQQOQQOONQSTOOOROOROOSOOOOOOOOQQOOOOOOOOOOOORSOOOOROOOOOQSOSOOROQRONRTOQOOTOOOQOQRQRQOUO',
  },
  'thought_process.linear': {
    bias: -17.69,
    own: 1.79,
    from: -0.66,
    steps:
      '!(%#$%%###%##*"&""#%(#""$/"$%$%"#%%(""%###"##"%#$"#"%#"#""""##%("(##"$$"%#*$&"#""%(',
    weights:
      'ORQQOQQOROQOOQQOOOOOQQRSTRNOROQOOQROONQOOOOROQOQOONQOONOOQNONOMQNONONNQOOQONONOOOQQ',
  },
  'cssrs.q1': {
    bias: -3.04,
    own: 0.00,
    from: 1.20,
    steps:
      '!"#$##$$#"#%#$#""""#"""""###"#""""#""#""""""%""""$"""""#""#"""##"$"#$"""##"$""###"$""#$"#""")"&""""#"$"""""$"$#"$$"#""""""%#"""""(""""#"#""$""$',
    weights:
      'UOMNOQROQSQ_LQTQQRRMQQLRQQQNNMQONRQQSOONQTONKNNNQSOLOOTNRQMWOMQOTSRNOQQRORLNQNQQTOORMQSSRQMONONRNQOTSOOQQOOMQKTQROOQQROTQOONOURSORLNNOQSOQONUOO',
  },
  'cssrs.q2': {
    bias: -38.95,
    own: 0.00,
    from: -0.13,
    steps:
      '!""#""""$"""#"""####"$""$&"$""%"$"(#"""#"""""$"""#"""#""""""##%"""#"%###"$#$""#"""""#"%"""##%%"#""$$""#""""""""$"""""$#"###"#"""%"#""##"""#""""#"#',
    weights:
      'VMOONNNOQTTROMURSMOIROSNQMQTQSOONOOOMVNMMOKNNRTRROMVTQONONRMQNQQQONMQRONNOOOOONQHTROUQNTTONOOQNMTSSOOOOQOQONNOSQNNOOOOOQTORVNQRQNQROTOQRONONQRQRNV',
  },
  'cssrs.q3': {
    bias: -26.83,
    own: 0.00,
    from: 0.61,
    steps:
      '!""""""""%""""""#"#%"%"$"#""""#""$""$"(#"""#"""""$"""$""$""$$$"#"""#"$#%"##"$""#""""#""#"#""#"#$"%""""$$""####""&#""%$##""""""##"##$""""$#""""#',
    weights:
      'VNOQNMONOTTUSNNUOROJQSOQRNROQQTQQOOONMNOMUONMNLNOQTSUNUSNNNLQQOQROONORQONOOQOOOOQITQRTQTQSTOOOOOQNSNTRTONNONONNTOMNNORNRRONQQOONOQRROQONNTQQSMR',
  },
  'cssrs.q4': {
    bias: -27.15,
    own: 0.00,
    from: -0.72,
    steps:
      '!""""""%"""""#""""$#"""%##""""&"$#"#"(#""""""""&#"$""#"#"""&"%"#""##$"#"$*""""#"$#"""*$""#"#""$#$$")""""""#"""")$$#""""$##$(',
    weights:
      'TNOROOOORQVUQLQMORORJSQNOQRMNNQROONOOOOLUNOLOOLSTUMTORONOTKOMQQNNOQQOOOOOONKTQQQROSTOOQOOOTSOUQNNOQQOOONONQOQNSONQNOSNRQROOO',
  },
  'cssrs.q5': {
    bias: -6.54,
    own: 0.00,
    from: 0.43,
    steps:
      '!"""#"%#""$##""#""""$"""""""#%##$%("#"$"""%#""$""#""""""(#""""#(#$%+"""$"###&"$$"""""%,""###"""##"##"##%("""&$#$#',
    weights:
      'ROOQONOSTUMOQOOMRLRQQOQNQQSLOOQQONNQMSOONNOTSUNRRONOONTLNORQRNOQQONMMRRROQOSOQOROOOOSSOOQOQQNOOOOOOOSOQOQOOUROQNO',
  },
  'cssrs.q6': {
    bias: -23.51,
    own: 0.00,
    from: 0.30,
    steps:
      '!""%"#""#""#""#$""""""##"&""#"##""""#%"##"""##""""#"""#""""#""###""#""#"(#$#"%#)"""""""""#"%#"#"#"""""##$####"#"""&#$"#$##"#"""""$""&#"%#"#',
    weights:
      'RMSMOOO_RSQOTOROQRJSQRMQMONQONROOOONRNOOOMQNMQJNORYQQSQNTOOOONROSQNONONRKQONNQNJTQQOMROSQQROQROSQQORORQSROOOOQMQQOQQROLRMOQXTRNQOQOSQQQOONN',
  },
  'level.low': {
    bias: 21.97,
    own: 0.00,
    from: -0.31,
    steps:
      '!"""#"""$"#"$""""$"$""""""%""(#$"#"$"""$""""#"""$""""""""#"""#""%""("#"&$#""$"""%##""""""$#"""$"""$$"$%&"##$##"#"$"#"#""#""#"""""#"#"#%"""$"""',
    weights:
      'YMQNOHLLTRRRRRQSRTRQQOSNRQQOJOQMOQQRRQMRXKMMLCKLSSSSQQOSQRSQQRNNROQONOOQNQSSRRQNNSORUORQRQSMRSRQOQROQQQQRLTQOQQQRRNOQSQQRSRRQOSQQOQRRRNRRRRMQO',
  },
  'level.moderate': {
    bias: 29.29,
    own: 0.00,
    from: -0.74,
    steps:
      '!"#$"""$"""#"""""%"#%"$""#$""""#""""""$""""$""""""""""""""""#"#""#"""$""%#"""$"$""""""""#""""#""""#"%"#""#"%&"$""$""$"##""#"%&#""##""#""""#""&##%"""#"""',
    weights:
      'YNNIMMNRSRRQQRRSRRNRLQRRONQRQQORNNNQQQRRQNR[LMJNNFMMLQQRTTQORRSSQMTNNONMQONMORROTMOORQUORSQNRQNQTOQQQQRQQSTRRRROQQRQQOSNRUOQQQROQSQSQQRQOQOTONRSMQQQQQOS',
  },
  'level.high': {
    bias: 22.95,
    own: 0.00,
    from: -1.51,
    steps:
      '!"#$"#$"""#""#""""#&"##""""#"""""$"""""$$$""#$"""#"""""$"""#""""##"#"""$"#""##"%##""""$"$""#%"##"$"""#""""#"#""##"""#"$#""#""""$"#"$"""%##""$###""""#',
    weights:
      'VNOLNNQUTTOOMSRONOLOLOQQLOMNSORQOONNOOORNMZNKINONSRWSSTNQUUMNSMMOOMOQQQMOROTOROQRRQQOOLRQOKQSNOSWOQORMRQSNOSORNRQONOOSNQONQRONRMQRQSQOQRQRSRRRQOOOSOO',
  },
};
