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
export const SPREADS: readonly number[] = [1.32, 1.4, 1.19, 0.94, 1.47, 1.02, 2, 1.59, 2.21, 1.6, 0.55, 1.72, 1.08, 1.05, 1.14, 1.04, 1.48, 1.26, 1.23, 1.46, 1.25, 2.09, 1.27, 1.13, 1.51, 1.76, 1.69, 2.22, 2.14, 2.57, 2.58, 1.55, 2.39, 1.65, 0.66, 0.77, 0.68, 1.07, 1.27, 0.73, 0.46, 1.92, 1.35, 1.11, 1.06, 0.86, 0.76, 1, 0.49, 0.44, 0.73, 0.6, 1.1, 1.17, 0.7, 1.32, 0.54, 1.17, 0.93, 0.9, 0.66, 0.49, 1.2, 0.77, 0.25, 1.1, 0.7, 0.25, 0.33, 0.44, 0.11, 0.1, 0.46, 0.12, 0.14, 0.21, 0.03, 0.18, 0.12, 0.16, 0.14, 0.13, 0.17, 0.14, 0.19, 0.24, 0.25, 0.21, 0.21, 0.09, 0.17, 0.22, 0.2, 0.28, 0.23, 0.22, 0.22, 0.16, 0.15, 0.19, 0.04, 0.05, 0.05, 0.08, 0.09, 0.1, 0.04, 0.19, 0.17, 0.21, 0.11, 0.13, 0.07, 0.07, 0.04, 0.03, 0.06, 0.05, 0.11, 0.07, 0.04, 0.13, 0.03, 0.11, 0.05, 0.13, 0.07, 0.03, 0.14, 0.05, 0.02, 0.17, 2.83, 2.93, 3.94, 3.31, 1.64, 2.64, 0.17, 0.1, 0.15, 0.14, 0.11, 0.17, 0.52, 0.1, 0.12, 0.12, 0.23, 0.16, 0.26, 0.18, 0.08, 0.3, 0.11, 0.12, 0.13, 0.1, 0.11, 0.16, 0.27, 0.52, 0.12, 0.14, 0.19, 0.28, 0.17, 0.29, 0.09, 0.13, 0.23, 0.12, 0.17, 0.27, 0.45, 0.56, 0.18, 0.16, 0.62, 0.28, 0.27, 0.24, 0.19, 0.12, 0.09, 0.21, 0.12, 0.36, 0.1, 0.15, 0.15, 0.17, 0.15, 0.14, 0.1, 0.3, 0.15, 0.12, 0.28, 0.09, 0.34, 0.42, 0.09, 0.26, 0.52, 0.19, 0.37, 0.07, 0.23, 0.15, 0.18, 0.31, 0.09, 0.18, 0.14, 0.09, 0.12, 0.17, 0.14, 0.09, 0.3, 0.18, 0.26, 0.24, 0.16, 0.24, 0.19, 0.17, 0.52, 0.25, 0.08, 0.25, 0.17, 0.42, 0.08];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 7.06,
    own: 3.13,
    from: -1.22,
    steps:
      '!"$&"""*("%")"#""#%#"#$%$#"#$#"""%%#&"-"""""($#$%%&"""#"#"##$("""""#$$"""##%"####"#$#(&#%)#$$',
    weights:
      'ONQRQOOQOQQOOONRTOROOOQQQONQOSQOOQRRSQOOONRRROQQQQORQOOOOONSSQOONOOOOONVNOTOQOQQQOVROOOOOORQR',
  },
  'affect.full_range': {
    bias: -19.72,
    own: 3.37,
    from: -1.01,
    steps:
      '!"##"""%$%""##"("")#$%""*"$#""$"""%"""#%"$""""$&""#%"%##"%""&#$"""#$$""("""%""#""$#""#&"$$%""##"""""##""#""$""""#"$"%',
    weights:
      'KRRQTRSONOOOOONNQOSQOOOQOOQKRSQTRSONNOQONQNQQONMOQQOOOQOONOOQOONOOOOQONQOOOOQMOOOQNQORRONOOMOOOOOONOQQSONOONOMOOQQNOO',
  },
  'affect.tearful': {
    bias: -2.63,
    own: 0.65,
    from: -0.43,
    steps:
      '!""%#,(""#+$#$(##$$"#")#*#)#""+""#"#*#%(""#$#""##-$"#%(""%"$*%,(%&%"""(',
    weights:
      'QNQNQOQQOQOQQRQONQOQOSOQONRQOOOQQQOQONORRQQOOOOYROOYQQQOQQQQONQOOROOQOO',
  },
  'appearance.signs_of_intoxication': {
    bias: -5.76,
    own: 4.44,
    from: -2.60,
    steps:
      '41#(#(#(+49$/7$$-(%+(%*$++,%',
    weights:
      'QQOOOQOOQQOOOORQOQSQRQRQQUQQ',
  },
  'appearance.tired_appearing': {
    bias: -26.38,
    own: 3.27,
    from: -1.52,
    steps:
      '"$&"""%#((&)#",#"&"""&"%"""$$(&%""&$"(%"")0$"".%(*"#0##$$%.$"*',
    weights:
      'QOQOOROROOOQQQOOOQOOQOQOQQQOQQOQOOQQQOOOONOOSROQSQQRQRQQNOQQOQ',
  },
  'appearance.underweight': {
    bias: 4.77,
    own: 1.76,
    from: -1.21,
    steps:
      '!#$#%""&$##/%#%&"("$""&""*(""$##$&"&%&"("$"("#($"+$"%$$*%*"""%#""&##"%##"$""#',
    weights:
      'ROOONQQQTQQQQQQQOQROOROOOOWOQOOOOROQQQORROOOQOQTOOOQOQOOOQROSQROQOQROSOOOOTQO',
  },
  'appearance.visible_injuries': {
    bias: -3.18,
    own: 3.55,
    from: -2.04,
    steps:
      '!&"""""%$$###"#()#,#""&#""#$"""""$#"#$##"")"#$"%$"%#""#%##"$($#"$(#"%#$%##"$(#"$$##"&&"&"##"&"',
    weights:
      'RSOOOOQOOQSRQRQNORNQOROQTOONOONQOOOOQUSRRONOOOOQOQOQOQOQRQQQQQOQQOQOQRRNQSQQQOOQROSOTOOOQOOORO',
  },
  'appearance.well_groomed': {
    bias: -15.36,
    own: 3.94,
    from: -1.06,
    steps:
      '!"""%"&"""""#"%"##+$"")"$#"&#"""&*&")##)"#&%""#$#$%"#""#""#%$#"""#$"#"""("####"#%("##"%###+/"',
    weights:
      'NRNQQQRQMQNOOOOOQRNONOOSOQOOQOQRRNNOQQOOOOOORQOOOOQNOONOQOOOROOOSOORQNOROOOSOOSRONOOOOQRROOOO',
  },
  'attention.distractible': {
    bias: 12.77,
    own: 2.94,
    from: -1.22,
    steps:
      '!""$"$"#"#"#"#%($##"##"$"#""$""""("#"#"$(#""%""#+""$"""$"$##$%"#&*##"#"$$""""#"%$#""$"""(#$#$&"#%"%#"#""""$"#""#',
    weights:
      'OQORROOOOQNQORORQMQQSONQQQUOQONNOONOOSSNQQQOOQOONORRQOOQQUQRNOQORNOONOQSOSQNOOOOSOOSQOORROOUOOOOOOOTOOROOOROOOOO',
  },
  'attention.hypervigilant': {
    bias: -7.48,
    own: 2.02,
    from: -0.50,
    steps:
      '!"%#%$#""#""#$#"+$#"#$""#%""$$"$#"##(%"&+$"#%"$""#$""$""##"$$#"$"""$$#"#""#$"%#$""%#"#""#"%#)"#"#&$$""$$',
    weights:
      'QNSOOQQQQQOTOQQQOOROOTOOOVQOOROQNOOOOOUQONOOOOTOOOOVROOOQQRQQOOQNQRROQROOONQOQONQQOOROORQOSSONOQOOOROQQO',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 20.56,
    own: 0.79,
    from: -2.04,
    steps:
      '%#)#""/"("$#($##"#)#"$%#"#"%$#$($"$""#+"""##$%%#"**"""3#($&)""#)#1"%',
    weights:
      'QNOQROQQQQOOOORQSSQONOQOORTQQOOOQQOOOORSQSROQOQOQOQOTQOQOROOOOOOOOQO',
  },
  'behavior.tearful': {
    bias: 7.38,
    own: 1.94,
    from: -0.41,
    steps:
      '""%#")#"#+$$#"$$#"$##($""%##"$(###"""($#"$#"**"$"(####"#)##"$+#%")%"#""($""%)("""%"',
    weights:
      'OQNQQOOOROQQMQQROOQONOOSQQORQQOQQORQQRQNRQQQOOQSRLONWQQOOOOWOOSRQONQNOOOROQOOOOOOOO',
  },
  'eye_contact.good': {
    bias: -14.60,
    own: 2.69,
    from: -2.39,
    steps:
      '%%1%24$###-$#$$"06$")2(%*-($$"""*&"+',
    weights:
      'RQOQOOOOQQOQOOOQQOOOOQQUOOQOOOQOQQQQ',
  },
  'insight.absent': {
    bias: 2.09,
    own: 0.98,
    from: -1.46,
    steps:
      '!&"#"#""#$$"%""%""#""##"""##""""#%"""$"#""""#""%"$"""#$""""$"$"#"""""##""####""""##%"#$#$""""#"&#"""""#"$#"""##"""")""$#$#"$"""#"$""""&#',
    weights:
      'QOLNNOOOTMQQNQNONOOQSQMOQNOQQORRSTVQOMQOMOMNNOQQSLNOVQOONOOMOQSQNLNONNQQOQQOSRROOMNNQNQOOQNQNQORONOOQOOQOOTOOOOONONOOOOQQNNNNROQOSOOSQRR',
  },
  'insight.good': {
    bias: -37.43,
    own: 1.08,
    from: -0.30,
    steps:
      '!"""#""""$"""#""&#"#%""#"#"$""%"""%"#""$""""""""""#""""###""#"""$#""#""#"#""("""""#"""""""""""#"$"#""###%"""$"""$""##$$%#"*""##$"%#"$$""#""""#"%',
    weights:
      'LQQRQRQRSOOOMQROQOQQVOLOOMTNNOQQMORQNOQQLQSSRQVORSOMMNNRQOMOROTSQUQNNMQTROONNNONOQOONQOOOSOQQQNONNOROMQRORNNMSONMNNSSQOMMQOQRROOQQOMOOMOOOSQOOOO',
  },
  'judgment.good': {
    bias: -13.70,
    own: 0.00,
    from: -0.77,
    steps:
      '!$"#("##""$##""%""#"##$"#$"""##$#"$""""#("""%"&""""%$"#""#"#"$#"""&#"#"#%##$""""#"$##$""""""""##(&%"$""#&"$""&"%$"$##"#',
    weights:
      'NQRQOONOOOQQOTQOSOOOOROONOONNORORONSRSSSNMOOQOQORQOSONRQRRQOOQNNONNQOORONOOOQNSOSOOOOQNQOOONOMOOLNNQROOOOOQRONOOOOQMOOO',
  },
  'judgment.grossly_impaired': {
    bias: 17.68,
    own: 0.00,
    from: -1.24,
    steps:
      '%##"(%""""$#&&""""#"")#$""""%$"""#"%(""#"&%&"""""%&$$"""$"#%"#+%"#""##"##$"##,)#(#""#"#"""$"""""#%"""',
    weights:
      'OOOOQNORQROONROROOQOOQRORSROROOOOOORNNTQQONROQNOOOOQORRRRONNROQOQOOQROOOOQROOOQOQQQOOOQOQOORQRQOQQQOR',
  },
  'judgment.impaired': {
    bias: -7.83,
    own: 0.00,
    from: 0.20,
    steps:
      '"%"#&""*#"""&("#"&)#""#"%"#"""#"#"""""#"%#""""""""%""#"""""#$&&"&"$"##"#""#"#$#$##$$"#"""#"$%#("")#%#"##""#""$""$"',
    weights:
      'ONNNQRRRNQQOMORNOOQOOQQMRNMOOKNOQRSRRQOOQMQNONOOONQQONNOOQRNOQQNOQORORSOQQROOQRQNONRRNNOSQQOQOONOQQQQRQQNQORQOMROQ',
  },
  'judgment.poor': {
    bias: 17.92,
    own: 4.10,
    from: -0.86,
    steps:
      '!"%"#&""#"%$##%(#"""#%"#""$"#"%"#"""#"""#"#&%""""$"%"$""$)"##$"#$"*""&"$"%$#"##"""#"."$##"$%$"&#""""$&""#"',
    weights:
      'QOONORRRQOQNOQNONNOQQQOQNQNQQOSONONLOOQQTRQQOQOOOONQRNOORQORNROQQQQQQRQOQQQQORQOQQQNOQOQNNQQQNQNRQQQOONSQO',
  },
  'memory.recent_impaired': {
    bias: 1.53,
    own: -0.57,
    from: -1.21,
    steps:
      '!"#%"#"$"#"""#"""#&($""""#%"""#)$$$%%""$""#%"$#&#$"#$#"""$($&"%#%"&"#""#%)#"$("%&""#%+$&"+',
    weights:
      'OQOQQQOOORQOOQRQQMOOQOOOQQOYTRQOOOOQOOOOOOQNOOOOQOOOOOWTQOOMOSQNOQRROOONOSONRRUOOOOQQRQQNR',
  },
  'mood.anxious': {
    bias: 7.89,
    own: 2.41,
    from: -0.32,
    steps:
      '!)#"##"("$""#""####$""#"$"""###""""""$"%##"###""""#""""#"#"$#$""$$"""%#$,""#"$#"""#"%"$#"")""""""$"###"""$##&""$%""#$&$"#"#',
    weights:
      'OOSQNOONQQNQQOQSONNNRSOOUQNOOQOQOTQOQNQNUOONQOOSORQRNRQNRQROONRQOSQOOQORRRNNORNRQOTQQQMOMONOLOONRNOONSQQRSORQOQONOLOQRQQQRQ',
  },
  'mood.depressed': {
    bias: -7.54,
    own: 1.12,
    from: -0.65,
    steps:
      '!""%("$"""#"$#""$##%""#""#%,#""#$"$$"#""""""""""#"$"$"$#"#"%$&$##""##"$""##%"""#"""#""#""#"""$#""""#&"""$"""""#"$""""""#""#"""")"%"',
    weights:
      'VOONQQNOSRROUNOQTQTOMXMQRNMONRROQMNRSONOSROQOONSMQORQSRNSNONMOQOORNROSSOLSQORONOOQNMSRQUNOROOKNQLMRNONONOROQOQQQQOTMOOOOROOOQQTNQNQ',
  },
  'mood.elevated': {
    bias: 2.98,
    own: 0.91,
    from: -1.62,
    steps:
      '!""#%&#*#%#""#$#+&"%#"$"""#$"$$""#$$"("$"##&"$#"##$#%#"$"&0$&*$)5$)""#"%',
    weights:
      'OOOOOOQOOQOOOQQSSOQQROOOOOOQOOQQOOOOOOOQOQROOROOOOQROQROQQQSOOSQQRQOQSTR',
  },
  'mood.euthymic': {
    bias: -45.90,
    own: 0.97,
    from: -0.60,
    steps:
      '!"#"#"#"#"""##""$"""""$$$$""""#"""#"$#"""""#""""$""""#"""#$""#%""##"""%"""$"#"""#"#"""#$#$#"###"""""#"#$#""""#$$""""#"""&""#"#""$""$"""$"$"""""""##"""""""""',
    weights:
      'JRRRUROOONMOONNOOMOQQNNOOVONMNOQNNSROONMOQOOKTTRVSQNONJMNNMNNNOORNONOOTQONOQNQTQOOONMOOQMONONKOMTONQNMQOKSOQOOOOHNOOOMONRQMONOMOOOONOORQNNQOOOONOORQONNNNOOO',
  },
  'mood.fearful': {
    bias: 20.47,
    own: 1.56,
    from: -0.41,
    steps:
      '!""#"""%"$"#%$#$+#"""#""#"&#"("""#""$#"""#"$#&"""($#"""#"$#$"#"%")"""""(#$($""%&""#"""""$#"#"$%#"&)"("#""##"#"',
    weights:
      'QLORRMOOONQOSQRONOMRVONQQQRRSQRNNSQNQOOOOQQRVQQONOOOOQSONSOQQRQQQOQROQOOTVQONOQNQOONQROOORQQQNSOOOOOQNOOOOQQQO',
  },
  'mood.guilty': {
    bias: -8.30,
    own: 2.09,
    from: -0.20,
    steps:
      '!""#"""$"&&%#"%%$"""$#"""##"#"""$#""#"#"$%%$$"""""$(#"#""&#"""#"##"##%"#""##"$"&%"""#"$""#"###""##""####%##$""#$"&$""#""""',
    weights:
      'RRNNQOONOOQTOQRQQQMQSOOONOOMOSNSQRRNOOLOOOQROQOOQQROQLONSMOQOONSQQQQQQQQOOSNRNOOOSOQSOQOQOOOMQQROONOOORROOQOOONOOQQOOQQNQR',
  },
  'mood.hopeless': {
    bias: -17.55,
    own: -0.32,
    from: -1.94,
    steps:
      '!$"####""#""#"$#"""$"&"$##"#""""#"""(""%####""#""""""##""&%#("""$""$"$(""$$"""&&$#""$""0#""&""%""#$"#"%"$""%""#"%"##',
    weights:
      'TQOLNORTROORORNRMQQQNROQOSSQONOOOOOOQNTOMNOQSRONSROQOMQNONQNQRROONONORMRQQROOOQOQOOOQOSOTOQOOOOOSORONNRQTOQQROTONOMR',
  },
  'orientation.disoriented_time': {
    bias: -4.83,
    own: 1.32,
    from: -1.37,
    steps:
      '!$%$$###"#"#""&"&%"$#$"""##"%$$#")"&"$%%#&""%##""""""%""$$"$""%#"$("##""%&#"#"""$"$"*####$+%#$(',
    weights:
      'OOQQOOQONQRQONOOOOONOOWUTQOQOOOOOOONORNONOOQOOOOOOUUSOQOOMNOOTROQORQOOOOOQQONOQQOORRNOSOUOQOOOQ',
  },
  'orientation.fluctuating_alertness': {
    bias: 9.11,
    own: 3.28,
    from: -1.79,
    steps:
      '$"%"%%##%""$$%"%"#"#&"""$)$"+%####""$$%"%"$#&"""*#"#$%$/")4#*%%3,',
    weights:
      'OOQQOROOQOOOOOOOOOOOQSQQQOOOOROOROOOOOOOOOOOQRQRQNOOQQRROOQSORQQO',
  },
  'perception.auditory_hallucinations': {
    bias: -4.84,
    own: 0.22,
    from: -1.70,
    steps:
      '!###&""""""&"%#""$"&"###$#"#"""""$#"#%"$#"#""#%#"$"$(""""""#&"###"$""$""#%#"%"*""""%#%"#$%"##"&""$#$)"#("##',
    weights:
      'QQQMQNOOQUNQQQLQQOQONNOOROQRQSORQOOQMNOQMNRVOOQOQQQOOOOONONOOQUSSROOOKQQQOOQNOOUROOQOOOONOQNVSOOOONOOQOQOOS',
  },
  'perception.command_hallucinations': {
    bias: -3.41,
    own: 0.67,
    from: -1.89,
    steps:
      '!###($""#+""")$#""+$##%""#$("#""#"#$#"#-"""""*"##""$$"#%&%,"(.&#"""(("#"++#%&',
    weights:
      'QQQNOQSOONOQQQNNOOQSROOROMOOORVOOQQOONOOOOOOOQTUQQOOOOQOROVSQOQOOQQOOOOOOOOOO',
  },
  'perception.flashbacks': {
    bias: 5.14,
    own: 1.32,
    from: -1.13,
    steps:
      '"%#"%#%"#")"$"%#"#"#%#(#"&"#"""""$$##"""""&(%""(%#(#$"%"$%")$"#+#"%"#$&$$#)#&%#1$#',
    weights:
      'OROSOQRQNQQQQOOOQQQOQN[OOQOOQQOOQOQORQOORQOOOOOORNZOOORQRQQSVOQOOOOROOQQORRSOQQQOO',
  },
  'perception.no_abnormality': {
    bias: -26.85,
    own: 0.00,
    from: 1.30,
    steps:
      '!$"#"""#"$"#"#""#"""""$"""#"""&%&"#%"$"#$"""#""#"%%"$""#"##""#""#%#"$"#"""#$"""$""#"""&#"""%""""""#""""#&#""""$"""""""""###$"""""#"""$&$")',
    weights:
      'LSRSRRRORLOOOOQOOOQQXXOQOQOQQSNNLNMQONQRRSRQNQQNNQORQRUOQQOMQSOQOQOQJNMOOOMRORXQONOOQOOOKQONOQQORROQNNQQROONRQNOLMNQSQOMNNNOQONSRRONOSOOMR',
  },
  'perception.visual_hallucinations': {
    bias: 6.77,
    own: -1.43,
    from: -1.54,
    steps:
      '"(%#""##""#)."$"""##""""$#%&""(#####%,%#"$""##""""$%""$$%$%($""#$"($*#""&$"#%$(#&"#-',
    weights:
      'ONOOOQQNOOROOOQONOOQSQROOOOOOOOQQOOSOOONOOOOOQSQSNOQOONQQQORQOQOOORQOQROTORUROQOOOOS',
  },
  'psychomotor.agitated': {
    bias: -5.04,
    own: -0.36,
    from: -1.05,
    steps:
      '"#&$"$$%"#""%#"%#""(""#"##"$""%$"$"$"##""#""#"""&"&""""#$"$"&""""#""#%%#)"#$""""%%)""""&"("$/#""$&&&',
    weights:
      'NOOONROQOOQQOOOQRNNOQQOQQOOQOQOOOOOOOSQOOOQONQOOOOORNNOOOQNQNQOROQNQQQQOOOOQOOXOOQROOOOOOQROOQRORROQ',
  },
  'psychomotor.fidgeting': {
    bias: 16.22,
    own: 2.67,
    from: -1.38,
    steps:
      '!#""""(""#&$&##"$"$#$""$(#&"""""""""$"#"#")"(#"$""$""#"#"""%"("###(#%"#$"#"#""#"#%"##$"""&*$$%$$##""$"#$"#""""',
    weights:
      'NOOOQSOOOOQQOQRSOORSOROUOOOONQOOOQQOQOOOOQROQQQNOONQOOROOTOROQQOOQQOOOOQRQOQNNOOROSRQOOOTOTOOQQNONOROOOQQQROSO',
  },
  'psychomotor.tremor': {
    bias: -12.47,
    own: 3.40,
    from: -1.88,
    steps:
      '$+"%"&"#"%%&#"#%"%$%#$"#"#)#""$$"%)&$,")#$($$$"".+$"%$%)"$##$""%"$+"##""#"',
    weights:
      'QOONQQNRQONOOOOOOOQQONQRQQOOOONQOQNOOQOQOQNQNQOONOOOOQORQRSSQOOQOOQQOOOROR',
  },
  'risk.access_to_lethal_means': {
    bias: -16.71,
    own: 1.02,
    from: -1.04,
    steps:
      '!""""""""$""""""##"""""#%"$#$"""""$$"""#"""#$"#"""""""$""#"""#%"""$"""#"$"%)""#"%"$""%"##"#$#(""("#$$$#""#$$"""$""#&$("""#"""##"&',
    weights:
      'VQQQOOLOONQRQTOOONQOQNVOQNQOMQOORQQNNONQOQOOMUNMONJOOOTTRQNRQLOVOMOQNOQQNMRNOOQRNORNRSOQMQOQOROONSMNRONORONRNNRONRORQRQQQOQOQRQOQ',
  },
  'risk.active_si': {
    bias: -33.45,
    own: 1.05,
    from: -1.60,
    steps:
      '!"$""""$""""#""##%"%"%%###"##$)#"""#"#""$"""$""##""""%#"""""#"$$""$($""""""$"$#"""#&##""#"""#$###""""#$#"$#""$##"#""#"""#"""$#""#"#"#"#',
    weights:
      'UNONMNOQSRSQNUSSOJQQMQMOSROONOOONTNMOKOOSSQQNVTQONNQNOOOQQQNONQQOONOOOONQISQSQNTSOOOOORNNSRQRONOOQNNNSQNNQONOROQQOQROQOMORNSQROOONRQSNR',
  },
  'risk.denies_si_hi': {
    bias: -26.15,
    own: 0.00,
    from: 0.91,
    steps:
      '!"""#""""#"""$"""""$""""#""$%""$%##"#$"#"#""""""""""#"""##"$$"""##"#""$"##%"#""""$""""""""""""#""%##&#"""$"#"""(%""##"$""#$#$"""""""""""""#"&"$"""##"',
    weights:
      'GSOTRUQRQLNNNNMNONOJOUUOQMROQUOOQQOONOMROOIVRVQS[SRSONMNOOONNOUUQMQOOOQRQOQOQOOONOLOQOOOSROQQMQNOONOOQQQNQOOQOOQSQNONOOOOOQONOOQNNOQMOQMOOQQOQQONNORO',
  },
  'risk.grave_disability': {
    bias: 5.34,
    own: 2.67,
    from: -1.89,
    steps:
      '!&##""$&""""#"%$$""%#,"#$""#""#"""""%)"""##""#"$"%#""%&*""%"$#")"""""$"*"*""#&"#"%(""%#"#+####"%',
    weights:
      'QONOOOQOOUQTSOONOQROQQQOTQOONROOOONNOOMOYTQOOOOOQQOOOQOQRRMOONSRSOOTOOQOQROOQOOOQOTOQOQOQOOROOOS',
  },
  'risk.homicidal_ideation': {
    bias: 2.06,
    own: -1.02,
    from: -1.82,
    steps:
      '!#$"##&"""#"%"""%##&""#%"""&""%#"#""""$"%"""""""$#"""%%%""""%(#"""#""#"%&"""""+"""""$"$"%#%&""#&"##""#"""#"$"""$&("#',
    weights:
      'RQOLOOTQQNSOOQSJOOQNONNRQOOQOQRNSQOOOMOOOTRRNNRNOQQMQOQNNNONQQROQQOQQSLOTQOOQSQNOQQOONOQVOOONOOQOOOQQOVNOOORQNSOVNQR',
  },
  'risk.passive_si': {
    bias: 12.52,
    own: 0.27,
    from: -1.21,
    steps:
      '!"#"""##%##"%##""$""""#"#""%#$$"%""$""""#""""""%"#"""$"""""$"#"###"$$"###""#(##""%"$""$#$"#"#"("$""$#"""""%""$""#"#"#"""""##""""#%""$"#""',
    weights:
      'UOKQOOOQQOOQQ^NOQTRQRQMQMTROONOSRQOSQNOQNNNNOQNMOQQOSNXONQRTQRQOOSRONQOOSQQROQNRQNOOSQNQOOSOQRQOONQLRQNNRQQQRRQOQSNNSQROOOQRNNOOQQOQSOQON',
  },
  'risk.past_attempt': {
    bias: -17.45,
    own: 2.73,
    from: -1.54,
    steps:
      '"""$&"($#"""""#"""""#%$"#$$""#&%""%"#""%$##"$%#$"$#$"&#""%#%#"$""#"#"&#$$#"%%%"""%"(""#"""#$"$""""%#"#&#(#""',
    weights:
      'OTNM^QSRNQQQNSQOLQROOOOMONONQONQNQMOQOYNSNONQQNOORQONOOONQOQNRNKQSQROOQRNQOQQOONQNQORQQRQONTOORQUSQQONORQOQO',
  },
  'risk.protective_factors_present': {
    bias: -15.31,
    own: 1.05,
    from: -0.04,
    steps:
      '!"$%$%"#""##"""##""&$""%&"$""&##"##"#"$""""%"$#""#""&#""%"$#"-"#""""$$&#"#$#"""#"###""""""""##"&"##%#""""""(#""""""#"#"""""#"""',
    weights:
      'SOQQUNOQQQQQURQRNSQMORQNNOQQQQXQQQNQOOMMONONQQQQQNRSNOORONRNQOVQQOMSONOQQSQQQOQNQNNNONRMRORMQNRQQROONOQMOQRRQNONNMOOONOONQMRMQO',
  },
  'risk.recent_attempt': {
    bias: -19.01,
    own: -1.20,
    from: -0.80,
    steps:
      '!"%#%""#"""&""#"%+#"#"#$%%"#""""""#""$""""""""""%#"#"##"%##(%)"$"""##$#""(#"$"""#"""""##""####%"&""#"%%###%""$""#$%#',
    weights:
      'RNOOSOSQOOSQOQMRMMOOQQNOOOOONNTNSMQMOQXOTQQROUOQNQMOQNOQSMONOONOOMQQMQORQTOOOTOQRQTOSQRORONOOQNOOOQOOQORQSONROQROOOO',
  },
  'risk.self_harm': {
    bias: -2.71,
    own: 1.26,
    from: -1.60,
    steps:
      '!$"#&$#"#"%""#"#("$")#%"%"$#%#$&"%#"#"#""*##"%")""#"""#"""##%"$""""#$"$""#"(&&#"#&"$(#"$"$"%#$&""#"#"#',
    weights:
      'ROOOROQORQVQQOQNOOOOOQRQNNOROOOOOROOXQQOQOOOORQQQRONOOQOOOQOOQQTQOORONQQOQQQQOQOQRSOONQRSTNOQOOONTRSOQ',
  },
  'risk.si_with_intent': {
    bias: -3.97,
    own: 1.07,
    from: -1.76,
    steps:
      '!"""#"#"#""""#""#$"""""%#$"""#%"%"$($""##"&"""$"%##"(##$"(&&$&"""(#""#$"#"%""""#""$$#$"%%"$""""#","""#""""$#"#"$%',
    weights:
      'SNOQNNOQQQTTQLQNQONRKSRMORMOMOROOOOOMTOMOLRSUTNTONSKMOQOOQOOQNKTRRORTQORONOOONTSOTQRMOQQOOONNQONSOOQQNOTNRQROQOOO',
  },
  'risk.si_with_plan': {
    bias: 1.14,
    own: -0.31,
    from: -1.32,
    steps:
      '!"""#"#%"""#""$$"""%"#""""#(&%($"$"""(""#"""#$""""&""""#""(&&*"""(""##"$#""#"""""###"#"##"$###$#$#"##"#""$""""""%$"""###"#',
    weights:
      'QNNQNMORSTQMQOONQLQQONQQRLNROOOMSNNOMTTTQOSQOOOSLOOOOQQNQORNQNLSQRQOSQOQOOOQOOQOSQSQROQOOOOQQOOOONRORQOOQQRRNOTNROOQONOOOQ',
  },
  'risk.violence_risk': {
    bias: 18.64,
    own: 0.49,
    from: -1.46,
    steps:
      '#""#""%#""""""$#"""%$$$""###"""$##%""""##"#"(""""""##"#%"#&"""""#""##""""#"#""""""$"#"""""##%$"""""""""#"%"#$"$"%&""""("""#"$#"%$"#"$"#',
    weights:
      'QORLOOOOSRSNOTONRRLOOQOOMOORQNOQQRROOSOOOLOOTRUOOSMOMSNONORMNLOOOORORQRQRRQOQQORMQOQOOTQNOUOQRLORRNOQONONRTNOORQQQQNOOQQOOOOTNSORQROORR',
  },
  'speech.latency_increased': {
    bias: -3.81,
    own: 2.39,
    from: -1.07,
    steps:
      '!$#""("$%$"#&"$&"#"""##")""$""#$""((#$$"&$#$&$#"&$"$#")"#"%.$#"%$""#""""%#&#"$%"$$%#$##"$"',
    weights:
      'RRNOOQQORORNQNQOQOQQQNOOORQOORNONOQOVONNNRQOROOORQQONQROOQOOOROOOOQQOOQQQOOSOOSOONTQRSOQSO',
  },
  'speech.pressured': {
    bias: -0.73,
    own: 2.17,
    from: -1.83,
    steps:
      '!"$%)&#"#$"$"#"#""&$""%""#"#"%""#%$#""$$""#$%%##$#$""####"#"&"$"##"%%($&")$$/"#(%)"$"%*%',
    weights:
      'OONOQQQOOQQOOQOSOTONRQOQOOQQONOONOOORQOOQONROOQROOOQQOOOOQSOQROQOQRQORTOROUOQQOQQQOQQVOQ',
  },
  'thought_content.grandiose_delusions': {
    bias: -4.54,
    own: 2.01,
    from: -2.16,
    steps:
      '!"$$"))$%##"%#*"(#%%"""#%&""$"""%#"$#"%#$#$%"%##%$###$0$()$$/"*$*"$"%)&',
    weights:
      'OOOQOQQOQONOSROQROQOOOOOOOQQOOOOOOQOOOQROOOOOOQROSOQORRRROTOQOQQNORRRQQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 14.85,
    own: -1.14,
    from: -1.81,
    steps:
      '!#$"%&"""#"%"""%#"%#""#%""#%"&#"#""""$"##"""""""&#"*%""#%(##%"#"%%""""""+"#""%$$##"$(*"#$"#""$"$"""$&("#',
    weights:
      'RQOLOTQRNROOQSKOOOOOONORQOOQOQOSQOOOMOOQOTQRONRNRMQQONNOQRRQQRSLOOTQOOQSQNQQONOOUOOOOQOOQQOVNOOQQOSOVNRR',
  },
  'thought_content.hopelessness_themes': {
    bias: -2.10,
    own: -0.64,
    from: -1.91,
    steps:
      '!(#%""###"$#"#$"$#"$#""%""&#&""##""#%""#""""##$"##"#""#$#""""$"&$(""#"$#"%"&$#"&"($$""#""&"#$""&%$"#""""$#"##"$""#',
    weights:
      'TMNQRQOROQNRNQQNQQOQORSOOOOQRNSOOONNQSSONTSOOMNNOQNOQQOQQRRQOOOOQNQQQRROOOQOQOOOSQOQOOTOQOOOOOSQOOQOOSORQROTQQOONQ',
  },
  'thought_content.obsessions': {
    bias: 1.66,
    own: 1.81,
    from: -1.35,
    steps:
      '""%#"#)#%0#"$&,#"(("#$%#%%&("#"##%*$##.""$"$#&"&"#($+#(-.)##$',
    weights:
      'OOQOVNOQQOQRQOOOVOOXOOOSQQROQQQROOOWOQQOUQOOOOQOROOQOQQOQSSNO',
  },
  'thought_content.other_delusions': {
    bias: 7.46,
    own: -1.19,
    from: -1.37,
    steps:
      '!&""##%$"#"#"%*""#""%()#$"$"#")%"##""%"&$$""%(#$"""%$%$%".&$$+(""#&"%#"#$$"&$%%$%',
    weights:
      'RQOOOQROOQQNROQQQOOOOSWOOROOOOQNNTQOQOOQQOOOOQQQRUONOOQOONOOQOONNQOROQOQOOOOQQTQO',
  },
  'thought_content.passive_death_wish': {
    bias: 12.88,
    own: 0.14,
    from: -1.35,
    steps:
      '!"#"""##$"#$%##"%$"#"#""#%"#$"%&"""$"""""""$#"""""#"""#$$"&"##$"#%"$&""$""%%"%%""#"#"#""$$""$#""#"%#"""##"#"#"""$$""""#"$"##$#',
    weights:
      'UNLQOOOQQQNRQ[NOTRQNQNTRQOONNRQRQMONNONOQOOMORQORQNWONQSSQQSQONQNRQRQNOORQNOQOOOORNRROOQOOMQLRQOQQQQQOQOQSNNTQROOQNMOORQQOQTQN',
  },
  'thought_content.persecutory_delusions': {
    bias: 14.48,
    own: 0.40,
    from: -1.37,
    steps:
      '!""""""""&#"%&#"""#"&"""""""""$%"""""#"$"#""""""#&"###$"###"&#"""#""$$#""""#"#$""#"#$""""#"%%""""$"%&#"$#$""((#""""$""#""(""""$"',
    weights:
      'QOQOSNLOONRRQOQNNQOOROONOMQOONRQRQQNUQOORONSONOOQRSOQOOQOQOORRNMNOOOQQSQRNTOOQMMQOQOOMOQRQOROSRMOOQROOOOOOTQNOQQOOOOOSNQOMQOTOOS',
  },
  'thought_content.ruminations': {
    bias: -4.26,
    own: 1.59,
    from: -0.68,
    steps:
      '!%"""%"$"%#$""&""""$"""#"(""#%""#"""""&")"""#""""#%"#""#$"#""("""&"$"""&"##""$#)""$"$&"#"%#"""(#$"&###""#"%"#$#""$""""#',
    weights:
      'QOOQONQQOOOQQQQRQOQQROSQROOOONQOSORQONOOQOQQQONNNQOOQQOQRNQQROOOONQSOQRRNQROSQQOQOROROOQTOSOOORQOQOORROOROOOQOOONRRQQQR',
  },
  'thought_content.suicidal_thoughts': {
    bias: -20.91,
    own: 0.78,
    from: -1.76,
    steps:
      '!"""#"""%"""""""####"%"&$""##$""""#$#"$"""""#""$"""$""%""""#%"$"#"#""#$#"&$%""""#&""$&#"$#""$#$###""#$#""""$"$##"#"""""""#"""$#""#"#"#"#',
    weights:
      'UNOONMNOTSQQOOUSRONJQRNONQOSROOOOOOOOONUNOMOLOORTSQNUTONMQMQOOQNOOOQQQOOOONQISQOTNTSNONOONSSROOOOONNRQONOOQNORORROQQQOQONOROSQQOOOOQQRNR',
  },
  'thought_process.flight_of_ideas': {
    bias: -5.12,
    own: 0.00,
    from: -1.82,
    steps:
      '!"$$")$##$$"#""#$#*"$#""#$"#""""###(""#"#"$#"$""$#""$$#"$###"#%$#""##"+&#"&")$#%"#)/)##"$"*',
    weights:
      'OOOQOQOQROQQOONQSTNROOQOOROOONOOOOOQQOOOOQOOQOOOOQOROOOQOOOOQSOSOOROQRNROTOQOTOOQOQQRQRQOVO',
  },
  'thought_process.linear': {
    bias: -1.84,
    own: 1.79,
    from: -0.48,
    steps:
      '!(($$"%""##%##"".""(&"#""$/"#"##)$%$"%#""%#&##"%#$"#"%$#"#$#%("#%##"$$"%#*$#$"$"%&',
    weights:
      'ORQOQQQQOROQOOOOOOOOQQQRSTROOOQRQOQQSQOONQOOROQOQOOOQONOONMOMQNQONONNQOOQONOONOOQQ',
  },
  'cssrs.q1': {
    bias: -10.30,
    own: 0.00,
    from: 1.05,
    steps:
      '!"""#"##$$#"""%""$#""""#"""""""#"""#""""#""#""""""%""""$"""""#""#"""#$$"#"$""""#""#""###""""""#$"#""")"&""""#"$"#""$"$#%$"#""""""%#"""""%#"""""""##$""$',
    weights:
      'VOONOMOQROQTQQ^OLQTQQRSMQQLSQQQRONOMQONRQQSOOOQTNNLONNQROLOOTOSQMWOMQTTROQQQQQNQLQMQNQQTOOONRLQSSRQMOMONROQNTROOQOOMQKSROOQQROTQOOOOURSOQRLNOOQQSOONUOO',
  },
  'cssrs.q2': {
    bias: -45.55,
    own: 0.00,
    from: -0.26,
    steps:
      '!""#""""%"""#""""###""$"$"%"$""%"$"(#"""#""""""#"""#"""#""""""###"###"%###"%"%"#"""""#"%"""""#%%"#"""#$""#""""""""$"""""$#"###"#"""%"""""#"""""#"#"#"#',
    weights:
      'WMOONNMOTTRQMUSOSNOIRQSNQQNQSRSONOOOONUNNMNKNNOSTRROMWTQONONRMQNOOQONMQROOMOOOONQHTROUQNSTOONOOQNMTSQSOONOQOQOMNNSQNNOOOOOQTOQVNQRQNQORNUOQQQONONRQRNV',
  },
  'cssrs.q3': {
    bias: -24.66,
    own: 0.00,
    from: 0.94,
    steps:
      '!""""""""%"""""""""#%"%"$"#""""#""%"$"$$$""#"""""$"""$""$""$)#"""#"$#&##"$""#""""#""#"#""#"#%%"""""#%"####""&#""%"###""""""##"##$"#"$#"#"#',
    weights:
      'UMOQNMONOTSTRONUQOROJRSOQRNROQQTRQONNMQNMVONNNLNORTSTNUSONNLOQRNONORQMOOQOOOORITQRTQTQTTOOOOQOSNTRQTNNONONNTOMNNOORNRQONQQONNNQRROONNTQSMR',
  },
  'cssrs.q4': {
    bias: -26.99,
    own: 0.00,
    from: -0.70,
    steps:
      '!""""""%"#""#""""%""""%%""""&"&"#"($"""""""&#"$""#"##"&""#"$""##%#$"*""""#%#"""&$$""#"#""$#$$")""""""#"#")$$#""""$##$(',
    weights:
      'SNNROONOQVTQMQMOQOQJSQMQRNNNQRNOONOLUNOLOOLTUUMTORONTKOMOQQNNOQQONONONKURRSOSTOQOQOOOTSOTRNNOQQOOONOOQONSONQOOSNSQSOOO',
  },
  'cssrs.q5': {
    bias: -10.99,
    own: 0.00,
    from: 0.09,
    steps:
      '!"""#"%#"""#&"#""""$"""""""#%##$%("#"$"""%#""$""""""""""(#""""(#&%+"""$"###($$"""""%&$#####""$#"%"##%)""#$$#$#',
    weights:
      'ROOQOMOSSUQMOOMQLRQQNQNQQSLOOQQONOQNSOOONOTTUNRQOONOONSLNORRQOOQNNMMRRQOQOSROQOOOOSSOOOQOQQNOOOONSOQOOOUQSOQNO',
  },
  'cssrs.q6': {
    bias: -17.30,
    own: 0.00,
    from: 0.40,
    steps:
      '!""%"#""""""#""#%"""""#$&""#"""#"#"""%"##"""""#""""#"""#""""#""""""#""#""#"(#$#"(%$""""""#"#"%#"#"""#"""##$####"#"""&&"""$#"""#"""""$""&#"%#"#"',
    weights:
      'QMQMOOO^QRRSOTNRQQJTQRMMONQONQSOONNOQOOONMQNQNRJNOQZQRSQNTOOOONOQONRQNOOONRLQOMNOQJTRQOMRRRQQOQRNSOQORNRQSROOOOQNQQOQROOLQMQOQWTRNQOQORQQQOONOQ',
  },
  'level.low': {
    bias: 24.64,
    own: 0.00,
    from: -0.26,
    steps:
      '!"""#"""$"#"$""""$"$""""""$"#*$"#"$"#$""""#""""#""""""""#"""#""%""%"""#($#"""#"""%##""#""$#"""$"#$$"$#)"##$##"#"$"#"#""#""#"""""#"#"#$""""$""',
    weights:
      'YMQNOILLURRRRRQSRTRQQOSNQQQQJRMOQQSRMQXJMMLCKKOSSTRQQOSQRTQQROMROQQQONOQNQRSQRRQNNSORURQRRSMRRRQQROQQQQRLTQOQQQRRNOQSQQRSRRQOTQQORRRRQNRRRRMQ',
  },
  'level.moderate': {
    bias: 28.71,
    own: 0.00,
    from: -0.69,
    steps:
      '!"#$"""#""""#"""""##"#$"##""#"#""##"""""""#"#"#""""""""""""""""$"#""#"""$""%#"""""""$""""""""#""""""""""#"%"#"""""%&"$""$""$"##""#"%$##""##""#""""#""$###%"""$""',
    weights:
      'XNNIMMNQRRRSQQSRTRQRNRQMQQRONOQRQOQNNNQQQNRRNROZKMJNNFMMLQRRTTRRRSTQMSNNONMQONLNOQRQOTNOORQTORRQNQQQNQTOQQQQRRQOSTQRRRNQQRQQOSMQUOQQOQQOQSRSRQRQOQOTOQNRSMQQQQOS',
  },
  'level.high': {
    bias: 26.28,
    own: 0.00,
    from: -1.41,
    steps:
      '!"&"""$"""$"#""""#&"#"""""""""#""$"""""$"#$""#$""""""""""#""""#""""#""""""""$"""###&##""""$"$""#"$"%"$""$"#"#"#""#$""#"$#""""""""$"#%"""%##""$###""""#',
    weights:
      'UNLNOOQTSTONSROOOLOLOQQQLOMOMSRROONNOOORQOL[NKJNONQSRXSSTQNQUUNNSMLOQOLOOQQQMOORSORQRRQQOOLSROKQOSNSWOQOMQSNOSORNRONONSNQNMQQRONQMQRSQORSQRSRQRQOOOSOO',
  },
};
