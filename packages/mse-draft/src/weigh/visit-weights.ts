// Written by test-support/classifier/learn-weights.ts: not to be edited by hand.
import type { VisitModel } from './visit-model.ts';

/** Options that rules find often enough to be weighed. */
export const RULED: readonly string[] = [
  'affect.anxious',
  'affect.blunted',
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
  'eye_contact.intense',
  'eye_contact.poor',
  'eye_contact.staring',
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
  'psychomotor.tremor',
  'risk.access_to_lethal_means',
  'risk.active_si',
  'risk.grave_disability',
  'risk.homicidal_ideation',
  'risk.passive_si',
  'risk.past_attempt',
  'risk.protective_factors_present',
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
  'thought_process.thought_blocking',
];

/** By how much each column differs from visit to visit. */
export const SPREADS: readonly number[] = [1.57, 1.64, 0.93, 0.71, 1.32, 1.07, 2.19, 1.72, 2.46, 1.66, 0.57, 1.7, 0.98, 1.02, 1.25, 1.04, 1.43, 1.29, 1.19, 1.45, 1.05, 2.03, 1.38, 1.14, 1.59, 2, 1.72, 2.31, 2.15, 2.59, 2.68, 1.82, 2.47, 2.08, 0.85, 1.15, 0.75, 1.33, 1.75, 0.87, 0.77, 2.2, 1.73, 1.29, 1.32, 0.91, 0.96, 1.29, 0.67, 0.36, 0.31, 0.54, 0.52, 0.82, 1.27, 0.25, 0.32, 0.67, 1.13, 1.39, 1.06, 1.51, 0.53, 2.03, 1.9, 1.48, 0.38, 1.28, 1.16, 1.02, 0.67, 0.47, 1.4, 0.89, 0.11, 0.19, 0.95, 2.07, 0.14, 1.52, 2.07, 1.38, 0.85, 0.94, 1.43, 0.66, 1.18, 0.9, 1.19, 1.46, 1.26, 0.78, 0.27, 0.3, 0.45, 0.11, 0.09, 0.54, 0.12, 0.14, 0.19, 0.03, 0.18, 0.11, 0.16, 0.17, 0.14, 0.16, 0.13, 0.16, 0.22, 0.23, 0.21, 0.26, 0.09, 0.16, 0.22, 0.18, 0.26, 0.23, 0.21, 0.21, 0.15, 0.16, 0.24, 0.06, 0.07, 0.05, 0.09, 0.12, 0.12, 0.04, 0.19, 0.16, 0.18, 0.09, 0.09, 0.08, 0.09, 0.05, 0.02, 0.02, 0.03, 0.04, 0.05, 0.08, 0.02, 0.02, 0.04, 0.06, 0.11, 0.07, 0.11, 0.03, 0.11, 0.11, 0.19, 0.02, 0.11, 0.06, 0.13, 0.05, 0.03, 0.17, 0.06, 0.01, 0.01, 0.07, 0.16, 0.01, 0.23, 0.17, 0.19, 0.1, 0.14, 0.08, 0.07, 0.09, 0.13, 0.21, 0.16, 0.1, 3.19, 3.24, 4.54, 3.75, 1.89, 2.99, 0.04, 0.32, 0.01, 0.01, 0.6, 0.99, 0.01, 0.4, 0.95, 0.01, 0.01, 0.09, 0.68, 0.01, 0.99, 0.89, 0.82, 0.01, 0.01, 0.07, 0.01, 0.01, 0.7, 0.65, 1.68, 0.9, 0.57, 0.37, 0.01, 0.59, 0.9, 0.04, 0.24, 1.27, 0.01, 1.28, 0.08, 0.34, 0.08, 0.59, 0.03, 0.16, 0.03, 1.19, 0.03, 0.15, 0.1, 0.11, 0.16, 0.14, 0.11, 0.17, 0.52, 0.09, 0.1, 0.12, 0.24, 0.15, 0.26, 0.18, 0.3, 0.1, 0.13, 0.12, 0.11, 0.11, 0.17, 0.29, 0.51, 0.13, 0.14, 0.18, 0.08, 0.28, 0.09, 0.16, 0.28, 0.07, 0.1, 0.23, 0.11, 0.2, 0.27, 0.45, 0.59, 0.17, 0.16, 0.59, 0.3, 0.25, 0.23, 0.19, 0.13, 0.08, 0.2, 0.12, 0.38, 0.13, 0.13, 0.13, 0.16, 0.16, 0.14, 0.09, 0.31, 0.17, 0.3, 0.34, 0.4, 0.07, 0.26, 0.52, 0.18, 0.37, 0.22, 0.15, 0.16, 0.3, 0.08, 0.16, 0.13, 0.1, 0.14, 0.16, 0.13, 0.11, 0.29, 0.16, 0.26, 0.23, 0.16, 0.25, 0.18, 0.15, 0.52, 0.23, 0.09, 0.27, 0.15, 0.4, 0.09];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 19.28,
    own: 0.67,
    from: -1.40,
    steps:
      '%&""$%$"&0"""&#3$"+$$$$#$#"##(#&(*"""&#/%$".(*$"#)""($(#*$""##"&##(&",""%$*$##%#2%$"##',
    weights:
      'QQQOOOOQQOOSROQQQQOOOOOQORQOOQRRQOOSQORQQQQOOOONORORRQQSQQQUOOOORQQOOOUNSOQOSQQOQQQRRO',
  },
  'affect.blunted': {
    bias: -9.33,
    own: -0.49,
    from: -0.98,
    steps:
      '$$$*"-*"%,&/(2#$"#)-,"%"#)&80&$"$1"&(#%("""#2$$&%$"##&)""##,#+*',
    weights:
      'NOOOQOOOQOOQQOQOOOROOOQOQOOOOXQONONOQQOYTOONNOQOOQOOOQQORQQQQOQ',
  },
  'affect.congruent': {
    bias: 12.21,
    own: 3.51,
    from: -0.59,
    steps:
      '!*#-(""""($$%"#*##**"#%#%#"$""#%&""($,)"##"&%))#"*%""""("#2"&#%%%%"$"$*%"$/"(&)$$$%2$#',
    weights:
      'OROOQOONOOOQOOQQQOOQROQQORQQQSOOQQOQOOOOQQOQOOQQRQQOONONQOOQNQNOOOOOTOOORQSOOOOOOQQROO',
  },
  'affect.flat': {
    bias: -5.94,
    own: -0.97,
    from: -1.16,
    steps:
      '!($$"")"&5(*,"$#$$*""$#)"#&"&(/(4"#$$.)$"-2$#,"""3$2"#0#)$(5',
    weights:
      'QOORQQQOOQOOROOQOQQROOOQQQQOOOQOQOOQOOO^NOORRS]OOOOQOOQRQQSO',
  },
  'affect.full_range': {
    bias: -8.65,
    own: 3.61,
    from: -0.90,
    steps:
      '!"##"""%#&#%)"&$&$)$+"")"#"%(""$"""$#")"$""&"&$+(*"$"""0&"#&$"#)")"#&&##%"#""#&#"#&""$"#$$$#$+*""""$&$""$""&"##$',
    weights:
      'LRQQTRSOOOOOOQOSOQOQOONOQONQLRRQTQROOOOOQOQOQOQQOOOONOOQOQONOZOOQOONOMONNQOONNOOOOOOOOQNOOORRNONOOOOQOOOOOOQQOOO',
  },
  'affect.labile': {
    bias: 8.10,
    own: -1.16,
    from: -1.38,
    steps:
      '!"#&$*&&/(+:$)"&#$/"G8#)+#"$:%#+""2$##%)(("+$"##%&#)&',
    weights:
      'QNOOQQQQOQQQQQOOOQROQQQQTVNQOQQQ^SROOQQOQQQQQRQORRQQQ',
  },
  'affect.tearful': {
    bias: -1.33,
    own: -0.87,
    from: -0.71,
    steps:
      '"),),#%)#)"&#"/"50$1,*&#"$*#"&.%"$2(-##$""##"#,"1"&13.',
    weights:
      'OQOQOOOOQOROOOQQQQQOQROOOOQRQQOOOZUOOQOOOOmRQOOVOQQOOO',
  },
  'appearance.disheveled': {
    bias: 31.37,
    own: -0.06,
    from: -1.09,
    steps:
      '"%""/"#0/6%3(""/#9%6%#0)"E3""#%&$&"$5$)#%5)',
    weights:
      'OOOOQQQQQQRQOOOQRQQQQQRQQQWRRQQQOOQQQOOROOQ',
  },
  'appearance.poor_hygiene': {
    bias: 15.27,
    own: -1.22,
    from: -1.43,
    steps:
      '"##""#.#)"5"5##"1#&1#=5,-.L(""(.#<*.0',
    weights:
      'OOOOOOQSQQQQQOQOQOOQRRQOROQQYQQOQQSQQ',
  },
  'appearance.signs_of_intoxication': {
    bias: 5.47,
    own: 1.16,
    from: -1.51,
    steps:
      '-$%";`@W-N.)(1)%5&',
    weights:
      'QOQQOOOQVZQORQQRSQ',
  },
  'appearance.tired_appearing': {
    bias: 14.05,
    own: 0.99,
    from: -0.83,
    steps:
      'N%g&6&;3.E&##"-.-8',
    weights:
      'QQQOQQQQYQOO`ROQQO',
  },
  'appearance.underweight': {
    bias: 9.08,
    own: -0.22,
    from: -1.35,
    steps:
      '&"&,3%&2(()*""%")(""#1>/-6+/(%*"$+/:#%(($#("',
    weights:
      'OOOSQQQQOOQSQOOOQOOVQQOOSQORQQOQ]OQRRQOQROOS',
  },
  'appearance.visible_injuries': {
    bias: 10.06,
    own: 0.65,
    from: -1.32,
    steps:
      '!"&#(*##"&.9"**""&"%"#""%#(##"&+-&*#"%.""#*1#(*"##0$&"#*+$%%"$0$&8',
    weights:
      'ROOOOTRQQOQOQOOQRSOQNOOQOOURQQOOQOOOQOOQRQO_SOOQQQQQO`QQRROQQQQQRQ',
  },
  'appearance.well_groomed': {
    bias: 4.61,
    own: 1.75,
    from: -1.30,
    steps:
      '!"""$""$$&"&%-"#($)"6-""&#&(""&-#"*,"+1%&-"%$")"&"&%1""#""#-#.&#,",2',
    weights:
      'OQOQQQQOQOOOOOQOQOQROOQQROQOOOOOOQQQQOQONOOOhOOOOOOOOONO]OOOOQQQOOQO',
  },
  'attention.distractible': {
    bias: 7.90,
    own: 3.21,
    from: -1.13,
    steps:
      '!$""$*&*#,#"(#")(#)##"#)#$#"#"%.###,#"*$&*%&$&%(3)")$(/##&"$""""##$&#""(*&#&((%("#',
    weights:
      'OOQQOOQORROOO[QOOOQOOOOOOORQOOOOOOQQOOXOOOOOOOOROQQSOQOOOQSOQQOOOOQROOTQOSOOORQQOO',
  },
  'attention.hypervigilant': {
    bias: 37.29,
    own: -0.16,
    from: -1.13,
    steps:
      '!"&#0%(.$%"%("&",&$##"$##"/%4$%","&"$),7"#/%6&#(("",$"*%#%")#$#$("%',
    weights:
      'QOOQRQOQOTOOOOUQQOOQQOQNQOSQQOUOOOUQOQQQQaOQOQ_QROOONRQRQQSOOOOOROQ',
  },
  'attention.intact': {
    bias: 8.80,
    own: 0.00,
    from: -0.03,
    steps:
      '!(*$$"6)%""($(8(07-""("#(4%7N$#2&5',
    weights:
      'OQOOOOQQNO^QQOOQOQOOYQQROOOQQNQQOO',
  },
  'attention.mildly_impaired': {
    bias: 7.27,
    own: -1.11,
    from: -1.21,
    steps:
      '"%-%"#,&$-"("@%#)#(""$##+$-"(."9)F5""+&&#&$$(%6+##',
    weights:
      'QQOOQQQORSXRQQOQOOOQOOOOOQRSROOQOQOXTOQQOQQSOQQRRQ',
  },
  'attitude.suspicious': {
    bias: 2.42,
    own: 2.06,
    from: -1.49,
    steps:
      '""""""%&."&&#"""%%0%+1#""%&2#&#"""*&$#%%+,%"+$2+#*)#$#%)%#"%3,%,)"#&',
    weights:
      'OOOQOOQQQOOQOOOOOQRSOOROOQQOOQOOOOQROOQTOQOOOOOOOOQOQQRORQQQSOQQOQTR',
  },
  'behavior.agitated': {
    bias: 7.72,
    own: 2.64,
    from: -1.77,
    steps:
      '"$,$--#"4+2#*#+#+/#5(7&:$-*+,&#1/)%%("$)"+',
    weights:
      'OOOROOOOOQOQOOQRQOOOQQOSOQQQOSSRRSQQQRRQQQ',
  },
  'behavior.repetitive_movements': {
    bias: 5.60,
    own: -1.14,
    from: -1.10,
    steps:
      '#$"$-#92-:%08.%-6"I5-%)).<,',
    weights:
      'OQQTQOOQTQSQOQQROQOQ[QQQOQT',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 30.21,
    own: -1.60,
    from: -1.87,
    steps:
      '(+"/#)$7&#,1."%4:$""#(4*.("(44"A09(',
    weights:
      'OQQOQQOQQROOQRQQQRQRRQOOO^RQRO[QOOQ',
  },
  'behavior.restless': {
    bias: 28.48,
    own: -0.95,
    from: -1.15,
    steps:
      '+$#&6")&&-"#*-,$=".-$#"#";&,)""#$""%%%"%%#&"%"#""%"","#$""#+0%",&',
    weights:
      'OOOQOQORQOQQOQOOOQSOQOQQOQOORTOOQSROSOQOOOOQQRbOOOOQQOOROQQSQQQQQ',
  },
  'behavior.tearful': {
    bias: 7.16,
    own: 0.00,
    from: -0.64,
    steps:
      '"$##*#6%(##&"*"%")(,%+"##$#"*$"&$#)"*".((,$"0"""%$+%$#""#"$)#"22.#(/$',
    weights:
      'OROQOOOQOQQOSOOOQRQQQQOQQQQQQQOQOQOTOORQQOOROObOOOONOOQUQQQNOlROQOOOO',
  },
  'eye_contact.avoidant': {
    bias: 1.96,
    own: -0.73,
    from: -0.98,
    steps:
      '#"$$*#&#6"15&&""1-*-+(+A-+#1,()$"""#+%.0&##,',
    weights:
      'OOOOOQQQQQOQQQOOOOQQQOOOOZQQOQROT[OYOOOOQOQO',
  },
  'eye_contact.good': {
    bias: 2.75,
    own: -0.01,
    from: -0.88,
    steps:
      '*Ar}(%,A&8"0',
    weights:
      'QQQYOQdOQQQ',
  },
  'eye_contact.poor': {
    bias: -7.75,
    own: -1.03,
    from: -1.02,
    steps:
      '$+(+$#,24($:G$7#,&<#*$&@/"&*%"#&#,#',
    weights:
      'OQQOOQQOQQQQOOOQOQRQQQQkQOOOOQQQQOR',
  },
  'insight.absent': {
    bias: -0.46,
    own: -0.48,
    from: -1.21,
    steps:
      '!%"""""#%#%"%#&""$%"%("#"######"#&""&%""$""""#"#%$"##%"$#""$"#""%("#"&"#%"""("#$"$##%*+)#%"$#%"&*""""""#($"""#$"&"*$)"#($$%$"("',
    weights:
      'QOONQNOORQQQOOMONYOOOONQRQQQSQRSOQONOQOROOONONOOQONSQOOOMONXNOOOOONQRQQRRSQOONOONQROOQOQOQOONSQROQQOQOQQROOROWOROROQOOOOOOQOOQQ',
  },
  'insight.fair': {
    bias: -2.24,
    own: 0.00,
    from: -0.98,
    steps:
      '!#((%""&,"""&+$$###(%"##""&&"&""(%#"$%##"#"&##("&#"#*($##$$$%.$")%$("),"#$%(#""#"$""#"-#"%#")##"")""%',
    weights:
      'QRNOQQQQQQONQQQQOOQOQQQQQQQRONONOQQOQQORQQQOQQQQOOOOOOQQOQOQQOQOOOOQQOROOOOROOQOONOQQOQOQOQQRQNOQQQON',
  },
  'insight.good': {
    bias: -24.87,
    own: 0.94,
    from: -0.22,
    steps:
      '!"##""""$"""(&""$##""""""("$"#"""#"""("""*#%#"#"""""""#"#""#%#"%""$###""""$%$#"#"##%$"#",%%""$$(*)%$#""#%(#*#*""$"##$"$#"$"&""(#"%$("(""$"""&',
    weights:
      'NQQQSQSRNOOOOOQRQbKONNQOSORQQQONONOOOQNOOQOQOOOLRQRQQTSROONORNOORSQVLMMQOROQQOQOONOOQNNQOOORQQQOQOQOQOQMNNNMOQNONRONOMQSOQOMOOQQNOOONONOORQNN',
  },
  'insight.limited': {
    bias: -30.89,
    own: -1.02,
    from: -1.08,
    steps:
      '*&"#+$"%#"#"""-)""##%&$#")"#""%"#&.$&#%##2""#&""##"#/-"+#$$%+)$)$#$$#&""#""")#("",#"#(,"%"#$##',
    weights:
      'ORSOOOQNSQNORNORSQOQROOQOQQOQOONORONNRONORQQOOQOOOOOOQQOOOQOSQRORROQOQOOOONUOQQOROQOQQQQROROQQ',
  },
  'insight.partial': {
    bias: -22.35,
    own: 0.74,
    from: -0.82,
    steps:
      '"%$%&""(""""#""#""""#"(&+($"#$$"-"%#"-"#$"(#"#%$$%"#"((#"%)$&"#$"*$%"*$*)%""#"$(""#"("$""""&"""#$&$&"$$$$"%#&")',
    weights:
      'OOOQQOQQQQOOOQM[ONMQNQNROOQQOQQQOONOOOOOQOOYOOQQOOQOOOOOQOQQOQOQOOQOOOOQQQQQQQOOOOOOOOONQUOOOQOROOQQSQQQQRQQQOT',
  },
  'insight.poor': {
    bias: -22.99,
    own: -0.98,
    from: -0.97,
    steps:
      '(#"$""#)##($""&)&%"#(%"$"$#"&$""$"#"%"%"#((##""#""&%)#%$%"&"-"7",%(%&%"#"%%#"##&$"#%"($"#%%)#""###"#$##""""',
    weights:
      'NOOQRQQQONLQUROQQRQQOOOQOOQQQQOOONNOQQOOQOMOSSOOOOOOQQOOOOOOQOOOOOOQRQQOOQRQQQOOOOYOOORSQONOOOOQOOQRQOONSOQ',
  },
  'judgment.good': {
    bias: -22.09,
    own: 0.00,
    from: -0.69,
    steps:
      '!$#")(*"&#""""""%0"""$&-,"""#")&$&"""%##""""##0"""$&)&+"(,$")"#%"&$""$""$)""%&%"""###+"#$"$$"#"0&"")&',
    weights:
      'NQQRNOSQSOOONSOQOOONOONOMQQSQRNOOORQOROOOUORQOOOOOOOQOSQRORROOONONQOOOONONQOQOOQOOOONQNQNOOQQOOOOOONO',
  },
  'judgment.grossly_impaired': {
    bias: 27.17,
    own: 0.00,
    from: -1.51,
    steps:
      '#%#$+"("&&"-.")"")($#"$"""#&#%"")&&"#+.)""*$$&#%0#,%%((,(#"#"$#"##$7#$$##+",""',
    weights:
      'OOOOOQQOOQOQQQRQOOOQRQOOOOOQQOOROOQNOQQQSQOQOQOOQOOQOQQQQOOQQOQOQOQQOOQOOQQQOQ',
  },
  'judgment.impaired': {
    bias: -13.71,
    own: 0.00,
    from: -0.99,
    steps:
      '""$"#"%"$$()&#$)%,"%#")($#""##"#"$""%"(""$"#&"""""-1#""1#$-("#)#"$"#"%#(&"#""#$%$##%%##""$$##+#$$$#"."""',
    weights:
      'OQONNORRQQQNRTOQOOQQQNOQQQROONMNOQRROOOQOOOORNROOOOQQOOQQQQOONQOOQOOOOSRQQOQRROQQOOQQOONRQOQQOQQQQQRQOOR',
  },
  'memory.recent_impaired': {
    bias: 3.68,
    own: -1.59,
    from: -1.23,
    steps:
      '$",$,+#$"""*"("""O$*%)%"+%"#""@&+2(&,%"#$%#"%#-#$+"+#.$%-',
    weights:
      'OOOQOQOQOOOOQ^RTQOOOOOOOOOQ]QSOOOOOOROQOQQRROOQ[OSUOOQROQ',
  },
  'mood.angry': {
    bias: 13.51,
    own: -0.79,
    from: -1.39,
    steps:
      '(#&##$"("/""%#".;"$&")#$#"&#+%""%#".&""4"#""&5$#+),&&%#(""*#"#"($&%%&""$(#)',
    weights:
      'OOQQRQOQNOOOOROORQQOOQROQOQOQOOOOSOOOQORRORNQQOOOQSROOOQOQdNOOOOOQOQORQROQQ',
  },
  'mood.anxious': {
    bias: 9.41,
    own: 1.11,
    from: -0.73,
    steps:
      '!"%###"#%""""&($"""#""""##"""$$"""#"*$$$"&(&#$*""#"#($"$"""%##"$##""#"#($$"$#(*$$"&#"1##%&""##"$##""&*"*"""#"$&#$$",%#+"("',
    weights:
      'OQQOSOOOOOQOQRRQOOOONYRQONQROQQOOOOQSQOOOONNTNQORQQRRQOOONXNOROQOOOOOQOSQOQOOOOOOQQNQRROOQQROOOQOQOTQOON[LONROOQQROOONQQQQ',
  },
  'mood.depressed': {
    bias: -5.91,
    own: 0.92,
    from: -0.52,
    steps:
      '!&,###%#&$"$#"""$"$*($$(#"""+""%$$$""""##""#&$"$#"""%$(#-#)"""$&"$#&"$$$""(#$#$$%%&##&$$$""$##$##"""#""$###"$"#"#$#"&"$""")"&"',
    weights:
      'SOOOQRRNRQQQL^NMONOOOOOQRRQQROONOQOOORQROOQORQQQMVONNOOOQORQQQOQNORQNRQOOONRQOOTORRORQOOOORQSOQOOKQOLMQOOOOOOQQQQQSOQOORQRNQQO',
  },
  'mood.elevated': {
    bias: 10.44,
    own: -1.27,
    from: -1.83,
    steps:
      ')8+#,)(#(*.))%/)#($")00(#=(,(5$*+"2*$,"%',
    weights:
      'QQQRQRQQROOQQOOQROOQQQOQRRSVQQQQO[QQQQSQ',
  },
  'mood.empty': {
    bias: 3.12,
    own: -0.55,
    from: -1.07,
    steps:
      '!(")$"$(0$$D+""()%$$%-#$"#,*%,.,"$0/#(&$"$&%%""$+""#""$&#)$"$$"$#&)(',
    weights:
      'QOOQORQOOO]QQROOQQQQOQNOQWOOOOOQQOORQQQQOOOQOQQQQON^OOOQQQRRRQQQQRQR',
  },
  'mood.euphoric': {
    bias: 10.77,
    own: 3.27,
    from: -1.85,
    steps:
      '))*(,#3(#(=)%/)#3(*8-B;$427"%',
    weights:
      'RQQQQQQQQQQQOOQQQQQQQUQQRQQQR',
  },
  'mood.euthymic': {
    bias: -23.11,
    own: 0.61,
    from: -0.47,
    steps:
      '!"#$"$#""##"""%"$"#"#$"#""""#%")"")")"""""##&"""""#"#"$"(""####&$"#""""("$"$"")"""&"""####"&&$"$$%"*"""#"&$"##"##""##""$""$$"#"#($""#"""($""%%$#%$"""""""%"#"""""',
    weights:
      'LRQTQOOOOOQOOOOOOQOQOOQ^LNNNOORRRQOOQOQONNOQOLSSRQTQOONONOOOOOQONQWOMONOROORRQOOOOQOQOONQOOMQORNOSNNOQOONMQNOONOOONNONRQOOOONOQOONHNORONONOONOOOOOQOOOOOOQQONOOOO',
  },
  'mood.fearful': {
    bias: 20.56,
    own: 0.07,
    from: -1.08,
    steps:
      '!"$#")*&&"%%"#$"$0"#"1$%""###%%%#(##*""""""""$0"#"#/.(#)#+*/%(##(%##$%"##"""""&*(++$',
    weights:
      'RNQNOOTQOOOOOXOOQQQRROOROOQOOOQQVQOOOONQXOOOORQQQRQOOOOTTQQQOOSTQOOOQQOOON^QOOQOQOQO',
  },
  'mood.guilty': {
    bias: 8.33,
    own: -0.03,
    from: -0.87,
    steps:
      '!)$(*")#)$""$)$$$#"##"%$&#$"$$"$")"""(&"*#""%+"$$$##"%#""%#$#%"%"$(,"%()*##%##"$""#$#$##$####$)#("*"&&#"$',
    weights:
      'ROOOORROOOXQOQOOOORSQQQQQQQRONOOQQQQQORQNOOTOQOOORRQQQQQQQQQQQOQOQOQQOQQOQOOQOOOOQQROQQNON^QOOQRQOOOQOQQQ',
  },
  'mood.hopeless': {
    bias: 14.42,
    own: -1.41,
    from: -1.34,
    steps:
      '!%##""#""$"$%#"$""()"""#"%&,&$$+$"##$"""$"$#"$%""()#"$%+-&#$&""#"&"-(#"#(#/4"("0#"*$"""$"#%"$"+&$#',
    weights:
      'RONOOOQRTOQQOLQOQOORQOQOOQOOQOQROOOOQQRSORQOONOQOOROQOROQQQOMQQOQROOOQQROSROOROO]OOOOOQQOORQROSONQ',
  },
  'mood.irritable': {
    bias: 23.71,
    own: -0.12,
    from: -1.15,
    steps:
      '!"$#-#%&-"""""$"%&&&"%+-%",;$$"%&&&"%$*+%0$$2%(&&$$,%#"$"#"#"$"*)(%"""#"$%""',
    weights:
      'QNQOQQOOQQOOOOOVOQOOQOQOONOOOOTOQOOROQOOQQQQNQQSQOQOQRQOQORNO^QQRQROOTQQOOOO',
  },
  'mood.labile': {
    bias: -17.61,
    own: -1.51,
    from: -1.57,
    steps:
      '!""+*&3"#03#$%#&"$)/3$.5+"")+#>2"**&.)("+$"#6&',
    weights:
      'QOQQQROOOQOQQQQQOOQROOOOQQQQRSORQOQOQ]RQQQRQQQ',
  },
  'orientation.disoriented_place': {
    bias: 11.64,
    own: -1.59,
    from: -1.57,
    steps:
      '"$9(&4$#""=#(+"(%(&,*"%""$"#)0""""F#,&)%%"/0"","',
    weights:
      'QOOOOORSSOQQQOQQOOOOOQSSOQOQOQNOOOQOQQOQROQVRSOQ',
  },
  'orientation.disoriented_time': {
    bias: 4.75,
    own: -0.40,
    from: -1.24,
    steps:
      '!0+"+&"$"+)""""#%;-$#%%"&&"$"+%"#""""$$+/"##D#,&+#"$"*)"#$%#""-"#-',
    weights:
      'OOQQOOOOOOVSYSMQQOOQOQOOOOOOOOOQUQYRNQQOOOOOQORRQQQQOOROOQOQ]SSORQ',
  },
  'orientation.fluctuating_alertness': {
    bias: 18.88,
    own: 3.53,
    from: -2.04,
    steps:
      '*+,$*9"%L&"%$A"$"$7"$;/,*."=#-5',
    weights:
      'QQOOORQQQQQOORQQRQQOOOOQQSORTQQ',
  },
  'perception.auditory_hallucinations': {
    bias: 11.82,
    own: -1.09,
    from: -1.32,
    steps:
      '&"#%"$"+"#"*$%%""*&"##"++$""$"#*0$&#&(*&"##"+#)&&%-(#-%//"#+&#$)#"$(,"&*$&#',
    weights:
      'ONOOOSOOQMQQOOOOROO[RRQOQQOOOOOTQOQOOQON^TSQOOQKQOOTOOOOOROQOOOOfROOOQOROOR',
  },
  'perception.command_hallucinations': {
    bias: 20.95,
    own: -0.86,
    from: -1.51,
    steps:
      '0""."+$5#&#"+.$."%*"+$&2$##"+0<"(4,+(9""=(',
    weights:
      'OQQOOQOOQVQQOQNQSQOOQOOQT[QQONVQQQOSQORVOO',
  },
  'perception.flashbacks': {
    bias: 21.30,
    own: -0.44,
    from: -1.03,
    steps:
      '!*-#*&%)(."%-#,(#,"#2"/&)"%#"84#+*$*(*#$+.2("',
    weights:
      'QRQOQOOQROQ_QQQOQQQOOOSOOQ^OOQQUQQQOQQSQOOYQR',
  },
  'perception.no_abnormality': {
    bias: 3.41,
    own: 0.00,
    from: 1.07,
    steps:
      '!"&#"#%$"$&"""")"#*""$#)"""#%"&$%&""#$"""("$(%"#)#%%""$,""#"$("-"#"-)"($"%)"#&&,("""##&&"&#&""""""#"""#&"$#$$(%',
    weights:
      'MQTQROOOOQQQXXOOQRQOOQOOSMNLROQNOOMQRRQRQOOQQRUOQRQQOOQTJNKOQRRNRQWORNOOQOQQOROOOOQQRQONQOOLOMKNRRONONONQQOOQOO',
  },
  'perception.visual_hallucinations': {
    bias: 26.77,
    own: -2.34,
    from: -1.58,
    steps:
      '))$,$,)*("""""$(/,(%#%%,"&%*(""""""#.#&$$?)#(2&#"""(7""&%"$?',
    weights:
      'OORONOOORRROQSQOQOOQOQOOOOOORRQORUOROOQONOROOOQOSOQOQSO[QSQR',
  },
  'psychomotor.agitated': {
    bias: 10.42,
    own: -1.56,
    from: -1.61,
    steps:
      '"3%(&&#"/$&#"8"%%$)$)"))"(,-"#+*&-2((%="&/2"0#&%$#',
    weights:
      'OOQOOQQOOQQOQQQOOOQOOQOQOOROQROQQQQUOTOUOQQYQQQQQO',
  },
  'psychomotor.slowed': {
    bias: 1.93,
    own: -0.81,
    from: -1.34,
    steps:
      '(1#""""&$$%0#-"2$"$%0"$$",6-"2%""%&"=$*&"-("(#)##1""""##,&*"',
    weights:
      'OQQOQQOQQQQQOOROQROOOSOOOROOQOSOQQQORUQQOOOOQOOQQOORO^QQTTQO',
  },
  'risk.access_to_lethal_means': {
    bias: 10.52,
    own: -0.20,
    from: -0.99,
    steps:
      '!"##""#$"""$"#%"""%"&$#"(("$"%$#)$$""%"""""#"$$"""$$&""$"($#")&""#"($)#"#"###""&"%+()$$"#"$"$""#(""+)"""#"%"$""""#$&#(#"$""#"()%"',
    weights:
      'TORONOOQRRQQOOOSONQOONNOQQOOOOOOOOROQXNTOONOMOSSQQQOROOOQONOOOQOQOOQOOQOQRRQXONRQQOROQOOTOOQQROQOOQOOQQQNQOQOOOOQQOOOYOQONQQQQOOQ',
  },
  'risk.active_si': {
    bias: -29.39,
    own: 0.06,
    from: -0.95,
    steps:
      '!"$""&"""$""%%%""(###""%*.(""#""(#"#"""#$"""$"$#""#%"+(*%.)$%%#""$#$$"$##"(""+###$"%%"+"#$"#"*%""###$"&""$$#$"#$"%#""$#$"#',
    weights:
      'TMONNQQQRNTROHORNOOORQROOOOOO^OQRUMNOOMORQQQNTQOOOMOQOQOOOORRQHRQROQQRQOOOQOQOSQOQQQRQOOQOQQOOOQOOQQNOOOOQZOQRNQOQQOOOQQOR',
  },
  'risk.denies_si_hi': {
    bias: 30.46,
    own: 0.00,
    from: 0.27,
    steps:
      '!"##"""$#"$""(#"$""#%#""+""-"#$"&""""#""#"#""""""""""#""&$$#""#"""#(##+#+"#$"&"""#"#$#""""""+&#-$("#"&#""#&#%$"%&&$"%##"""#""")"""#"""$))#"&',
    weights:
      'ISRRTQQMOOOONNUUQMSNOSOQRQQOOOQQNQOLMONQOOOJTQTQSWQRROOMOOOOTTQQMRNSQOQOOOORROQONONROOTSOQQMORQQONOQOOQOOOOOOQQQOOOQQOOOOOOOOOONNOOMMNNOQOOO',
  },
  'risk.grave_disability': {
    bias: -4.73,
    own: -0.63,
    from: -1.35,
    steps:
      '&""%*""#$("$""./"%""""(""&%""$""""&)""##"(%#"#"*/)&##""$"%"((3&&$,+$"$*/7###%)%#))',
    weights:
      'OOOOOOSQOOOOQQQQOQOSQOONQOOYQOOONOONNVQQOOOQOOOQQSOQMQOOOOWNOOOQQRQSOQOORQOTOOQORO',
  },
  'risk.homicidal_ideation': {
    bias: 0.23,
    own: -1.91,
    from: -1.45,
    steps:
      '!&"#("#"$("+%""3)##""(*"#"%""#)""""""&#&%##""3&#$#$((""#"4($-$0"%*"#(#&$#%(""("#&""&"""*(',
    weights:
      'ROMOORSOORKQOOOOQQOOQOSRORONNOSQQOOQOQMOQOOOOOQQOOQOVSRRLOQQOQRQRQOQSQQTOOOOQROO_OORQORSO',
  },
  'risk.passive_si': {
    bias: -6.00,
    own: -0.60,
    from: -0.84,
    steps:
      '!"#"*"((#&"#$"#"$%"*+$("#""%""$"""#"""#%#$$%#&$%#"$%"*,"")$"#""""$(*&$)$"($"(-""%%)%""$%"$#$$*""#""""##&"##&%&',
    weights:
      'SOKQQOQTORQQOSNRQOOOOROSTaQNOORQOOQNMOOOOQRQOSQRORQOOOQOQRYQOOOOORROQOOQOQRQOQOROOQOOOOOQMQOQRQQQNNO^ROONOQORO',
  },
  'risk.past_attempt': {
    bias: -15.30,
    own: -0.02,
    from: -1.17,
    steps:
      '!"#(#)"%"$"#"""&""%$$#)"#(%+$)"$""$#%$##"")")"##"&"&$"#+""+""$"$"$"&"#"(2"-"##"$#*$$,-%%$#"(##"&&$#,"',
    weights:
      'SNOOWQQOQOQQOMQOQQOOOOOOOQORaRNOOMOUOQOONQONQQQOOOOOOOOOOOON^OONQOLQQQOOOQQORQQQQQOOQORRQRORQ`SQQOQOQ',
  },
  'risk.protective_factors_present': {
    bias: 11.83,
    own: 0.92,
    from: -0.19,
    steps:
      '!""##&#$$&""&""##""#"$)/#"&%"""")(#""#%#""%"#$#$"#$"#"&+$*"%&""""##&%""&,#)($$""#+$"""(*""##"##"#"""""#$*#"($$#$%#"$"""%',
    weights:
      'SOQQOROORQRQOQQQONRNQQOQOQQRQ_SQORQMQNOOOOOQQRQRQQOROQOOOOQOQQVRQOOOOORNQSOOOQQQOOOQQORQQNOOOOOOQMROQNRRQOOOSOROOOOONOOQ',
  },
  'risk.recent_attempt': {
    bias: -15.81,
    own: 1.89,
    from: -1.26,
    steps:
      '!""%""$"""$"#)"##"*$$$)#"-$&%""$$"""$""$#$""""%$&"")#"$"#)#.*##"""%""%#("0%+*%""""(""&#"#"$%#"$%7%#"""##$#,"',
    weights:
      'QNOOOOSORQNQQLRONOOOQOOOOOOOROVOTMQNNOOTRQNROQOMOOOOOOQOOOOOOOQOXOOLRNOQQRQQRQQQOQQROQQOQRQROQOOQQQROOOQQSOO',
  },
  'risk.self_harm': {
    bias: 33.57,
    own: -1.64,
    from: -1.15,
    steps:
      '!*-&))$C)$#"%(#-&3(+,0%#"##--0$-+")**&)$&"*#$"#"2#(',
    weights:
      'QOQSOOOORQ[OQOOQTOQRQQQYOOOQOOOQRQOQQQQQQRORQRaOORQ',
  },
  'risk.si_with_intent': {
    bias: -15.74,
    own: -0.68,
    from: -1.28,
    steps:
      '!""""""""$"""$""##""#""##%""##&$"$%"$#($#"""""""(#"#"""&"""$""%"#"("$###*(#"$2$""""#"""""%%%0#"##(%%%"""""(#(""##"("#%%"$&$#"*###"($',
    weights:
      'ROOROOOOOQQRTNROQOOOJRQONQQNOOOOOQOOQOOOQOOLOORRQTONOONRRRTNQOOOQKNOQOOOOOOOQNRSQQOOQOKRQORRQQQQOUOQQQQOQQQOOOQROSOQNQQOOOOOQOXOROQQ',
  },
  'risk.si_with_plan': {
    bias: -13.57,
    own: -1.52,
    from: -1.27,
    steps:
      '!"#"""""$"""$""#%#"%""$""%%%&$"&+$#"#)"""#""""&""#""&""""(""##((*"+,$"$$""""*%*(#"%$$.""$&"+"""$"$#-"$$)$"$"#"""#"+$)',
    weights:
      'QNQOONOOQRRTNROQOKQQOOQQOOQOQOOOOOMOTQOSONOONOSQSQOQOOOQLOOOQOOOOOOOVQOQNLRQQQOQQQOOTQQQQQQOQOQRQQOQOOOOQQOQQSXNSOQOQ',
  },
  'risk.violence_risk': {
    bias: -20.81,
    own: -1.16,
    from: -1.21,
    steps:
      '!"#"""#)"""#"("&"%$""*""&""%""$)#"$&"""""$""#&##"#"%"#&%""#"""%%$"%&"$$&"#)""#""*.$$""&"&%%)#"#*"#""##""#$$#$"$"%&""##"""""&#"$)"$"&',
    weights:
      'QOOQOMOQQTNROQLOORNOOQOOOOOOQQROONOQYOOROQNNOQRSOQOOQOOQRONONOOOOOOQQQOOOORYQQMQOOQRROQQOROSOOSQOQROQROQOQSNOOQQQQROOQOQQOOaOSQQOOQO',
  },
  'speech.latency_increased': {
    bias: 12.33,
    own: -0.75,
    from: -1.22,
    steps:
      '&+)(0"#5("%2("1(01/"/)",.1"$/":#-1#(,&#)',
    weights:
      'OQQOOQOOOROROOROORORQRNQOOQaQOROQOQR^RRO',
  },
  'speech.normal_rate': {
    bias: 10.96,
    own: 3.25,
    from: -1.75,
    steps:
      '!("#,(1+9&#"(&""$""#?#+8")($;*-$#&%"%/%#(%%#/$&(#&$"")',
    weights:
      'NRQOOOOQOOOOOORRQSQOOOQROOQOOOOSOOQQQQQOOOROUOOQQOOOOQ',
  },
  'speech.pressured': {
    bias: 28.70,
    own: -0.36,
    from: -1.69,
    steps:
      '))*(,#3$$*0/)%,,#3$-0$$#-2((%":$)",32%"%*',
    weights:
      'QQQQRSSOQROQQOQQSROROQQQRRSO`QQRORSQQUQSO',
  },
  'thought_content.grandiose_delusions': {
    bias: 21.76,
    own: -0.18,
    from: -1.76,
    steps:
      '))%%)##&#3(#(#"&#%/)/%#&#3(*#(((#""+2((%.2*,#07"%*%',
    weights:
      'QQOQQOORRRQQUOOOQOQQOOORRRQSOOOQRQORQQOUQQQSOQRRXOQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 20.67,
    own: -1.99,
    from: -1.61,
    steps:
      '!&"#("#""#("+%""3+#""$-"#"%""#)""""""&#+##""3)$#$.""#":&<"%*"#(""&$#"$(*%%"("""*&"$',
    weights:
      'QOMOORSOOORKQOOOOQNOQOQQOROONOSQQOOQOQMQOOOOOQOORRRQRLROSQRQOQROQQTOOOOROSOQQOR_ONQ',
  },
  'thought_content.hopelessness_themes': {
    bias: 15.72,
    own: -1.52,
    from: -1.33,
    steps:
      '!&"#"$""$"$$$&"(&)"%+#+"($"##$#"#$#"$"$"#$&)(%)+#+"%#$#$"%&%*(&&$*&1*#"/"#/"$"("%#$#$*#',
    weights:
      'RONOOQQSOQQONQOOOOOQOOTNQOQQROOOOQQRORQONNQOQQROOROQQOONQQQQOOROSQQQOROOOSOOQQORRQQQ]OQ',
  },
  'thought_content.ideas_of_reference': {
    bias: 23.55,
    own: -1.44,
    from: -1.70,
    steps:
      '""4)$&/3%%#"0$##:&$,7%#20-$#-%/$-#-&*%"9)$#$&',
    weights:
      'OOQQQQORSOROOOQOQQQOQORQOQOOOQOQQOQOQQOQQ]QQR',
  },
  'thought_content.obsessions': {
    bias: 11.09,
    own: 0.11,
    from: -0.95,
    steps:
      '+-#F-$(*0-$&&;)%$"&BK$"4#%#*I##"""',
    weights:
      'TQORO^OQUQQQQQOO_OOQSQOQOOOO_ROOQO',
  },
  'thought_content.other_delusions': {
    bias: 6.45,
    own: -2.01,
    from: -1.62,
    steps:
      '$"-9#4$$(++#"$"#/#"(,""4)##""*--.("(:"4#"5",$(1"#"%#',
    weights:
      'OOQQOOQOXOQQQOOOORQOQOOOQQQUOOSQOQQQOOSQOOOQOQQQ[OOO',
  },
  'thought_content.overvalued_ideas': {
    bias: 8.03,
    own: -0.64,
    from: -1.49,
    steps:
      '7(%$E&"#/7",.<8%1B"-/0J*"',
    weights:
      'QQQQOOOQQOSQQOQQQQQRQOQO]',
  },
  'thought_content.passive_death_wish': {
    bias: -19.55,
    own: -0.72,
    from: -0.84,
    steps:
      '!"#"*##$(##$$$"#"$-)#%")#""%&"""#"""""($$$"#%"$$"$$&)"&("$#""#""%&""%/$0$$"&"*$""%-%"$"$""$#0#%##$%"#"""%%%"',
    weights:
      'ROKQQQORSOORQORNRRQQOOQ^RTRNQQNOQNNOOOOQQOROOSQOQRQOOOQNQOOOXQRQOQOORQOOQRQOOOQOQOQOOOOONQNQQQOSROONOQQQO`QO',
  },
  'thought_content.persecutory_delusions': {
    bias: 6.78,
    own: -1.22,
    from: -1.36,
    steps:
      '"#""""*"-"&&$""*(*##+,"###"""*".&&$""*&+""##"%#,%"&$"$(#(#+#%%+"#%#&""&###&##*+"%#&#")""""##&',
    weights:
      'OOQNNOQQQNOROOORORQYOQOQOQNOOQQOOQOOORQRQQ[OOOOQNNOOOOOOROONOOOORQQSQOOQOQOOQSOOQOQORNQOTOO_R',
  },
  'thought_content.phobias': {
    bias: -0.31,
    own: -0.70,
    from: -1.79,
    steps:
      '"(5),,-:+C%"+-)"2&"F/,=**&B#',
    weights:
      'QQOQROQOQORQOQQOOQQQSOTOTRXQ',
  },
  'thought_content.ruminations': {
    bias: -0.66,
    own: -0.22,
    from: -0.98,
    steps:
      '%)-(%#)%,)"##(%"#()2"$#($""(##3"("$$#$&&&+(*-$+#"#""&","%)$($()""(#"&$)#""#"',
    weights:
      'OONOQQOQQOOOOWQOQOOQQOOORQQOQQOOOQVOOQOQQQOOOROQQQOQQOQOQORROQQOOQOQOQNQQQ^Q',
  },
  'thought_content.somatic_preoccupation': {
    bias: 0.69,
    own: 0.00,
    from: -1.09,
    steps:
      ',*)"(+#)6#&$&#-$7"",&#5""#.#%%)$i+&F&%"',
    weights:
      'QOQOQORORQRQOOOQOQQSOOORQQOOOOOOQOOQOO^',
  },
  'thought_content.suicidal_thoughts': {
    bias: -43.40,
    own: -0.01,
    from: -1.01,
    steps:
      '!"$""#$"""$""###""##""#"&##"":$#"""#)"#"#"""#$"""$"&""#%"$$$#%*##)$""$$%%("""##$$"$$"*")##%*%"+(""%$$%"$##$"$$"&"#$"#$("""$#"#"#',
    weights:
      'TNONNOQRRSNTSQOOQIQORNQQOOQQRNOQNOOUOQTNNOOMOQRRROTOOOMOQQOOOQOOOOOONOOQQHRQOSOQQRQOOOQOOSOQRQOOQQQOOOQOQQOOQNOQROQQOQQQOOOQQRN]',
  },
  'thought_process.flight_of_ideas': {
    bias: 17.04,
    own: 0.00,
    from: -1.78,
    steps:
      '))%"$("##&#3$$**#%())%+%#&#3$-0$$##)#2((%(5$)",#0-(%"%*',
    weights:
      'QQOQQQQOORRSOQSOQOOQQOOOOQRROROQQROQRSROUQQSOQSOQQQRQSO',
  },
  'thought_process.linear': {
    bias: -24.84,
    own: 1.81,
    from: -0.34,
    steps:
      '!"&&0#(%"#.#)4$,""$+%*#%##$"2%%/."00"""%"#$"#""$"&()&$$"%"(*#"$$"$#($($/"',
    weights:
      'OQQOORQOOOOQOQQQQRSOQROQOOOQOOOOOQOOOOOOOONOQNOOQQONONOOOOOOOOOQOOOOOOOOO',
  },
  'cssrs.q1': {
    bias: -27.74,
    own: 0.00,
    from: 0.44,
    steps:
      '!"""$*"#""%##"%$#""#"$&,$%"""$%""""$"""$"""#"""###""#"$#""""%"$%#"$&)(&"""(""""#"#"$""%""$)",*$#%%&#*"#"#$$#$"$"#""$#%$&""####"")"$""%$"',
    weights:
      'UNOMNQOOQSOVLQRQOORMRSOOQOQOQOVORWSOOOOQSNOQOLONQQONOSRONRONOSRRNQSMOQQNQOTOQTQQOOOQMQROOQQQOQQQORQOOOOOROQQOOOOONRMQQOQOSQQOSQROMQQROOS',
  },
  'cssrs.q2': {
    bias: -30.39,
    own: 0.00,
    from: 0.78,
    steps:
      '!"$""#"#""""#""%$"%""(#%"")+$&*#)"#"#"""#"#"""$""#""#""##"+))%)&($"##%#""$#("$#""*""(##%$*""(%#$"""$+"""#""#"""""($"""#$""""#&""#$#$"#"',
    weights:
      'UNONNOOQQRQONTUOQHOROOORQQOQONOWORUMNNNMOORRRQNTQQOOOQMQOQNOOOOOOORQRRGRQSOQRQOOOORQOOSOQORROOQORQQQQOQOOORROONOOOQORUORQQOQRQQQONQQOUO',
  },
  'cssrs.q3': {
    bias: -34.42,
    own: 0.00,
    from: 0.45,
    steps:
      '!"#""""%"""$""#("$"""$#(""%$#""*(%"##"#&#"$"""##"""#"""$""$%"#)"$(%##)"#((""$$#""$&$"))"""(""#%%&$"%"*"#&"&$""$""$##""$)#"%"$""$##$#"#"#',
    weights:
      'TNQNNOOQRQSOVQQJQOROOQORQQOOQOQOOQOORQORTNONMOORSRSQOTQOONMOQOOOQOOOOOQOOSRQOQJRQSRQQOQOQQOOOTOQQRROQQQRRQOQOQOOROOOOOOROQQOQOQQQOORQSMR',
  },
  'cssrs.q4': {
    bias: -33.58,
    own: 0.00,
    from: -0.25,
    steps:
      '!""""""""""""""$""##%"&%""##$""$"#&""%&"$##"$"*"#"""#"#"""$""##"#"("$###&"#")#4%#%#""%)"$#$("""""#$$%%&""#$&$"$"##"%#$%"&#"%$#"*(""&(',
    weights:
      'SNOSOOOOOOORQTUNROQOISNQQNOOQQOOOOOOOOQOOQONQRTNMNONOORQSSNQNQOOQJNOQONOOQOOOOOQQQJSQOQQOOOQOQQOQOQUOQQQOQOOQOOQRNRQOOQOQOOOOOQOROQQQ',
  },
  'cssrs.q5': {
    bias: -11.99,
    own: 0.00,
    from: -0.27,
    steps:
      '!"#"""$$""$""#""##"$""$"""%&$*/%"#"#)"""#"""(""$"##"#""(%###**4#"#"&"""""$&%2"%#"$%%%"##(&$"""$"()%$"*$#*""#"+',
    weights:
      'ROROOOOSQTNROQONOLROQOQRQOOOOOOQONORQOSOOOOOTRTOQOONOQMNQOOOOOOOOSQOQOMQQQQQQQOONTOQQROQQQOOQOOROQQNOOQQQQOSOQ',
  },
  'cssrs.q6': {
    bias: -36.73,
    own: 0.00,
    from: 0.03,
    steps:
      '!"#""""#"""""#""#"#$""""#$%"""#$$"$"%""-)&"%#""#""""#""""#""%"##$#$%"##"#$"&$""#%%"$%&"$#"""#"#)&"*#"#$&"#%"###"$*%#$#"%+#%%&"#"$$""($"$*%"',
    weights:
      'TMQOOONMO[QQTQNSQQOQJSQQNOQQOQOROOOQMNONNUQQSNQOOMNOOWQQRQNRNNONQOOQQQONRNONNNOQQOOQOURNOJSRONOQOOQQQQOSOOQQRQQOQQOOQNQRQORQQNONQOURQQRQOOQ',
  },
  'level.low': {
    bias: 9.81,
    own: 0.00,
    from: -0.42,
    steps:
      '!"""#""""#"""%"#"$""%""#$"""-""%"""##$""##$""""$$"#""""#""""#"""#"$""##""$""#(##%$""%"#%"#"$#$#""#"%#"##"(+""$*#(#"""$""#"#$#"""#+"&"+#""$#""%"#"#""""""""$&#"#"#"$$"""',
    weights:
      'XLQNNJMMOTQRRQRQQRQOORNRQQQKOOOONOOQRQQQOQRORSSRQQRVJNOMFMMORQRRQOOQRQQOOORNRMOQOOOOOOORQQQOQRQRQQRQQNRORNRNRQQQRQOROQQSQQQQQOQQQOQQOQMQRQOQRQQQORQRQOQQRQSQQQQOQOQRORQ',
  },
  'level.moderate': {
    bias: -4.13,
    own: 0.00,
    from: -0.72,
    steps:
      '!"##""""##"$""#"%""""$#"""$#"(#""""$"&"$"#""%"#"$$""""""""""""#"""%$"$""""#""##""#""("##""$"&""#"#&"%$$#"#&%#)""$$$""#"&"#"&(%""""#(&#"$"&""""""(*$"""%"$$%"&"""$""""',
    weights:
      'WLNNJNNNQRRQRSRRRMOQOMQQQRMOQQOOMQRNNQQQQNQOOOSQQQQQYLOLOMJNNNQQSRQRSNRNOQNOOQQROMONOQONOQOOQQORQNOOQQQQMSOORRORQQROQQRTQOQRQQRORRQQNQQRQNOQQNQTQQQRSQQQRQQRQNORQQOSQ',
  },
  'level.high': {
    bias: 36.19,
    own: 0.00,
    from: -1.97,
    steps:
      '!"$"""""""""""$"#"""""""&""#""""""""$####"#""%#$""&""""""#&""#"#"""#"""""$"""""#""#$""###"""""$"#%$")$#*#"""""""""&"%"$$$#$$#"(%%""###""$"%"&#"#"$""$$%%#"#""$#$"#$#%%"&"$""""""$',
    weights:
      'TNOOMNNNOQQTRQONRROOOQMOLOORQNOLONQOOQOORONOONQROOOOMNNQRQQXNKNMNOOQQTSRSOQTSOORMMONOORNMOOQOQQROROORQOOQRQROQQQQMOOROROURRTQQOWNQQSMQQQQORTQMRQOQRRQROQQOQNOQOQOQQORQQOQQOOOROQO',
  },
};
