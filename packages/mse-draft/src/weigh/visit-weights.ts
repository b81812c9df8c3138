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
export const SPREADS: readonly number[] = [1.33, 1.37, 1.18, 0.92, 1.44, 1, 1.99, 1.57, 2.22, 1.6, 0.56, 1.72, 1.11, 1.1, 1.15, 1.04, 1.49, 1.25, 1.23, 1.46, 1.24, 2.08, 1.28, 1.12, 1.51, 1.78, 1.72, 2.23, 2.14, 2.56, 2.58, 1.56, 2.4, 1.63, 0.67, 0.85, 0.67, 1.02, 1.24, 0.73, 0.44, 1.93, 1.35, 1.14, 1.05, 0.85, 0.84, 1.15, 0.49, 0.46, 0.72, 0.71, 1.08, 1.18, 0.66, 1.33, 0.56, 1.17, 0.94, 0.97, 0.67, 0.51, 1.2, 0.8, 0.2, 1.11, 0.7, 0.23, 0.34, 0.45, 0.11, 0.09, 0.46, 0.12, 0.13, 0.2, 0.03, 0.19, 0.13, 0.17, 0.13, 0.13, 0.17, 0.14, 0.19, 0.24, 0.25, 0.21, 0.21, 0.09, 0.16, 0.22, 0.2, 0.28, 0.23, 0.22, 0.22, 0.16, 0.16, 0.19, 0.04, 0.05, 0.05, 0.08, 0.08, 0.1, 0.04, 0.19, 0.16, 0.2, 0.1, 0.12, 0.07, 0.08, 0.04, 0.03, 0.06, 0.05, 0.11, 0.08, 0.04, 0.13, 0.04, 0.11, 0.06, 0.13, 0.07, 0.04, 0.15, 0.06, 0.01, 0.17, 2.84, 2.91, 3.93, 3.31, 1.65, 2.69, 0.17, 0.1, 0.15, 0.14, 0.11, 0.17, 0.52, 0.1, 0.12, 0.12, 0.23, 0.16, 0.26, 0.18, 0.08, 0.3, 0.11, 0.12, 0.13, 0.1, 0.11, 0.16, 0.27, 0.52, 0.12, 0.14, 0.19, 0.28, 0.17, 0.29, 0.09, 0.13, 0.23, 0.12, 0.17, 0.27, 0.45, 0.56, 0.18, 0.16, 0.62, 0.28, 0.27, 0.24, 0.19, 0.12, 0.09, 0.21, 0.12, 0.36, 0.1, 0.15, 0.15, 0.17, 0.15, 0.14, 0.1, 0.3, 0.15, 0.12, 0.28, 0.09, 0.34, 0.42, 0.09, 0.26, 0.52, 0.19, 0.37, 0.07, 0.23, 0.15, 0.18, 0.31, 0.09, 0.18, 0.14, 0.09, 0.12, 0.17, 0.14, 0.09, 0.3, 0.18, 0.26, 0.24, 0.16, 0.24, 0.19, 0.17, 0.52, 0.25, 0.08, 0.25, 0.17, 0.42, 0.08];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 9.35,
    own: 3.27,
    from: -1.01,
    steps:
      '!"$&""%$##%"%")"#""#%#"##""$$$#$##"%%#&"$*"""""(#$#"%$"$#"##"#"##$%#$""##"$"""#""$""##%"#$#&"&#%$%#$#"',
    weights:
      'OORRQOOOQQOQQOOONRSOROOOQQQQQOROSNOQRSSQQOOONQRSOQQQQQQQOROOOOONSSQQOOOOQOONVNOOSOOQOQQNVROOOOOOQOQQQR',
  },
  'affect.full_range': {
    bias: -20.37,
    own: 3.44,
    from: -1.09,
    steps:
      '!"##"""%$%""##"(""$%#$%"")#&""#""""##"""#%"$"#"$"%""#%"##""#"%##$#$"""#$$"""&#""$""#""$""""#&"$$%""##"$"##""#"""#"""&#"%',
    weights:
      'LRRQTRSNONOOOONNROOSQOONQOOKRSQRTRSOOONNQNNQNQONQMOQROOQOOQOONOOQOONOONOQONQQOOOOQMOOOQOOROQRONOOMOOOOOOQQROOOOONOMOQOOO',
  },
  'affect.tearful': {
    bias: 1.97,
    own: 0.66,
    from: -0.91,
    steps:
      '!""%+"#("1&%#%$$%)""%#%#&$"+"(,%(""##"####-$"#%)"%"$*%(%+"&%"""(',
    weights:
      'QNQNOOOQQQQQQNQNSOQQQQOQROOOQQOOSRQQQOOOYROOYQQOQQQQONOQOOROOQOO',
  },
  'appearance.signs_of_intoxication': {
    bias: -4.82,
    own: 4.45,
    from: -2.69,
    steps:
      '.("7"#*.$.?$D$$-(%+(%*$+#),%',
    weights:
      'QQQOOOOOQQOOORQOQSQQQRQQQUQQ',
  },
  'appearance.tired_appearing': {
    bias: -18.34,
    own: 3.30,
    from: -1.53,
    steps:
      '"$"%"""%#((.#",#"&$&"%"""(#%&%)$"(%"")0$""."#"(*"#0##&"%1"%%',
    weights:
      'QOOQOOROROOQQQOOOQQOQOQQQQQQOQRQQOOOOOOOSROOOQSQQRQQQONOQOOQ',
  },
  'appearance.underweight': {
    bias: 2.51,
    own: 1.80,
    from: -1.22,
    steps:
      '!#$#%"($""#/+("("%"#"#""/"""$#&&".#)"%("#($%&"%%$$*%"*""%#"(##&##"$"$',
    weights:
      'ROOONQQUOQRRQQOQROROOOOOOWOQOOOROOQRQOOROQSOOOQOQOOOOROSQROOQRSNOOOTO',
  },
  'appearance.visible_injuries': {
    bias: -3.70,
    own: 3.56,
    from: -2.09,
    steps:
      '!&"""""%$$##"""#"&"(#$("%#$$"#$"""""$#"""$##"")$$"%"###"#""#(#"$(#"#"$(#"###$%##"$(#"(##"&&"%"$#"&""',
    weights:
      'SROOOOQOORSRQRRQQOOORQONSOOTOONOONQOOOOQQUSRROOOOORQOQOOQOQORQQQQOQOQQOQOOQSSNQSQQQOORNROTOOOOOOOROO',
  },
  'appearance.well_groomed': {
    bias: -3.14,
    own: 3.91,
    from: -0.94,
    steps:
      '!"""%"&"""""#"%"##&%$""$%""##"*"""%"&#%"""$"###("#"&##""#$+"#""#####$#"""#$""""""("####"#"+"##"%###&%%#)"',
    weights:
      'NQOQQQRQMQNONOONQRQOONOOOSQOQOOQRQRQQNQNOOOOQQOQOQOOQNSQNOQNOONOOOOOROOOROOROQNORONOROOSRONOOOOQRROOOOOOO',
  },
  'attention.distractible': {
    bias: 15.35,
    own: 2.88,
    from: -1.44,
    steps:
      '!""$"$$"#"""#"%(&#"##"%#""$#"*#"#""#%##""%""&(#$#"%#""$$%**##"#"$$""""#"%$$"$"""(#$#$%""#%"($""""$"""""#',
    weights:
      'OQORROOOQNQQOSOQNQQSONQQUOQNNNOOSRQNOQQQOOQOONRRNOQQWORNORNOOOOQSOSQNOOOOSOSQOORROOUOOOOOOOSOROOOSOQOOOO',
  },
  'attention.hypervigilant': {
    bias: -11.23,
    own: 2.00,
    from: -0.48,
    steps:
      '!"$"""%"#$$""##"#"%#$$#""%""#%""$$"$#"##,"%"#&#$"#%%""#$""$""##"$$$$"""$$#"###$"%#$""%#"#""#"%#)"#"#%"$$""$$',
    weights:
      'QNQSOOOOQQQOTOQQQQQOOORNOSOOOWQOOROQNOOOOTQQQQONONOTOOOOVQOOOQQRQQOQNQSROQQOONQORONQQOOROORQOSSONOQOOOOROQQO',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 25.45,
    own: 0.71,
    from: -2.08,
    steps:
      '%#("#"0"(%#&"$##"#)#"$%#"#"%#$+$"$""#)#"""##$%"$#"**"""5("#%""(",#2%',
    weights:
      'QNOOQRQQQOOQOORQSSQONOQOORTQQOOQQOOOOORSQSROQOQQOQOQOTQQOOROOOOOOOQO',
  },
  'behavior.tearful': {
    bias: 7.26,
    own: 1.93,
    from: -0.45,
    steps:
      '"#"##"$%#"#"-&""#$$$%#%%"%#"""$(###"#("##"(&-"$"(####"+##"$+###.$""%#"#()%#"""&',
    weights:
      'NOQNQQQOOOQQQNQOQQOQOOOTQQOQQQQOQQOQQROQNRQQOQTRLONWQQONOWOOSORNOOOOOOROOOOOOOO',
  },
  'eye_contact.good': {
    bias: -18.93,
    own: 2.72,
    from: -2.37,
    steps:
      '!%%1>+"$(-%"$$"0$6"9(%*-((#$"&&"7',
    weights:
      'ORQOOOOOQOQOOOQQOOOQQUOOQOQOOQQQO',
  },
  'insight.absent': {
    bias: -1.13,
    own: 0.93,
    from: -1.49,
    steps:
      '!%""#"#""#$$"%""%""#""##"""##""""#%""""#"#""""""""$#$"""#$""""$%"#"""""#####%""""##%"#$#$""""#(#""""$"$#"""##""""*"&$#"$"""#"$""""&#',
    weights:
      'QOOMNNOOOTMQQNQNONOOQSQMNQOOQQNQSSTVQOOMQOMOMMQNOROSLNOVQOONOOLQSQNLMONNQNQQSRQOONNNRNQOOQNQNQRONOOQOQOOTOOOOONONOOQQNNNOQOQOSOOSQRR',
  },
  'insight.good': {
    bias: -34.43,
    own: 1.08,
    from: -0.26,
    steps:
      '!"##""""$"##""&#"(""#"#"$"$%""$"#""##""""""#"#""""##""""#"""&"""""""""""""%#"""##"""""""""""#""#"#""###%"""$"""$""##"#$###"*""##$"%"""$$""#""""#"%',
    weights:
      'MQRQRQSSOONQRNQOQWNMOONTONQMNORQNORQKQRSRQVRSONOOMQQOONOQNTSVQOONMQOTQQOOOQNNOOQOMOQOONSOQQQNNONNORONQRORNNMSONMMNSSOQOOMMROQRQOORQQOMOOMOOOSQOOOO',
  },
  'judgment.good': {
    bias: -8.25,
    own: 0.00,
    from: -0.72,
    steps:
      '!$"#("##""$##""%""#"##$"#"#"""""#$#""#""""#("""%""%""""$"$"#""#"#$"#"""&#"#"#%##$""""#"$##$"#"""""##"&#$%"$""#&"#"""&"%$"$##"#',
    weights:
      'NQRQOOOOOOQQNTQOSONOORONNQNONMOOQOROQNRSTSTONNNQOOQNRQOOSNNRQSRQOQQNOONNQOOSOMOOOQNSOSOONOQOOOOOONOOQMQNNQROOOOOORRNNOOOOQMOOO',
  },
  'judgment.grossly_impaired': {
    bias: 5.19,
    own: 0.00,
    from: -1.48,
    steps:
      '%%"(%""""$"(&""""$")##"""""$"#""""#"%#%""#(%&#"""%&)""%#%"#($%"#""##"##"#"##,)#(#""#"#"""$"""""#%"""',
    weights:
      'OOOQNORQROQNROQOOOOQRQOQSROOROOOONOOQQNNTQONRRNOOOORRQONORNOQOQOOQROOOOOQROOOQOQQQOOOQOQOORQRQOQQQOR',
  },
  'judgment.impaired': {
    bias: -12.25,
    own: 0.00,
    from: -0.06,
    steps:
      '"%"#("*##"&###"#"&"("""""""##"#"""#"#"""""#"###""#""""%""#"""""#$&$#"&"$"##"#""#"#$#$##$$"#"""#"$%#"&""("#%#"##""#""$""$"',
    weights:
      'ONNNQQRNQOMQQORMOOQQQOOQQQMOROMONKNOQRSRSQOOQQMQNMOOONQQONNOOQQNOQOQNOQOROSSOQRROOQRQNONRQNNOSQQOQOOONOQQQQQSQQNQOQQOMROQ',
  },
  'judgment.poor': {
    bias: 22.02,
    own: 3.99,
    from: -1.10,
    steps:
      '!"%"#&""#&$##%(#""#"%"""""$"#"%$"""#""$"#&%#""$"$""$""$%"#"##$"#$"*"""%"$"&##"##"""$.%##")"#"("""""$#$""#"',
    weights:
      'QOONOSRRQQNOQNONNOOQQNOQOQNQROSNONLOOQURQQOOOOONQQRNNOQQOQOROROQQQQQQORQOQQQQORQOQQNNOQNNQQQNONRQQQOQOOSQO',
  },
  'memory.recent_impaired': {
    bias: 2.17,
    own: -0.63,
    from: -1.42,
    steps:
      '!"$$"#"$$""""""""#&(#"""##"$"""#$%"#$$%###$""#%%#&#$"&#"""$$$$&"%#%"&"#""#%)#"$("+""#/$%""+',
    weights:
      'OQOQQROORQOOOQRQQMOOQQOOQQONYURQQOOOOOQQOONOOQNOOOQOOOOWTQOOOMOSRNOQRRONONOROOQRUNOOQRQOQOQ',
  },
  'mood.anxious': {
    bias: 1.25,
    own: 2.41,
    from: -0.36,
    steps:
      '!""&#$#"("$""#"$%#$""#"$""$#$##"$&#$###""""$""""""#""##$""$"#""&$#,""#"$#"""#"#""%#"")#""""$"###"#$##(%"$""#$"%%#"#',
    weights:
      'NQOOSMOONQQNQQOSNMMRROOSQOOQOTOQNNUNNQOOROQRORQONRRQQONNRQOOSQNQORRRNOORNRQOTQOOQMOMONKNONRNOONSQQSOQOOQMOMOQORQQRQ',
  },
  'mood.depressed': {
    bias: -20.38,
    own: 1.11,
    from: -0.45,
    steps:
      '!"&%#"$"""#"$""""$##%""#""##""%*""##""$#""$"""#"""""""$"%$#"##$$&$##""##"$""#("""#"""#""#""#"""$#""""#(""$"""""#"$""""""#""""""""&#"%"',
    weights:
      'VONOQQNOSRROUQNOQTQTOLXNQRNOQMQORROOQMNQRSNOSRQOONTOMQOSSRMTNQOMOQONQNROSTOLSORONOOQNMSRQUNOROOKNQLMRNNONORNROQQQQOSMOOOOROQONQQTONQNQ',
  },
  'mood.elevated': {
    bias: -6.82,
    own: 0.93,
    from: -1.88,
    steps:
      '!""#$"&""$&#$"#""#$#+(("$"""#$"(""##"$)"$"%&"$$#&""$"#"$"%"0#"()#")5$)##"$"',
    weights:
      'OOOOQOOQQOOOQQOOORQSSQROOOOOOQOQQOOOOOOOQOROOROOQOROOQROQQQQOSQOOSQQRRQRTOR',
  },
  'mood.euthymic': {
    bias: -42.08,
    own: 0.94,
    from: -0.79,
    steps:
      '!""""#"""$"""##""$"""""$#"$$""""##"#"&""#"#""""""""""$"""#$""#%""##"""%#"#""""#"""$""$$""$#"##$""""#"#&""""#$$""""#"#&""#"#"""#""$"""$"$"""#""%"""""""""',
    weights:
      'JRQRQURQOONNOONNOOMOQQNNOOOVONMOONNSRONMRONJTTRQQVRQNNKNNMMNMNOORNONOOUONOOQONTQOOONMOQOMONONKNTONQNNRKSOQOOOOHNOOOMORQMONOMOQOOONOORQONQOOONOQQONNNNOOO',
  },
  'mood.fearful': {
    bias: 22.75,
    own: 1.49,
    from: -0.23,
    steps:
      '!""#""""$%"###$#$+#"""#""#""%#"("""##"""#"##"$#&"""($$""#"$#$"#"%")""""""&#$($""%&""$""""$#"$$%#"%")")####"#"',
    weights:
      'QMOQQNOOONQNQSQROOONQUNNQQQORSSQRNNSOOOQOOORQRVQRONOOOQSNNSOQQRQQQOQROQOONTVQONOQNQONQQOOORQQNSOOOOOONOOOQQQO',
  },
  'mood.guilty': {
    bias: -14.21,
    own: 2.09,
    from: -0.11,
    steps:
      '!""#"""$"&&%##$%$"""$"##""#"$""$#""$#"$$"##$$"""#$(#"$"""#"""#"#"#"""##"$"##""#"$"&%"""#"$""#"###""""#""####%##$""#$"&$""""""""',
    weights:
      'RRNNQOONOOQTOQRQQQMQSQONQOONSOSQSRNNLOOQOOQROROOQQOQMNSQOOMQOONOSROQQQQQRQROOSNQNOOOSORROQOQNOOMQQROOONOOOQROOQOOONOOQQOOQQQNQQ',
  },
  'mood.hopeless': {
    bias: -4.62,
    own: -0.35,
    from: -1.90,
    steps:
      '!$$###""""""#"$#"""$"$#"$##"##""#""")"%####""#""""""#$"&#"#"$$""##""#""$(""$$""(*#""$""0#""$##%""#$"#"%"$""%""#&"##',
    weights:
      'TQLNORTSQOOROQNRMQQQNQROQORRQOOOOOOONSONNOQSRONSROQOMNOMOQQOQQSRQONOOOORMRQQROOQQOOOQOSOTOQOOOOOTORONNRQTOQQROTNOMR',
  },
  'orientation.disoriented_time': {
    bias: 1.95,
    own: 1.30,
    from: -1.16,
    steps:
      ',$""$""#"%(&##"$#"#"""##"%"#$$%#""&"$%(&""%#""#""""%"%$"$""%#"$("##""%)"#"""$"#""*####$+($(',
    weights:
      'QOOOQONQRNOOQOONOOOWUTQOROOONOQQOONOQNNNOQOOOOOOUUSOQOMNOOTSOQORROOOOOQONOQQOOORRNOSOTOQOOQ',
  },
  'orientation.fluctuating_alertness': {
    bias: 3.35,
    own: 3.34,
    from: -1.70,
    steps:
      '$"%&%#(#$$%"&#$"%"#$"($"+%#####$$%"&$#""$"""$""$#"#$%$/"9%*##2&',
    weights:
      'OOQOROQOOOOOOOOOQSQQQOOOOROOQOOOOOOOOOOOQRQQQQOQNOOQQQROOSOOROQ',
  },
  'perception.auditory_hallucinations': {
    bias: -1.55,
    own: 0.22,
    from: -1.69,
    steps:
      '!####$$"""#$"(""+"#""""#""""#""#"$#"#%""""#"#""""%#""#""*""#""""%""###"$#$""#%#"%"(#""""%#%"""#"%"##"&""$#$)"#("##',
    weights:
      'QQQMOQOQUOQQQLQQOMNOOONORONQRQSRQOOQMNOOOQNNRVOOOQOQOQQQOOONOOOOONQUTSROOKQQQOOQNOOOUROOQOOOOOOOOQNVSOOOONOOQOQOOS',
  },
  'perception.command_hallucinations': {
    bias: 10.02,
    own: 0.71,
    from: -1.91,
    steps:
      '!###($".#"(%#"%(#"##&"""$%#"#"$"#$"""/""#"*"##""("""($%*"""4&#"""(("$+*$%&',
    weights:
      'QQQNOQSNQQQNOOQQQTROROOMOQOORVOQQOQONOOOOOQSUQQOOOQQOROQOVSOQOOQROOOOOONOO',
  },
  'perception.flashbacks': {
    bias: -5.71,
    own: 1.32,
    from: -1.34,
    steps:
      '"%#""$#%"#")"$"&##"#%#"$##$$"##""""#)"#""&&"%""(%#(#$"%"$%*$$%#$(##-$#)#-4#',
    weights:
      'OROROOQRQNRQQQOOQRQOQOOQ[OOQOOQOOQOORRORQOQOOOOORNYOOORQQQSUROOOOSOQORRTQOO',
  },
  'perception.no_abnormality': {
    bias: -16.25,
    own: 0.00,
    from: 1.27,
    steps:
      '!$"#"""#"$""""#""##"""(#"""&##&"#%"$"#$"""###"*"$""#"#""""#"+"$"#"%$"""$""#"""&#""""$""""""#""""""&#""""$"""""""""###$"""""#"""$&$")',
    weights:
      'LRRTRRSOQNOOOONQOOQQXXQORQSOONLNLQNNQRRSSQNQNNORQRVOQQQOMQSOORKOMNLROSXQONOOQOOOKQOQNOQQORROQNNQOQROOORQNOLMNQSQOMNNONQONSRRONNROOMR',
  },
  'psychomotor.agitated': {
    bias: 5.76,
    own: -0.32,
    from: -1.36,
    steps:
      '"#&$"$$%"#""%#"%#"")"#"#$$""##$"$"%##""#""#"""&"&""""#%$(""""""""#%%#*#$""""%%)#"""%)",*""$&""$&',
    weights:
      'NOOONQOQOOQQOOOQQNNRQNQQNQNQOOOOOOOSQNOOQONQOOOOORNNOOQNOROROQQNRQQQOOOQOOXOOQROOOOOQRQQROQRQOOQ',
  },
  'psychomotor.fidgeting': {
    bias: 4.96,
    own: 2.69,
    from: -1.51,
    steps:
      '!#$"(""#&$$#%""#"$#$"##"&#"$"#""""""&##"*"($$"%##"#"""%"($%#(%$$"#"#"""""#%"##%#&%%$$%$$%""$"&"#"#"',
    weights:
      'NOQSNOOOQQOORRQOOQSOQOUOOOQQONQOOOQQOOOOROQQOONOOSOOUOQOQOQQOOOQRQOQNNOOOQORSQOTOQTOOQQONOQOOQQQRTO',
  },
  'psychomotor.tremor': {
    bias: -17.22,
    own: 3.43,
    from: -1.89,
    steps:
      '+$"%"&"#""$%%"#"""%&$($$"#+&$"""#$%&$)$"+$%#"#$$""#$$$"."%$##$##"$##$""&$+"#$"#"',
    weights:
      'ONOORQNRQQONOOOOQOOOQONRQQONQOOQQONOOOQOOQONOQNQOOOOQQNOOOQOOOQRQRSSQOOOOQQOOQOQ',
  },
  'risk.access_to_lethal_means': {
    bias: -12.45,
    own: 1.10,
    from: -1.01,
    steps:
      '!"""""""""#""""""##""#"""%"$%""#"%$""""""""#$"#"#""""$""#""$%"""$"""("$""$#"""#"%"$""%"##"#$#(##%"#$$$#""##"$"""$""#&$#%""$"#""#"&',
    weights:
      'VQQROOMOOONRRQUOOONQOMVONQNQOMQORQNNOMORNROOMUONNJOOOSTQQNRLNVOMOQNNOLOSQQQNNOQSOOQNQSOQMQOQOQOQOSMNQONOQOOOQONRONRORQOQQQOQQORQOQ',
  },
  'risk.active_si': {
    bias: -16.81,
    own: 1.01,
    from: -1.60,
    steps:
      '!"""""""""$"""#""##$""%"$"%#""#&$)$""#"#""$"""#"""$"""####"#""#"#%"%""%#""$"""#"$#"""##$#""""#"""#$###""""#$#"$#""$##"#""#"""#"""$""""#"#""""#',
    weights:
      'UNOOONMNOQSRSQNVSROQJQQMQQNOOSSNOONTNMNKOOSSQQQNVTOONNMQOOOQQNNNOROOOQOQOOQISQQSQNTSOOOOOOOQONSRQRONOOQNNNSQNNQONOROQQNQROQOMORNSQQRONONRQORNR',
  },
  'risk.denies_si_hi': {
    bias: -11.80,
    own: 0.00,
    from: 0.86,
    steps:
      '!""""""""$"""$""#"$""""#"""""%""$#("""$""""#""""""""""#"""##"$#""""##"#""$"""#%"#""""$""""$"""""#""$"##&#"#%"""""$%$""##"$""#$#$"""""""""""""#""%"$"""##"',
    weights:
      'GSNTQQUQRLNNONNNOOIOUUOQLROOOQTOOQOOOOONOROOHVSVQS[SRSONMOOOONONOUUQNROOOQSOQNQOROOOOOLORNTROQQMQOOOONOOQQNOOOQOOQQSQNOONOONOQONOOQNNOQMOQMOOQQQOQQONNORO',
  },
  'risk.grave_disability': {
    bias: -5.58,
    own: 2.44,
    from: -1.91,
    steps:
      '!&##""#(""""#""$"##"#%&##$"#$"""#"#"#""$")"""##""#"$&$"$"$#*""##"$#")""""""#"*"*""#&"#""$(""%#"#"*%##"%',
    weights:
      'QOOOOOOOOVQTRNOOQNQOROQOOQQOTROONRONONNOOOMOYTROOOOOROOQQOOQRQOMOONSRSOOTOOOQOQQOOQOOOQQOTOQOQOQOOSNOOS',
  },
  'risk.homicidal_ideation': {
    bias: 10.15,
    own: -1.00,
    from: -1.76,
    steps:
      '!#$"#"("""#&"""%##$#""#"#""""&(#"#"#"#""##"""""""%""""%%"$""""###%##"#"""""+"""""$)""""%$&#%$#""#&"##""#"""#"$"""*("#',
    weights:
      'RROLOOTQQNSOQSKOOQONONOOQRQNORRNTQONMOOOQOTRRNNROORQMQOQONNOONORORRQQOQQOSLTQOOQSQNOQQOOOUOOQONOOQOOOQQOVNOOORQNSVNRR',
  },
  'risk.passive_si': {
    bias: 1.98,
    own: 0.24,
    from: -1.19,
    steps:
      '!"#"##*$%##""$""""#"#""&""#$"%""$""""#""""""%"##""#"""""$"#"#%"$$"#%""#%"""$""%"$""$#$"#$"(%""$#""""&"""""""#"#"#"""""##""""#%""$"#""',
    weights:
      'TOKQOOOQQ^NOQTRQRQNQMSQOOOOOTRQOSQMOQNNNNOQOMOQOSQOXONQRSRSQOTQONQORQQROOOOOSQNOOSQOQOOSQRQONQLRQNNRQQRQORQOQRNMSQROOOQRMNOOQQOQSOQON',
  },
  'risk.past_attempt': {
    bias: -11.35,
    own: 2.71,
    from: -1.49,
    steps:
      '"""$"%"($#"""""###"#%$"%""$"#&%""%"%##"###"$%#"#%&"&""""%#%"""$""#"#"&#$$"""%%%""&"(""#"""#$"$"""""$#"#"%#(#""',
    weights:
      'OTNNQ^QSRNQQQNSQLROOOONOOONQONQNQLOYONQSNONQQNQOQOOOOOONQNQOMROKQSQROOQRNOQOQQOONNQORQQQQONTOORQUSQQQONQORQOQO',
  },
  'risk.protective_factors_present': {
    bias: -19.40,
    own: 1.11,
    from: -0.07,
    steps:
      '!""#%$##%"##"""##""&$""%$#"$""$""##""$"#"$"""""""""$#""#""$""#""##"$#"$%%"#""""$$&#$$#"""#$##""""""""##"&"#(#"#"""(#"#""""""#"""""#"""',
    weights:
      'ROQRQUOOQQQQURQRNSQMORQOONORQQQOQWQQQNQOOMMONOQQQNQQQQQNQTOQNOOQQONROQQOOUQQOMSONOQSQQQOQNNONONRMRORMQNRQQRNNOMOQSRQNNNNOQOONOONQMRMQO',
  },
  'risk.recent_attempt': {
    bias: -13.55,
    own: -1.09,
    from: -0.67,
    steps:
      '!"("$""##"&"""""%+#"$#$"$"$"#""""""#"""#"""#"""""$"#"$#)##"#$%*$"""##$#"""&#"$"#"""""""##""####$""&""$%%###%""$""#$%#',
    weights:
      'QNOOSOSQOSQNQQMRMMONQNNOOOOOOONTOSLQMOORXOTQROTOQQNQMQNSMOOQNOOOOMQQMQORQQTOOOTRORQTOSQRORONOOQONOOOQOQORQSONROQQOOOO',
  },
  'risk.self_harm': {
    bias: -16.13,
    own: 1.15,
    from: -1.74,
    steps:
      '!$"#&$#""""%""#"#)$")("##"#$%#$&"%"""#"#""*##"%"#("#"""#"""##%"$""##%$"$"(&&#"#&"#"%##"$"$"%#$"%""#"#"#',
    weights:
      'ROOOSOQOQRQVQQOQNOOOORQONNQRONOOOROOOXRQOQOONORQOQROOOOQOOOQNOQQTQORNQQQQQQOQOQRSOOOONRRSTNOQOOOOOTRSOR',
  },
  'risk.si_with_intent': {
    bias: 1.84,
    own: 1.08,
    from: -1.81,
    steps:
      '!""$"#"""""""#""&"""""%#$""""%""%"$($""##"&"""$""$##"(##$"&"&"$%%""""(#""#$"$$"""""#""#""""##"+"$""""#"(%$#""""$#",',
    weights:
      'SNONNOQOQRTURMQNONRKSQMORNOMOQQOOOOOMTOMNMSSTTNTOONSKMNQOOQQOOOQQNKTRSORTQOROQOOONTSOTQQOOQMQOONOOOQONSONQNOTORQROO',
  },
  'risk.si_with_plan': {
    bias: 4.11,
    own: -0.35,
    from: -1.38,
    steps:
      '!"""#"#%"""#""$$"""%"#"#"""$$&$"($"$"""(""#"""##""""(#"$""&"&&$&"""$$""##"$#"$"""""##"""#"##"$###"###""""##"#""$""""""%$""$##$',
    weights:
      'QNOQNMOSSUQMQOONQLQQONQRLQNOSOONOMSNOOMTTTQOSQOOOOSLONQNQOQROQQNLRQQRQOSQOQOOQOOQOSQSQQSOQOOOOQQOOOOQOQNQOQQOOQQRRMOTOQOOQNOOQ',
  },
  'risk.violence_risk': {
    bias: 10.68,
    own: 0.40,
    from: -1.44,
    steps:
      '""""#""#"$""""#$#"""%($""%""#"$##$"""""#"""#"&"""""""##"#&#&"""#####""""#"#"#"""%#""#"##%#""""""""##"##"#$"$"%("""$#""""#%#"###""#"$"##',
    weights:
      'OQORLOOQOOSRSNTOMRRLORMNNOQRNOQRQOROOSOOQOLOOOTRTNOSNOMSONORMNMONQORQRQRRQOQORMQQOOTNOUOQOQLORRNOQNONQQTNOORQQQOOOQOQROOOTNSOOOQRROORRO',
  },
  'speech.latency_increased': {
    bias: -23.04,
    own: 2.33,
    from: -0.74,
    steps:
      '!$#"")$"$$"#&""#&"#"""#$#&"%""#$""($$#$$"&"##$$""$$#$$%#")"#"##.#"#"%$""#""""%#&#"$%"$$"$&##"$',
    weights:
      'SQNOOQOQROROQNOQNQOQQQNOQOSONRNONOQQOVONNOORQNOQROOQRQNNQROOQOOOQOROOOOQQOOQQQOOROOSOONQTQSOQS',
  },
  'speech.pressured': {
    bias: -5.54,
    own: 2.07,
    from: -1.92,
    steps:
      '!"$%&"")"#$"#""#"#""#$$"&""#$"%""#"$$#"""#%"#$%"#"##$#$""####"""("#""##"%,$&")$$0*%)"$"%*%',
    weights:
      'OONOOQQROOQQOOOQOSOTOOOROROOQONOONOOOOQROOQOOQOOQOQROOOQQOOOOQORQROOQOQRQRTOROUOQQQQOQQVOQ',
  },
  'thought_content.grandiose_delusions': {
    bias: -2.56,
    own: 2.00,
    from: -2.36,
    steps:
      '%$")$%$%###$#*"$$"&"$"""#%&""$#&#%#$##$#"("(#%$##&0$()$#0+$*%"%)&',
    weights:
      'OQOQOROQONQSROQOROROOOOOOOOQQOOOOOOOQROOOOOQROSOQRRRROTOQQQORRRQQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 15.05,
    own: -1.12,
    from: -1.84,
    steps:
      '!#$"#""&#""""%"""#%""$#""&"""""%(#"%""$"##""""""""$"#"")"$""#%(##"#"""""+"""#$("#""%$&#"$$$"#&"##""#""$"$"""*("#',
    weights:
      'RQOLOOOTQNOSOOQSKQOOQONONQRQOOOQRNSONMOOQOSQQNNROQORMQQQOONOORRRQQOQQORLTQOOSQQNQRONOUOOOQOOOROOOQQOVNOOQQOSVNRR',
  },
  'thought_content.hopelessness_themes': {
    bias: -3.21,
    own: -0.63,
    from: -1.85,
    steps:
      '!(#%""""##""##"#$"$#"#"#""&(*"#$"#&"#""""##$"##"#"#%$""%"&#"(""#"$"""%"*#"&"$$$$""#""&(""&%$"$"""$#"##"$##',
    weights:
      'SMNQRRQOROQONRNQRNQQOOQORSOONRNONNSRONTROOMNNOQMOQQQRRQOOOOQNQQQRROOOOQQOOOSOQOQOOTOQOOOSQOOROSOSQROTQRONQ',
  },
  'thought_content.obsessions': {
    bias: -4.80,
    own: 1.76,
    from: -1.29,
    steps:
      '!""$"#"#)#%0$$1#"(%#"#$%#$"%&(%##$"*$##.""$"$#&"(#($+#(-.)##"#',
    weights:
      'OOOQQOVNOQQOQQOOVOOOYOOOSQQQROQROQOOVOQQOUROOOOQROOQOQQOQSSOOO',
  },
  'thought_content.other_delusions': {
    bias: 6.84,
    own: -1.21,
    from: -1.53,
    steps:
      '!%"""""($"#"#"%*"$""%%#%"#""$"$"""")%""""#"$""&$$""$"(#%""%$)%"$%&&$.&#"#&"%#"#$$"*%%$%',
    weights:
      'ROQOOOOROORQNQOQROONOORQQVOOORNOQOOQNNOTQOQOOOQQOOOQOQQRUOOOQOOOONOOOQNNQOROQOQOOOQQTQO',
  },
  'thought_content.passive_death_wish': {
    bias: -3.65,
    own: 0.11,
    from: -1.40,
    steps:
      '!"#"##""$$$%##"%#"""""""""#%"#$"%&""""#""""""##""""#"#"""#$$)%$"#%"$%#"$""%%"%%""#"#"#&#"""$#""#&#"##$#"#"""$$""""#"$"##$""',
    weights:
      'TNLQONQQQNRQ]NOSQRQOOQQNSQQOONORQRQMOQNNONOQOQNOORQQQNWNNQRSTONQORQROMOORQNOQOOOOROQROOOOMQLQQOQQQQQORNNTQROOQONOORQQOQTQON',
  },
  'thought_content.persecutory_delusions': {
    bias: 5.01,
    own: 0.39,
    from: -1.49,
    steps:
      '!#""""""#$#"%&#"""#"&$"""""""#%"""""$$"#""""""#&"##%""##$&#"""#""*#""#"&""$#$""#$%##"""%"%&#"$#$""(($"""$""#")""""""""',
    weights:
      'QQORNMOOQOQRQOQNNQOORNONQONMQQQRQQOVOORONSONOOQRSOQQOQOQORRNMNONNSROUOONMQQOOMOROROOSQMOQROOOOOOTQOOQOOOOOSNQMQOTOOOOS',
  },
  'thought_content.ruminations': {
    bias: -21.09,
    own: 1.54,
    from: -0.81,
    steps:
      '!%#"%""$%#$""&"""&""$(""#%""#"""""#$"%$"(""#%"#""#$"#"""$#"""&""#"""&"##""$#)""$"$&"$%#"""(#*&#""""&"""$#""$"""$',
    weights:
      'QOQONQOOOOQRQQQQOSNSROOOOOROSOSQONOOOQQONONQOOQROQRNQQROQONOOOQOSNQRRNQRNSQQOQORNROOTOSOOOQQORROOOROOOQOOOMRRQRR',
  },
  'thought_content.suicidal_thoughts': {
    bias: -10.71,
    own: 0.79,
    from: -1.80,
    steps:
      '!"""#"""%"""""""####&"$$####$#"$#$"$""#"#""""""""$""$"""""#%"$"#"""""#&"&#""$""""""&""$&#"$#""$#$##""""#$#""#$"$##"#""#"##"""$""""#"#"#"#',
    weights:
      'UNOONNOOTSRQOOUSROOJRNQONNSROOOOOOOMTNNOLOOOQRTSRNUTOONNQMQOOQNNOQOQQROONQOORISQOQTNTSOOOOONSSQNOOOQNNNSQONOQOORORROQQOQNOQNRQQQOOOOQQRNR',
  },
  'thought_process.flight_of_ideas': {
    bias: -14.04,
    own: 0.00,
    from: -1.99,
    steps:
      '!""#$")$##$$"#""#$#*"$#""#$"$"""#%&"""#$""##%##"##$$#"#"##"##$"$#""##"+&#"&")$#%"#)/)""#"%*',
    weights:
      'OOOOQOQOQROQQOONRSTOSOOQOOROONOOOOOQQOOOQOOOOOQORROOOROOOOOQROOSOOROQRNQOTOQOTOOQOQQROQRQVO',
  },
  'thought_process.linear': {
    bias: -23.30,
    own: 1.83,
    from: -0.66,
    steps:
      '!%#&"$$""%"##%##/""".#""$+%"#"%#"%"#$"$"(#%#"%##"%#$"#")#"""$#%#%"#%#"""$$"%#*$#$"$"%&',
    weights:
      'NQROQOQQOQOROQOOONOORQRSTOROOOSOOQONOQQSNNQOOOQOQOQOONQNOOQNMOMOQOQONOONOQOOQONOONOOQQ',
  },
  'cssrs.q1': {
    bias: -29.00,
    own: 0.00,
    from: 0.55,
    steps:
      '!"""$##$"##"#%#&""""#"""""###"#""""""""##"""""$""""$"""""#""#"""#$$"#%""""#""#####""###$"#""""&""&""""#"$"""""$"$#""#%#""""""%#"""""%#"""""""#""$""$',
    weights:
      'VNOMNOQRQOQTQ_LTRQRSNQQLRQQQNNMQOOROQQSOOQSNNQLONNQROMOOTORRMWOMQTTRORQQQOQLQMOQQUOOMLQTSRQMOQONONROQOTROOQQOONQKSQOROQQROTQOONOURSOQRLNOOQQSOQONUOO',
  },
  'cssrs.q2': {
    bias: -32.97,
    own: 0.00,
    from: -0.38,
    steps:
      '!""#""""$""""#""""#$"""$"$&"$#&$"($""#""""""#"""#"""$"""""###&"""%#&$#%"#""""""""$"""#"#"&#"#"""#"###""""""""$"""#"#"""###"""""&"""""##"""#"""""""#',
    weights:
      'VMOOMNNOQSTSRNUSORNQJRQSNRNQSSONOOMUNNMOKNNOSTRROMWTONONQMQNOOQNMQRNOOOOOQHTROQUQONSTONOOOQNMTSQSOONOQOQONONTQMNONQOOOQTOQVONQRNQORNTOQQONONQRQORNV',
  },
  'cssrs.q3': {
    bias: -20.11,
    own: 0.00,
    from: 0.66,
    steps:
      '!""#""""%"""""""""("%"#""#""##)$"$"#$""#"""""$"""$"""#""$$%""""#"%##$%"##"#""""#"$$""#$%%"""""#%"####"")""%"###""""""##"##$$"$#"#"#',
    weights:
      'UMNNMONOTSUSONUQORKRSOORQNQOQTONNQQOLUNNNNMNORTTUNVSQNNNMQOOQRNONSQQMOQQOOOQJSQRTTSTOOOQOSNSRQSNNONONNTNNNOORNRRONQQNNNNQRRONNTQSMR',
  },
  'cssrs.q4': {
    bias: -23.57,
    own: 0.00,
    from: -0.54,
    steps:
      '!""""""%"""""#""""$#"""####""""&"$#"#"($"""""""&#"$""#"#"""&"#&""%%#"#"%&"""#"$#"""#($""#"#""$#$#"")"$""#""""("$$#"""""#""##"(',
    weights:
      'SNNROOOORQUURMRNOQORJSQQNOQSNNNRQOONONOLUNOLOOLTTTMTOQONOTJOMONNOROOOONQNKTQRQSOSTOOOQOOOTSOURNNQORQONOOQOQNSOONQOOSOSOQQSOOOO',
  },
  'cssrs.q5': {
    bias: -11.25,
    own: 0.00,
    from: 0.75,
    steps:
      '!"""#"%#"""##$"#"""%""""#"#"$##$%("#"$"""%#""$""#""""""$$#""""%#""&%($"""$"###($$"""""%(####%""$#"%"##%(""""%$&#',
    weights:
      'ROOQOMOSSUQMOOOMRLRQNQOQSMOOOQQONOQMSOONNOTTUNSQOONONSLQNOQQQOQOQQONOMMRRROROSROQOOOOSSQOOQOQNOOOONSOQOQOOUOROOO',
  },
  'cssrs.q6': {
    bias: -17.43,
    own: 0.00,
    from: 0.96,
    steps:
      '!""%"##""""#""#$""""""##"&"$"""&"""%$#"""""""""""#"""""""""###""#""$"#"(#$#"%#)"""#"#""""%#"#"""#"""##$###$#""","#$#"""#""""%""&#"%#"#',
    weights:
      'QMRMOO^QQSSOTOQOQRJTQRMQLOMONQSNNOQOOOMQNQNQQKNOQZQQSQQNTOONNQOOSQNMONRLQOMNQOJSQQMRSQOQQOQRNSOQORNQQRROOOQMQQOROLRMQOQWTRNQQOSQQQOONN',
  },
  'level.low': {
    bias: 16.30,
    own: 0.00,
    from: -0.29,
    steps:
      '!"""#"""$"#"$""""$"$#""""$"#*$"#"$"""$""""#""""#""""""""#""$""%""%$#($#"""#"""%##""""""$#"""$"""#"$"$"*"##$%"#"$"#"#""#""#"""""#"#"#%"""$"""',
    weights:
      'YNRNOILLURRQRRQSRTRQOSNRQQQJRMOQQRQQMQYJMMKCLKORSSRQQOSQRTQROMROQQNNQNQSRQRRQNNSORUOSQRQRMRSRQOQQROQQOQRMTQQQQRQNOQSQQRSRRQOSQQOQRRRNQRRRMQO',
  },
  'level.moderate': {
    bias: 17.72,
    own: 0.00,
    from: -0.55,
    steps:
      '!"#$"""#""""#"""""##"#%"#"""#"$$##"""""#"#"#""""""""""""""""$"#""#"""$""%""""""#"#""##"""#"#"$"""#"%"#"""""%&"$"%""(#""#""$#"##""##""#""##""$###%"""$""',
    weights:
      'XOMIMMOQSRRQQRSRTRQRNRLQQQRONORORMNQQQOSRNRO[LMKNMFNLLQQRSTRRRSTQNTONOOMQQONLONSQOOTORQSORSNQNQTOQQQQRQROSTRRRROQRQSNRUOQQQQOQQOQSQSQQRQQOSOQMRSMQQQQOS',
  },
  'level.high': {
    bias: 25.37,
    own: 0.00,
    from: -1.51,
    steps:
      '!"&"""#""""$"#""""#%""#"""""""""""""%"""""#"""$""#$""""""""""#""""#""""""#""""""$"""##"")#""""$"$""#"$"%"$"""#"#"#"#""#%"#"$#""""""""$"#"$"""%%""$###"#"""',
    weights:
      'UNLNOOOQTSTONSRONOLQOLNQQQMOLOORORRONNONOQQQQOL[NKINONQSQWSSTQNQVTNNSMMOOOLONQQRMOORSOQRSQQQOOLRROKQOSNSWOQOQMRSNOSOQNRNONSNQNMQQRONQMQRQSQORSRRRQRQOOSOQO',
  },
};
