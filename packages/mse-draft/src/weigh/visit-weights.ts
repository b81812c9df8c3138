// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.
import type { VisitModel } from './visit-model.ts';

/** Options that rules find often enough to be weighed. */
export const RULED: readonly string[] = [
  'affect.anxious',
  'affect.blunted',
  'affect.congruent',
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
  'speech.normal_rate',
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
  'thought_process.goal_directed',
  'thought_process.thought_blocking',
];

/** By how much each column differs from visit to visit. */
export const SPREADS: readonly number[] = [1.57, 1.64, 0.93, 0.71, 1.32, 1.07, 2.2, 1.72, 2.46, 1.66, 0.57, 1.7, 0.98, 1.02, 1.25, 1.04, 1.43, 1.29, 1.19, 1.45, 1.05, 2.03, 1.38, 1.14, 1.59, 2, 1.72, 2.31, 2.15, 2.6, 2.68, 1.82, 2.47, 2.08, 0.85, 1.15, 0.75, 1.33, 1.75, 0.87, 0.77, 2.21, 1.73, 1.29, 1.32, 0.91, 0.96, 1.29, 0.67, 0.36, 0.31, 0.54, 0.52, 0.82, 1.27, 0.25, 0.32, 0.67, 1.06, 1.39, 1.06, 1.51, 0.53, 2.03, 1.9, 1.48, 0.38, 1.28, 1.16, 1.02, 0.67, 0.47, 1.4, 0.89, 0.12, 0.19, 0.95, 2.07, 0.14, 1.52, 2.07, 1.38, 0.85, 0.94, 1.43, 0.66, 1.18, 0.9, 1.19, 1.46, 1.26, 0.78, 0.27, 0.3, 0.45, 0.11, 0.09, 0.54, 0.12, 0.14, 0.19, 0.03, 0.18, 0.11, 0.16, 0.17, 0.14, 0.16, 0.13, 0.16, 0.22, 0.23, 0.21, 0.27, 0.09, 0.16, 0.21, 0.18, 0.26, 0.23, 0.21, 0.21, 0.15, 0.16, 0.24, 0.06, 0.07, 0.05, 0.09, 0.12, 0.12, 0.04, 0.19, 0.16, 0.18, 0.09, 0.09, 0.08, 0.09, 0.05, 0.02, 0.02, 0.03, 0.04, 0.05, 0.08, 0.02, 0.02, 0.04, 0.06, 0.11, 0.07, 0.11, 0.03, 0.11, 0.11, 0.19, 0.02, 0.11, 0.06, 0.13, 0.05, 0.04, 0.17, 0.06, 0.01, 0.01, 0.07, 0.16, 0.01, 0.23, 0.17, 0.19, 0.1, 0.14, 0.08, 0.07, 0.09, 0.13, 0.21, 0.16, 0.1, 3.19, 3.25, 4.54, 3.75, 1.89, 2.99, 0.04, 0.32, 0.01, 0.01, 0.6, 0.99, 0.01, 0.46, 0.97, 0.01, 0.01, 0.09, 0.68, 0.01, 0.99, 0.89, 0.82, 0.01, 0.01, 0.07, 0.01, 0.01, 0.7, 0.65, 1.71, 0.91, 0.57, 0.39, 0.01, 0.59, 0.9, 0.04, 0.25, 1.27, 0.01, 1.27, 0.08, 0.33, 0.08, 0.59, 0.03, 0.16, 0.03, 1.2, 0.03, 0.15, 0.1, 0.11, 0.07, 0.16, 0.14, 0.11, 0.17, 0.52, 0.09, 0.1, 0.12, 0.24, 0.15, 0.26, 0.23, 0.3, 0.1, 0.24, 0.12, 0.11, 0.11, 0.17, 0.29, 0.51, 0.13, 0.14, 0.18, 0.08, 0.28, 0.09, 0.16, 0.28, 0.07, 0.1, 0.23, 0.11, 0.29, 0.27, 0.45, 0.59, 0.18, 0.16, 0.6, 0.3, 0.25, 0.23, 0.19, 0.13, 0.07, 0.22, 0.12, 0.38, 0.13, 0.13, 0.13, 0.16, 0.16, 0.14, 0.09, 0.31, 0.17, 0.3, 0.34, 0.4, 0.07, 0.26, 0.52, 0.18, 0.37, 0.22, 0.15, 0.16, 0.3, 0.08, 0.16, 0.13, 0.1, 0.12, 0.14, 0.16, 0.13, 0.11, 0.29, 0.16, 0.26, 0.23, 0.16, 0.25, 0.18, 0.15, 0.52, 0.24, 0.09, 0.27, 0.15, 0.4, 0.08, 0.09];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 27.63,
    own: 0.71,
    from: -1.32,
    steps:
      '%&"%%"#"&0"""&#3$"+$$$$#$#"#*#&(*""")/%$".(-"+#($(#*$#$#"&###%&",""%$/#%#3%$"#$',
    weights:
      'QQQOOOOQQOOSROQQQQOOOOOQORQOQRRQOOSRRQQQQOOONRRRQQSQQUOOOORQOQOOOUNSOSQQOQQQRRO',
  },
  'affect.blunted': {
    bias: -5.22,
    own: -0.40,
    from: -0.86,
    steps:
      '$$$*"-+%,&%+(2#$"#)#5"%"#)=0&$"$2&"&#%(#"$&-$$&%$$#&)""##$).*#',
    weights:
      'NOOOQOOQOOOQQOQOOORQOOQOQOOOXQONNOOQQOXTONQOOQOOQOORRORQQQQOQQ',
  },
  'affect.flat': {
    bias: -15.84,
    own: -0.96,
    from: -1.14,
    steps:
      '!($$"")"&5(*,"$#$$*""$#)"#&"&(,$(4"#"#$-")$"-5#,#"",,2"#0#%$$(3%',
    weights:
      'QOOQQQQOOQOOROOQOQQROOOQQQQOOOOQOQOOOQOQOO^NORRS[OOOOROOQRQQQSOO',
  },
  'affect.labile': {
    bias: 7.64,
    own: -1.08,
    from: -1.42,
    steps:
      '!"#&$*&4(+:$)"&#$/"G8#)+#"$:%#,""2"###%("(("+%#((#.',
    weights:
      'QNOOQQQOQQQQQOOOQROQQQQTUNQOQQQ^SROOOQQQOQQQQRQQQQQ',
  },
  'affect.tearful': {
    bias: 0.35,
    own: -0.95,
    from: -0.63,
    steps:
      '*,5-#)(#"/60$1,&*#"$*#"&.%%2(-##%%#"#,"1"&&I"',
    weights:
      'QOOOQOOOOQQQQOQQOOOOQQQQON^VOOQOOlQQOOVOQQOQO',
  },
  'appearance.poor_hygiene': {
    bias: 16.59,
    own: -1.25,
    from: -1.36,
    steps:
      '"#$"#.#)"5"5#$1#&1#=5"+-*%,.6)""4>*.1',
    weights:
      'OOOOOQSQQQQQOOQOOQRRQQORQOOOQQYROQSQQ',
  },
  'appearance.signs_of_intoxication': {
    bias: 6.09,
    own: 1.15,
    from: -1.55,
    steps:
      '-$&;}"W-O.)("0)%6',
    weights:
      'QOQOOQVZQORQQQQS',
  },
  'appearance.tired_appearing': {
    bias: 14.06,
    own: 0.99,
    from: -0.73,
    steps:
      'N%g&6&;3.E(##"-.*$1)',
    weights:
      'QQQOQQQQYQOO`ROQQQQO',
  },
  'appearance.underweight': {
    bias: 9.99,
    own: -0.23,
    from: -1.30,
    steps:
      '&"&,3%&2(()*""%")(""#1;$/-6+-#(%+"$+/:#%(,#("',
    weights:
      'OOOSQQQQOOQSQOOOQOOVQQQOOSQOOQQQOQ]OQRRROROOS',
  },
  'appearance.visible_injuries': {
    bias: 6.78,
    own: 0.65,
    from: -1.33,
    steps:
      '!"%"#&"*##"&+$9"*+"&"%"#"&#&"##"&+:#"%)&""#$&+(#1##1$&"#*+$$"%"$+&$&9',
    weights:
      'ROQOOQOTRQQOOQOQOQRSOQOOOOOOURQQOOOOQOQOQRQQOQ`SQQQQQO`QQRROOQQQOQRRQ',
  },
  'attention.distractible': {
    bias: 9.36,
    own: 3.18,
    from: -1.13,
    steps:
      '!$""$*&*#,$(#*(#)##"#)#&"#"%.%#,"#*$&*%&$&%(,))"""&$(0%$#"$"""$#$&#""(*&#-)%($',
    weights:
      'OOQQOOQORROOZOOOQOOOOOORQOOOOOQQQOXOOOOOOOOROOQQOQSOQOOOQUOQQOOOQQOOTQOSOORQQO',
  },
  'attention.hypervigilant': {
    bias: 35.32,
    own: -0.16,
    from: -1.03,
    steps:
      '!"&#0%4$%"%("&"$)&$%"$##"/%4$%","&"$)&&/*"#-#%<##%(""/"*%#%"("#+("%',
    weights:
      'QOOQRQROTOOOOUQOQOOQOQNQOSQQOUOOOUQOQOQOQQaOOQQ_OQROONRQRQQSOOOOROQ',
  },
  'attention.mildly_impaired': {
    bias: 11.03,
    own: -1.17,
    from: -1.14,
    steps:
      '&-%"#,&$-"(A%#)#(""$%+$-"(FM6""+&&#&$$(%4+$##',
    weights:
      'QOOQQQORSWQQOQOOOQOOOOQRSQQQOXWOQROQQQOQQQRQQ',
  },
  'attitude.suspicious': {
    bias: 15.42,
    own: 2.10,
    from: -1.44,
    steps:
      '"#"""%&.""%&#"#%%0%5&#""%&2#&#"""*&$#%%5$""+$2-**#$#%)%#"%3,%,#&""#&&',
    weights:
      'OOQOOQQQOOOQOOOOQRSQOROOQQOOQOOOOQROOQTQQOOOOOOOQOQQQORQQQSOQQROOQTRQ',
  },
  'behavior.agitated': {
    bias: 6.12,
    own: 2.66,
    from: -1.85,
    steps:
      '"$,$--#5;#*-#+/#5(7&:$-*,,&#1/)%%("$*"+',
    weights:
      'OOOROOOOOQOQRQOOOQQOROQQQOSSRRSQQQRRQQQ',
  },
  'behavior.repetitive_movements': {
    bias: 5.43,
    own: -1.13,
    from: -1.03,
    steps:
      '#$"$-#92-:%08.%-6"</6-%)).<-',
    weights:
      'OQQTQOOQTQSQOQQROQOOQ[QQQOQT',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 31.66,
    own: -1.60,
    from: -1.90,
    steps:
      '(,)(#)$7&#,1."%$1:$""#(4*4"(45"A0:)',
    weights:
      'OQQOQQOQQROOQRQQQQRQRRQOO^RQRO[QOOQ',
  },
  'behavior.restless': {
    bias: 30.08,
    own: -0.96,
    from: -1.13,
    steps:
      '"#(&&6")&&-$*-,$4+".&($#"#";&,)""#$""%%%"&(&"##"#""%""(%$$""#+0$#",&',
    weights:
      'OOOOQOQORQOQOQOOOOQSQOQOQQOQOORTOOQSROSOQOOOQRQRbOOOOQOQOROQQSQOQQQQ',
  },
  'behavior.tearful': {
    bias: -6.00,
    own: -0.09,
    from: -0.52,
    steps:
      '%##")#6%$$##&"*"%")(,/"##$#+$"&$+"*".((,$"0"""%"#+%%#""$$)#"1"""*(.#(0$',
    weights:
      'ROQQOOOQQOQQOQOOOQRQQQOQQQQQQOQOOQOORQQOOSOOcOOOOONOOQUQQNOlOROOOOQOOOO',
  },
  'eye_contact.avoidant': {
    bias: 2.02,
    own: -0.73,
    from: -0.88,
    steps:
      '#""#$*#&#6"1+,&&""1-*-+(I$++#<()$"""""+%&)0&##-',
    weights:
      'OOQOOOQQQQQOOQQQOOOOQQQOOQO[QOQROT[OOYOOQOOQOQO',
  },
  'eye_contact.poor': {
    bias: -5.77,
    own: -1.10,
    from: -0.86,
    steps:
      '$+(+$#,J$*2G:#,&<#$&$&A/"/%"#&#-#',
    weights:
      'OQQOOQQQQOQOOQOQSROQQQjQOOOQQQQOR',
  },
  'insight.absent': {
    bias: -7.29,
    own: -0.50,
    from: -1.21,
    steps:
      '!%"""""#%#%"%#&""$%&("#"###""##"#&""&%""$""""#"#%$"##%"$#""$"#""%("#"&$%"#("#$"$##%*+)###"$#%"&+##""*$"""#$"&"(&)"#($$%"$"("',
    weights:
      'QOOOQNOORQRQOOMONYOONNQRQQQOSQRSOQONOQOROOONONONQNNSQOOOMONXNOOOOONQRQSRSOOMOONQROOQOQNOQOONSQROQQOQROOROWOROROQOOOOOOQQOOQQ',
  },
  'insight.fair': {
    bias: -1.80,
    own: 0.00,
    from: -0.88,
    steps:
      '!#((%""&,"""&+$$##*%"##""&&"&""(%#"$%##"#"&##("&#"#*($##$$$%*%$")%+"2#"#$%"&#""#"$"$"-#"(")##""*""%',
    weights:
      'QQNOQQQQQQONQQQQOOOQQQQQQQRONONOQQOQQORQQQOQQQQOOOOOOQQOQOQQQOQOOOQQOROOOOQROOQOONOQOQOQQQRQNOQQQON',
  },
  'insight.limited': {
    bias: -18.55,
    own: -1.01,
    from: -0.97,
    steps:
      '*&"#+$"%#"##"-)""#(&$#")"#""%"#&.$&#%##2""#&""##$()7""$$%%&)$-#$$#&""#"""%$#(.#"#()%"%"#$#$',
    weights:
      'ORSOOOQNSQNQNORRQOROOQOQQOQOONORONNRONORQQOOQOOOOQOOQOOQOOSQRRROQOQOOOONUSOQQOQOQQOQQROROQQ',
  },
  'insight.partial': {
    bias: -24.55,
    own: 0.71,
    from: -0.66,
    steps:
      '&$%&""(""""#""#""""#"(&+($"#$$"-"%#"-"#$"*$%$$&#"((#&)$&"#$"*$&*-,""##"$("$"("$""""#$"""#%%$&"$$$"#"&##$")',
    weights:
      'OOQQOQQQQOOOQM[ONMQNQNROOQQOQQQOONOOOOOQOYOQQOQOOOOOOQQOQOQOOQOOQQQQQQQOOOOOOONNQUOQOOQOROOQQSQQQOQRQQOQOT',
  },
  'insight.poor': {
    bias: -22.02,
    own: -0.99,
    from: -0.82,
    steps:
      '(#"$""%&""#($""&)&%"#(%"$"$#"&#"""$"#"%"%"#((##""#""&%)#%$%"&"-"7","$(%&&"#"##%"""##$&$##"($"#$"%)#""#####$##"""',
    weights:
      'NOOQRQOQOONLQVROQQRQQOOOQOOQQQQQOOONNOQQOOQOMOTSOOOOOOQQOOOOOOQOOOOOOOQRQQOOQQRRQQQOOOYQOOORQQOONOOOOQOOQRQOONSO',
  },
  'judgment.grossly_impaired': {
    bias: 29.09,
    own: 0.00,
    from: -1.54,
    steps:
      '#%#$+"("&&"-.*"")($#"$"""#&#%"".&"#"*)&)""*$$&#%00#,(-(#"#"$#"#&"6*##+"",""',
    weights:
      'OOOOOQQOOQOQQRQOOOQRQOOOOOQQOOROQNOOQQQQSQOQOQOOQOQRQQQOOQQOROQQOQQOOQQQQOQ',
  },
  'judgment.impaired': {
    bias: -15.37,
    own: 0.00,
    from: -0.92,
    steps:
      '""$"#"%"$$()&""$)%"+"%#")($#""##"#"$""%"(""$"#&"""""-3""0"#$3"#)#"$"#"%##%("#""#$%$##%%%""$$%+#($#"/"""',
    weights:
      'NQONNOQRQQQNROTOQOQOQQRNOQQQROONMNOQRROOOQOOOORNROOOOQOOOQQQOOOQOOQOOOOSQRRQOQRROQQOOQQONRQOQOQQQQRQOOR',
  },
  'memory.recent_impaired': {
    bias: -0.79,
    own: -1.07,
    from: -1.13,
    steps:
      '),(%+#$""+"("""O$%%%)%"+%$#(:&+2(&,&$$%#"%#(&""$+"9$#5',
    weights:
      'QQQOQOQOOOQ[RTQOOQOOOOOOO[TOOOOOOOROOQQQQOOOQQbOSTQQRO',
  },
  'mood.angry': {
    bias: 9.55,
    own: -0.81,
    from: -1.32,
    steps:
      '(#&##%("0"%#".;"$(#&#$$&#+%""%#".&""4"#""&5$#=&&%#%#""*#"#"#)&%%%"""$)#)&',
    weights:
      'OOQQROQNOOOROORQQOOQROOQOQOOOOSOOOQORRORNQQOOSQOOOOQORdNOOOOOQOQOORQROQQQ',
  },
  'mood.anxious': {
    bias: -5.84,
    own: 1.12,
    from: -0.60,
    steps:
      '!"%###"#%""""&($"""#""""###"$##""#"*$$$"&(&#$*""#"#($"$"""%##"$##""#"#($$"$#(*(")"1##%&""$#"$##""&*"*"""#""#&#$$-%#,"("',
    weights:
      'OQQOSOOOOOQOQQRQOOOONYRQONROQOOOOOQSQOOOONNTNQORQQRRQOOONXNOROQOOOOOQOSQOQOOOOOQOQQROOQQROOOQOQOTQOON[LONROOOQQROONQQQQ',
  },
  'mood.depressed': {
    bias: -5.31,
    own: 0.92,
    from: -0.41,
    steps:
      '!&,###%#&$"$#"""$"$*($$(#""%(""%$$$""""##""#&$"$#"""%$(#-#)"""$&"$#&"$$$""(#$#$$%%(##"%$$$""$#""$##"""#""$"$#"$"#"#$#"&"%""")"&#',
    weights:
      'SOOOQRRNRQQQL^OMONOOOOOQRRQOROONOQOOORQROOQORQQQMWONNOOOQORQQQOQNORQNRQOOONSQOOUOQQORQQOOOORQROOQOOKQNLMQOOOONOQQQQQSOQOOQQRNQQO',
  },
  'mood.elevated': {
    bias: 14.07,
    own: -1.19,
    from: -1.71,
    steps:
      ')A#,)(*6))%/)#(%)%,0*5*(,(6$*("#"2*$-"%',
    weights:
      'QQRQRQROQQOOQROQQOQORORRVQQQQOOO]QQQQSQ',
  },
  'mood.empty': {
    bias: 4.28,
    own: -0.55,
    from: -0.97,
    steps:
      '!$$")%$(0$$"C+""()%$$%",#$"#,*%,#,,"$0/#(($"$+%""$+""#""$&#)$"$$"$#()(',
    weights:
      'QOOOQRQOOO]OQQROOQQQQOQQNOQWOOOOQOQQOORQQRQOOQOQQQQON]OOOQQQRRRQQQQRQR',
  },
  'mood.euphoric': {
    bias: 3.57,
    own: 3.32,
    from: -1.81,
    steps:
      '))0,#3(#(3,)%/)#2"08",>%<$428"%',
    weights:
      'RQQQQQQQQQRQOOQQOQQQQQOUQQSQQQR',
  },
  'mood.fearful': {
    bias: 18.74,
    own: 0.07,
    from: -0.96,
    steps:
      '!""#""""(*"%&"%%"#$%0"#"1$%""##""*%#(##*""""""""$0"#"#/.(#)#($)"/&(##(%##$&##"""""&*"&+,$##',
    weights:
      'RNOQQNOOOTQQOOOOOXOQQQRROORNOQOOOQQUQOOOONQXOOOORQQQRQOOOOTTQQOQQOOSTQOOOQOOON^QOOQOOQOQOOQ',
  },
  'mood.guilty': {
    bias: -1.66,
    own: -0.03,
    from: -0.76,
    steps:
      '!)$(*")#)$""$)$$$#"##"%$&#$"$$"$")"""(&"*#""$",$$"###"%#""%#$("%"$%#,"%()+##%#$$""#$#$##$###&)#("&$"(&#"$',
    weights:
      'ROOOORROOOXQOQOOOORSQQQQQQQRONOOQQQQQORQNOOTOOOOOORRQQQQQQQQQQOQORQORQOQQOQOOQOOOQQROQQNON_QOQRQOOOOQOQQQ',
  },
  'mood.hopeless': {
    bias: 12.35,
    own: -1.40,
    from: -1.37,
    steps:
      '!%##""#""$"$%#"$""()"""#"%&,&(+$"##$"""$"$#"$%"))#"$%&%-"%#$&""#"&"-($#(#0)-"("0#"#"&$"""$"#%"$-&$#',
    weights:
      'RONOOOQRTOQQOLQOQOORQOQOOQOOQQROOOOQQRRORQOONOQOROQOROOQOQQOMQQOQROOOQROSROOOROO]OOOOOOOQQOORQRSONQ',
  },
  'mood.irritable': {
    bias: 22.39,
    own: -0.10,
    from: -1.03,
    steps:
      '!"$#-#%&-"""""$"%&&&"%+-%",;$$"%&&&"%$*+%0$$2%((&$$,%#"$"#"#"$""))(##"""$"$(',
    weights:
      'QNQOQQOOQQOOOOOVOQOOQOQOONOONOTOQOOROQOOQQQQNQQSQOQOQRQORORNO^QQQRQOROOSQQOO',
  },
  'mood.labile': {
    bias: -15.01,
    own: -1.52,
    from: -1.56,
    steps:
      '!""+*"%3"#03#$%#&"$)#-3$.#3+"")+#>3"23)("+$"#,-&',
    weights:
      'QOQQQQROOOQOQQQQQOOQQROOOQOQQQQRSORQQQ]RQQQRQQQQ',
  },
  'orientation.disoriented_place': {
    bias: 10.74,
    own: -1.90,
    from: -1.58,
    steps:
      '"$$2%(&1$#"#""=#1"(%(&,*"%""$"#)0""""F#,(-"$00"",""1',
    weights:
      'QOQQOOOOOQRSSOQQOQQOOOOOQSSOQOQOQNOOOQOQQQRRQUQSOQOR',
  },
  'orientation.disoriented_time': {
    bias: 2.37,
    own: -0.62,
    from: -1.09,
    steps:
      '!0$(%(&"$"+)""""#%;-$#%%"&&"$"+%"#""""$"#+/"##24#,&"#)#"$$()"#+""-"#-#',
    weights:
      'OOQQOOOOOOOURYRMQQOOQOQOOOOOOOOOQUQYRMQOQOOOOOQQOROQOQQRQOOUOOR_SRORQQ',
  },
  'orientation.fluctuating_alertness': {
    bias: 18.72,
    own: 3.38,
    from: -1.95,
    steps:
      '*+,$*9"%L&"%$A"$"$7"$*3/,++$>#-',
    weights:
      'QQOOORQQQQQOORQQRQQOOOOOQQTSRTQ',
  },
  'perception.auditory_hallucinations': {
    bias: 12.65,
    own: -1.09,
    from: -1.31,
    steps:
      '&"#%"$"+"#"*$%&"(#&"##"++$""$"#*0$&#&(*&"##"++&&%-(#-%0,$"#+&#$($"$(%(+%#$&$',
    weights:
      'OOOOOSOOQMQQOOOROOO[SRQOQQOOOOOTQOQOOQON^TSQOQKQOOTOOOOOOROQOOOOfROOOOOOROOR',
  },
  'perception.command_hallucinations': {
    bias: 22.45,
    own: -0.88,
    from: -1.50,
    steps:
      '0""."+$5#&#"+.$.".,$7$##"+0<"(4)%+?""D',
    weights:
      'OQQOOQOOQVQQOQNQSOQOQT[QQONVQQQQOSORVO',
  },
  'perception.flashbacks': {
    bias: 28.99,
    own: -0.45,
    from: -0.88,
    steps:
      '!*-#*&%)(."%#-,(#,"#2"/&)"%#9++#+*$1*#:&#*"("',
    weights:
      'QRQOQOOQROQ_OQQOQQQOOOSOOQ^OQOQUQQQQQSOQQQYQR',
  },
  'perception.no_abnormality': {
    bias: 1.66,
    own: 0.00,
    from: 1.13,
    steps:
      '!"&#"#%$"$&"""")"""*""$#)"""#%"&$%&""#$"""#%"$(%"#)#%%""$#*""#"$("$*"#""),"(%%)"#&($)#"$"###&&"&#&""""""#"""#&"&##$(%',
    weights:
      'MQTRROOONQQQXXOOQQRQOOQOOSMNLROQNOOMQRRQRQOOOQQRUOQRQQOOQOTJNLOQRRQORQWOQRNOQOQQOROOOOQOOQRQONQOOLONLNRQONONONQOQOQOO',
  },
  'perception.visual_hallucinations': {
    bias: 26.93,
    own: -2.37,
    from: -1.53,
    steps:
      '))$(),)*("""""$(/,(%#%%,"&%*(""""""#0&$$*#5)#(#6#"")6"""&%"C',
    weights:
      'OORQNOOORRROQSQOQOOQOQOOOOOORRQORUOROQONOOOROOOTOSOORQROZQSQ',
  },
  'psychomotor.agitated': {
    bias: 11.79,
    own: -1.56,
    from: -1.55,
    steps:
      '"3%(&&#"."$&#"(2"%%$)#")"0"(,.#+*&-2((%?&/2"0#(%$#',
    weights:
      'OOQOOQQOOOQQOQQQQOOOQQOOQQOORQROQQQQUOTUOQQZQQQQQO',
  },
  'psychomotor.slowed': {
    bias: 9.48,
    own: -0.82,
    from: -1.29,
    steps:
      '(1#""""&$$%0#-"2$"$%0"$$")$3$-"2%""$"&"*5$.#"-$$"(#%#"##$.#""##,#%*"',
    weights:
      'OQQOQQOQQQQQOOROQROOOSOOOQROOOQOSOQOQQOQRUOQOOOOOQOOOOQQQORO^QQTOUQO',
  },
  'risk.access_to_lethal_means': {
    bias: 12.08,
    own: -0.19,
    from: -1.00,
    steps:
      '!"##""#$"""%#%"""%"&$#"((%"%$#)$$""%"""""#"$$"""$$"$"""$"$$$#")&"$"($)#"$###""&"%+()("#"$"$""#)#+)""$"$""$""""#$&*#"%$"0%"',
    weights:
      'TORONOOQRRQOOOSONROONNOQQOOOOOOOQOQXNTOONOMOSSQQQNOOROOOQQONNOOROOOQOOQORRQWONRQQOROOOTOOQQROQOQOOQQNQOOQOOOOQQOOYOQOQQOOQ',
  },
  'risk.active_si': {
    bias: -26.55,
    own: 0.08,
    from: -0.95,
    steps:
      '!"$""&#"$""%%%""(###""%*.(""#""(#"#"""#$"""$"$#""#%"+(*%.)$%%#""$#$$"$##"(""+###$"%&")$#$"#+##""###$"&"%$#$"#$"&#"%#$"#',
    weights:
      'TMONNQQRNTROHORNOOORQROOOOOO^OQQUNNOOMORRQQNTQOOOMOQOQOOOOSRQHRQROQQRQOOOQOQOSQOQQQRQOOQOQQOOOQOOQQOOONQZOQRNQOQQOOQQOR',
  },
  'risk.denies_si_hi': {
    bias: 27.97,
    own: 0.00,
    from: 0.22,
    steps:
      '!"##"""$#"$"""&#"$""#%#""+""-"#$"#$""""#"""""#""""""""""#""&$$#""$""#(##*"#+"#$"&"""$#$#""""""+&#"/("#"&#"##$##%"#"*"&$"%##""$""*"""#"""$&$#&#""$""',
    weights:
      'ISRRSQQMOOOONONUUQMSNOSOQRQQOOOQQQNQOLMONQQOOOJTQTQSWQQROOMOOOOTTQMRNSQOQQOOOOQROQNOOQOOTSOQQMORQQONOQOOQOOOOOOOOQQOOOOQROOOOOOOONNOOMNNNQOOQOOOQOR',
  },
  'risk.grave_disability': {
    bias: -6.64,
    own: -0.62,
    from: -1.36,
    steps:
      '&""%*""#$("$""./"&"""$$"(##""$""""&("""##"(%#"#"*/)&##""$"%"%#(3,$,,$%*/7###%)&#)*',
    weights:
      'OOOOOOSQOOOOQQQQOOSQOOONOOOYQOOONOOONNVQQOOOQOOOQQSOQMQOOONWONOOQQRQSQOORQOTOOQORO',
  },
  'risk.homicidal_ideation': {
    bias: -1.18,
    own: -1.92,
    from: -1.47,
    steps:
      '!&"#("#"$("+"$""),)##""(*"#"%""#)""""""&#&%##""3&#$#$((""#""3($-$$."##)""#("""%$#%)"($"##""#$"""+(',
    weights:
      'ROMOORSOORKQQOOOOOQQOOQOSRORONNOSQQOOQOQMOQOOOOOQQOOQOUSRRLQOQQOQORQQROQOQSOQQQTOOOQROOO_OOORQORSO',
  },
  'risk.passive_si': {
    bias: -5.05,
    own: -0.60,
    from: -0.84,
    steps:
      '!"#"#("((#&$$"#"$%"3#"("#""%""$"""#"""#%#$$%#&)$$%"4"")#""#""""$((#*-($"(*%""%%)%#$%"$#$$*""#""""##&"$#&%%"',
    weights:
      'SOKQOQNQTORQOSNRQOOOOQOSTaQNOORQOOQNMOOOOQRQOSRRQOOQOQRQYQOOOOORROOOOQRQOOQOROOQOOOOQMQOQQQQQNNO^RONNOQOSQO',
  },
  'risk.past_attempt': {
    bias: -7.71,
    own: -0.02,
    from: -1.15,
    steps:
      '!"#(#)"%"$"$""&""%$$#)"#(%+$)"$""&%$##"")"(""##"&"*"#+""+""$"$"$"&$)2"-"###$#*$""",-%#""$#"(""#"%"($#,"',
    weights:
      'RNOOWQQOQOQOMQOQROOOOOOOQORaRNOONUOQOONQONOQQQOOOOOOOOOOON^OONQOLQQOOQQOQQQQQQOOQOQOROORQROROQ`SOQROQOQ',
  },
  'risk.protective_factors_present': {
    bias: -0.65,
    own: 0.89,
    from: -0.07,
    steps:
      '!""##&""$$&""&""##""#"$)-#$&%"""")(#""#%#"&$$#$"#$"#"%"+$*"%&#""#""&%""&,#)($$##*#$"")*""##"##"#"""""#$#(%%"$$#$#$$$"""%',
    weights:
      'SOQQORQOORQRQOQQQONRNQQOOQQQRQ^SQOQQMQNOOOOQRQRQQOROQOOOOOQOQVRROQOOOORNQSOOOQQOQOOQQRQQNOOOOOORMRNQNQRNQOQOSORONOOONOOQ',
  },
  'risk.recent_attempt': {
    bias: -22.03,
    own: 1.87,
    from: -1.25,
    steps:
      '!""%""$"""$"#)"##"*$$$)#"-$%"%""$$"""$""$""$""""%$&"")#"$"#)#.*##"""%""%#)0##+*%##"("%#$#"$%#"$%(($(%#"""##%#,"',
    weights:
      'QNOOOOSOSQNQQLRONOOOQOOOOOOOOROVOTMQNNOOUORQNROQOMOOOOOOQONOOOOOQOXOOLRNORRQQQRQQOQQROQOQRQROQOOOOOQQQROOOQQSOO',
  },
  'risk.self_harm': {
    bias: 37.46,
    own: -1.63,
    from: -1.18,
    steps:
      '!#(-&)("$J$#"%(#-&3(+,0"&"##%("-0$)%,**")&)$&"+"$"#"3#"&',
    weights:
      'QQOQSOOOORQ[OQOOQTOQRQQQYOOOOOQOOOQQQOQQQQQQQRORQR`OORQQ',
  },
  'risk.si_with_intent': {
    bias: -16.33,
    own: -0.68,
    from: -1.29,
    steps:
      '!""""""""#""""#"""##""#""#""%""##%"$"("%#($#"""""""*"#""""%"""$""%"#"%#"$###*(#%2$""""#"""""%%%0"""##(%%%#""""(#$$""##"("#%%"$&$#"*###")$',
    weights:
      'SNOROOOOOOQQRTQNROQOOOJRQOQNQQNOOQOOOQOQOOOQOOLOORRTONOONORRRTNQOOOQKONOQOOOOOOQNRSQQOOQOKRQORQQOQQQOUORQQQOQQQOQOOQSOSOQNQQOOOOOQOXOROQQ',
  },
  'risk.si_with_plan': {
    bias: -12.90,
    own: -1.53,
    from: -1.27,
    steps:
      '!"#"""""$"""$""#%#"%""$""%%"$&$"&+$#"#)#"#""""&""#""&"$(""##((*")#,$"$#"""""$&%(#(#"%$$.#"$(($"""$"$#-"$$#$#$"$"#"""#",$)',
    weights:
      'RNQOONOOQRRTNROQOKQQOOQQOOQOOQOOOOOMOUQSONOONOSQSQOQOOLOOOQOOOOOQOOVQOOQNLQQQQQQOQQQOOTQQQQQOOQOQRQQOQOOOOOOQQOQQSXNSOQOQ',
  },
  'risk.violence_risk': {
    bias: -9.16,
    own: -1.16,
    from: -1.23,
    steps:
      '!"#"""#)"""#"("&"%$""*"""&"%""$)#"$&"#""$""#&##"#"%"#&%""#"""*$"%&"$"#&$)""#""+$*$$""&"+%*#"##("#""#""""#$$#$"$""#"&""#$""""#"##"##)"$"%""',
    weights:
      'QOOQOMOQQTNROQLOOROOOQOOOOOOQQROONOQYOROQNNOQQSOQNOQOOQRONONOOOOOQQROOOORYQQMQOOOQRROQQROSOOSOQOQROQOROQOQRNOOQQQQQQROOOQQOOOOaORQQQOOQOOO',
  },
  'speech.latency_increased': {
    bias: 13.66,
    own: -0.74,
    from: -1.13,
    steps:
      '&+$%%#0"#5("6("1(01/"/)","-+#%"$0",0/1#(,(#)',
    weights:
      'OQOQQOOQOOORROOROORORQROQOOQQOQaQOOQQOQR^RRO',
  },
  'speech.pressured': {
    bias: 31.15,
    own: -0.37,
    from: -1.64,
    steps:
      '))*(,#3(*0/)%,,#,)00$&-2((%";$)",C&"%*',
    weights:
      'QQQQQSSQROQQOQQSQRQOQQQRSO`QQROQTQURSO',
  },
  'thought_content.grandiose_delusions': {
    bias: 19.77,
    own: -0.19,
    from: -1.82,
    steps:
      '))%%)##&#3%##(""*%$,)/%#&#3%#**((##)#2((%/-&*,#08"%")%',
    weights:
      'QQOQQOORRROQQUOOQOQQQOOOQRROQSOOQROQRQQOUQQRQROQRRXOOQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 20.75,
    own: -1.99,
    from: -1.59,
    steps:
      '!&"#("#""#("+%""3+#""$-"$%""#)""""""&#+##""3)$#$((""#":&="%)""#"&#&$#"$$%)$"%""#$"""+($',
    weights:
      'QOMOORSOOOQKQOOOOQNOQOQRROONOSQQOOQOQMQOOOOOQOORORSQRMRORQROQOQQRQQTOOOQOROOSOOOQQOQ^NQ',
  },
  'thought_content.hopelessness_themes': {
    bias: 14.95,
    own: -1.52,
    from: -1.35,
    steps:
      '!&"#"$""$"$$$&"-&#"%+#)#"#$"$"##$#"#$#"$"%#$&)(%)+#"*"%#$#$"%&"-(&&$*(1*#")("#"."$")%#%#$*#',
    weights:
      'RONOOQQSOQQONQOOQOOQOOQTOOQQOQQROOOOQQRORONOQOQQROOOROQQOONQQQOOOROTQQQOROOOOSOOOQQRRQQQ]OQ',
  },
  'thought_content.ideas_of_reference': {
    bias: 10.99,
    own: -1.44,
    from: -1.69,
    steps:
      '"5)$&/3%%#"0$##:&$,7%#20-$#*$%0$-#-&*%",/*$#$&"',
    weights:
      'OQQQQORROROOOQOQQQOQOQQOQOOOOQOQQOQORQOQQQ]QQRR',
  },
  'thought_content.obsessions': {
    bias: 9.62,
    own: 0.08,
    from: -0.88,
    steps:
      '+-#Q$(*0-$"%&B%$"&BK"$5#%#*C)##"""',
    weights:
      'TQOO^OQUQQQQQOO_OOQOSQQOOOOQ_ROOQO',
  },
  'thought_content.other_delusions': {
    bias: 9.59,
    own: -2.02,
    from: -1.61,
    steps:
      '!$"-9#)-$$("*+#"$"#/#"(,"";##""*+#-.("(;"4#")/,$8"#"%#',
    weights:
      'QOOQQOOOQOXOOQQQOOOORQOQOOQQQUOOQSQOQQQOOSQOQOQOQQ[OOO',
  },
  'thought_content.overvalued_ideas': {
    bias: 8.19,
    own: -0.63,
    from: -1.39,
    steps:
      '7(%$E&$/7",.<8%1B".R6*"',
    weights:
      'QQQQOOQQORQQOQQQQQROQO]',
  },
  'thought_content.passive_death_wish': {
    bias: -8.14,
    own: -0.71,
    from: -0.80,
    steps:
      '!"#"#(##$(##$$$"#"$-)#%")#""%&"""#"""""($$$"#%"$$"$$&("(("$#""#""%&""%(,0$$"&"+$""%-%"$"#"""$#0#####$%"%"&%%"',
    weights:
      'ROKQOQQORSOORQORNRRQQOOQ^RTRNQQNOQONOOOOQQOROOSQOQRQOQOQNROOOXQRQOQOOROOOQRQOOOQOQOQOOOOOONQNQQQQOSROONQQO`QO',
  },
  'thought_content.persecutory_delusions': {
    bias: 8.59,
    own: -1.20,
    from: -1.36,
    steps:
      '"$"""*"-""%&$""*(*##+,"#""#"""*",#&&$""*&+""##"%#,%"&$"$(#(#+#%%,"#%#&""&###&""#*($"%#&#"#%#""""##(',
    weights:
      'OQNOOQQQNOOROOORORQYOQOQOOQNOOQRQOOQOOORQRQQ[OOOOQNNOOOOOOROONOOOORQQRQOOQOQOOOQSQOOQOQOQRONQOTOO_R',
  },
  'thought_content.phobias': {
    bias: -2.01,
    own: -0.70,
    from: -1.71,
    steps:
      '";$%,,-:+6/%"+-)"2&"F/-=2&>&#',
    weights:
      'QOQQROQOQOORQOQQOOQQQROTTROXQ',
  },
  'thought_content.ruminations': {
    bias: 0.07,
    own: -0.22,
    from: -0.91,
    steps:
      '--(%#-)$)"#""#%%"#()2"$#($#(%4("$$#$&&&+(#(-$+###""&"-+#$($()""%##"+)#""#"',
    weights:
      'ONOQQQOQOOOOOOWQOQOOQQOOORQOQOOQVOOQOQQQOOOOROQQQOQQOOQOQROQQOOQQOQQNQQQ^Q',
  },
  'thought_content.somatic_preoccupation': {
    bias: 2.74,
    own: -0.01,
    from: -0.97,
    steps:
      ',*)"(+#)6#&$&%+$7"",&##3""#.#%%)$j+&G&%"',
    weights:
      'QOQOQORORQRQOOOQOQQSOOQORQQOOOOOOQOOQOO^',
  },
  'thought_content.suicidal_thoughts': {
    bias: -29.73,
    own: 0.00,
    from: -1.01,
    steps:
      '!"$""#$"""$""###""##""#"&##""+1$#"""#)"#"#"""#$"""$"&""#%"$$$#%*##,#$$%%(""$#$$"$$"*"+#%*&"+(""%(##"$##$"$$"&"#$"#$)"""$#$"#',
    weights:
      'TNONNOQQRSNTSQOOQIQORNQQOOQQRQNOQNOOUOQTNNOOMOQRRROTOOOMOQQOOOQOOOONOOQQHRQSOQQRQOOOQOSORRQOOQQQOOOQOQQOOQNOQROQQOQQQOONQRO[',
  },
  'thought_process.flight_of_ideas': {
    bias: 15.43,
    own: 0.00,
    from: -1.72,
    steps:
      '))%"$("##&#3$$**#,))%+%#&#3%,0$$##+2((%(6$&$,2-(&"%*',
    weights:
      'QQOQQQQOORRSOQSOQOQQOOOOQRROROQQRORRROUQQSOQTQQQRQSO',
  },
  'cssrs.q1': {
    bias: -35.08,
    own: 0.00,
    from: 0.54,
    steps:
      '!"""$*"#""%##"%$#""#"$&,$%"""$%""""$"""$"""#"""#####"$#""#&$%#"$&/&"""(""""#"#"$""%""$*"+-#%%(#*"#$$$#$"$$""$#)&""####""#&""$""%$"',
    weights:
      'UNOMNQOOQSOVLQRQOORMRSOOQOQOQOWORWSOOOOQSNOQOLONQQNOSRONRNSRRNQSMQQNQOTOQTQQOOOQMQROOQQOOQQORQOOOOROQQOOOONRMROQORQQOSQROOMOQQQOOS',
  },
  'cssrs.q2': {
    bias: -27.94,
    own: 0.00,
    from: 0.79,
    steps:
      '!"$""#"#""""#""%%%""(#%"")+$&,)"#"#"""#"#"""$""###""##"+%$)%)&(%##%#""$#("$#""*""(##%$,"(%#$"""$*""""#""#"#""&"$"""#$""""#$$""#$#$"##',
    weights:
      'UNONNOOQQRQONTTOHORNOORQQOQONWORUMNNNMOORRRQNTQQOOQMQNQNQOOOOOORQRRGRQSOQRQOOOORQOOROQRROOQORQQQOQOQOOORROOOOOOQORUORQQOQROQQRONQQOUO',
  },
  'cssrs.q3': {
    bias: -30.12,
    own: 0.00,
    from: 0.43,
    steps:
      '!"#""""%"""$""#("%""$#(""%$#""*(%"##"#&#"$"""##"""#"""$""$%"#%$"$((#)"#((""$$#""$&$"))"""(""#%%($"%"*"#&"&#"""$""$""#""$)#"%"$""$"##$#"#"#',
    weights:
      'TNQNNOOQRQSOVQQJQROOQORQQOOQOQOOQOORQORTNONMOORSRTQOTQONNMOQOOOOQOOOOQOOSRQOQJSQSRQQOQOQQOOOSOQQRROQQQRRQOOQOQOOQOOOOOOOROQQOQOQOQQOORQSMR',
  },
  'cssrs.q4': {
    bias: -24.74,
    own: 0.00,
    from: -0.25,
    steps:
      '!""""""""""""""$""##%""%%""##%"$"#%"""%&"$##"$"*"#"""""""""""$""##"#"("$###&"#")""4%#%#""-"$&("#""#$$%##(""""$&$"$"##"%#$%"&#&$#"0""((',
    weights:
      'SNOSOOOOOOORQTUNROQOISQNQQNOOQOOOOQOOOOQNOQONQRTNMNONOOOORQSSNQNQOOQJNOQONOOQOOOOOOQQQJSQQQOOQOQOQOQUOQRQQOQQOOQOOQRNRQOOQOQOOOOQROQQQ',
  },
  'cssrs.q5': {
    bias: -8.95,
    own: 0.00,
    from: 0.07,
    steps:
      '!"#"""$$""$""#""##"$""%""%&$")/&#"#)"""#"""(""$"##"#""(%###**4#"#"&"""""$&%2"##$$%%%###(&$"""$"3$"*$,""#",',
    weights:
      'ROROOOOSRTNROQONOLROQORQOOOOOOOONOSQOSOOOOOTRTOQOONOQMNQOOOOOOOOSQOQOMQQQQQQQQONTOQQROQQQOOQOORQOOOQQQOSOQ',
  },
  'cssrs.q6': {
    bias: -34.97,
    own: 0.00,
    from: -0.17,
    steps:
      '!"#""""#"""""#""#"#$""""#$%"""#$$"$"%""-)&"%#""""""""#"#"#""%"##$#$%"##"#$"&$""(&$%%"""""#"""#"#)&"*#"&&$%"##$"$(#%#$#"%+#%%&"#"$%"(%"$)&"',
    weights:
      'TMQOOONMO[QQTQNSQQOQJSQQNOQQOQOROOOQNNONNUQQSNQOOOMNOOWQRQNRNNONQOOQQQONRNONNOOQOQOOUROONOJSRONOROOQRQOSOQQRQQOQQQOOQNQRQORQQOONQURQQRQOOQ',
  },
  'level.low': {
    bias: 0.04,
    own: 0.00,
    from: -0.42,
    steps:
      '!"""#""""#"""%"#"#"""%""#$"""%)""#$""##"#"#"&#""$%#""""#""""#"""#"$""##""$""#(##%$""#$#%"#"$&#""#"%#"##"(+""-#(#"""$##""#$#"##)*"&%#""$"#"%"#"#""#""""$&"#""""#"$$#""',
    weights:
      'XLQNNJMMOTQRRQRQQQRQOORNRQQQKQOOOQNOOQRQQQOORRSSRQQVJNOMFMMORQRRQOOQRQQOOORNRMOQOOOOQOORQQQORQRQQRQQNRORMRNRQQRQOROQSROQQQQOQQQQOOQMQRQQQRQQQOQQROQRRQRNQQQQQOQOQRROQ',
  },
  'level.moderate': {
    bias: 7.28,
    own: 0.00,
    from: -0.72,
    steps:
      '!"##""""##"$""#"%""""$#"""$#"*""""#""#$"$"#""%"#"$$""""""""""""#"""$"$"$""""#""##""#"")###$"&""#"#&"%$$#"#&%#)""$$$""#"&"#"&%$%""""#(&#"$"$#""""#&"*$"""%"$$$#"(""%""#',
    weights:
      'WLNNJNNNQRRQRSRRRNOQOMQQQRMOQOOMQRQOOQQQQQNQOOOTQQQQQYLOLOMJNNMQQSRQQRRNRNOQNOOQQROMONQONQOOQQORQNOOQQQQMSONQRORQQROQQQTQOQROQQRORRQQNQQRQNNOQQNTQQQQRRQQQQQQQRNORQNRQ',
  },
  'level.high': {
    bias: 30.28,
    own: 0.00,
    from: -2.03,
    steps:
      '!"$"""""""""""%#""""""(""#""#""""$####"#""%#$""&""""""#&""#"#"""#"""""$"""""#""#$""##"""""""$"#%$")$#*#"""""""""(%"$$$#$$#"(%""#""####"$"%"%"#"#"$""$$""#%#"$"$#$"#$#%%"#%""#"""""%',
    weights:
      'TNOOMNOOOQQTRQNRROOOQMLOORQMLONQOOQOORONOONQQOOOOMNNQRQQXNKNMNOOQQTSRSNQTSOORMMONOORNOMOOQNQQROROORQOOQRQROQQQQMOROROURRSQQOWOQOQQSMQQQQORTNQMRQOQRRQROQOQQOOOQOQOQQORQQROQQQOOOROO',
  },
};
