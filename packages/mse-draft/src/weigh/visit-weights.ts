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
export const SPREADS: readonly number[] = [1.33, 1.38, 1.21, 0.94, 1.44, 1, 1.99, 1.57, 2.22, 1.59, 0.57, 1.7, 1.12, 1.13, 1.14, 1.06, 1.48, 1.25, 1.24, 1.48, 1.24, 2.05, 1.27, 1.12, 1.5, 1.77, 1.74, 2.24, 2.15, 2.55, 2.58, 1.56, 2.41, 1.63, 0.67, 0.85, 0.65, 1.02, 1.26, 0.72, 0.47, 1.95, 1.35, 1.2, 1.05, 0.85, 0.84, 1.16, 0.52, 0.46, 0.72, 0.71, 1.08, 1.44, 0.66, 1.34, 0.52, 1.17, 0.95, 0.95, 0.68, 0.48, 1.2, 0.8, 0.19, 1.09, 0.7, 0.23, 0.34, 0.45, 0.11, 0.09, 0.46, 0.12, 0.13, 0.2, 0.03, 0.19, 0.13, 0.17, 0.13, 0.14, 0.17, 0.13, 0.19, 0.24, 0.25, 0.21, 0.21, 0.09, 0.16, 0.22, 0.2, 0.28, 0.23, 0.22, 0.22, 0.16, 0.16, 0.19, 0.04, 0.05, 0.04, 0.07, 0.08, 0.1, 0.05, 0.19, 0.16, 0.21, 0.1, 0.12, 0.07, 0.08, 0.04, 0.03, 0.06, 0.05, 0.11, 0.1, 0.04, 0.13, 0.03, 0.11, 0.06, 0.12, 0.07, 0.03, 0.15, 0.06, 0.01, 0.16, 2.84, 2.92, 3.92, 3.31, 1.65, 2.69, 0.17, 0.1, 0.15, 0.14, 0.11, 0.17, 0.52, 0.1, 0.12, 0.12, 0.23, 0.16, 0.26, 0.18, 0.08, 0.3, 0.11, 0.12, 0.13, 0.11, 0.11, 0.16, 0.27, 0.52, 0.12, 0.14, 0.19, 0.28, 0.17, 0.28, 0.09, 0.13, 0.26, 0.12, 0.17, 0.27, 0.45, 0.56, 0.18, 0.16, 0.62, 0.28, 0.27, 0.24, 0.19, 0.12, 0.09, 0.21, 0.12, 0.39, 0.1, 0.15, 0.15, 0.17, 0.15, 0.14, 0.1, 0.3, 0.15, 0.12, 0.28, 0.09, 0.34, 0.42, 0.09, 0.26, 0.52, 0.19, 0.41, 0.07, 0.23, 0.15, 0.18, 0.31, 0.09, 0.18, 0.14, 0.09, 0.12, 0.17, 0.14, 0.09, 0.3, 0.18, 0.26, 0.24, 0.16, 0.24, 0.19, 0.17, 0.52, 0.25, 0.08, 0.25, 0.17, 0.42, 0.08];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 13.77,
    own: 3.22,
    from: -0.77,
    steps:
      '!"$&"""(##%"%")"#""#%#"#$%$#"#$#"""%%#&"*#"#"""(#"#$%"#"$#"##"#"##$($""""#"$"""##$""#""##"#$)")%)#$$',
    weights:
      'ONQRROOOQQOQQOOONRTOROOOQQQONQOSQOOQRSSQQOOONQRROOQQQQQQQOROOOOONSSQOONONQOOMVNOSOOQOQQQQOVROOOOOQQR',
  },
  'affect.full_range': {
    bias: -23.18,
    own: 3.45,
    from: -1.13,
    steps:
      '!"##"""%$%""%"("")&%""%$#&""#""""##"""#%"$"#"$"%""""%"##"$"%#&#$"""#$%"%##""$""#""$""""#&"$$%""##"#""##""#""$""""#%"%',
    weights:
      'LRRQTRSNONOOOMOROSOONQQOOKRSQQTRSOONNOQONQNQOOQNOQORNOQOOONNOQOONOONOONOQOOOOQMOOOQOOQORRONOONNONOOOOQQSOOOONOMOOQOOO',
  },
  'affect.tearful': {
    bias: -12.29,
    own: 0.63,
    from: -0.69,
    steps:
      '!""%#&#$%$1&(##$$%)#,#&$"+"%#,%&"""##"###""-$"#,"&"$*"$("$,&("(',
    weights:
      'QNQNQQOOOQQQQONQOSOQOQSOOOQOQOOOSRQQQNOOYOROOYQQOQQQOONOOQORQOO',
  },
  'appearance.signs_of_intoxication': {
    bias: -8.01,
    own: 4.45,
    from: -2.69,
    steps:
      '.("7"#*.$0=$$A$$-,+(%*$+#)0',
    weights:
      'QRQOOOOOQOOOOORQOSQRQRQQQUQ',
  },
  'appearance.tired_appearing': {
    bias: -23.84,
    own: 3.31,
    from: -1.60,
    steps:
      '"$"%"""%#(((*"."&$&"%"""(#%&%#&$"(%"")0$"".%(*"#0##&"%1"*',
    weights:
      'QOOQOOQOROOOQQOOQQNQOQQQQQQOQORQQOOOOOOOSROQRQQRQRQOOOQOQ',
  },
  'appearance.underweight': {
    bias: 0.12,
    own: 1.76,
    from: -0.84,
    steps:
      '!&#%"+""#&#"&%-"("&#"#""/"""$#&$#".#)"%("#($+"$")$*$"*"#%#"(###$##"$"$',
    weights:
      'ROOOQUOQQOOORQQOQRROOOOOOWOQOOOOROOQRQOOROQSOOOQQOOQOQRSQROOQRQSOOOOTO',
  },
  'appearance.visible_injuries': {
    bias: 1.93,
    own: 3.54,
    from: -2.13,
    steps:
      '!&"""""%#"$##"""#"&)#+"$"#$#""#$"""#$$""$##"")$$"%"###$""#"&#"$($#"$(#"###$%##"$&"#$"$##"&&"%"$#"#$""',
    weights:
      'RROOOOQOQORSRQRRQQOOROOOROOQTOONOOOOOOQQUSRROOOOORQOQOQOQOQRQQQRQOQQNROOQSSNQSQQOROOQROSOTOOOOOOOOROO',
  },
  'appearance.well_groomed': {
    bias: -9.22,
    own: 3.87,
    from: -1.39,
    steps:
      '!"""&&""""$&"##&"$$"")"$""""%#"""&(###"""$"###("#"%%"""#$+"$"#""#%$##"#$"#"""("####""""%&""$"%###+%#)"',
    weights:
      'OROQQRQMQNNOOQRQOOONONSOQROOOQOQRQQNOQNOOOOQQOQOQNOQNRRNOQNONOQOOOROOROORQNOROOOROOSQROONOOOOQRROOOOOO',
  },
  'attention.distractible': {
    bias: 20.99,
    own: 3.03,
    from: -1.40,
    steps:
      '!""$"$$"#"##"%(&#"##"%#""$"""*#"#""#%##""%""&(#$#"###""$$%**##"#"$$""""#"%$$"$"""&"#"##$%##%"("#"#"$"""""#',
    weights:
      'OQORROOOQOQOSNQNQQSONQQUOQONONNOSRQNOQQQOOQOOORSNOQQQWOROOQNOOOOQSOSQNOOOOSOSQOOROROOOVOOOOOOSOOROOSOQOOOO',
  },
  'attention.hypervigilant': {
    bias: -8.29,
    own: 1.96,
    from: -0.56,
    steps:
      '!"$"""%$$$""#$#""&$$#""%""#%"%$"$#"##"($"%"#&#$"#%%"$$""%"""#"($$"""$$#"$"#$&#$"&#"#""$%#&"""#")$$"""#$',
    weights:
      'QNQSOOOQQQOTOQQQOOOOROOSOOOWQOROQNOOOOQOTQQQQONONOTOOOVQOOQQQRQOQNQSROQQOONQRONQNOQOOROSTOOOOOQOOSOQOQO',
  },
  'attitude.guarded': {
    bias: 5.55,
    own: 4.75,
    from: -0.78,
    steps:
      '!"""#"""#"$"##"&""#"$$""%#&"$%#""##"""#""""#""""$&%#""("""#$""##$"&%$""""###""%"""$$"$##%%"""####$%#"##"$$"%"##""$"&"#"#',
    weights:
      'QOONONONQOQQNQQQRROOOOOOQROQMQRQQOOTNNQOLONQOOQQNQQOOOQQQOOSRQORMQRORQNOQQOSOQNRQOQOOQRQOONNOQOQRRROONQQOONOOONOOQNORRQO',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 25.84,
    own: 0.72,
    from: -2.01,
    steps:
      '%#($"0"(%##$"$##"#)#"$%#"#"%#$+$"$""#)#"""#&%"$#"**"""3""("""%")",#6',
    weights:
      'QNOQRQQQOOOQOORQSSQONOQOOQTQQOOQQOOOOOQSQSRQOQQOQOQOTQOOQOORROOOOOOO',
  },
  'behavior.tearful': {
    bias: -2.65,
    own: 1.94,
    from: -0.43,
    steps:
      '"#"##"($"#.&"$#"$$%#%%"%#"""$&"###"#($#"&",("#""(####"#)##"$+###*%$""%#"#"&#&%#"""&',
    weights:
      'NOQNQQOOOQQMQQQQOQOOOTQQOQQQQQOQQOQQRQNRQQOOQOTRLOOWQQOONOWNOSOQQNOOOOOOQQOOOOOOOOO',
  },
  'eye_contact.good': {
    bias: -19.22,
    own: 2.71,
    from: -2.37,
    steps:
      '!%%#/"=+%%#-%""#%0%1%"9(%*-((""$(&"%',
    weights:
      'OQQOOQONOQQOQOQOQQOOOOQQUOOROOROQQQQ',
  },
  'insight.absent': {
    bias: -4.35,
    own: 0.88,
    from: -1.61,
    steps:
      '!####"#""#$#"&""%"$""##"""##""""#%"""""""#""""""""&$"""#$""""$%"#"""""###%""#""""""#"$"#$###"""#(#""""$"#"#""$$""")""$#&"$"""#"$"""(#',
    weights:
      'QOOMNNOOOTMQQNQNONOQRRMNQNOQQNQQSUUQNOOMQNNONNQNORTLNOVQOONOOLQSROMNONNQNQQOTRQOOOMNONRNQOOQNQOQRONONQOQOOOTOOONONOOOOQNNONQOQOSOOSRR',
  },
  'insight.good': {
    bias: -32.96,
    own: 1.12,
    from: -0.26,
    steps:
      '!"##""""$"##"""("(""#""""$"$%"%"#""%"""""""""#""""#""#"""""""$#""#""""""#"$$"""""#"""#""""""#""#"#"$##$""""$"""$""##$$###"*""##$"%#"$$""#""""#"%',
    weights:
      'LQRQRQSSNOMQQNOOQWNMOOQNTOOQMMRRNORLQSSRQVORSONNOMRQQONOQQNTSQVQNNMQOTQQNOQOMONOQOMOQOOSOQQQNOONNORMQROORNNMSONMMOSSQOONMROQRRONRQOMOOMNOOSQNONO',
  },
  'judgment.good': {
    bias: -15.11,
    own: 0.00,
    from: -0.61,
    steps:
      '!$"#("##""$##""%""#"%$"#"#"""""#$#""#""""#("""$""&""""%$"#""#"#"#"#""""%#"$#%##$""""#"$##$"#"""""##"&#$%"$""#&"#"""&"%#""$#$#',
    weights:
      'NQRQOOOOOOQQOSQOTOOORONNQNONNOORORNQNSRSSSNNONQQOQNRQOSNNRQRRQOOQQNNONONQOSONOOOQNSOSOOOOQOOOOOOMOOQLQNNQROOOOOOQQONOOOOOQMOO',
  },
  'judgment.grossly_impaired': {
    bias: 13.33,
    own: 0.00,
    from: -1.44,
    steps:
      '####"(%""""#""(&""""$"*"$""""#""#""""#"$"#%""#"&%$##"""%&"#%""%#%"#"&$%"#""##"#"""#"##,+(#""#$"#$"#""""%"""',
    weights:
      'OOOOOQNORQRQOQNROQOOOOQROQSROOOROOOONOOQQQNNTQQONQRROOOOOOQRRRONOROOOQOQOOQROOOQOOQROOOOQQQOOROOORRQOQQQQOQ',
  },
  'judgment.poor': {
    bias: 29.83,
    own: 3.83,
    from: -1.00,
    steps:
      '!"##"#&""#&$%%(#""$"$"""""$"#"%"#"""#"""#"#&"$""""$"$""#""")"#"##$"#$"*"#%"$"+"#""""""""((####")%%"""""""$"%""#"',
    weights:
      'QNOONNSRRQQNQNONNOQQQNOQOQNQRNSONONLOOQQURQQQOQOOOOOQQRQONOQOQOROROQQQQQORQOQQOROQOQQOQNOOQOQNNQMOQONRQQQOQOOTQO',
  },
  'memory.recent_impaired': {
    bias: 7.07,
    own: -0.67,
    from: -1.29,
    steps:
      '""#$"#%$""""""""#&($""#("""#)$$)#""#$""#%%""&#$"&#"""$($&"%#&&"#""#%&#$$("+""#%$($&"+',
    weights:
      'QOOQQROQQOOOQRQQNOOQOOQOYVRQOOORQOOOOOOQNOOOOROOOOVTQOOMOSROQRROOOOOQROQRUOOOQQOQQQOQ',
  },
  'mood.anxious': {
    bias: -12.64,
    own: 2.43,
    from: -0.37,
    steps:
      '!#&#$#"#""#"$""#"$%#$""#"$"""$$"##"$&""$###""""$""""""#"#"#$""$"##"%$##&$""#"$#"""#"$"%#"*#""""$"#""#"""$##(%%""#$"%%#"#',
    weights:
      'NOOSMOOOOONRQNQQOSNMNRSONTQONQOOTORNNQUNOQOOROQRNRQOORQQQONOQROOSNNQOROQRRNOORNRQOTQOQLONNKOONRNOOONSQQQSOQOOMOMOQORQQRQ',
  },
  'mood.depressed': {
    bias: -27.75,
    own: 1.11,
    from: -0.70,
    steps:
      '!#"$%#"$"""#"$#""$##&"#""##""#"#)""##""$""""""""""#""""#"$"%$#"#&$$#$##""##"$""##"%""#"""#""#""#"""$#""""#(""$""""%$#""""#""""""""&#"%""',
    weights:
      'VOONOQQNOSRROUNOQTQTLYNQRMOQMOOOORRNOQMNOQRSOOOOSSQOONSNQOSRRMTNONOOQONQNROSTOLSQQROMOOQNMSRQUNOQNOKNQLMQNNOOOROQOQQUMOOOOSOQOOQQTONQNQO',
  },
  'mood.elevated': {
    bias: -5.69,
    own: 0.86,
    from: -2.07,
    steps:
      '!""#$"&""$)$"#""##"#&$"&"("#""""##""$$""#$,"$"%%"%&&""$"#"#""##"0$()#")5$)##"%$',
    weights:
      'OOOOQOOQQOOQQOOORQQSOOSOQROOOOOOOOQOOQQOOOOOQOROOROQOROOQROOQOQQQTQOOSQQRQQRTRO',
  },
  'mood.euthymic': {
    bias: -42.28,
    own: 0.93,
    from: -0.70,
    steps:
      '!"#"#""%"""#""""$"""""$#"$$""""#"""#"&"""""#""""#""""$"""#$""###""##"""%#"$"""#"""$""$$""$#"##$"""$"#&""""#"&""""#"#&""#"#"""#""$"""$"$"""#""%"""""""""',
    weights:
      'JRRQUQQONNOOQNNOOMOQQNNOOOVONMOOQNNTSONMOQOOJTTRQURQNNKNNMNNMOOOORNONOOUONOQONTQOOONMOQOMONONKNTONONRKSOQOOOOHNOOOMNQQMONOMOQNOONONRQONQOOONNRQONNNNOOO',
  },
  'mood.fearful': {
    bias: 23.78,
    own: 1.49,
    from: -0.15,
    steps:
      '!""#""""$$""###$#$#)#"""#"$""%#"("""###"#"##"$#&"#$$$$""#"$#$"#"%")"""""&"#$"&$""%&""#"""""$#"$$%"#%")")#""#$#"',
    weights:
      'QLORQNOOOONQNQSQROOOONQVNNQQOQSSQRNNSOOQOOORQRVQRNOOOOQSNNSOQQRQQQOQROQOQNTVOQONOQNQOONQQOOOSQQNSOOOOOONOOOOQQO',
  },
  'mood.guilty': {
    bias: -17.22,
    own: 2.10,
    from: -0.12,
    steps:
      '!""#"""$",%##$%$"""#""##""#"#"""$#""$#"$%%$$"""#$("""#""""#"""#"#"##"##"$"####"$"&%"""#"$""#"###""""#""###""%###"""#$"&$""#""""',
    weights:
      'RRNNQOONNQTOQRQQQMQOSQONQOOMOSOSQRRNNLONOQROROOQQOQQMONRQOOMQOONNSRQQRQQRRQOSOQNOOOSOQROQOQNOOMQQROOONOOOROROOQROOONOOQQOOQQNQQ',
  },
  'mood.hopeless': {
    bias: -8.73,
    own: -0.29,
    from: -1.76,
    steps:
      '!$$###""#""#"$#"""$"$#"#"##"##""#""")"%####""#""""""#$"&#""#$$""##""#"""#(""$$""&"*#""$""$(#$#""%"""$"""#$"#"%"$""%""#&"##',
    weights:
      'TQLNORTSOOQOQNQMQQQNQROOQORSQOOOOOOONSONNOQTQONSROQOMOONOQQNQQRRQONOOOOORMRQQSOOOQQOOOQOSOOOOSOQOOOOONNSORONNRQUOQQROSNOMR',
  },
  'orientation.disoriented_time': {
    bias: 0.98,
    own: 1.16,
    from: -1.55,
    steps:
      ',%""""""$##(&"$%#$"""##"%"#$#"%#""&"$%(&""%#""""""""##""$#""$""%#"$("##""%&#"##"$"#""*####"#*"%##"(',
    weights:
      'QOOQQQONRQNOOOONOOWWTQOROOOOOOQQOONORNNOOQOOOOOOOUVSQOQOOONNOOSROQORQOOOOOQQOOQQOOORRNOSOTOOOQOOOOQ',
  },
  'perception.auditory_hallucinations': {
    bias: 6.00,
    own: 0.19,
    from: -1.73,
    steps:
      '!#%)""""#%%#""+"##""#""""#"""""$#"#%%#"#""""%#"$"$"&""#""#&$##"&"#""#%#"%"%##"""""$("""$%"##"&""$#$)"#("##',
    weights:
      'QQMOOQUOQQQLQQNMNOONORONQRQSORQOOQNNQONRVOONQOQQQOOOOOOOOOOVTTROQKQQQOOQNOOOOUQOOOQONOOOOQNVSOOOONNOQOQONS',
  },
  'perception.command_hallucinations': {
    bias: 8.44,
    own: 0.69,
    from: -1.90,
    steps:
      '!%#($".#"(%#""$%#$##%""""$%$#"$"#$#"/"""""*"##""("""%&%+""/&&#"""(("$+-%&',
    weights:
      'QQNORSNQQQNNOOQOQSQOOROOMOQORVOQQOONOOOOOOQTUQQOOOQQOQOOVSOOQOORROOOOONOO',
  },
  'perception.flashbacks': {
    bias: -1.66,
    own: 1.31,
    from: -1.25,
    steps:
      '"$"#""&%"#")"$"&""#"#%#%##$$"#""""""+"""""&&"%""(%#(&"%"$%*$"#$($$##$*$#)#&###)-#',
    weights:
      'OQROROQQQNRQQQOOOQQQOQOQ[OOQOOQQOOQORQOORQOQOOOOOROYOORQQQSUOROOOOSOOQORRTOOQQOOO',
  },
  'perception.no_abnormality': {
    bias: -15.58,
    own: 0.00,
    from: 1.17,
    steps:
      '!#""#"""#"$"$#""$"#"*"""%"%&"#&$"#$"""###"%##"$""#"##"$")$$"#"%$"""$""$""&#""""$""""""#""""#&#""""$"""""""""###"##"""#"""$%"$")',
    weights:
      'LORQTRRSOQMOONQOOQXYORRSQONLNLNNQRRSSQNQNNQOORQRVOQQOMSOQQKOMNLRORXQONOQOOOKQOQNOQQORQOQMOQQROOORQNOLMNQSQOMNOOQNONSRRONNSQOOMR',
  },
  'psychomotor.agitated': {
    bias: 1.53,
    own: -0.33,
    from: -1.38,
    steps:
      '"#&$"$$%"#""###"%#""(""#$#"$"$#$"$&##""###"""&"&"""("$(""""#""#*#)"&""""%-$""%*,*"""#&""$&',
    weights:
      'NOOONQOQOOQQQOOOQQMNORQNQOORNOOOOOOSQNOOONQOONOOQNNOQOOROROQNRQQOOOQOOXOOQOOOORQQROQQRQOOQ',
  },
  'psychomotor.fidgeting': {
    bias: 9.20,
    own: 2.73,
    from: -1.44,
    steps:
      '!#"#"(""#%"#"&##"$"$#$"#""#%#"$"#"""""""($*"+$"%#$#"""%"($###(%$$"#"#"""""#%"#*&%%$)$$%""$"&"#"#',
    weights:
      'NOOQSNOOOOQOQOQRROOQROQOOUOOOQQONQOOOQQOOOROQNONOSOOUOROQOOQQOOOQSQOQNNOONQOSSTOQTOQQNNOQOOQQQRS',
  },
  'psychomotor.tremor': {
    bias: -9.73,
    own: 3.38,
    from: -1.89,
    steps:
      '+$"%"&"#&%&"""""%"%$("#$"#+"%#""%$%#()#""+)#$$$""*$"+$"##$%&#%##$"""$""#+"#$"#"',
    weights:
      'ONOORQNRONOOOOQOOOOQOONQQQOONQQOQOOQOOQQOOOMQNQOOQQNOOOOOQOQRQSSQOOQQNOOQQOOQOR',
  },
  'risk.access_to_lethal_means': {
    bias: -24.54,
    own: 1.15,
    from: -0.90,
    steps:
      '!"""""""""#""""""##""#"#%"$&"$%#""""#"""#$""""#""""$""#""$##"""$"""$$"$""$#"""$"$"#"""%"##"#$#(##%"#$$$#""##""#"""$""#&&%""$"#""$&',
    weights:
      'UQQQONMOOOORSQUOOONQNNVNQNQMQRQQNNONQNQOOMUOOMNJOOOSTQQNRLOOVOMOQOOQOLOSQQRNOOSONOORNQSOQMROQOQOQORMNQOOOQOOOOQONRNNQORORRQOQQOROR',
  },
  'risk.active_si': {
    bias: -11.61,
    own: 1.01,
    from: -1.62,
    steps:
      '!"$""""""#"""#""""&""%"$"%#""#&$)$""#"#"""#"""#"""#""""####"#""#"#%&(##"#"""#""%"""#&#""""#"""#$###""""#$#"$#""$##"#"""""""#"""$""""#"#""""#',
    weights:
      'UNOOMNOQOSRSROVRORQJQQMQQNOOSSNOOOTNMNKOOORSQQQNVTQOONOMQOOOQQONNOROOQOOQISQQSQNTSOOOOOORNNRRQRONOOQNNNSQNNQONOROQQNQRQOQOMORMSQQSONONRQOSNQ',
  },
  'risk.denies_si_hi': {
    bias: -17.49,
    own: 0.00,
    from: 1.03,
    steps:
      '!""""""""#"""""#""#"$""""#"")""$#("""$""""#""""""""""#"""##"$$"""##"##$""$%"#""""$""""$"""""#""%##&#"#%""#"#%%""##"$""&#$"""""""""""""$""$"$"""##"',
    weights:
      'GSOTQQUQRQLNNNONNNOOJNUUOQMRQTOOQOOOOOMOROOHVRVQRZRRSONMNOOONNOUURNQOOQSOOQORNOOOOLNROSROQQLQNONNOOQQNNOOOOOQSQNOOOOONQONOOQNNMQNORMOOQQOOQQONNORO',
  },
  'risk.grave_disability': {
    bias: 1.80,
    own: 2.43,
    from: -1.89,
    steps:
      '!&#$"*""""#"%#"#"###&##$"&"""#"#"#""$")"""##""#"$"###"&&$&""##"$#")"#"""#+"*""#&"##$(""%#"#"%%####"$"',
    weights:
      'QOOOOOOVQTROOONQOROOQOOQQTROONROOONNOOOMOYTQOOOOOQOQOOQOQQRROMOONSRSOTOOOOQQOOQOOOQOTOQOQOQOOOOSNOOQS',
  },
  'risk.homicidal_ideation': {
    bias: -6.73,
    own: -0.95,
    from: -1.86,
    steps:
      '!#%$"&#"#"##"""###)""#"#""""&"#$#"#"#"$"##"""""""%"#"%&$""""###$"""""$%"+"""""$)#""##$#$#%$#""""&"%""#"""#"$"""*("#',
    weights:
      'RQLOOTQNSOOOQSKQOONONOOQRQOOROQROSQOOMOOQOSQRNNRNORMQOONNOOOOROORQROQOSLTQOOQSQOQQOQOOQUOOQONOQOQOOQQOVNOOORQNSVNQR',
  },
  'risk.passive_si': {
    bias: -1.56,
    own: 0.26,
    from: -1.16,
    steps:
      '!"#$#(""#"%##""$"""$"#""("#$"%""$"""$""""#$""""#""#"""""$"#)"$#""###""#%"""$""%"$"%#$"#$"("$""$#"""""""$""#""#"#"#"""""##""""#%"%#"""',
    weights:
      'TOKOOQOOOQQ^NOQTRQRNQMSROOOOSRQNSQMONNNOOOOMOORORQOWONQRSQSSROQNQOORQQSOOOOOSQNOOSOQOORQRQOONRLRQNNRQQQQRQQQOQRNNSQTOOOQRMOOOQQOSQQON',
  },
  'risk.past_attempt': {
    bias: -8.15,
    own: 2.73,
    from: -1.18,
    steps:
      '"""$&"($#"""""###"#$"%%"""#"#$#%""%"%$"#"#$$%#"#%&"&""#%#%"""$""#"#"&#"#$"""%%%""&"(""#"""#$"$"""""&"#"%#(#""',
    weights:
      'OSNM^QSRNQRRNSQLROONONOOOOOQOOOQNQLOYOOOSNNQQNQOQNOOONOQOQOMROKQTQROOQQSNOQORROONNQOQQRQQONTOOQQUSQQNNQOQQOQO',
  },
  'risk.protective_factors_present': {
    bias: -11.86,
    own: 1.06,
    from: -0.09,
    steps:
      '!"$%$##%"##""$#""&$""%&"$""%"#""""$"#"$"""""$"$###""&#""%"$"""+$$"""$$"%""$$#"""#"""%"""""#"##""%"#(#"#"""(#"#""""""#"""""#"#',
    weights:
      'SOQQUOOQQRQURQNSQNORQNNOQQROQWQQQQNQNOMMONNQNQQQRNRTOOOQONROOQOUQOMSOOQOOQSQQQOQNQQNNONRMRRMQNRORQRONOMOQSRQNONNOQNONOONQNRMO',
  },
  'risk.recent_attempt': {
    bias: -21.12,
    own: -1.14,
    from: -0.89,
    steps:
      '!""&"$""##"$#"""""%*"#"$#$"$"%#""""""#"##"""$""""%#"$#"(##"&%*$"""##$#""(#"$""""""""""#""""#####"""&""#"%%###%""$""#$%""',
    weights:
      'QOQOOSNSQOSQQOQQMRMOMOORNNOOOOONNTNSLQNORWOTROTOQNQMQMORMOONOOOOMQQMROSQTONOTOROQQTOSQROORONONQOOOOOOQONQOSQSONROQROOOOO',
  },
  'risk.self_harm': {
    bias: -3.04,
    own: 1.11,
    from: -1.59,
    steps:
      '!$"#&$#"#$#""#"#$"$$")("""#"&%#$"%"%"""#"#""%%##"%"#&""#""%""##%"$"#"#%$"$"(&&#"#$#"$*"$"$"%#$"%""#"#"""',
    weights:
      'ROOOROQOROWQQOQNQOOONORROOOOROOOQOOROOOXRQOQQOONOQQOQQSOOOOOOQOOQQSOORNQQQQQQOROQORSONRRSTNOQOOOOOTRSOOR',
  },
  'risk.si_with_intent': {
    bias: -6.58,
    own: 1.11,
    from: -1.80,
    steps:
      '!"%"#"#""""#""#$"""""%#$""""%"&%($""##"%""""$""$""#"(##$"(&%%&"""$$#""&"$$"""""#""$#"#"#"%%"$""""#"(%#"#""""$"""#"("',
    weights:
      'SNONOQQRTTRMQNQONRKSQMORNOMOQROOOLTOMNMQRSTTNTOOONSKMNQOOROOQNKTRQRNRTORNQOOONTSOTQORMOOQQONONOQONSOOQQNOTORQQSOQOOO',
  },
  'risk.si_with_plan': {
    bias: -0.91,
    own: -0.39,
    from: -1.28,
    steps:
      '""#""###"""#""$$"""%"#"#"#$$&%($""#"""(""#"""##"""""&"""#"#(&&$&"""$$###%#"$"""""##$"""##"&##"""""#"#"##"#""$""""""%"#""$##$',
    weights:
      'NOONMOOSTUQMQOONQLQQOOQRMNOSOOOMSONOOMTSUQNSQOONOSLOOOOQQNOSNQQNLRQQROSQQOOQOOQOSQSROOQOOOQQOOOOQOQONQOQQOOQQRRMOUOQOOOQNOOQ',
  },
  'risk.violence_risk': {
    bias: 6.67,
    own: 0.48,
    from: -1.47,
    steps:
      '!#""###&"""#$#"""%"&$""%""#"$##$""""""""""#"&"""""""##"#%")"""###""##""#"#"#"""%#""#"##%#""""""""##"$""#$"$"%"#$"""#%"""#%#"###""#"$"#',
    weights:
      'QQORLOQSRSNSONRRLOORMNNOQROOQRQORNOSOQOQOMOOOTRTNNSMOMSOONRMNMOOQOORSQRRQNQNRMQQOOTNOUOQOQMORRNOQNOOOQTNOORQROOQOOOOQQONOTNSOOORQROORR',
  },
  'speech.latency_increased': {
    bias: -10.10,
    own: 2.33,
    from: -0.71,
    steps:
      '!#"#"*$%$"#&""#&"#"""#$#&"%""#$""($$#$$"&"##$$""$$#$$%#")"#"##0"#"%$##""""(&#"$%"("$&##"$"',
    weights:
      'SOQOOQOROROQNOQNROQQQNOQOROORNONOQQOVOOOOORQNOQROOQQQONQROOQOOQOROOOQROOQQOOROOSONQTQSOQSO',
  },
  'speech.pressured': {
    bias: -3.12,
    own: 2.05,
    from: -2.06,
    steps:
      '!"$%(*"#$"#""#$""##"$""&"""$""$""#"$$#"""#%"#$%$"##$#"#""$$#"""("#""##"%,#"()$$()"&$%)%"%*%',
    weights:
      'OONOQQOOQQOOOQROTOOONRQQOOOROOOOONOOOOQROOQOOQOQORROOOOQQOOOQORQROOQOQRQROTROUOOQQOQQQQQVOQ',
  },
  'thought_content.grandiose_delusions': {
    bias: -3.72,
    own: 1.99,
    from: -2.27,
    steps:
      '%$")))###$#*"(#%##"""#%&""$#&#%#&#&"#%"####%$##&0$()$+)+$*##"%)"%',
    weights:
      'OQOQQQONQSSOQROROOOOOOOOQQOOOOOOQQOOOOOQOQROSOQRRRROTOQQQOQRRRQOQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 13.25,
    own: -1.09,
    from: -1.83,
    steps:
      '!#$"$"&#"#"%"""###&#""$#""""&$$#"$"""$"##""""""""$"#""*$""#%&"""#$#"""%&"""""$("#""%$$##"$$#""#&"%""#"""#"$"""$&("#',
    weights:
      'RQOLOOTQNSOOQSKQOOONONOQRQOOQQQOSOOONOOQOSQROMROQOSMQQOONNORORQRQOQORLOTQOOQSQQNQQONOOUOOOQONOOROOQROVNOOOQQNSOVNRR',
  },
  'thought_content.hopelessness_themes': {
    bias: -4.98,
    own: -0.56,
    from: -1.84,
    steps:
      '!(#%"""$#"$#"&"$#"#"#""&(*"##""#&"#""""##$"##"#"$$#"""%"$##"(""$$#%#&$#"&"($$""#""%"$$""&%$"$"""&"##"$""#',
    weights:
      'SMNRSRQROQNRNROQQOOQORROONSNOONNSQOOTSOOMNNOQNOQOQQRRQOOOOOQNQQRROOQOROOOSQOQOOTOQOOOOOSQOOROSORSOTQQOONQ',
  },
  'thought_content.obsessions': {
    bias: -8.60,
    own: 1.80,
    from: -1.23,
    steps:
      '!""#""#"#)#-)"#$%$*$$$%#"#$%#"$%&((#%*$##%*""$"$#&"(#($+#(9#&##"#',
    weights:
      'OOOOQQOVNOQQOORQQOOVQOOOYOOOSQQQQOROOOVOQQQOUROOOOQROOQOQQQQSSOOO',
  },
  'thought_content.other_delusions': {
    bias: 5.42,
    own: -1.22,
    from: -1.64,
    steps:
      '!%"""#($"#"#".""#""#""&"%"""#"#"$"""")%"""""""$#$#$$""$"-"""%$)%"$+&$.&#"#(%#"#$$"&$%%$%',
    weights:
      'ROQOOOROOQQNQQRQOOOOQOORQQQVOOOQOOQOOQNMOTQQOQOOOQQONOQOQRUONOQOOONOOOQNNQQOQOQOOOOQQTQO',
  },
  'thought_content.passive_death_wish': {
    bias: -4.44,
    own: 0.13,
    from: -1.38,
    steps:
      '!"#"##"%"##"####"%$$"#""#%"#$"%#$"""$"""""%""""#""#"""#$$("$"$"#%"#"%#"$""%%"%&"#"#"#""$$""$#""#"%#$#$#"#"""(""""#"$"##$#',
    weights:
      'TNLQOOQQQOORQQ]NOSRNQNSQQOONORRORQMONNONOQOMOOROQQNWOOQRSQSQONROQQOSOMOORQNOQOOOROQROOQOOMRLRQOQQQQQORNNTQSOQONOORQQOQTQN',
  },
  'thought_content.persecutory_delusions': {
    bias: 14.38,
    own: 0.45,
    from: -1.50,
    steps:
      '!$"""""#$#"%&#"""#"&$"""""""#%""""")#""""""#&"##%""##$&#"""#""$&""""#"&""$&""##"%##"""%&&#"$#$")*#""$"""""###"#""#""',
    weights:
      'QORNMOOQOQRQORNNQOORNONQONNQQQRQQNVQNNSONOORQSOQQOQOQORRNNNOONQSQROUOOMMQQOMNRQOROOSRMOROOOOOOUOQONOOOROOROOONOTOOOS',
  },
  'thought_content.ruminations': {
    bias: -20.78,
    own: 1.55,
    from: -0.88,
    steps:
      '!##"""%"".""&"""#$""$(""#$""$"""""$#"%$"###""#%"$"#$""""""&""""%"$"""&"##""$#)""$"$(#""$#"""(-###""""&#"#"#""$"""$',
    weights:
      'QOOOQONQOQQQQQQOQSOSROOOOOOQSOSQONOOOQQOQQNONQOOROQRNQQQROONOOONRTNQRROQROSQQOQOROROQTQOSOOOROORSOOOROOQQOOONRRQRR',
  },
  'thought_content.suicidal_thoughts': {
    bias: -15.57,
    own: 0.80,
    from: -1.78,
    steps:
      '!"""#"""%"""""""#%#&"$$####$#""##"#%""#"#""""""""$""$"""""###"$"#"#""#$#"&$##""""#&""$&#"$#""$#"###""""#$#""##""$##"""""""$#"""%"""#"#"#"#',
    weights:
      'UNOONNOOTSRQOOUSQOJRNQONOSROOOOOOOONUNNOLOOOQRTRRNUTOONNQMQOOOQNNOOQQROOOOOOQISQOTNTSOONOONSSQOOOOOQNNNRQONOQONORORROOQQQOMORNRQQOOOOQQSMR',
  },
  'thought_process.flight_of_ideas': {
    bias: -21.92,
    own: 0.00,
    from: -1.79,
    steps:
      '!"$%)$%$$"#""#$""%"$"$#""#$""#"""###&"""#$"$#%""#"#""$#"#"#"""#"##$"#"#""##"($&#"&"%$$("#)/)""#"%*',
    weights:
      'OOOOQOROQQOONRSOTOONROOROOROOONOOOOOOQROOOQOOOOOQOROROOOOQOOOOOOQROOQSOOROQROOROTOQOOTOQOQQROQRQVO',
  },
  'thought_process.linear': {
    bias: -19.52,
    own: 1.81,
    from: -0.65,
    steps:
      '!%#&%&%$#%%+%"##)$#""$+%"#"###"&#%$"(####&##"%#$"#"%$$""$#%"&"#%##"$$"%#-""$"#""%&',
    weights:
      'NQROOOQROQOQONOOQQQRSTOSOOOQSOOOOQQSNNOQOOQOQOQOOORONOQNMOMOQOQONOOOQOOQNOOONOOOQQ',
  },
  'cssrs.q1': {
    bias: -40.52,
    own: 0.00,
    from: 1.00,
    steps:
      '!"#$##$#$"""%#&""""#"#""##"""##""""""#""#""%""""$""#"#""#"""#$$$%""""#""#"""$#""#""#$"#""""&""&""""#"%""""$"$#""####""""""%#"""""%#"""""""#""$""$',
    weights:
      'VNMNOQROQSQQ^LTQQSRNQLRQQQONNMONROQQSNOOSNNLONNQRNLOTORSMWONQSTORQQQOQLQNQNOQUOOMQLQTSRQMOQONONSOQNTROQQOONQKSQORQOQQQOTQOONNURVOQRLNOOQQSNQONUOO',
  },
  'cssrs.q2': {
    bias: -36.05,
    own: 0.00,
    from: -0.43,
    steps:
      '!""#""""$""""#""""""$"""$"$"%"$#&$"%#$""#""""""#"""#"""#""""""###&#"%#&$"""%#"""""#"$""""##%##"#"""#"###"""""""""#"""#"##"###""""""%#"""##""""""""""""#',
    weights:
      'VNOONNMNQSSSQMVRORQNQIRQSMQQNQSTONOQONVNNMNKONOSTRSOMWTQONOOQMQNOOMMQRNOOOOOORHUROUQONSTONOOOQNMTSQSOONOQOQNNONSQQMNOOQOOQTORVONQRRNORNTOQRONQONQRQORNV',
  },
  'cssrs.q3': {
    bias: -26.54,
    own: 0.00,
    from: 0.94,
    steps:
      '!""""""""##""""""#"%#"%"#""#""%##$$"$"#$""#"""""#""""$"""#""$"#%""""""""$##$##"#$#""""#""#$""#"#$&"""""#$""####""&#""%"###""""""##"""#$$"$#"#"#',
    weights:
      'UNOQNMONOOUSURNNUORQKQSNOQQNQOTQQONNQQOMVNNMNLOOOQTSUNVSQNNMLOQOOQROOONOSQQNOOQQOOQJSQRTQTSTOOOOONRNSRQSONNONONNTOMNNOOQNRRONQQONNOOQRRONNTQSMR',
  },
  'cssrs.q4': {
    bias: -25.03,
    own: 0.00,
    from: -0.27,
    steps:
      '!"""""""%""""#""""$#"""%##""""&"&""""($""#"""&"""$""#"##"&"""#$""%($")#"""#"$#"""*$""#"#""$""$"#"$$"""###""""("$$#""""$""#$"%"',
    weights:
      'SNOROONORQUTRMQMOQORJSQNOQRNNMRQOOOONOLUNLOOLTQTTMTORONTJOMOOQNNORNONONKUQRQSOSTOOQOOOTSOUQONNOORQQQOONNQOQMSOONQOOSNSQQSOOQOO',
  },
  'cssrs.q5': {
    bias: -13.96,
    own: 0.00,
    from: 0.79,
    steps:
      '!"""#"###"""#""$"#"""%""""#"#"&##"%($"$"""%#""$""#""""""(#"""""&#&%+"""$"###($$"""""%*#""###""#"#"""#"##%("""&$#$#""',
    weights:
      'QOOQOMOOSTUQMQOONMQMRQNQOQSLNOQQQONOMSOOONOTTUNSQOONONSLNORQQNOOQONMMRRROQOSQOQOOOOSSOOOQOQQNOOOOOQONSOQOQOOUROQOOOO',
  },
  'cssrs.q6': {
    bias: -15.48,
    own: 0.00,
    from: 0.68,
    steps:
      '!""%"#""""""#""#%"""""##"&"""""""&""""$&"""""#""""#"""#""##""#""#""$$"(#$#"###)"""#"#"""")#"""#"""#""$##""#"#"#)$"#$#""$""""&"&)#"#',
    weights:
      'QNRMOOO^QRSSOTORQRJSQRMQKNMQQOOQSNNOQOOONQNQNQKNOQYQQSQNSOOONQONRQNMORLROMNQQOJSRQMRRQOQQRNSOQOROQQQSROOONOQMQOQROLRMQOXSQNQORQOONO',
  },
  'level.low': {
    bias: 19.55,
    own: 0.00,
    from: -0.33,
    steps:
      '!"""#"""#""#"$""""$"$$""%"""*$"#%""""""""""#""""#""""""""#""$""$"""%$#"&$#""$"""%##""#""$#"""$#"$%$($"##$%"#"$"#"#""#""#"""##"#"#$""""$""',
    weights:
      'YMQNOIMLOURRRRRQRSTSQSNRQQNKRMNRRRRMQORYJNMLCLKOSSTRQQOSQRTQROMOROQQMNOQNQSRRSQNNSORUSQRQSMRRQOQRQQOQRLTQQRQRQNOQSQQRSSRQOSQOQRRRQNQRRRMQ',
  },
  'level.moderate': {
    bias: 29.39,
    own: 0.00,
    from: -0.66,
    steps:
      '!"##""""#""""#"""""##"#%"#"""#""#$##"""""#"#"""""""""""""""""""$"#""#"""$""%""""""#%"##"""#"#"#""""#&"#"""""%$#"$"%""%##""#"###"##""##""#""%"(##%"""$""',
    weights:
      'XNMOINMORSRQRQRRRTRRRNRLQQQRONOORORMOQQQNRSNROO[KMKNMFNLLQRRSTQRRSTQNTNNOOMQQOOLONROTORRTORSNQQNRTOQQQRQROTTQORRROQRQOSNRUOQOQQOQROQSQSQQRQOSNRSMQRQQOS',
  },
  'level.high': {
    bias: 26.81,
    own: 0.00,
    from: -1.59,
    steps:
      '!"&"""$"""$"#""""""%""##"""""""#""%"""%"#$""#$""""""""""#""""#"""""$""""""$"""#""""&##""""$"$""#"$"%"$"""#"#"#"#""#$""#"$$"#""""$"#"$"""%%""$###"#"#',
    weights:
      'UNKNOOQUSTONSQONOQLQOLNQQLNLOOSRRONOOOQQOL[MJIOONQTQWTSTQNQVTNNSMMOOLONQQRMOORRQOQRQRQQQONLSQOKQOSNTWOQOQMRSNOSORNSONNOSNNMQROOQMQRQSQORSRRRQRQOOSOO',
  },
};
