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
export const SPREADS: readonly number[] = [1.33, 1.38, 1.2, 0.94, 1.43, 1, 2.01, 1.57, 2.23, 1.58, 0.57, 1.69, 1.11, 1.12, 1.16, 1.09, 1.49, 1.25, 1.21, 1.46, 1.26, 2.06, 1.35, 1.12, 1.5, 1.77, 1.74, 2.25, 2.14, 2.55, 2.58, 1.57, 2.41, 1.63, 0.66, 0.83, 0.67, 1.02, 1.26, 0.71, 0.45, 1.96, 1.36, 1.2, 1.06, 0.86, 0.84, 1.13, 0.49, 0.45, 0.7, 0.72, 1.07, 1.43, 0.66, 1.34, 0.55, 1.18, 0.94, 0.96, 0.68, 0.46, 1.19, 0.8, 0.17, 1.14, 0.7, 0.24, 0.34, 0.45, 0.11, 0.09, 0.47, 0.12, 0.13, 0.2, 0.03, 0.18, 0.12, 0.17, 0.13, 0.15, 0.17, 0.13, 0.19, 0.24, 0.25, 0.21, 0.23, 0.09, 0.16, 0.22, 0.2, 0.28, 0.23, 0.22, 0.22, 0.16, 0.16, 0.19, 0.04, 0.05, 0.04, 0.07, 0.08, 0.09, 0.04, 0.19, 0.16, 0.2, 0.11, 0.13, 0.07, 0.08, 0.04, 0.03, 0.06, 0.05, 0.11, 0.1, 0.04, 0.13, 0.04, 0.11, 0.06, 0.12, 0.07, 0.03, 0.14, 0.06, 0.01, 0.18, 2.85, 2.93, 3.92, 3.31, 1.66, 2.7, 0.17, 0.1, 0.15, 0.14, 0.11, 0.17, 0.52, 0.1, 0.12, 0.12, 0.23, 0.16, 0.26, 0.18, 0.08, 0.3, 0.11, 0.12, 0.13, 0.11, 0.11, 0.16, 0.27, 0.52, 0.12, 0.14, 0.19, 0.28, 0.17, 0.28, 0.09, 0.13, 0.26, 0.12, 0.17, 0.27, 0.45, 0.56, 0.18, 0.16, 0.62, 0.28, 0.27, 0.24, 0.19, 0.12, 0.09, 0.21, 0.12, 0.39, 0.1, 0.15, 0.15, 0.17, 0.15, 0.14, 0.1, 0.3, 0.15, 0.12, 0.28, 0.09, 0.34, 0.42, 0.09, 0.26, 0.52, 0.19, 0.41, 0.07, 0.23, 0.15, 0.18, 0.31, 0.09, 0.18, 0.14, 0.09, 0.12, 0.17, 0.14, 0.09, 0.3, 0.18, 0.26, 0.24, 0.16, 0.24, 0.19, 0.17, 0.52, 0.25, 0.08, 0.25, 0.17, 0.42, 0.08];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 8.76,
    own: 3.21,
    from: -0.96,
    steps:
      '!"$&"""#"$%%"."#""(#"##"%"##"#$#"""%"$#%""$#("""""#%$#$%"#%#"##"$##$$$$""##"%""##"#""#""##"#$*)%)#$$',
    weights:
      'OOQRROOOOOROQNOORTROOOQQQQQOOQOSQNOQQRSOSQQQNOONRROROQQQQQQOROOOONSROQOOOOQOMVNOSOOOQOQQQQOVROOOOQQQ',
  },
  'affect.full_range': {
    bias: -14.23,
    own: 3.42,
    from: -1.04,
    steps:
      '!"##"""%$%""##"(""%$&%"&$#&""#""""%"""#"$"$""""$"%""""%"%&"$##$#$"""#)"*""$""#""$""""#&"$$%""##"#""##""#"""#""""#%""$',
    weights:
      'LRRQTRSNONOOOONNROOSOOOQOOKRSQQTRSONNOROONQNQQOOQNORORNOONQNOOQOONOONONOOOOQMOOOQOOQORRONOONNONOOOOQQROOOOONOMOOQOOOO',
  },
  'affect.tearful': {
    bias: -14.69,
    own: 0.66,
    from: -0.40,
    steps:
      '!""%)&("1%"(##$$$""#%"",)#""+"$"*%%"%"""##"####-$"#%)"%"#".(%+"&&""(',
    weights:
      'RNQNQOQQQQQQOMQOOSQQNQQNRQOOOQQOQNOOORRQQQOOOYROOYQQOQQQOQNOQOOROQOO',
  },
  'appearance.signs_of_intoxication': {
    bias: -2.21,
    own: 4.43,
    from: -2.61,
    steps:
      '4"7"#*.$-<%G$$-,+(%*$$(#)+&',
    weights:
      'RQOOOOOQQQOOSQOSQRQRQOQQUOQ',
  },
  'appearance.tired_appearing': {
    bias: -18.94,
    own: 3.30,
    from: -1.60,
    steps:
      '"$&"""%#((($$#"."#$#"&"%#"((&%#%"$"(%"*0$""."$()""#0##&"%1"&',
    weights:
      'QOQOOQOROOOOQQQOOOQOQOQOQQQQOQOQRQQOOOOOOSROOQRQQQRQRQOOOQOQ',
  },
  'appearance.underweight': {
    bias: 4.79,
    own: 1.73,
    from: -1.03,
    steps:
      '!#$#%"($""#&$&%&("("%""%""/"""$#&&".#)"%("#($+"%)$*$"$&"#%#"(###$##"$"$',
    weights:
      'ROOOOQQUOQQOORQQQOQQOROOOOOWOROOOROOQRQOOQOQSOOQQOOQOOQRSQSOOQRQSOOOOTO',
  },
  'appearance.visible_injuries': {
    bias: -9.71,
    own: 3.52,
    from: -2.04,
    steps:
      '!&"""""%#%###"#"&"$$#+"#""#$#""#$"""#$&$#"""")""""#"#"""###"#""#"&#"$$$#"#"$(#"###$%##"$(#"#####"&&)##"&"',
    weights:
      'RROOOOQOQQSRQRQQOOOOSONQOROOQTOONOONOOQUSQRROOOOOOOOQOQQOQOOQOQOQRQQQQQOQOQQOQOOQRRNQSRQROOOOROSOTOQOOORO',
  },
  'appearance.well_groomed': {
    bias: -12.02,
    own: 3.86,
    from: -1.18,
    steps:
      '!"""#$&#""$&"###$%$"")"$"#""$#"""&"&#%""%"###("#"%&""#$&##"$"#""#%$##"#$"#"""("####""""$"&"%""$""##+()"',
    weights:
      'NQOQOQRMQNMONQROQOONONSOQOOQOQOQSQQQMQNOOOQQOQOQNONRQNOOQQNONOQOOOROOROORQNOROOOROORQQOOONOOOOQORROOOOO',
  },
  'attention.distractible': {
    bias: 7.87,
    own: 2.87,
    from: -1.22,
    steps:
      '!#$"$###"##""$($##"""#"%#""#"#"(##"#""#%##""##""-#$#"%#""#"$%#"&*##"#"$$"""$")#""%""&"#"#"""#%##%$%"#"#"$"###',
    weights:
      'OORROQOQNQOSQNQQNQQQSONQQVOQQOOONOOSRQNOQQQOQOQNNRSNOQQWOQROOOORNOOOOQSOSQNOOSOOSOOROROOOOUOOOOOOOSOOROOROOOO',
  },
  'attention.hypervigilant': {
    bias: -8.83,
    own: 1.92,
    from: -0.37,
    steps:
      '!"$"""%"#$$""#$#""#$$$#""%""#%"%"#"$#"###"*%"#&#$"###%%$""$""""#"$$#"$"""$$#"#""#$&#$""%#"#""#"%#)"#"#&$$"""#$',
    weights:
      'QNQSOOOORQQOTOQQQOQOOORNOTOOOWQOOROQNOOOOQTQQQQONONQOSOOVQOOOQQQRQQOOQNQSROQQOOONQRONQQOOQOORQOSTONOQOOOROQOQO',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 14.72,
    own: 0.79,
    from: -1.93,
    steps:
      '!%#("#"0"(%#&"$##"#)#"$%#"#"%&+$"#"#-"""##)%#+")""";"""&)"#*-)%',
    weights:
      'QQOOOQRQQQOOQOORQSTQONOQOORTQOOQQQOOQSQSROOQOOOQOTQOORROOOOOOQO',
  },
  'behavior.tearful': {
    bias: 3.48,
    own: 1.94,
    from: -0.41,
    steps:
      '"#"##"+"#")%&"$#"(%#%%"%#"""$&"###"#(&""#$2"$"(####"#)##"#"+#%")%$""%#$"&)#&""&',
    weights:
      'OOQNQQOOQQOQNQQQQRNOOSQQOQQQQQOQQORQRNROQQOQSRMONWRQOOOOWQOOSRQQNOOOOOQQOOQOOOO',
  },
  'eye_contact.good': {
    bias: -18.73,
    own: 2.71,
    from: -2.31,
    steps:
      '!%%2="*"$###-%""&"41%"9(%*3(#$(&"%',
    weights:
      'OQQQOQOOOOQQOQOQOQOOOOQQUOQOQOQQQQ',
  },
  'insight.absent': {
    bias: -7.46,
    own: 0.92,
    from: -1.62,
    steps:
      '!##"""""###$#"&""%"$""##"""##""""#%"""""""#""""""""%"$"##$""""$%"#"""""#####%""""""#""#"#$#$""""#"&#""""%#"#"%#""""*"#"#&"$"""#"$"""(#',
    weights:
      'QOOOMQNNOOSNQRNQNONOQSQMNQNOQQNRQSUUQOOOLQONONMQNORQRLMVQOONNOMRSQOLNOMNQNQQTRQOOONNOONRNQNOQOQOQORONOOQQOOOTOOONONOOOOQNNONQOROSOOSRS',
  },
  'insight.good': {
    bias: -21.51,
    own: 1.11,
    from: -0.29,
    steps:
      '!"##""""$"##""")%#""#""""$"#"%"%"####"""""""""#""""#""#""#"""$###"""""$"$$"""##""""#"""""#""#"#""###$""""$"""$""##$$###"*""##$"%#"$$""#""""#"$"',
    weights:
      'LQRQRQRSNOLQRNNQQWNLOOQMTOOOQMMRRNRQLQSTRQVORROMNOMRQQOOOQNTSQUNNMQOTQNOQONONQONOQOOSOQQRNOONNOROMQSOORNNMSONMMOSSQOONMQOQQRONRQOMOOMNOOSQNONOO',
  },
  'judgment.good': {
    bias: -18.36,
    own: 0.00,
    from: -0.69,
    steps:
      '!$"#("#%"#%""%""#"%"#"#"##"""#$#""#""""#("""$"""%""""$"$"#""#"#"&""""%#"$#####$""""#"$##$"#"""""##"&&%"$""#"%"#"""&"%#""#"""#"#',
    weights:
      'NQRQOONOOQOTQOTOOORQOONQNNNOORORNQNRRTRTNNONQQOOQNRQOOSNNSQRRQOONOONONQOSOQMOOOQNSOSOOOOQONOOOONNOQMNNQROOOQOOOQRONOOOOOOQOMOOO',
  },
  'judgment.grossly_impaired': {
    bias: 8.01,
    own: 0.00,
    from: -1.51,
    steps:
      '##%"(%###)"&""""$"*"$""""$"#""""#"%(""#(%$##"""%(&"""(%"#"*%"#""##"#"""$##*#)#"&###$"#$""""""&"""',
    weights:
      'OOOORNRRQONROQOOOOQROQSQOOQOOOONOOQMNTQONQRQOOOOOORRRNOROOQOQOOQROOOQOOROOQOQOOQQOOROOORQRQNQQQOQ',
  },
  'memory.recent_impaired': {
    bias: 5.19,
    own: -0.66,
    from: -1.39,
    steps:
      '""&"#%$""""""""#&($""#("""+#"$)%#$##%%""&#$*"""$%#$%""%#,"#""#$"&##"$("+""#%+$"%"+',
    weights:
      'QOQQRORQOOOQRQQNOOQOOQOYVROOOOQOOOOROOOOOQOOWTQOOOMOOSRORROOOOQOQROOQRUOOOQQQQOQOQ',
  },
  'mood.anxious': {
    bias: -0.62,
    own: 2.41,
    from: -0.44,
    steps:
      '!""&#$#%"#"$""#"$%#$""#"$"""%&#"$&##"#####$""""""#""##$""$"##"%&)$""#"$#"""#"#####"*#""""$"$"#"#$##"&%"$""#$"%%#"#',
    weights:
      'NQOOSMNOONQROQQOSONMRSOOSQNNQTORNNVONOQORQRNRQOORQQQONNRQOOSONQRQSRNOORNRQOUQORQMONNKOONRNOONRQRSOQQOOQMOLOQORQQRQ',
  },
  'mood.depressed': {
    bias: -1.34,
    own: 1.12,
    from: -0.64,
    steps:
      '!"&("$"""#%#""$%%""#""##""$#)""#$"$#""$"""#""""#"$"%$#"#""$$$#$""#""#$$""##&#$""#""#""#"""$#""""#(""$"""*#""""#""""""""&#"%#',
    weights:
      'VOMRQOORRRTNOQTTOLXNQRNOQMOOORROQMNQSRNOSSQOONTMQOSSQMTNOQONOOQQOORNRSTOLSQRNOQNMSRQUNOQNOKOQLMRNOONOROQQUMOOOOROQOOQQTONQNO',
  },
  'mood.elevated': {
    bias: -4.57,
    own: 0.88,
    from: -1.60,
    steps:
      '!"$$"&"")$$"#""#$#+(("#"""$$"&"""##"$"("$&&"$#*#$"#"#""##"0$/$)5$)##"%',
    weights:
      'OOOQOOQQQOQQOOOQQSSQROONOOOQOOQQOOOOOOOOQROOROQQOOQROOQOQQQSOSQQRRQSTR',
  },
  'mood.euthymic': {
    bias: -41.47,
    own: 0.92,
    from: -0.77,
    steps:
      '!"#"#"&"""#""""$"""#$#"$$""""#"""#"&""#"#""""#""""$"""#$""###""##"""###"$""""""""$""$$""$#"##$"""$"#&""""#(""""#"#&""#"#"""#""$"""$"$"""#""%"""""""""',
    weights:
      'JSRQUQOMNOOQNNOONOQNNONNVNOMOOQNNSSONMQONJSTRQVRQNNKNNNNNNOOOORNONOOQUONOQONQSQOOOMMNQOMONONKNTONONRLSOQOOOHNOOOMNQQMOMOMOQOOONONRQONQOOONNQQONMNOOOO',
  },
  'mood.fearful': {
    bias: 9.66,
    own: 1.43,
    from: -0.33,
    steps:
      '!"$""""$"$"""##$#"#&%#"""#"$""%#")""#""#"#"##"$#&"#("#$""#"$&$"##)""""""(#$$$$""%&""$""""$#"$$%"#%"#&")##%"$',
    weights:
      'QMRRNOOOOOQQNQTQRQOQOONQUNNQQOQSSRNNSQOOROOORQRUQRNNOOOQSNNSQRQQQOOQROQNNTVOQONOQNQONQQOOOSQQNSOOOOOOOOOOQQO',
  },
  'mood.guilty': {
    bias: -16.56,
    own: 2.10,
    from: -0.36,
    steps:
      '!""#"""$"&&%##$)"""$"""###"#"""$#""$#"$#""""#$$"""#$(#"$"""#"##""""#"""##"$"####"$"&%"""#"#"""#"####""#""###""%###"""#$"&%"#""""',
    weights:
      'RRNNQOOONOQTOQRQQMQRQOONNONOSOTQRROOLNOQQOOORROQOOQQORLNRQOONOONOOSROQQRQQQRQOSOQNOOOSOQROOQOQOOOMQROOONOOOROROOQROOONOOQOOQQNQR',
  },
  'mood.hopeless': {
    bias: -0.07,
    own: -0.31,
    from: -1.92,
    steps:
      '!$$###""#""#"$#"""$"$#"#"#"""""#""$""#&""&#%""#"""""$$"&$#"$$""""#""#""$(""$$""&"&$#""$#0#"%"$$"""#$"#"%"$""%""#&"##',
    weights:
      'TQLNORTSOOROQNQMQQQNQROOQOQRROQOOOONOQOSONNRSQONSROQMNONQQNQQRROQONOOOOSMRQQROOOQOROOOQSOSOOOOOOOSOROONRQTOQQROSOOMR',
  },
  'orientation.disoriented_time': {
    bias: 7.29,
    own: 1.17,
    from: -1.41,
    steps:
      ',%#"#"$%(&"$"$#$"""##")$$%#"("$%(&""%##$"""#""""$$"$""%#"+"##""%&#"##"$"#""*%##"#+%##"(',
    weights:
      'QOQQOORNOOOOONOOWWTQORONOQQONORNNNOQONOOUVSQOOQOOMNOOSSOQRQOOOOOQQOOQQOOORRNSOUOOQOOOOQ',
  },
  'perception.auditory_hallucinations': {
    bias: -6.23,
    own: 0.23,
    from: -1.76,
    steps:
      '!###&""#""$)#""$&""##""#""""#"""""$#"""%%#"#"""""$#"$"%&""#"""$$$##"#"#"###%"""$""*"""&#&""#"%"""#"&#$#$)"#&""###',
    weights:
      'QQQMQOOQTOQQLQQOOOMNOOOOQOOQRQSORQOOQOMNQNNQVOONQQOQQQONOOOONOOOUTTROOOQKQQOOOQONOOUQOQOOOOOOORONVSOOONNOQOOQONSQ',
  },
  'perception.command_hallucinations': {
    bias: 1.14,
    own: 0.57,
    from: -1.96,
    steps:
      '!%""($"$+"""$$%#"""*#"##%""""$("#""#"&#"#%$""##"""*"##""("#+%*"""/&&##"((".-+',
    weights:
      'QQQNORSOOOQQOQOOOOOQQSROOQOOMOOORVOOQOONOOQQOOOOOOQTUQQOOOQQOQOVROOQORROOOONO',
  },
  'perception.flashbacks': {
    bias: -4.41,
    own: 1.37,
    from: -1.31,
    steps:
      '"$"#""$#%"#")"$"&""#"####%#&$"#""""""$###"#""$)"%""(%#&"&""$"$%*$"#%&$&#-&$%#)##4""',
    weights:
      'OQROROOQQQORQQQOOOQQQOQROQ[OQOOQQOOQOOQORROQQQQOONOOROOYOOOSQQQSVOROOOSOQRORTOQQOOO',
  },
  'perception.no_abnormality': {
    bias: 3.38,
    own: 0.00,
    from: 1.32,
    steps:
      '!$"#"""#"$"$#""###"#)""%"%$#"#%"$"#$"""###"%##""$"#"#""""#""($$"#""$""""""$""$"(#"""%""""""#""""#&#""""$"""""""""###"##"""#"""$$""$")',
    weights:
      'MRQTRRSOQLNOOQOOQXXORQSQONQLOLQNNQSRSSQNQNNQOORQSVOQQQOMRSOQQQKOMNOLQQRORXQONOQOOLQNNNQQORQOQMOQQROOORQNOLMNQSQONNONQNONRRRONNSOQOOMR',
  },
  'psychomotor.agitated': {
    bias: -10.80,
    own: -0.34,
    from: -1.02,
    steps:
      '"#+$$%"#""%#"%#""%#""#$$#""$#$""("##""#""#"""$#"&"""$"$$(""""$"#%###*#%"""$"%)""""$#)",*"""#&"%',
    weights:
      'NOOROQONQQOOOQQNNOOQQOQNOQOOOOOOOOSQNNOQONQOOOOOOQNNOOQOORORONQQQOQOOOOOXOOOQQOOOOQOQRQQSOQRRQO',
  },
  'psychomotor.fidgeting': {
    bias: 6.59,
    own: 2.68,
    from: -1.45,
    steps:
      '!#"#"&"""#%"$"%##"$"$#$""""""")$#"""""""&#$*"+$"%##"#"""%"($###(%$$"#"#""#"#%"#&$&%%$)$$%""$"&"#"#',
    weights:
      'NOOQSONOOOOQQOOQQSOOQSOQOOOUOOQQONQOOOQQOOOROQNONOOSOOUOROQOOQQOOOQSQOQNNOOQOSSOTOQTOQQNOOQOOQQQRS',
  },
  'psychomotor.tremor': {
    bias: -15.39,
    own: 3.40,
    from: -1.93,
    steps:
      '")"$"%"#%#&%&#"#%"%$%#$$"-"$"#""%$%&$)$"+#&#$$$"$($"+"#"%$##&#"$##$"""%"#+"&"#"',
    weights:
      'QOOOOORONQONOOOOOOOQQONQQOOONQQOQOOOOOQOOQONQNQOOQQNOQOOOQOOQRQQSSQOOQNOOQQOQOR',
  },
  'risk.access_to_lethal_means': {
    bias: -21.86,
    own: 1.16,
    from: -1.12,
    steps:
      '!"""""""""#""""""##""#"""%"*"$%$"""#"""#$""""#""""$""#""$"$"""$"""$$"%%#"""#"%"#"""%"%"#$#(""("#$$$#""#$"#"""$""#&&"$"""#"$"#"&',
    weights:
      'URQQOOLOOOORRQTOOONQONVOOQNMQRQNNONQOROONVNNMNJOOOTTRQNRLQOUOMOQOOQOLSQQNOOQRNOORNRSOMQOQOROOOSMNQOOOQOOOQONQONQOROQRRQQOQORQOR',
  },
  'risk.active_si': {
    bias: -28.26,
    own: 1.00,
    from: -1.59,
    steps:
      '!"$"""""$"""#""##$""%"%%###"%$)$""#"#""#""""$""%""#""##""#""""#%&(#""#""""#"$"""""#&##""#"""#$###""""#$#"$#""$##"#"""#""#"""$""""$#""""#',
    weights:
      'UOOOMNOQSQSQNUSROQJQQMQMNSSOOONOUNMNKOOQRSQQMVTONOMOQOOOQQNONNORNOQOOOQISQQSQONTSONOOORNNSRQRONOOQNNNRQNNQONOROQQOQRQQOMORMSQQROONRQOSMQ',
  },
  'risk.denies_si_hi': {
    bias: -7.53,
    own: 0.00,
    from: 1.28,
    steps:
      '!"""#"""#"""""#""""%""""#""#&""$#"&"""$""""""""""""""""#"""##"$$"""##"%#""##%"#"#"$""""#""""""#""%##&#"#%##",""##"#"""&#$"""""""""""""#"($"""##"',
    weights:
      'GSNTRUQRQLNNOONNNONJOUUOQLROQTOOQQOOOOONOROQNHVSVQRZRRSOMMNOOOONOUUQMROQQSQOQORNONOLOROOTROQQLQNOOOOOQQNOOOORQNOOOOOONQONOOQNNMQNOQMOOQQQQONNORO',
  },
  'risk.grave_disability': {
    bias: -2.41,
    own: 2.46,
    from: -1.90,
    steps:
      '!&#$"*###"%#"#"###&%$""%"""#"#"#""$")"""##""#"$&#""%&*""%"$#"$%"#"""-"*""#&"#""$(""%#"#"%%%##"%',
    weights:
      'QOOOOOVTROOONQOROOQOQQQTQOONROOONNOOOMOYTRNOOOOQOOOQOQSQMOONSORROTOOOQQOOQOOOQQOTOQOQOQOOOSNOOS',
  },
  'risk.homicidal_ideation': {
    bias: 6.84,
    own: -0.97,
    from: -1.83,
    steps:
      '!#%$(#"""&"""(#&""#"$"""&""%#"#"#"#"$#"""""""%""""*"$""""$"(""""$"$"+"""""$("""""##$&#%$#""""&"%""#"""#"$"""*("#',
    weights:
      'RQLOTQNOSOQSKOQNONOORQOOQOQQNSQOOMOOQOTRRNNSNORQMQQONNOONQQRQROQOQRMSQOOQRQQOOQQOQOOVONQONOQOQOOQQOVNOOORQOSVNRR',
  },
  'risk.passive_si': {
    bias: 6.34,
    own: 0.22,
    from: -1.13,
    steps:
      '!"#$#)"$%##"%"#"#""""""%"$$"%""$""""#""""""$""##"$"""""$"#"#$"""#$"###""#&"#$"%"$"%#$"#$"(%""$#""""""%""###"#"#"""""##""""#%""$#"""',
    weights:
      'TNJNOOORQ^NOTRQQNQONSQOOOOOSRQOSQMNQNNONOQOONOROSOWOMQRSQRQOQSROONQOOQQQSOOQSQNOOSNQOOSQRQONRLRQNNRQQQRQROQRNNSQSNOOQQNNOOQQOQSQQON',
  },
  'risk.past_attempt': {
    bias: 0.78,
    own: 2.66,
    from: -1.28,
    steps:
      '"""$&"($""#"""#""#"#$"%##""$"#$###""%"%$"#"#$)#"#$"#$"&""#%#%"""#"""#"#"&#"#$"""%%%""&"$$""#"""""$"$"""""&"#"%#(#""',
    weights:
      'OSNM^QSRONRRNSQOLROONNNOOOOOQOOOQQNQMNYONOSONQNQOOQQOOONOOQNRONRQOKQSQROOQQSNOQOQQOONNQQOQQQQQOQNTOOQQUSQQONQOQQOQO',
  },
  'risk.protective_factors_present': {
    bias: -9.26,
    own: 1.04,
    from: -0.04,
    steps:
      '!""###$####$#"""##""$#$"""$&"$#$""#%$"#"$"#""$"$###""&####"$"""+$#""""$$"%#$$#"""#$##"""""#"##""%"##%#"#"""(#"#"""#"#"""""#"""',
    weights:
      'ROQQOQUONQQQQURQQNSQQNORQONNOQRQOQWQORNOLMOOQNQQQRORTONQQOOROOQOVQQONROOQOQSQQQOQNNONONRMRRMQNQORQRONNOMOQSRQNONNOOONOOMQMSMQO',
  },
  'risk.recent_attempt': {
    bias: -20.14,
    own: -1.16,
    from: -0.90,
    steps:
      '!""&"$""%"&"""""%+#"$#$"$%"$"""""#"""#""""#""""%$$#)##"#$$")"$"""##$#""(#""#""""""""""##"$####"""&"""""%"$###%""$""#$%#',
    weights:
      'QOQOOSOTORQOQQMRMLOORNNOOOONOTNSLQNOORXOTQROTOQNMQNRMOOQNOOOOOOMQQMQORRTONOOTOQORQTOSQROSNOOROOOOOOQOOOQQOSQSONROQROOON',
  },
  'risk.self_harm': {
    bias: -9.60,
    own: 1.14,
    from: -1.48,
    steps:
      '!###&&"""$#""#"#$%$"&#("##"$#(#""%"%"""#"#""*%"#"""#("$"$""$#%"$"#"#%$"$"#%&)"#$#"$(#"$"$"%#$"%""#"#"#',
    weights:
      'RQOORQOQROWQQOQNQOONQNRRONOOROOOQOOROOOXRROQONOOOQQOQROOQOOQNOQQTOORNQQQQOQQQOQORSOONRRSTNOQOOOOOTRSOR',
  },
  'risk.si_with_intent': {
    bias: -7.20,
    own: 1.15,
    from: -1.78,
    steps:
      '!"""#"#""""""$#&"""""%#$"#"%""%%($""##"%""""$"##""#"(##$"%#"%%%&"""$$#""#%$$"""""#""$"""#"#"*"$""""#"(%$#""""$#"+"',
    weights:
      'RNOQNNOQOQRTTMNONRKRQMORNMOQROONOMTOMOMQSSUTNSOOONSKMOQOOOQOOOQNKTRQRORTQROQOOONTROTQOORMOOQONONOQONSOOQNOTORQROON',
  },
  'risk.si_with_plan': {
    bias: 5.15,
    own: -0.36,
    from: -1.32,
    steps:
      '""$""$#"""#""$$"""%"#"#"""(&%($""#"""(""#"""##"""""&"""#"""$#"&&*"""$$###%#"$"""""###""""##"$#%""""""#"""##"#""$""""""%"#""$##"#',
    weights:
      'NONMOOSTUQNQOOORLQQOOQRMQNSOOONTONOOMUTUQOSQOOOORLOOOOQQNQOQQRNQNLSQQROSQQOOQOOQNSQSQROOQOOOOQOOOOQOOOQNQOQQOOQQRRMOTOQOOOQNOOOQ',
  },
  'risk.violence_risk': {
    bias: 0.61,
    own: 0.50,
    from: -1.46,
    steps:
      '!""""#""#$"""""""$"""""%($"""&#"$##$""#$#"#"&"""""""##"#&)"""#####""""#$""""""%#""#"##%#""""""""""$$""##""$"%"&"""&""""#%#"#%""#"$"##',
    weights:
      'QOQNRLOOQOOTRSNOTOONQRLOQNNNQROORRQOROROOLOOOURTNNSNOMSNNQMNMOORORQSQRRNQOOQMQQOOTNNUOQOQMORRNOQOOOOQTNOOORQQOQOOOOQQOOOTNTOORQQOORQO',
  },
  'speech.latency_increased': {
    bias: -14.52,
    own: 2.35,
    from: -0.64,
    steps:
      '!$#"-%$"#&"$$#"#""$$#(%""#$""($"##$$"&"##$$""$$#$$%#")"#"""#/""#"$"$##""#(&#"$%"(%#$##"$"',
    weights:
      'SQNOOROROQNQONROQQNOQROORNNNOQQOOVONOOORQNOQQOOQQQONQROOQOOOQQOROQOOQROOQOOROOSONTQQSOQSO',
  },
  'speech.pressured': {
    bias: -0.16,
    own: 2.18,
    from: -1.59,
    steps:
      '!"$"#"(")"#$"#""#$""##"$"&""""$""#"""#"#"$#""$%"#$$""#"##$#"#""%##"#%#"#""%"%,#"&")$$*"&#,(""$"%*',
    weights:
      'OOOOQOQQROOQQOOOQSOTOOOOROQOOOQOOONOOOOQOOORRNQOOQOOOQORROOOOQQOOOQROQROOQQQQROSOROUOOOQOQQQOQQVO',
  },
  'thought_content.grandiose_delusions': {
    bias: -3.45,
    own: 1.96,
    from: -2.42,
    steps:
      '%$"))$%##&#&%(#%##""$"$&""$)#%#&#&"#&*%$##&/"$(,$%&%"*#"*%"%"("%',
    weights:
      'OQOQROQONSROQROROOOOOOOOQQOOOOOQQOOOOROSOQRQRRRTOOOQOQOQORRROQOQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 1.15,
    own: -1.11,
    from: -1.84,
    steps:
      '!#%$"&#""""%"""()""#"$"""&(#"%""$"#$""""""%"#"*"$""""$"(##$"$"+"""""+"""""%$&#"$&"")"%""#"""#"$"""*("#',
    weights:
      'QQLOOTQNOSOOQRKONONOORQOOQQOSONMOOQTQQNMSOOSMQQOONOOOQQRRQOQRMTQOOQSQNOQQOOOVOOOOOOROOQQOVNOOOQQOSVNRR',
  },
  'thought_content.hopelessness_themes': {
    bias: 3.55,
    own: -0.57,
    from: -1.87,
    steps:
      '!(#%""""##"$#"&"$#"#"#""-*"""$"#%""#""""##$"%"$#"$$""&&#"(""#"$#"%"*#"&"$#"$"#""#""%"$$""&"$$"$"""&"##"$""#',
    weights:
      'SNNRSRQOROQMRNRNQQOOQORSNNROOONNQSROOTROOMNNQNQQOQRRQOOOQNQQQRROOOQQOOOSOOQOQQOOTOQOOOOOSQOOOROSORROTQQOONQ',
  },
  'thought_content.obsessions': {
    bias: 6.15,
    own: 1.77,
    from: -1.31,
    steps:
      '!""$"#"#)#-*#$%"#*$$$$"#"#$###"$%&((#%*$%%*""$%#((#($+#(/,)##"#',
    weights:
      'OOOQQOVOOQQOQQQOOOVQOQOOYOOQOSQQQQOROOOWQQQOVROOQROOQOQQQQSSOOO',
  },
  'thought_content.other_delusions': {
    bias: 11.67,
    own: -1.19,
    from: -1.77,
    steps:
      '!%""$($"##""%*""#""##%""%"""#"#"$"""*%"""#""$""&$$""$"-""&#")%".&$.&#"#&"%#"""$$"*%$"$%',
    weights:
      'QOQOOQONRQOQOQRQOOOOOOORQQQVOONQNOQOQOMOTQOQOOOQQOOOQOQRUOOOQOONOOOQNNQOROQOQQOOOQQQTRO',
  },
  'thought_content.passive_death_wish': {
    bias: 1.17,
    own: 0.09,
    from: -1.37,
    steps:
      '!"#"""#"%"""#"####"%"#""""#""""%"#$"%&"""$""""""$"""""""$"""#$$$$"%$"#%"#"&""%"%%"%%""#"#"##$$""$#""#"%#$#$#"#"""$"#""""#"$"%#"""',
    weights:
      'UMLQOOOQQQONORQQ]NOSQRQOOROSQOQOONORRRQMNNOONOQONNOORQOQNWNNQRSOQSONQOQQOSQNORQNOQOOOOROQROQOOMQMRQOQQQQQOSNNTQSNOQQOMOORQQOTQQON',
  },
  'thought_content.persecutory_delusions': {
    bias: 10.71,
    own: 0.53,
    from: -1.39,
    steps:
      '!"#"""""#$#"$"$##"""$&#""""""""#%"""""$%#""""""###""##%""#&$##"""""""$&""""#"&""$#$""#"#%##"""%&&#%#"#")%%#""$"""""###"#""$"',
    weights:
      'QOOROMOOQOQRORQORNNQORONOMQONNQQQRQQNVOQNNRONOORQQRSORQOQOOQQQNNNONNNQSQROUOONMQQOOMNROOQOOSQMOROOOOONTOOQOOOOORONQOOOMOTOOS',
  },
  'thought_content.ruminations': {
    bias: -20.04,
    own: 1.57,
    from: -0.85,
    steps:
      '!%"""%""$)#""&"""&""$(""#"%$"""""&"%$"#"$""#%$"$$""""""&""""%"$"""&"##""$#)""$"$*""$#"""(#*"###""""&#"#"#""$"#$',
    weights:
      'QOOQONQOOOQQQQQQOSOSROOOOOQSNSQONOOQQOQQONNQOQQQROQQQROONOOONQTNRRQOQROSQQOQNRORQSQOSOOOQQOOORSOOOQOOQQOOOMRRQR',
  },
  'thought_content.suicidal_thoughts': {
    bias: -19.38,
    own: 0.77,
    from: -1.74,
    steps:
      '!"##"""%"""""""####&"(####&""$"$"$""#"#""#""""$""$"""#""#""""$""""""$&"&$""#""""""&""$&#"$#""#"#"##""""""#$#""#$"$%"""""""$#"""%"""#""""#"#',
    weights:
      'UOONNOOTSRQOOUSQOOJRNONOSROOOOOOONUNMOLOOQRUSRNUTOONOMOQOQOOQNONNQOQQOOONOORISQOQTNTSOONONNSROQOOOOQOQONNRQOOOQOORRROOQQQONOQNRQQOOOOQQQSMR',
  },
  'thought_process.flight_of_ideas': {
    bias: -6.42,
    own: 0.00,
    from: -1.91,
    steps:
      '!"$$")&#$$"#""#$#&$"("#$""#"""##""&""$"%##%""$##&"#"#"""##$%#"#""##"+&#"&"%$$("##"%/&#""#"%*',
    weights:
      'OOOQOQQROQQOONQSTOORQOOROONNOOOOQOOQQOOOOOOOOORROOOROOOOOOROQSOOROQQOQOTOQOOTOQOOOQQOROQRQVO',
  },
  'thought_process.linear': {
    bias: -3.47,
    own: 1.76,
    from: -0.66,
    steps:
      '!"&+$#&##%#%)&""#%($"$&%%"#"$"#"%"#%%%##%#)#"%#$"""")$#$#%"&"#%"""""$$"%#*"#""$"$"%&',
    weights:
      'OQQOQOOROQOOQOOOOORSSTOOROOOOSOOQOOQSQNNQOQOQOQOOQNRNONMOMOQOQOOOOOOOQOOQOQNOOONOORQ',
  },
  'cssrs.q1': {
    bias: -26.96,
    own: 0.00,
    from: 0.73,
    steps:
      '!"##"##$$$#%#$#""""#"#"#"#"""##""""""#""""""%""""$""#"#""#"""#$$"""%"$#""#""###""""""#$"#""""&""&""""#"%""""$"$#""#%#""""""###""""""$#"""""""#""$""$',
    weights:
      'VNMONOQROTQ^LQTRQSRNRLRQQQONOMNNROQQSOONQSNNMONNQRMMOUORQMWNMRTTQOOQQNQLQNQOQQUOOONRLQTSSQNOQONONROQOTSOQQNONQKSQOROQQROTQOQONNURVOORQLNNOQQSNQONUOO',
  },
  'cssrs.q2': {
    bias: -45.00,
    own: 0.00,
    from: -0.46,
    steps:
      '!""#""""$""""#""##$"""$"$&""#""&$"($""#""""""#"""#"""$"""""""""#&#"%#&$""%"#"""""#"$""""""#%##"#"""#"###""""""""$"""#"##$##"""#"%$""##"""#"""#""#',
    weights:
      'VNOONNNOQTSSQMURRMQIRQSMQMQOSQTONOOOVMMMNLNNOSTRROLVTONOOQLOQQNOOMMQRMOOOOOOQHUROUQONTTOONOOOQNNTSQSOONOQOQNNOOSQNNOOQOOTORVONRRNRNTOQRONONQRORNV',
  },
  'cssrs.q3': {
    bias: -28.09,
    own: 0.00,
    from: 0.71,
    steps:
      '!""""""""%""""""#"%#"%"$"#"""$""#$$"$"#$""#"""""#""""$""#"""$"#%#""""""$)%"#$#""""#""#$""#$*"""""#%"####"")"""$"###""""""##"""""$$"$#"#"#',
    weights:
      'UOOQNMONOUSUROMUORQJQSOQQNQOQTQQQONNQQNNVNNNNMNOOQUTUMUSOOOMLOQOQRNNONORNOQQOOQISQRTQTTTOOONSNSRQSNNONONNTMNNOOORNRRONQQONNOOQORQONNSQSMR',
  },
  'cssrs.q4': {
    bias: -20.38,
    own: 0.00,
    from: -0.24,
    steps:
      '!""""""%"""""#""#"##"""%##""""&""%"#"($""#"""&"""$"$"""#""%"%"""""$"($")#"""#"$#"""&$$""#"#""$""$$")"$""#""""(""#$#""""$""""$"#$',
    weights:
      'SOOROOOOQQVTQLQNQOORJSQMOQRNOMRQONOONOMUNKOOMTQUTMSROONTJOOMQQONNOORNONONKTQQQROSTOQOQOOOTSOTQONNORQONONQOQNSOOONQOOSOSQQSOOOQOO',
  },
  'cssrs.q5': {
    bias: -0.79,
    own: 0.00,
    from: -0.06,
    steps:
      '!"""#"%#"""##$"#"""%""""#"#""%""$%($""##"%#""$""""""""""$$#""""(""#$%+"""$"###($$#"""%%%###%""$#"##"##%("""&$&##',
    weights:
      'QOOQONOSTUQNOOOMQMRQNQOQSMNOQQOQONONSOOONOUTUNRROOONONSLQNORQRNNQQQONNMRRROQOSROQOOOSSOOOQOQNOOOOONSNQOQOOUQOOOO',
  },
  'cssrs.q6': {
    bias: -7.36,
    own: 0.00,
    from: 0.56,
    steps:
      '""$""#""""""$"#$""""""##""%"$"""&""""$$$""##""""#"""#""##""#""#""$"#"(#$"""%)#"""#"#"$("#"""#"""""""$###$#""","""$#""$"""("&$%#"#',
    weights:
      'NROMOOO^QRRRSOROQRJSQRMQLQOMOOQSNNOROOOORNMQKMOQZQRSQNROOONQONSQNNONQLROOMNQQJSRQMRRQQQRNSOQNROQOQQSROONQMQQOROOMQMQOXSRNOSRQOONN',
  },
  'level.low': {
    bias: 13.83,
    own: 0.00,
    from: -0.28,
    steps:
      '!"""#"""#"""""$""""$"$"#"""$"""*$"#"$""""#""""#""""#""""#""#""$""$"#%#"#"&$#""$"""%##""#""$#"""$""""#$"$($"##$%"#"$"#"#"$""#"""""#"#"#$""""$"""',
    weights:
      'YMRNOHMLOURQQRRSRSRTSQQSNRQQQNKRNNRQRRQMQRYJMMLCLKOSSTRRORQRTQROMORQQONNOQNQSRRRQNNSORVSQRQRLRRQQOQOROQQOQRLTQQRQRQNOQSQRSSRQOSQQOQQRRQNQRRRMQO',
  },
  'level.moderate': {
    bias: 5.82,
    own: 0.00,
    from: -0.57,
    steps:
      '!"""#""""#""""$""""##"#%"#"""#""""#"##"""""#"#""#"""""""""""""""$"#""#"""$""%#""""#%"##"""#"#"""""""#&"##"""%&"$""$""%##""#"%#"##""##""#""&$$##$""""$""',
    weights:
      'XNQMOINMOQSRRRQRSTRRRNRLQQQRNNOOQRQORNOQQRNRRNROZKMJNMFNMMQRSSTRRRSTQNSONOOMQNNLONQOSORQTORSNQOQNQTOQQQRROTTRRRRNQQRQOSNQUOQQQOQROQSQSQQSQSQMRSQMQQQQOS',
  },
  'level.high': {
    bias: 24.47,
    own: 0.00,
    from: -1.53,
    steps:
      '!"#$"""$"""#""##""#&"##"""""""""""##"""%"#$""#$""""""""""$"""#"""""$"##"""""""#""#&##"#"$"$""#%"%"$"""#"#""""#""#$""#"$$"#""""#""#"#""""%%""$###"#"""',
    weights:
      'UNOLOONQTSTONNSONOLOLOQQMOLNOSOQROQOOOOQQOM[MJIOONRTRWTSTNQVUNNSMMOOMOQROOMOORRQORQRQQOOLRQOKQSMTWOQOQMQSNQOSOQNSONNORNNNRROOQQMQQQOSQORSRRRQRQOOSOQO',
  },
};
