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
export const SPREADS: readonly number[] = [1.33, 1.38, 1.22, 0.94, 1.44, 1, 1.99, 1.56, 2.23, 1.6, 0.57, 1.69, 1.11, 1.12, 1.14, 1.06, 1.49, 1.25, 1.23, 1.48, 1.25, 2.05, 1.28, 1.11, 1.5, 1.78, 1.73, 2.25, 2.15, 2.56, 2.58, 1.56, 2.41, 1.63, 0.67, 0.85, 0.65, 1.02, 1.26, 0.72, 0.47, 1.95, 1.35, 1.2, 1.05, 0.86, 0.84, 1.15, 0.52, 0.47, 0.72, 0.71, 1.08, 1.44, 0.65, 1.35, 0.52, 1.16, 0.95, 0.95, 0.68, 0.49, 1.2, 0.8, 0.2, 1.1, 0.71, 0.23, 0.34, 0.45, 0.11, 0.09, 0.46, 0.12, 0.13, 0.2, 0.03, 0.19, 0.12, 0.17, 0.13, 0.14, 0.17, 0.13, 0.19, 0.24, 0.25, 0.21, 0.21, 0.09, 0.16, 0.22, 0.2, 0.28, 0.23, 0.22, 0.22, 0.16, 0.16, 0.19, 0.04, 0.05, 0.04, 0.07, 0.08, 0.1, 0.05, 0.19, 0.16, 0.21, 0.1, 0.13, 0.07, 0.08, 0.04, 0.03, 0.06, 0.05, 0.11, 0.1, 0.04, 0.14, 0.03, 0.11, 0.06, 0.13, 0.07, 0.03, 0.15, 0.06, 0.01, 0.16, 2.84, 2.93, 3.92, 3.31, 1.65, 2.7, 0.17, 0.1, 0.15, 0.14, 0.11, 0.17, 0.52, 0.1, 0.12, 0.12, 0.23, 0.16, 0.26, 0.18, 0.08, 0.3, 0.11, 0.12, 0.13, 0.1, 0.11, 0.16, 0.27, 0.52, 0.12, 0.14, 0.19, 0.28, 0.17, 0.29, 0.09, 0.13, 0.23, 0.12, 0.17, 0.27, 0.45, 0.56, 0.18, 0.16, 0.62, 0.28, 0.27, 0.24, 0.19, 0.12, 0.09, 0.21, 0.12, 0.36, 0.1, 0.15, 0.15, 0.17, 0.15, 0.14, 0.1, 0.3, 0.15, 0.12, 0.28, 0.09, 0.34, 0.42, 0.09, 0.26, 0.52, 0.19, 0.37, 0.07, 0.23, 0.15, 0.18, 0.31, 0.09, 0.18, 0.14, 0.09, 0.12, 0.17, 0.14, 0.09, 0.3, 0.18, 0.26, 0.24, 0.16, 0.24, 0.19, 0.17, 0.52, 0.25, 0.08, 0.25, 0.17, 0.42, 0.08];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 15.55,
    own: 3.25,
    from: -1.28,
    steps:
      '!"$&"""$$##&%""&""#""#%#"##""$$#"#$#"""%%#&"$)"#"""(#"##"%"#"$#"##"#"##$$$$""""#"$"""##%"####"#$#&"&#%)#$$',
    weights:
      'ONRRROOOOQQQQOQOOONQTOROOOQQQQQONROSQOOQRSSQQOOONQRSOOQQQQQQQQOROOOOONSSOQOOOOOQOOMVNOSOQOQQQOVROOOOOOOQQR',
  },
  'affect.full_range': {
    bias: -18.30,
    own: 3.36,
    from: -1.06,
    steps:
      '!"##"""%$%""##"("")&%"")#&""#""""##"""#%"$"#"$"%""""%"##"%%#&#$"""#$%"(#""$""#""$""""#&"$$%""##"#""##""#""$""""###"%',
    weights:
      'LRRQTRSNONOOOOMOROSOONQOOKRSQQTRSOOONOQONQNQOOQNORORNOQOONNOQOONOONOONQOOOOQMOOOQOOQORRONOONNOOOOOOQQSOOOONOMOOQQOOO',
  },
  'affect.tearful': {
    bias: -2.21,
    own: 0.65,
    from: -0.87,
    steps:
      '!""%)#$%#"1&(##$$%)"",#&$"+"%#,%"&""##"####-$"#%)&"$*%,(%&&""',
    weights:
      'QOQNQOOOQQQQQONQNTOQQNQSOOOQOQOOOSRQQQOOOYROOYQQOQQQONQOOROQO',
  },
  'appearance.signs_of_intoxication': {
    bias: -5.68,
    own: 4.44,
    from: -2.71,
    steps:
      '48"#*.$.?$"?%$0(%+(%*$+#),%',
    weights:
      'QOOOOOQQOOOOOROQSQQQRQQQTQQ',
  },
  'appearance.tired_appearing': {
    bias: -23.70,
    own: 3.31,
    from: -1.56,
    steps:
      '"$"&""%#((0"."&$&"%"""((+#&$"(%"")0$"".%%#*"#0##&"%1"*',
    weights:
      'QOOOOQOROOQQOOQQNQOQQQQQQORQQOOOOOOOSROQORQQRQQQONOQOQ',
  },
  'appearance.underweight': {
    bias: -8.13,
    own: 1.78,
    from: -1.57,
    steps:
      '!#$#%"+""#&#"&%-"("$##$""/"""$#&&/#)"$"("#($+"%)$*$"*"#%#""&###$##"$""#',
    weights:
      'ROOOORUOQROOORQQOQROROOOOOWOQOOOROQRQOOOROQSOOQQOOQOQRSQROQOQRQSOOOOTQO',
  },
  'appearance.visible_injuries': {
    bias: -6.77,
    own: 3.53,
    from: -2.07,
    steps:
      '!&"""""%$$##"""#(%$#+"$"#$#""#$"""#$$#$##"")#"$"%"###"#""#"&#"$(#"#"$(#"###$%##"$&"#$%##"&&"%"$#"&""',
    weights:
      'RSOOOOQOORSRQRRQOOORONOROOQTOONOOOONOQUSRRONOOOORQOQOOQOQOQRQQQQOQOQQOQOOQSSNQSQQOQOOROSOTOOOOOOOROO',
  },
  'appearance.well_groomed': {
    bias: -15.34,
    own: 3.87,
    from: -1.25,
    steps:
      '!"""&&""""$&"###$%$""$%"$#"""$#"""&(###"""$"###("#"%%"""""$&%"$"#""#%$#"""#$"#"""("####""""%&"%"%###%&%#)"',
    weights:
      'NQNQQSQMQNMOOQROQOONNONSOQOOQOQOQRQQNOQNOOOOQQOQOQNOQNRQONOOQNONOQOOOROOOROORQNOQOOOROOSQROONOOOQRROOOOOOO',
  },
  'attention.distractible': {
    bias: 19.18,
    own: 3.05,
    from: -1.25,
    steps:
      '!""$"$$"#"%"%(&#"##"%#""$#")"#"#""#%##""%""%"(#$#"%#"%$%$&*##"#"$"#"""$"%$$"$"""(#$#$%##%"("#"#"$"""""#',
    weights:
      'OQORROOOQOOSNQNQQSONQQUOQNOONNOSRQNOQQQOOQOOOORSNOQQWROOOQNOONOQSOOSQNOOOSOSQOORROOVOOOOOOSOOROOSOQOOOO',
  },
  'attention.hypervigilant': {
    bias: -11.96,
    own: 1.97,
    from: -0.56,
    steps:
      '!"$"""%$$$""##"#""#$$$#""%""#%"%$"$#"###&%&#&#$"#%%""#$""$""""#"$&""#"""$$#"###$"%#$"&#"#""$%#)"#"#&$$"""#$',
    weights:
      'QNQSOOOQQQOTOQQQQOQOOOROOSOOOWQOROQNOOOOQUQQQONONOTOOOOUQOOOQQQRQOOOQNQSROQQOONQORONQNOROOROSTOOOQOOOSOQOQO',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 26.24,
    own: 0.70,
    from: -2.06,
    steps:
      '!%#)#"0"(%##$"$##"#)#"$%#"#"%#$$($"#""""")#"""#&%"$$**"""3""($&)",#)+%',
    weights:
      'QQNOQRQQQOOOQOORQSSQONOQOOQTQQOOOQQQOOOOOOQSQSRQOQQQOQOTQOOQOROOOOOQQO',
  },
  'behavior.tearful': {
    bias: -2.46,
    own: 1.93,
    from: -0.42,
    steps:
      '"$##"+"#*%&"$#"$$%#%%"%#"""$&"###"#($#"&"2"#""(####"#)##"$+###.$""("#(#"%%#"""&',
    weights:
      'OQNQQOOQOQMQQQQOQOOOTQQOQQQQQOQQOQQRQNRQQOQOSRLONWQQOONOWOOSORNOOOOOQOOOOOOOOOO',
  },
  'eye_contact.good': {
    bias: -21.38,
    own: 2.71,
    from: -2.30,
    steps:
      '!%%1"=+"$%#-%""#%0%(+%"9(%*-((""$(&"%',
    weights:
      'OQQOQOOOOQQOQOQOQQOOOOOQQUOOROOROQQQQ',
  },
  'insight.absent': {
    bias: -12.83,
    own: 0.92,
    from: -1.54,
    steps:
      '!##""#"#""#$$"%""%"$""##"""#$"""#"$"""""""""""""""""$#$"""#$""""$%"#"""""###%""#""""""#%"#$#$""##(#""""$"#"#""$$"""*"$#$#"$"""#"$""""&#',
    weights:
      'QOOOMNNOOOTMQQNQNONOQSQMNQNOQNQQSQUUQNOOMQONNOMMQNOROSLNOVQOONOOLQSQOLMONNQNQQOSRQOOOMNNRNQOOQNNQRONOOQOQOOOTOOONONOOOQQNNOOQOQOSOOSQRR',
  },
  'insight.good': {
    bias: -36.61,
    own: 1.08,
    from: -0.33,
    steps:
      '!"##""""$"##"""("%#""$"""$"#"%"%"""""$"""""""#"#""""#""#""#"""$#""#"""""""""("""""#"""#""""""#""#"#"$##$""""$"""$""##$$###"*""##$"%"""$$""#""""#"%',
    weights:
      'MQRQRQSSNOMQQNOOQQWNMOQNTOOOQMMRRONORQKQSSRQVRSONNOMRQQONOQNTSQUQNNMQOTQQONOOMONOQONOQOOSOQQRNOONNORMQSOORNNMSONMMNSSQOONMROQRRNORQQOMOOMOOOSQNONO',
  },
  'insight.poor': {
    bias: 9.09,
    own: 0.62,
    from: 0.60,
    steps:
      '!$"##$"""#)##%##"#""#"#"$""""#$#""##"""#""""%$#"#$")"#""""$""""##""%##""%($"#"##"%"#"$$"$#"$"&"$"#"""""$$(#$""##"#"%#""""$',
    weights:
      'NRQMOQQSRRRMNOMOQQOQONOQRROSQQOQROOQNNOOLONOQROORONOOOQQSNOOOORORORROQROOSRROOSSOQQQOOOOOQOOOQORTQOOOOQNNONNOQNOQQOOOMTOQO',
  },
  'judgment.good': {
    bias: -15.23,
    own: 0.00,
    from: -0.60,
    steps:
      '!$"#("##"""###""%""#"%"#"#"#"""""#$#""#""""#("""$"""%""""%$"#""#"#"#"#""""%#"$#%##$""""#"$##$"#"""""##"&&%"$""#&"#"""&"%$"$#$#',
    weights:
      'NQRQOOOOOOOQQOSQOTOOORQONNQNONNOORORNQNSSSSTNNONQQOOQNRQOSNNRQRRQOOQQNNONONQOSONOOOQNSOSOOOOQOOOOOONOOQLNNQROOOOOOQQONOOOOQMOO',
  },
  'judgment.grossly_impaired': {
    bias: 5.39,
    own: 0.00,
    from: -1.50,
    steps:
      '####"(%""""$"&"&""""$"*"$""""#""#""""#"%#%""#"&%$##"""%&"&"""%#%"#+%"#""##"##"#"#.)#"&#""#$"""$"""""#%#"',
    weights:
      'OOOOOQNORQROQONROQOOOOQROQSROOOROOOONOOQQNNTQQONQRROOOOOOORRQONOROQOQOOQROOOOOQROOQOOQQQOOROQOORQRQOQQOR',
  },
  'judgment.poor': {
    bias: 25.11,
    own: 3.74,
    from: -0.63,
    steps:
      '!"%"#&""#&$%%(#""$"$""""""#$"%"#"""#"""#"#&"$""""$"$""#""")"#"##$"#$"*"#%"$")#"##"""#"((%##"$%%&#""""$"%""#"',
    weights:
      'QNONNSRRQQNQNONNOQQRNOQOQQNQNSONONLOOQQURQQQOQOOOOOQQRQNNOQOQOROQOQQQQQORQOQQQOQQOQQQNONOQNNQQNQNRQQQOQOOTQO',
  },
  'memory.recent_impaired': {
    bias: 1.64,
    own: -0.63,
    from: -1.39,
    steps:
      '!""#$"#"$$""""""""#&($""##%"""#)$$)$"#$""#%%""%"#$"&#"""$($%""%#%("#""#%)#"$("+""#%+$%""+',
    weights:
      'OQOOQQROORQOOOQRQQNOOQOOQQOYVRQOOOQOOOOOOQNOOOQOQOOOOVTQOOMOOSROORROOOOOROOQRUOOOQQRQOQNQ',
  },
  'mood.anxious': {
    bias: -1.36,
    own: 2.43,
    from: -0.36,
    steps:
      '!#&#$#"#"$"$""#"$%#$""#"$"""($#"$&""$##$"""$""""""#"#"##"""$"##"%$#)$""#"$#"""#"%%#"")#""""$"#""#"""$##(##"$""#$"%%#"#',
    weights:
      'NOOSMNOOOMQQNQQOSNMNRSOOTQONOTOQNNQUNNQOSOQRNRQONRQQQONOOQROOSONQORQSRNOORNRQOTQQLOMONKNONRNOOONSQQRSOQOQOQMOMOQORQQRQ',
  },
  'mood.depressed': {
    bias: -27.59,
    own: 1.10,
    from: -0.68,
    steps:
      '!#%%#"$"""#""#""""$""#&"#""##""#"#)""##""$""""#""""#"""""""$"%$#"#&$$#$##""##"$""##&""#"""#""#""#"""$#""""#(""$"""""#"$""""""#""""""""&#"%""',
    weights:
      'VONOQQOOSRROOUQNOQTQQTLYNQRNOQMOOOORROOQMNOQRSONOSSQONNTONQOSRRMTNONOOQONRNROSSOLSQROMOOQNMSRQUNOROOKNQLMQNOONORNQOQQQQOTMOOOOROQOOQQTONQNQO',
  },
  'mood.elevated': {
    bias: -2.42,
    own: 0.86,
    from: -1.59,
    steps:
      '!""#$"&"",$"#""#"""#%"%&"("#""""#$"("$#-"$"%%"%&&#$"#"#""%"0$()#")5$)##"%',
    weights:
      'OOOOQOOQQOQQOOOROQQSOOSOQROOOOOOOQOQQOOOOQOROOROQROOQROOQQQQSQOOSQQRQQRTR',
  },
  'mood.euthymic': {
    bias: -42.28,
    own: 0.94,
    from: -0.69,
    steps:
      '!"#"#""%"""##""$"""""$#"$$""""#"""#"&""#"#""""""""""$"""""$""###""##"""%#"$"""#"""$""$$""$#"##$"""$"#&""""#"&""""#"#&""#"#"""#""$"""$"$"""#""$""""""""""',
    weights:
      'JRRQURQONNOONNOOMOQQNNOOOVONMOOQNNTSONMQOOJTTRQQURQNNKNNOMNNMNOOORNONOOUONOQONTQOOONMOQOMONONKNTONONRKSOQOOOOHNOOOMNQQMONONOQOOONOORQOOQOOONOQQQONNNNOOO',
  },
  'mood.fearful': {
    bias: 19.04,
    own: 1.49,
    from: -0.09,
    steps:
      '!"$""""$%"###$#$#)#"""#"$""%#"("""###"#"##"$#&"#$$$#"""#"$#$$"%")"""""(#$"&$""%&""#"""""$#"$$%#"%")")#""%"$',
    weights:
      'QMQQNOOONQNQSQROOOONQVNNQQOQSSQRNNSOOQOOORQRVQRNOOOOOQSNNSOQRQQQOQROQNNTVOQONOQNQOONQROOORQQNSOOOOOONOOOQQO',
  },
  'mood.guilty': {
    bias: -16.31,
    own: 2.06,
    from: -0.27,
    steps:
      '!""#"""$",%##$%$"""#""##""#"#"""$#""$#"$##%$$"""#$(#"$"""#"""#"#"##"##"$"##""#"$"&%"""#"$""#"###""""#""###""%##$""#$"&$""#""""',
    weights:
      'RRNNQOONOQTOQSQQQMQOSQONQOOMOSOSQRRNNLONQOQROROOQQOQMNRQOOMQOONNSRQQRQQRQQOOSOQNOOOSORROQOQNOOMQQROOONOOOQOROOQOOONOOQQOOQQNQQ',
  },
  'mood.hopeless': {
    bias: -12.21,
    own: -0.34,
    from: -1.82,
    steps:
      '!$$###""$"#"$#"""$"$#"#"##"##""#"""#&"%####""#""""""#$"&#"$$$""##""#"""#(""$$""&"*#""$""+#"##""$#""$"""#$"#"%"$""%""#&"##',
    weights:
      'TQLNORTSOROQNRMQQQNQROOQORSQOOOOOOOQNSONNOQSRONSROQOMOONOQNQQRRQONOONOOSMRQQROOOQQOOOQOSOOOOTOQOOOOOOOSORONNRQTOQQROTNOMR',
  },
  'orientation.disoriented_time': {
    bias: 3.00,
    own: 1.15,
    from: -1.36,
    steps:
      '*#%""""""#"%(&"$%#$"""##"%"#$#"%#""&"$%(&""%#"""#"""##""$#""$""%#"+"##""%&#"##"$"$")"%##$+$"#$(',
    weights:
      'QQOOQQQONQRNOOOONOOWWTQOQOOOOOOQQOONORNNOOQOOOOOOUVSQOQOOOMNOOSROQRQOOOOOQQONQQOORROOSOTOQOOOOQ',
  },
  'perception.auditory_hallucinations': {
    bias: -16.31,
    own: 0.22,
    from: -1.73,
    steps:
      '!#%#$#""""#%%#""*""#""""#""""#""#"$#"""%###"#""""%#"$"$"&""#""""&$##"$""$""#%#"%"%%""""%("""#"%"##"&""$#$)"#&"$#',
    weights:
      'QQMOQOOQUOQQQLQQOOMNOOONOQOOQRQSSQOOQOMNOQNNRVOOOQOQQQOOOOOONOOONUTSROOOKQQQOOQNOOOUROOQOOOOOOOQNVSOOOONOOQOOQOS',
  },
  'perception.command_hallucinations': {
    bias: 9.36,
    own: 0.74,
    from: -1.95,
    steps:
      '!%#($".#"(%#""$%##"#(""""$%$#"$"#$"""/"""""*"##""("""+%+""/&&#"""(("#"+)##%&',
    weights:
      'QQNORSNQQQNNOOQOQQTROROOMOQORVOQQOQONOOOOOOQTUQQOOOQQROOVSOOQOOQROOOOOOQOOOO',
  },
  'perception.flashbacks': {
    bias: -2.16,
    own: 1.31,
    from: -1.08,
    steps:
      '"$"$(%"#")"$"&""#"#%#(#$$"#""""""&%""""","%""(%#(#$"%"$%*$"#$((##&($#)#)%)-#',
    weights:
      'OQRRQQQNRQQQOOOQQQOQO[OOQOOQQOOQOQRQOORQQOOOOOROYOOORQQQSVOROOOSOQQORRTOQOOO',
  },
  'perception.no_abnormality': {
    bias: -14.52,
    own: 0.00,
    from: 1.30,
    steps:
      '!#""#"""#"$"$#""#""#"*"""&%&"#&$"#$"""###"%##"$""#"##""#""(#"$"#"%$"""$""#""(#"""%""""""#""""#&#""""$"""""""""###$"""""#"""$&$")',
    weights:
      'MORQTRRSOQMNOOQOOOQXXORRSONLMLNNQSRSRQNQNNQOORQRVOQROMQSOQQOQKOMNLRORXQONOOQOOKQONOQQORQOQMNQQROOORQNOLMNQSQOMNNONQONSRRONNSOOMR',
  },
  'psychomotor.agitated': {
    bias: 0.50,
    own: -0.33,
    from: -1.39,
    steps:
      '"#&$"$#"%"#""###"%#""(""#$#"$"$#$"*##""#""#"""&"&""""&"$(""""#""#%###)"#$""""$"-#"""%*,*"""#&""$&',
    weights:
      'NOOONQQOQONQQQOOOQQMNOQQNQOORNOOOOOSQNOOQONQOONOOQNNOOQNOROROQNRQQOQOOOOQOOXOOOQOOOOORQQROQQRQOOQ',
  },
  'psychomotor.fidgeting': {
    bias: 11.92,
    own: 2.70,
    from: -1.45,
    steps:
      '!#"#"(""#&(###""#"$#$"#""#%#"$""""""""""($*)$$"%#$#"""%"&"$%#(%$$"#"#"""""#%"#)"&%%$,$%""$"#$"#"#"',
    weights:
      'NOOQSOOOOQOOQRRQOOQSOQOOUOOOQQOONQOOOQQOOORQQNONOSOOUOROOROQQOOOQRQOQNNOOOQOSSOTOQTOQNNOQOOOQQQRSO',
  },
  'psychomotor.tremor': {
    bias: -10.15,
    own: 3.40,
    from: -1.91,
    steps:
      '+$"%"&"#""$%&#"""%&$%#"#$"#+"###""##$%#()#""+$%##"$$""#($"+$"%$%$##%##$""&"#+"#$"$',
    weights:
      'ONOORQNRQQONOOOQOOOQQOONQQQOOQNQQOQRONQOOQQOOQOMQQNQOOOQQNOOOOQOOQRQSSQOOOOOQQOOQQ',
  },
  'risk.access_to_lethal_means': {
    bias: -29.85,
    own: 1.12,
    from: -0.93,
    steps:
      '!"""""""""#""""""##""#"#%"$%""#"%$"""#"""#$""""#""""$""#""$""#"""$"""("$""$#"""#""$"#"""%"##"#$#(""#%"#$$$#""##""#"""$""#&$#%""$""#"#"&',
    weights:
      'UQQQOOMOOOOQSQUOOONQNNVOQNQOMQOSQNNNNQNQOOMUOOMNJOOOSTQQNRLQONVOMOQNONLOSQQQNOOQRONOOQNQSOQMROQOQOOQORMNQOOOQOOOOQONRNNROQQOQQQOQOOQQOR',
  },
  'risk.active_si': {
    bias: -13.50,
    own: 1.01,
    from: -1.63,
    steps:
      '!"$""""""#"""#""#&""%"$"%#""#&$)$""#"#"""#"""$""##""####"#""#"("%#%##"#"""#"$#"""#&#""""#"""##"###""""#&"$#""$##"#""#"""#"""$""""#"#""""#',
    weights:
      'UNONMNOQOSRSQNVRRQJQQMQQMOOSSNOONTNMNKNOORSQQNVTQONOMQOOOQQNNNRONQOQOORISQQSQNTSONOOOORNORRQROONOOQNNNSNNQONOROQQNQQOQOMORNSQQRONONRQOSNQ',
  },
  'risk.denies_si_hi': {
    bias: -20.44,
    own: 0.00,
    from: 1.07,
    steps:
      '!""""""""#"""""#""#"$""""#"")""$#("""$""""#""""""""""#"""##"$$"""##"#""$""$&#""""#"""""$"""""#""$"##&#"#%""#"(%""##"$""#$#$""#"""""""""$""$%"""##"',
    weights:
      'GSOTQRUQRQLNNNONNNOOIOUUOQLRQTOOQOOOOOMOROOHVRVQSZSRSONMNOOONNOUUQNQOOOQSOOORNOONQOLOROSROQQLQNOOONOOQQNOOOOOQSQNOOOOONOQONOONNOQMOQMOOQQOOQONNORO',
  },
  'risk.grave_disability': {
    bias: -1.60,
    own: 2.37,
    from: -1.90,
    steps:
      '!&#$+""""#""$#"#"###%"%$"&""#""#"#""$")"""##""#"$"###""%&$&""##"$#")"#"""#+"*##&"#""$(""%#"#&%####"$"',
    weights:
      'QOOOOOVQTRNOOONQOROOQQOQQTROONROOONNOOOMOYTQOOOOOQOROOOQOQQRQOMOONSRROTOOOOQQOQOOOQQOTOQOQOQOOORNOOQS',
  },
  'risk.homicidal_ideation': {
    bias: -5.85,
    own: -1.02,
    from: -1.79,
    steps:
      '!#$"$"&"""#"##"""%##$#""#"#""""&"%"#"#"#"$"##""""""""$""""%&$""""###%#""$%"+"""""$)#""%$&#%$#""""&"##""#"""#"$"""$&("#',
    weights:
      'RQOLOOTQQNSOOOQSKOOQONOOOOQRQOOROORNTQOOMOOQOTRRNNROQORQMQOONNOONORORROQOSLSQOOQSQNQQOOOUONQONOQOQOOOQQOVNOOORQNROVNQR',
  },
  'risk.passive_si': {
    bias: -1.57,
    own: 0.22,
    from: -1.25,
    steps:
      '!"#"##*#"%##"%"""$"#""("#$"%""$""""#""""#$""""#""#"""#$"#)"$#""###""#%"""$""%"$"%#$"#$"(%""$#""""""%""""""#"#"#"""""##""""#%"%"""""',
    weights:
      'TOKQNOOOQQ^NOTRQRNQMSQOOOOSRQOSQMOQNNNNOOOMOOROSQOXONRSQSSROQNQOORQQSOOOOOSQNOOSOQOOSQRQONQLRQNNRQQQRQOQQOQSNNSQROOOQRMOOOQQOSOQQON',
  },
  'risk.past_attempt': {
    bias: -7.77,
    own: 2.78,
    from: -1.29,
    steps:
      '"""$&"($#"""""###"#$"$"&""#"#$#%""%"%$"#"#$$%#"#%&"&""#%#%"""$""#"#"&#$$"""%"$%""&"(""#""#"$"$"""""$#"#"%#(#""',
    weights:
      'OTNM^QSRNQRRNSQLROONOONOOONQOOOQNQLOYONOSNNQQNQOQOOOONOQOQONROLQTQROOQRNOQOQOROONNQORQRQQQNTOORQUSQQQONQORQOQO',
  },
  'risk.protective_factors_present': {
    bias: -19.72,
    own: 1.11,
    from: 0.00,
    steps:
      '!%##$""#%"##""$#""&$""%$#"$""$""#""""$"#"$""""""#"$#""#""&#""%"$"""-"#""""$$"%#$$#"""#"###""""""""##""%"#(#"#"""(#"#"""#"#"""""#"#',
    weights:
      'SROQUQNOQQQQURQNSQMORQNONOQQQQOQWQQQQNQOOMMOONQQNQRQQRNRTNOOQOOROOQOVQQOMSOOQOQSQQQOQNQNONONRMRORMQNQORQRNNOMOQSRQNNNNOOONOONQNRMO',
  },
  'risk.recent_attempt': {
    bias: -15.31,
    own: -1.17,
    from: -0.68,
    steps:
      '!""&"$""##"$#"""""%$(#"$#$"$"$%"""""#"""#""""#""""$"#"#"#"(##"&%*$"""##$#"""&#"%"""""""""#""""####$""&"""#%%###%""$""#$%""',
    weights:
      'QNQOOSOTQOSQQOQQMRMOMOORNNOOOONNTNSLQNOORWOTQROTOQQNQMOQNORMOOOOOOOMQQMROSQQTOOTORORQTOSQROORONOOQONOOOQOOQORQSONROQQOOOOO',
  },
  'risk.self_harm': {
    bias: 0.94,
    own: 1.13,
    from: -1.50,
    steps:
      '!$"#&$#"#"##""#"#$"$#"")("##"&%#$"##"%"""#"#""*##"%"#&""#""$"""##%"$"#"#%$"$"(&&#"#&"$(#"$"$"%#$"%""#"#"""',
    weights:
      'ROOOROQORQOWQQOQNQOOOONORROOOROOOQQOOROOOXRQOQOONORQOQQSOOOQOOOQOOQQSOORNQQQQQQOROQRSOONQRSTNOQOOOOOTRSOOQ',
  },
  'risk.si_with_intent': {
    bias: 1.49,
    own: 1.12,
    from: -1.77,
    steps:
      '!"##"#"""""""#""#$"""""%#$""""%"&%($""##"&"""$""%"#"(##$"%#&%%%""""$$#""#%$$"""""#""$#"#"#"*"$""""#"(%$#""""$#",',
    weights:
      'RNQONOQOQRUUQMQNQONRKSQMORNOMOQROOOLTOMOMSSTTNTOONSKMNQOOOQOOQQNKTRQRORTQRNQOOONTSOTQORMOOQONONOQONSOOQNOTORQRON',
  },
  'risk.si_with_plan': {
    bias: -4.69,
    own: -0.37,
    from: -1.41,
    steps:
      '!""$"""##"""#""$$"""%"#"#"#$$*"($"$"""(""#""$#"""""&"""$#(&&$&""""#$""##%#"$"""""##"""#"##"$###"##""""""##"#""$""""""%$""$##$',
    weights:
      'QNONMOOOSTUQMQOONQLQQONQRLNOSOOOMSNOOMTSTQNSOONOSLOOOOQNORNQQNLRQOQRQOSQQOOQOOQOSQSQQROQOOOOQQOOONOQOQNQORQOOQQRRMOTOQOOQNOOQ',
  },
  'risk.violence_risk': {
    bias: 12.89,
    own: 0.40,
    from: -1.50,
    steps:
      '!""""###$"""""#$#"""%($""%##"$##$"""""#"""#"&"""""""##"#%")"""######""#"#"#"""%#""#"##%$"""""""##"%"#"#"$"%"&"""#$""""#%#"##$"#"$"##',
    weights:
      'QOQORLOQOOSRSNSOMRRLORMNNOROOQRRORNOSOOQOLOOOTRTNOSMOMSOONRMNMOORORSQRRQOQNRMQQOOTNOUOQQLORRNOQNOOQTNOOORQQOQOOOOOQROOOTNSOOQRROORRO',
  },
  'speech.latency_increased': {
    bias: -11.72,
    own: 2.31,
    from: -0.70,
    steps:
      '!#"#"*$"$$"#&""#&"#"""#$#&"%""#$""($$#$$"&"##$$""$$#$$%#")"#"##,#$#"%$##""""(&#"$%"("$&##"$"',
    weights:
      'SOQOOQOQROROQNOQNQOQQQNOQOSONRNONOQQOVOOOOORQNOQQOOQQQONQROOQOOQOOROOOQQOOQQOOROOSONQTQSOQSO',
  },
  'speech.pressured': {
    bias: -3.39,
    own: 2.07,
    from: -1.85,
    steps:
      '!"$%(")"#$"#""#$""##""#""&"""$""$""#"$$#""$%"#$%"#"##$#"#""#"$#"""("#""##"%,$&")$$()"#(%)%"%*%',
    weights:
      'OONOQQQOOQQOOOQSOTOOOONRQROOOQOOOOONOOOORROQOOQOOQORROOOOQQOOOOQORQROOQOQQQRTOROUOOQQOQQQQQVOQ',
  },
  'thought_content.grandiose_delusions': {
    bias: -4.65,
    own: 1.98,
    from: -2.28,
    steps:
      '%$"))$%###$#*"(#%##"""#%&""$#&#%#&#&"#%"%##%$##&0$()$$/+$*%"%)&',
    weights:
      'OQOQQOQONQSSOQROROOOOOOOOQQOOOOOOQQOOOOOOQROSOQRRRROTOQQQORRRQQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 11.29,
    own: -1.13,
    from: -1.84,
    steps:
      '!#$"$"&#"#"%"""###&#""#"#""""&(#"%""$"##""""""""$"#"")"$""#%(#""$#"""+"""""$("#""%$&#"$$#""#&"##""#"""#"$"""$&("#',
    weights:
      'RQOLOOTQNSOOQSKQOOONOOOOQRQOOQQNSONNOOQOTQRNMROQOSMQQQOONOORRROQOQORLTQOOQSQQNQQONOUOOOQONOOROOOQQOVNOOOQQNROVNRR',
  },
  'thought_content.hopelessness_themes': {
    bias: -0.33,
    own: -0.62,
    from: -1.84,
    steps:
      '!(#%"""$#"$#"&"$#"#"#""&(*"##""#&"$"""##$"##"#"$$#"""&&#"(""#"$#"$""&$#""%"$$$$""#""&"#$""&%$"%""&"##"$""#',
    weights:
      'SMNQSRQROQNRNROQQOOQORROONRNOONNSROTSOOMNNOQNOQOQQRRQOOOQNQQQRROOOOQOQOOOOSOQOQOOTOQOOOOOSQOOQSORSOTQQOONQ',
  },
  'thought_content.obsessions': {
    bias: -6.60,
    own: 1.79,
    from: -1.29,
    steps:
      '!""#""#"#)#4"#$)*$$$#""#"#$%#"$%&(((-##%*#$"$#&"&"#($+#(-.#&##"#',
    weights:
      'OOOOQQOVNOQOOQQOOVQOOQOOYOOOSQQQROQOVOQQQVROOOOQOROOQOQQOQQSSOOO',
  },
  'thought_content.other_delusions': {
    bias: 6.20,
    own: -1.23,
    from: -1.69,
    steps:
      '!##"""#($"#"#"."$""##&"%"""#$"$"#")%"""""""$#$#$$""%-""&$)%"$%&&$.&#"#&"%#"""$$"*$"%$%',
    weights:
      'ROOQOOOROORQNRQROOOOOORQQQVOOQOOOOQNMOTQQOQOOOQQONOOQRUNOQOOOONOOOQNNQOQOQOQQOOOQOQTQO',
  },
  'thought_content.passive_death_wish': {
    bias: -1.94,
    own: 0.10,
    from: -1.33,
    steps:
      '!"#"##"%"##"#%#"%#"$"#""("#$"%"%""""#""""""#""""""#"#"""#$$("$"#""#%"#"%#"$""%$""%&"#"#"#"%$""$#""#"%#"%#"#"#"""(""""#"$"##$#',
    weights:
      'TMLQOOQQQNORQ]NOSQRNQNSQOONORQQRQMOQNNONOQOQOMOORQQQNWONQRSQTQOQNQOQQOSONOORQNQOQOOOROQROOOOMQMRQOQQQQQOQSNNTQROQONOOQQQOQTQN',
  },
  'thought_content.persecutory_delusions': {
    bias: 15.66,
    own: 0.36,
    from: -1.44,
    steps:
      '!""""""##$#"%&#"""#"&$"""""""#%"""""%$#""""""#&"##%""##$&#"""#""$&""""#"&""$#$""#"""%##"""%"%&#"$#$""(%&"""%"#"""#$""""#""',
    weights:
      'QOQORNMOQOQRROQNNQOORNOMQONMQQQRQQNVORNNSONOORRTORQOQOQORRNNNOONQSQROUOONMQQOOMOROQOQOOSRMOQROOOOOOTQOOQOOOOSNQOOONQOTOOOS',
  },
  'thought_content.ruminations': {
    bias: -20.37,
    own: 1.57,
    from: -1.05,
    steps:
      '!##""&""$%#$""&""$$""$(""""%"$"""""#"#"%$"###""#%"#"$$""""""&"""&"$"""&"##""$#)""$"$&"#""$#"""(,"%#"""""%#"#"#""$"#$',
    weights:
      'QOOOQNQOOOOQQQQQQQSOSROOOOOOQSOSQOOOOOOQQOQQNONQOOQRQRNQQQROONOOOQSNQRROQROSQQOQOROROOQSQOSOOOROORROOOROOOQQOOOMRRQR',
  },
  'thought_content.suicidal_thoughts': {
    bias: -8.02,
    own: 0.78,
    from: -1.82,
    steps:
      '!"##"""%"""""""####"%"$&###$#""##"#%""#"#""""""""$""$"""""#%"$"#"#""#&"&#"##""""#&""$&#"$#""$#"###""""#$#""#$"$##"""""#$#"""%"""#""""#"#',
    weights:
      'UNONNNOTSRQOOUSQOOJQRNQNOSROOOOOOOOMUNNOLOOOQRTRRNUTOONNQMQOOQNOOOQQROOOQOORISQOTNTSOOOOONSSQNOOOOQONNRQONOQOORORROOQQOMORNRQQOOOOQQQSMR',
  },
  'thought_process.flight_of_ideas': {
    bias: -19.47,
    own: 0.00,
    from: -1.88,
    steps:
      '!"$$")$%$$"#""#$""%%"$#""#$""#"""###&"""#$"$#%""#"#""$$#"#"""#"""#$"#"#""##"($&#"&")$("#)/)""#"$"*',
    weights:
      'OOOQOQOROQQOONRSOTOOROOROOROOOOOOOOOOQQOOOQOOOOOQOROROOOROOOOOOOQROOQSOOROQRONROTOQOTOQOQQROQRQOVO',
  },
  'thought_process.linear': {
    bias: -19.50,
    own: 1.81,
    from: -0.62,
    steps:
      '!%#&%&$""##%%/"""#,#""$/"#"#""#"&#%$"(####&#"""($"#")$""$#%("#%"""""$$"%#*$#$"#""%&',
    weights:
      'NQQOOOQQOROQOONOOOQQRSTSOOOQOSOOOOQQSNNOQOOQOOQQOONQNOQNMOMQOQOONOONOQOOQONOONOOOQQ',
  },
  'cssrs.q1': {
    bias: -30.59,
    own: 0.00,
    from: 0.87,
    steps:
      '!"#$##$$#"""%#&""""#"""""%"""##""""""###"""$""""$""#"#""#"""#$$"#%""""#""#""%###""#$"#""""&""&""""#"$"""""$"$#""#%#""""""%#"""""###"""""""#""$""$',
    weights:
      'VNMNOQROQTQQ_LTQQSRNRQLRQQONNMNNROQQSNOSNNQLONNQRNLOTORRMWNNRSTQORQQQNQMQNQNQUOMQLQTSRQMOQOMONROQOTROOQQOONQKSQOROQQROTQOONOURSOQQRLNOOQQSOQONUOO',
  },
  'cssrs.q2': {
    bias: -33.87,
    own: 0.00,
    from: -0.41,
    steps:
      '!"$""""$""""#""##$"""$"$"%%#&$"%#$""#""""""#"""#"""$"""""#""#&#"%#&$#&#"""""#"%"""##%##"#"""#"###"""""""""#""""""#""$##"""#&"""""##""""""""#""#',
    weights:
      'VMONNNOQSTSQMVRRMQIRQSNQQNSTNNOQONVMNMNKNNOSTQROMWTONONRMQQNOOMMQRMOOOORHUROUQNSTONOOOQNMTSQSOONOQOQNNONSQQMNOOOQOOOTORVOMRNQORNTOQROMQONQRORNV',
  },
  'cssrs.q3': {
    bias: -20.20,
    own: 0.00,
    from: 0.95,
    steps:
      '!""#""""##""""""$%#"%"#""#""####$$"%#$""#"""""#""""$"""#""$$%""""#""$##$%"#$#""""#"$$""#$$"%"""""#$""####"")"""$"###""""""##"#""$$"$#"#"#',
    weights:
      'UNONMOMOOTSUROMVRQKQSOOQQNQOQTQQONNQOMVNNMNMNOOQUSUNVSQNNNLQOOQRNONOSQQNORQOORJSQRTTTTOOOOQOSNSRQSONNONONNTNNNOOORNRRONQQNNNNQORRONNTQSMR',
  },
  'cssrs.q4': {
    bias: -26.57,
    own: 0.00,
    from: -0.61,
    steps:
      '!"""""""$"""""#""""$#"""####""""&"&""""($"""""""&#"$""#"##"&"""#$""$"(%+"""#"$#"""*$""#"#""$""$$"$$"""""##""""("$$#""""$##$"%"',
    weights:
      'SNOROONOORQVTRMRMOQORJTQQNOQRNNNRQOOOONOLUNOLOOLSTTMTORONTJOMOOQNNOOQNNNKTQRQSOSTOOQONOTSOTQONNORQQQOOONNQOQNTOONQOOSNSQROOQOO',
  },
  'cssrs.q5': {
    bias: -12.36,
    own: 0.00,
    from: 0.16,
    steps:
      '!"""#"###"""#""$"#"""%""""#"#"&##"%($"$"""%#""$""#""""""$$#"""""&#&%+"""$"###($$"""""%*#""#%""$#"%"##%)""&$&#""',
    weights:
      'QOOQOMOOSTUQNQOOOMQMRQNQOQSMNOQQQONOMSOOONOTSUNSQOONONSLQNORQQOOOQONMMRRROQOSQOQOOOOSSOOOQOQNOOOONSOQOOOUROOOOO',
  },
  'cssrs.q6': {
    bias: -18.33,
    own: 0.00,
    from: 0.64,
    steps:
      '""%"#""""""#""#%"""""##"&"""""""&"""%&"""""#""""#"""#""""#""#""#""$$"(#$#"%#)"""#"#"#")#"""#"""##$###$#""")$"""$##"#""""&"&#"%#"#',
    weights:
      'MRMOOO^QRSSOTORQRKTQRMQKNMQQONQSNNOQNONQNQMQKNOQYQQRQNTOOOONQONRQNMORLQOMNQOJTRQMRSQQQRNSOQOROQQRROONQMQQOQSOOLRMOQXTQNQOSQQQOONO',
  },
  'level.low': {
    bias: 17.66,
    own: 0.00,
    from: -0.31,
    steps:
      '!"""#"""$"#"$""""$"$#""""$"""*$"#"$""""#""""#""""#""""""""#""$""$"""%$#"&$#""$"""%##""""""$#"""$"""$$"$%#$"##$%"#"$"#"#""#""#"""""#"#"#%"""$""',
    weights:
      'YMQNOIMKURRRRRQRSTRQOSNRQQQNKRMNRQSRRMQQYJMMKCLKORSSRQQOSQRTQROMOROQQMNOQNQSRRSQNNSORUOSQRQRMRRQQOQROQQQOQRLTQQQQRQNOQSQQRSRRQOSQQOQRRRNQRRRMQ',
  },
  'level.moderate': {
    bias: 25.94,
    own: 0.00,
    from: -0.59,
    steps:
      '!"##""""#""""#"""""##"#%"#"""#"$#"##"#""#"#"$"""""""""""""""$"#""#"""$""%""""""#%"##"""#"#"#""""*#"""""%&"$"%""%##""#"%#"##""##""#""##""&##%"""$""',
    weights:
      'XNMOIMMOQSRRRQRRRTRQRNRLQQQRONORQORMNQQNSSNR[KMKNMFMLLQQSSTQRRSTQNTONOOMQQOOLOOROTORRSORSNQQNRTOQRQROTTQRRROQRQOSNRUOQQQOQROQSQSQQRQQOTONRSMQQQQOS',
  },
  'level.high': {
    bias: 25.00,
    own: 0.00,
    from: -1.57,
    steps:
      '!"#$"""$"""$"#""""""%""#"""""""""#""%"""%"#$""#$""""""""""#""""#"""""$""""""$"""#""#&##""""$"$""#""#"%"$"""#"#"#"#""#$""#"$#""#""""$"#"$"""%##""$###"#"""',
    weights:
      'UNOKNOOQUSTONSQONOQLQOLNQQQLOLOOSRROOOOOQQOL[MKIOONQSQWSSTQNQUUNNSMMOOLONRQRMOORRQORQRQQQONLSQOKQOOSNTWOQOQMRSNOSORNSONONRNQNNQRONQMQQQSQOQSQRRRQRQOOSOQO',
  },
};
