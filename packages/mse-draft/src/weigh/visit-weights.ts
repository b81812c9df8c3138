// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.
import type { LinearModel } from '../find/classifier/linear-model.ts';

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
  'orientation.disoriented_situation',
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
export const SPREADS: readonly number[] = [1.57, 1.64, 0.93, 0.71, 1.32, 1.07, 2.2, 1.72, 2.46, 1.66, 0.57, 1.71, 0.98, 1.03, 1.25, 1.04, 1.43, 1.29, 1.2, 1.46, 1.06, 2.03, 1.39, 1.15, 1.6, 2, 1.73, 2.31, 2.15, 2.6, 2.68, 1.82, 2.47, 0.85, 1.16, 0.75, 1.33, 1.75, 0.77, 1.73, 1.29, 1.32, 0.91, 0.96, 1.29, 0.66, 0.35, 0.31, 0.54, 0.52, 0.82, 0.25, 0.32, 0.67, 1.06, 1.39, 1.51, 0.52, 1.48, 0.38, 1.28, 1.16, 1.02, 0.67, 0.47, 1.4, 0.89, 0.11, 0.18, 0.95, 2.07, 0.14, 1.52, 2.08, 1.38, 0.86, 0.95, 1.43, 0.66, 1.18, 0.9, 1.19, 1.46, 1.26, 0.78, 0.27, 0.3, 0.45, 0.11, 0.09, 0.54, 0.12, 0.14, 0.19, 0.03, 0.18, 0.11, 0.16, 0.17, 0.14, 0.16, 0.13, 0.16, 0.22, 0.23, 0.21, 0.27, 0.09, 0.16, 0.21, 0.18, 0.26, 0.23, 0.21, 0.21, 0.15, 0.16, 0.06, 0.07, 0.05, 0.09, 0.12, 0.04, 0.16, 0.18, 0.09, 0.09, 0.08, 0.09, 0.05, 0.02, 0.02, 0.03, 0.03, 0.05, 0.02, 0.02, 0.04, 0.06, 0.11, 0.11, 0.03, 0.19, 0.02, 0.11, 0.06, 0.13, 0.05, 0.03, 0.17, 0.06, 0.01, 0.01, 0.07, 0.16, 0.01, 0.23, 0.17, 0.19, 0.1, 0.14, 0.08, 0.07, 0.09, 0.13, 0.21, 0.16, 0.1, 3.19, 3.25, 4.55, 3.75, 1.89, 2.99, 0.03, 0.32, 0.01, 0.59, 0.01, 0.45, 0.96, 0.01, 0.01, 0.09, 0.68, 0.01, 0.99, 0.82, 0.01, 0.01, 0.07, 0.01, 0.7, 0.64, 1.71, 0.9, 0.39, 0.01, 0.58, 0.9, 0.25, 1.27, 0.01, 1.27, 0.08, 0.33, 0.59, 0.03, 0.16, 0.02, 1.2, 0.15, 0.1, 0.11, 0.07, 0.16, 0.14, 0.11, 0.17, 0.52, 0.09, 0.1, 0.12, 0.24, 0.15, 0.26, 0.23, 0.29, 0.09, 0.24, 0.12, 0.11, 0.11, 0.17, 0.29, 0.51, 0.13, 0.14, 0.18, 0.08, 0.28, 0.09, 0.16, 0.28, 0.07, 0.1, 0.23, 0.11, 0.29, 0.27, 0.45, 0.59, 0.18, 0.16, 0.6, 0.3, 0.25, 0.23, 0.18, 0.13, 0.1, 0.08, 0.21, 0.12, 0.36, 0.13, 0.13, 0.13, 0.15, 0.14, 0.14, 0.09, 0.31, 0.17, 0.3, 0.34, 0.39, 0.07, 0.26, 0.51, 0.18, 0.23, 0.21, 0.14, 0.16, 0.3, 0.08, 0.16, 0.13, 0.1, 0.12, 0.14, 0.15, 0.13, 0.11, 0.29, 0.15, 0.26, 0.23, 0.16, 0.26, 0.18, 0.15, 0.51, 0.24, 0.09, 0.27, 0.15, 0.39, 0.08, 0.09];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, LinearModel>> = {
  'affect.anxious': {
    bias: 14.17,
    own: 0.75,
    from: -1.30,
    steps:
      '%"%"%%"$&.""&#/$"+$$(#$#"#*#&%*""&#)($".(%(#"("&$()$"$#"&##""%&",""$"$0#%#3%$"#$',
    weights:
      'QQQQOOOQQNSROQQQQOOOOQORQOQRRQOSROROQQQOOQOOQRSRQSQQUOOOORQOOQOOOUNOSOTQQOQQQRRO',
  },
  'affect.blunted': {
    bias: -9.38,
    own: -0.36,
    from: -0.86,
    steps:
      '$$$*"-*#,%,(2#$"#)#++"#"#)%50&#$0%"%#$&#""#$/(&%$$*)""##$"(#,*#',
    weights:
      'NOOOQOOQOOQQOQOOORQOOOQOQOOOOXQNOOOQQOXTOONOOQOOQOQRORQQQQQQOQQ',
  },
  'affect.flat': {
    bias: -5.66,
    own: -0.94,
    from: -1.15,
    steps:
      '!($$"")"&/$("/"#"&$*""$#)"#&("#,$(0"#$$-"$(,2#*#""0$$-&"#(+#%$$(3%',
    weights:
      'QOOQQQQOOOQOOROOOOQQROOOQQQQOOOOQOQOOQOQOO^ORRS]OOQOOOROOORRQQQSOO',
  },
  'affect.labile': {
    bias: 6.69,
    own: -1.01,
    from: -1.35,
    steps:
      '!"#&$*"%&,(*%3$#&"$##$/"B6#)+"$6$#+""+)&#%())"+%*(#.',
    weights:
      'QNOOQQQQQOQQQQQQQOOOOQROQQQQVNQNQQQ^SOROQQQQQQQRRQQQ',
  },
  'affect.tearful': {
    bias: 5.15,
    own: -0.92,
    from: -0.62,
    steps:
      '*,4+#(&"/60$/+%)"$*#"&1$0&+#"%"$#"#-1"&.7."',
    weights:
      'QOOOQOOOQQQQOQQOOOQRQQO^VOOQOOOlQQOVOQQOOQO',
  },
  'appearance.poor_hygiene': {
    bias: 10.99,
    own: -1.21,
    from: -1.28,
    steps:
      '"#$"#.#)"2"1#$1#"%1#)31"+-P)""463&)&,',
    weights:
      'OOOOOQSQQQQQOOQOOOQRQQQQORQQYROOSOQQQ',
  },
  'appearance.signs_of_intoxication': {
    bias: 8.58,
    own: 1.20,
    from: -1.38,
    steps:
      '-)"}d+I.)(2-6',
    weights:
      'QQQQVYQOQQQS',
  },
  'appearance.underweight': {
    bias: 8.41,
    own: -0.21,
    from: -1.27,
    steps:
      '&"&,2#&4()*""##")(""#&+8/-4)-&$+"$#)/5(#%(,#("',
    weights:
      'OOOSQQQOOQSQOOOOQOOVQOQOOSQORQQOQ]OOQORRQOROOS',
  },
  'appearance.visible_injuries': {
    bias: 12.21,
    own: 0.69,
    from: -1.29,
    steps:
      '!"&#&"*#$&+(/"*+"&"%"#""%#(##"&),+#"%)&""#*)("0#/$&",+$%%"$)*$&$6',
    weights:
      'RONOQOTRQOQQOQOQRSOQNOOQOOURQQOOQOOQOQOQRQOQ_SQQQQO`QRROQQQQQRRQQ',
  },
  'attention.distractible': {
    bias: 10.75,
    own: 3.27,
    from: -1.03,
    steps:
      '!$"""#*&*#*#(#(%#)##"#)#&"#"$".%#*""*#*#%&$&%(*.""%"#&/%$$$"""$#*#""(+&#-)%($',
    weights:
      'OOQQQOOQORQOOYOOOQOOOOOORQOOOOOOQQOOXOOOOOOOOROQQOQSNQOOOVOQQOOOQOOTQOSOORQQN',
  },
  'attention.hypervigilant': {
    bias: 36.60,
    own: -0.17,
    from: -1.00,
    steps:
      '!"&#/"%1)"$&%",&"###"$##"*&%1$%"*%"$),/(""-"#:##%(""#-"+%#$"")$%%("%',
    weights:
      'QONQORQQTOOOUQQOQOQROQNQOOSQQOUOOUQOQQOQQaOQQQ_OQROOOORQRQOQSOQOOROQ',
  },
  'attention.mildly_impaired': {
    bias: 7.41,
    own: -1.27,
    from: -1.01,
    steps:
      '&",%"#0."&B#"(#(""$%*."&+:F4"""%,&#&$,%(.("&#""',
    weights:
      'QQOOQQOSWQORQOOOQOOOORRQOQQOOYWQQROQQOQQQOQRROQ',
  },
  'attitude.suspicious': {
    bias: 15.94,
    own: 2.11,
    from: -1.46,
    steps:
      '"#"""%&.""*#"%%,%+,%"#""%&1"("""*%$"#%5$"",))+)+$#%)%#"%1$,%,#&""#&&',
    weights:
      'OOQOOQRQOOQOOOQRSOQOOROOQQQOQOOOQROOQTQQOOOOOOOOQQQORQQQOROQQROOQTRQ',
  },
  'behavior.agitated': {
    bias: 7.69,
    own: 2.63,
    from: -1.75,
    steps:
      '"$/--I#*#+#+/67&4$#+)+1#1(*)%%("$*"+',
    weights:
      'OOROOOQOOQQQOQQOOROQQQSSRQRSQQQSRQQQ',
  },
  'behavior.repetitive_movements': {
    bias: 5.48,
    own: -1.14,
    from: -0.96,
    steps:
      '#$"$-#60+:%05-$+6"?%1$-%))/<-',
    weights:
      'OQQTQOOQTQSQOQQROQOOOQ[QQQOQU',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 31.68,
    own: -1.58,
    from: -1.87,
    steps:
      '(,)(#(6$#,1."%$06"""#(4)1"&15"B02*)',
    weights:
      'OQQOQQQQROOQRQQQQRQRRQOO^RQRO[QOQOQ',
  },
  'behavior.restless': {
    bias: 31.55,
    own: -0.93,
    from: -1.03,
    steps:
      '"#($#&-*(&%*"#*-,$4*-%(#"#";4""%")"$&%#&"##"#""#""#(%$$""$+0$#",&',
    weights:
      'OOOOOQOQOQQOQQOQOOOQSQQOQQOQRTOQSSQOOOOOQRQRbOOOOOQOQOROQQSQOQQQQ',
  },
  'behavior.tearful': {
    bias: 5.88,
    own: -0.05,
    from: -0.51,
    steps:
      '%##")#5#$$#("&"%")(,/"##$#*$%$*"&".((+#"&)"""$""*$%#""$$)#"1""2.8$%',
    weights:
      'ROQQOOOQQOQOQOOOQRQRQOQQQQQOQOOQOORQQOOSQOOcOOOOONOOQUQQNOkOROOQOOO',
  },
  'eye_contact.avoidant': {
    bias: -1.47,
    own: -0.70,
    from: -0.82,
    steps:
      '#"$$*#&#3"-#3&&""1+#)+*&)?,*"9()$"""""*"%&$5&##(',
    weights:
      'OOOOOQQQQQOOQQQOOOQOQQQOOOO[QOQROT[OOYOOOQOOQOQQ',
  },
  'eye_contact.poor': {
    bias: -6.95,
    own: -1.08,
    from: -0.87,
    steps:
      '$+(+$#)F$*2.+.7#,$:")).4/"-$%"#&#*$#',
    weights:
      'OQQOOQQQQOQOQOOQOOSRQQOjQOQOOQQQQQOR',
  },
  'insight.absent': {
    bias: -4.43,
    own: -0.44,
    from: -1.20,
    steps:
      '!%""#"#%#%"%#&"#"#"##(#"#"###"#("&$""""#""""#"#%$"##%"$#"$#"%&"#"%"$""""("#$"$##%(*(#"#"##$"%+$"""*$"""##""&"#%%#)"#($$%"$"("',
    weights:
      'QOONNOORQRQONNMOYOOOONQRQQSQSSOONOQQORQONONNNONQNNSQOOONNXNNOONQRQSQRSQOOMOONQROOQOQNOQOONSQROOQOQROOROWOOROQOOQQOOOOOOQQOOQQ',
  },
  'insight.fair': {
    bias: 5.41,
    own: 0.00,
    from: -0.81,
    steps:
      '!#((%""&"*"""$-$"#(%$#""&&"&""(%#"$%###"#$""("%##("&$##$$$%%+(-""&*#"#$$""&#""#"$"$",##"(")###*""%',
    weights:
      'QQNOQQQQQQQONQQQOOOQQQQQQRONONOQQOQQORQQOQQQQQOOOOQOQQOQOQQOQOQQOOOROOOOOQQOOQOOOOQOQQOQRQRQNQQQOO',
  },
  'insight.limited': {
    bias: 3.89,
    own: -0.95,
    from: -0.91,
    steps:
      '*&"#+$"&"#"0$"(&$$)"#""##"#"%.$(&".$"&""#&()5"$#-#%#(&#"##")""#"""%$#("")%#"#()%"%"#$#$',
    weights:
      'ORSOOOQSQNRQTQROOOQQOQOOONOORONROOQSQOQOOOQOOOOQSOQRQSRQOQQQOOOONUSOQQOQOOQOQQOQQROROQQ',
  },
  'insight.partial': {
    bias: -22.01,
    own: 0.83,
    from: -0.64,
    steps:
      '"$"$%&#(""""#"#"""""(&%$%$"#$$")%"%#"-"#$"("#"*%"""&%$%)$&"#$"($%&#+$$#""##"$("$"("$""""&#"#$"""$$($$$$"&##$")',
    weights:
      'OQOOQQQQQQOOOQ[ONMQQNRQOOQQOQQQQOOMOOOOOQOOYOOOOQOOOOQOQQOQOQOOQOQOQQQQQQQQQOOOOOOONNQUOOQOQOOOQOQSQQQQRQQOQOT',
  },
  'insight.poor': {
    bias: -17.99,
    own: -0.91,
    from: -0.83,
    steps:
      '"&#"$""##&##(#""$)%%#%%""#"$#($""$"#"%"%"#(("#"#"&%$$"#$%"&"-"5+$*%&"#"##%"""##$&"###"($##$"%)$"#""#%$##""""',
    weights:
      'ONOOQRRQOQONOQVROQQRQOOOOQOOQQQOOONNOQQONQOOOSSNOOOQQQOOOOOOQOOOOQRQQNOQQRRQQQNOOOYQOOOQQQOONOOOQOOORROONSOQ',
  },
  'judgment.grossly_impaired': {
    bias: 44.30,
    own: 0.00,
    from: -1.49,
    steps:
      '#%#"#+")+,$("(#)($#"$"""#$##%""2#*$$%"%""*$$$##%.#-$&#$-(#"#"$#$&".+*##+"",""',
    weights:
      'OOOOOOQOQQOQQROOOQRQOOOOOOQQOOSQOQOQQQQSQOQOQQOOROQORQQQQOOQQOQQQOQQQOOQQQQOQ',
  },
  'judgment.impaired': {
    bias: -6.87,
    own: 0.00,
    from: -0.90,
    steps:
      '!""$"#"%"$$(#&%"#)$*%#")($#""##"#"$""%"(""$"#%"""#)".#""1#5"(#$"""%"#$("#""#)$##%"$%""$$#$&%#$"#$#"-#"""',
    weights:
      'QNQONNOQRQQQOORTOQOQQQNOQQQRONNMNOQRROOOQNOOORROOOOOQQOOQQOOQOQOOOOSQRRQOQRRQQOOQOQONRQOQQOOQQQQQQRQQOOR',
  },
  'memory.recent_impaired': {
    bias: -2.89,
    own: -1.04,
    from: -1.09,
    steps:
      '%/(%*##""*"&""+4%.$%%"$(#"+$$">%").#&%*&"#$#%"%#(&"""#+#,/$#',
    weights:
      'OQQOQOOOOOQ]TQOOOOOQOOOOOOOO[TOOOOOOOOROQOQQQQOOOQQcOORSOQQR',
  },
  'mood.angry': {
    bias: 9.92,
    own: -0.74,
    from: -1.28,
    steps:
      '(#&##$"("-"%#",9"$()#$#"&#*$"%#",$""4"#""&2#1,&&$"#(""*#"#"*#&%%%""""#)#)',
    weights:
      'OOQQSQOQNOOOROORQQOQROQOQOQNOOROOOQORRORNQQOQSQOQOOQORdNOOOQOQOQOORRQROQQ',
  },
  'mood.anxious': {
    bias: -9.82,
    own: 1.15,
    from: -0.60,
    steps:
      '!"%###"#%""""&#(""#"""###"###"+$$%&($##$##%""#"#*"#""%##"%#"+$$"#"#($"(#")0#*"$#"$##""&*")""""#"$(#$$"$$*#,"$$""',
    weights:
      'OQQOSOOOOOQOQRQQOONXRQONROQOOOSQOOONQNTNOQQORQQRQOONXNOROOOOSQOQQOOOQQOOQQROQROOOQOQNTQOOONZKOMROOQQSOOQONQQQQQO',
  },
  'mood.depressed': {
    bias: -15.18,
    own: 0.93,
    from: -0.41,
    steps:
      '!""$,#""#%#&#"%""$""#)$((#"",""%$#"$""""##""#&#&""%*#*#)"""*"$#%$$#""&####$$%&##&$$$""$##$&""#""$#&"$"#$$"""&"%"""&#"&#',
    weights:
      'SOOOOOQQRRNRQQ]NMONQOOOOQRSQROONOQQOOORQROOQORQVNNMOOQORQQQQNORQRQOOOOSQOOUORQORQOOOORQSOQKQOKLQOOOOOQQQQOSOQOORQRONQQO',
  },
  'mood.elevated': {
    bias: 15.15,
    own: -1.17,
    from: -1.68,
    steps:
      ')8*"+(&(*.))%/("&%($*0(#9&*&)/$*("#"3*$-"%',
    weights:
      'QQQRQRQROOQQOOQROQQOQOQRRRVQQQQQOOO]QQQQRQ',
  },
  'mood.empty': {
    bias: 3.25,
    own: -0.52,
    from: -0.98,
    steps:
      '!#%")%$(0$"?+""(("%$$%",#"#+#$%,#,+$.-#&&"#%+##""$%&""#""($#)$"$$"$#()(',
    weights:
      'QOOOQRQOO]OQQROOQQQQQOQOOQWOOOOOQOQOOSQQQQQOQOOQQQOQON]NOQQQQRRRQQQQRQR',
  },
  'mood.euphoric': {
    bias: 14.58,
    own: 3.31,
    from: -1.80,
    steps:
      '))0+"1&(,),)%/("1-8"*:$":$0%#18"%',
    weights:
      'RQQQQQQQQQRQOOQQQQQQQOUQQQOROQQRR',
  },
  'mood.fearful': {
    bias: 19.01,
    own: 0.08,
    from: -0.98,
    steps:
      '!"$#""(#("%$#)#$"$,"#"1$%""##""%%%#(##("""""""$)$"#"#/.()"&$&"-&(##(%""#$&##"""""#%,%++"$%',
    weights:
      'RNQMOOOQTQQOOOXOOQQQRROOROOQOOOOQQVQOOONQXOOOOROQQQRQOOOTTQQOQQOOSTQOOOOQOOOO^QOOOQQQOOQOQ',
  },
  'mood.guilty': {
    bias: 9.62,
    own: 0.02,
    from: -0.70,
    steps:
      '!("$(+)")"""$($#"#"##"%$&#$"$$"$")"""-*""$"+$"###"%#""%#$(%$(*"$&(*##%"")"#$#$%$###()#)&$"(&#%',
    weights:
      'ROOOORROOOXQOQOOOORSQQQQQQQRONOOQQQQQROOTOOOOORRQQQQQQQQRQQRORQOQQOROOOQOQQROQOOM^QOQROOONQOQQ',
  },
  'mood.hopeless': {
    bias: 1.99,
    own: -1.39,
    from: -1.34,
    steps:
      '!%##""#""$"$%#"$"-"""#"$%/$$&%"#"###""""$"$#"$%"-#"$$%#","($&""#"%,&$"))&5("))#"%&%""$$%%",&$#',
    weights:
      'SONOOOQRTOQQOLQOQRQOQOOQOQOQQROOOOOOQQRSOQQOONOQROQOROOOQOQOMQQOQROOQRSQROROOO]OOOOOQRORROSONQ',
  },
  'mood.irritable': {
    bias: 28.95,
    own: -0.28,
    from: -1.08,
    steps:
      '!"$#-#%&,"""$"%%%$"%+-%",":$"%%%$")*+%.#$+%$"%(&$."("$"#"#"$"+)+""#%$%#',
    weights:
      'QNQOQQOOQOOOOVOQOOQOQOONOQOOTOQOORQOOQQQQQNQQQSQOQORQOQOQNO_QQROROTQOOO',
  },
  'mood.labile': {
    bias: -8.65,
    own: -1.49,
    from: -1.48,
    steps:
      '!""+*"%1#/0#$%#&"$)#-3-#&++"")+:1"**&.))"+$"#,-&',
    weights:
      'QOQQQQROOQOQQQQQOOQQROOQQOQQQQSORQOQOQ]SQQQSQQQQ',
  },
  'orientation.disoriented_place': {
    bias: 9.32,
    own: -1.72,
    from: -1.56,
    steps:
      '"$$.*,/##""".+&#1"(%,(#&#"$"#"#)0""""@#*(-"$00$-2',
    weights:
      'QOQOOOOOQRSSOOQQOQQOOOOOOQSSQOQORNOONQOQQQRRQXSQR',
  },
  'orientation.disoriented_time': {
    bias: -0.93,
    own: -0.66,
    from: -1.06,
    steps:
      '!%,$###%,#"0""""%;",&%%"-"+$"#""&+/"##@*&"#+"$$(&#"#($#"+"""#-#%%',
    weights:
      'OOOQOQQOOOOQVYRQQOOOOQOOOOOOQUZRQOOOOOOSOQOQSQOOQUOOOR^SOORORQQQO',
  },
  'orientation.fluctuating_alertness': {
    bias: 18.32,
    own: 3.40,
    from: -1.87,
    steps:
      '$&+,$)5"#L&"%$)5"""$7"$J4$>$-',
    weights:
      'OQROOORQQQQQOOORQQRQQOOQTSSTR',
  },
  'perception.auditory_hallucinations': {
    bias: 14.31,
    own: -1.09,
    from: -1.29,
    steps:
      '&"#%$""+"#")&%"")$##"+%&$""$"""")+."%$$)$##"+#)&&.&#+$/,$"#&%%"#$,"$(%("((#$&$',
    weights:
      'ONOOQSOOQMQQOOORO]SRQOOQQOOOOOOOTOQOOORO_TSQOOQKQOTOOOOOOROOQOOOOdROOOOQOOROOR',
  },
  'perception.command_hallucinations': {
    bias: 18.24,
    own: -0.50,
    from: -1.44,
    steps:
      '(*""."*4#$#"+.$."-""*6"##""*08"&E@""D',
    weights:
      'OOQQOOQOQVQQOQNQSOOOQQT[QQOONVQQSOQVO',
  },
  'perception.flashbacks': {
    bias: 18.60,
    own: -0.55,
    from: -0.88,
    steps:
      '!*-#**&(/#-,(#(&#1"$*"$+#"4%2"*($/*#8#&-")',
    weights:
      'QRQOQOQR_OQQOQQQOOOQROO^OOQRQUQQQQQSQOQQYR',
  },
  'perception.no_abnormality': {
    bias: 7.69,
    own: 0.00,
    from: 0.91,
    steps:
      '!"$#"""+"$&""""("*""%("#%"&$%"&"#"#"""#%"$(%".$"""##("#"#"("-"#""/#&)("&($)#"$"###&&"&#$$""""""$""#$"""$###$(%',
    weights:
      'MQQTQQRONQQQXYOOQQOOOLNLROQNOQMQRQSQRQOONQQSUQQQOOQOJNLOOQRRNRRYOQNOOQOROOOOQOOQRQONQOOOMONLNRQNONOOQNQQOQOQOO',
  },
  'perception.visual_hallucinations': {
    bias: 18.05,
    own: -2.21,
    from: -1.58,
    steps:
      '))$%#%$*()&"""$(/,(%#%%,$%$##&""""#.#*$*8#&$4#"""(0(#"(%"$@',
    weights:
      'OOROQONOOORRQSQOQOOQOROOOOOOORRRUOROOOMOQOOQTOROQOQQQRZQSQQ',
  },
  'psychomotor.agitated': {
    bias: 12.32,
    own: -1.54,
    from: -1.47,
    steps:
      '"&.%(+"#,$%"8"%%,#")".(($*"#+*&+*$$&&$6*&/#1"0""(%$#',
    weights:
      'OOOQOQQOOQQQQQOOQQOOQQOOROQROQQQOQQUOTOUOQOQYQQQQQQO',
  },
  'psychomotor.slowed': {
    bias: 5.48,
    own: -0.81,
    from: -1.23,
    steps:
      '!(1#""""%"#$#/#*"2$"$$"0"$$"+0$*"2%"%"%*1"#,#"-("(#$%##$/#""###*(*""',
    weights:
      'QORQOQQOOQQQQQOOROQROOOOSOOOQOOOQOSOOQQQROUOQOOOOQOQOQQQORO^QQQTTQOQ',
  },
  'risk.access_to_lethal_means': {
    bias: -2.01,
    own: -0.11,
    from: -0.97,
    steps:
      '!"##""#$"""$"#%"""%&$)$#%#$"")#"$""%"""""#"#"$"""$$%"""$"&$")##"$%"#)#"$###""&"$*&(##"#"#&#)#+)"""#"%%""""#%&*"""%"$%$%$%"$',
    weights:
      'TORONOOQRRQQOOOSONRONQOQOOOQOOOOQOQXNTOONOMOOSSQQQOOROOOQONOOOROOQOOOQOQRQWONRQQORQQOOTOOOQOQOOQQQNQOOOOOQQOOYQOQOQQOQQOOQQ',
  },
  'risk.active_si': {
    bias: -31.23,
    own: 0.25,
    from: -0.93,
    steps:
      '!"$""#$#"$""%%%"*#""%)+(""##(#"#"""#$"""$"$#""#%"&$%)%+)$%###""$###"$#)"")##"%$&")$#$"#"*##""###%"$#"%#"#%#$"%"#""$#$"#',
    weights:
      'UMONNOQQRNTROHORORQQOOOOOO^QRUNNOOMORQRQOTQOOOMOQOOQOOOORSOQHRQROQRQQOQOQOSQOQQRQOOQOQQOOOOQONQQOOQONQQYORNQOOQQOOOQQOR',
  },
  'risk.denies_si_hi': {
    bias: 34.93,
    own: 0.00,
    from: 0.22,
    steps:
      '!"##""""##"$"""&#"$"#&"+"*"#"#"&""""#"""""#""""""""""#""&$$#""$"#(#)"#("#$"&"""$#$#"""""")&#&(&"#("""#$##%"#"*"&$"%###(+"""""##"&$#&#""%"',
    weights:
      'ISRRTQQQMOOOONOMUVQMNOQRQONOOQRNQOLMNOQQOOOJTQTQSXRQROOMOOOOUTQMOQOQQOOOORROQNNOQONTSOQQMORQOONOOQOQOOOOOOOQQOOOOQSOOOONNOQOMNONRNOQOOOOR',
  },
  'risk.grave_disability': {
    bias: -12.15,
    own: -0.62,
    from: -1.32,
    steps:
      '&""%*""#$($#,+("""$$"#%%""$""""&("""##"($##:&##""$"%"%#5)"$*,$""#7)(+###-&"")*',
    weights:
      'OOOOOOSQOOOQQQOSQOOONOOOYQOOONOOONNVQQOOOQOSOQMQOOONWONOOQQRQSOOQOOQRQNTOQQORO',
  },
  'risk.homicidal_ideation': {
    bias: 12.37,
    own: -1.91,
    from: -1.44,
    steps:
      '!&"#("#""#("*"#")$&&##""(#("#"%""#)""""""&#*$"1$#$#$&"(""#"7#"&$$/"%)""#(#&$#%+()"""#$#"+(',
    weights:
      'ROMOORSNOORKQQOOOOOQQOOQOOSROSONNOSQQNOQOQMQNOOQQOOQOOUTRRLQQQQOQRQSOQOQSQQTOOQQO_OOORORSO',
  },
  'risk.passive_si': {
    bias: -1.78,
    own: -0.57,
    from: -0.82,
    steps:
      '!"#"#("((#&#$#$%0#")#""%""$"""#"""#($$$"#&#&$%"0"")#""##""$((&*)"$"$/""%%$$""$""$%"$##"#,""#""""#)"$#&%%"',
    weights:
      'ROKQOQOQTORQORQOOOQSTaQNOORQOORNMOOOQROQOSQRQOOQOQRQYQOOOORROQOQQRQOQOQOOQOQOOOOOOQMQOOORQQQNNO]RONOQORQN',
  },
  'risk.past_attempt': {
    bias: -20.62,
    own: 0.07,
    from: -1.14,
    steps:
      '!"#(#)"%"$"#""&"$$$#(#%%*"$)"$""&%$##""(""&""#"("(#%#"""+""$"$"$"%#("/,""##$#&$$"#&&*$%%"$#"#####%""($#,"',
    weights:
      'RNOOWQQOQOQQOMOQOOOONOQOQRaRNOONUOQOONQQONOQQOOOONOQOOOOON^OONQOLQQOOOQORRQQQOQOOOOQOOQOQQROOQQQ`QOQROQOQ',
  },
  'risk.protective_factors_present': {
    bias: 18.05,
    own: 1.21,
    from: -0.09,
    steps:
      '!""##&"""#$&""&"##"#$))#$&%""""$%"&""""#%##%$$#$""$#&*$&"+""""#"(%""%)#"$*#%"")#$"")*""##"##"#"""""#$$(%%""#$#$##"$$"""%',
    weights:
      'SOQQORQOOORQRQORQONQQOOQQQRQ_TQQOQRQQMQOOOOOQRQRQQOQOOOOQQQWSROQOOORNOQTOOOQQOQOOQQRQQMOOOOOORNSNQMQRNQOQOOSOQONOOOONOOQ',
  },
  'risk.recent_attempt': {
    bias: -18.79,
    own: 1.85,
    from: -1.22,
    steps:
      '!""%""$"""$"#)"%+$$(#"*$&%""$$"""$""$""$""""%$&"("""#"#(#"**##"""%""%#&.(&)$#"""(""$#$#"$%#"$%,$#",$""##%#,"',
    weights:
      'RNOOOOSOSQNQQLRNOQOOOOOOOROVOTMQNNOOUORQNROQOMOOOOOOQOOOOOOOOQOXOOLRNOQRORRQQQOQQROOROQSQROQOOOOQORQOOOQQSOO',
  },
  'risk.self_harm': {
    bias: 33.37,
    own: -1.72,
    from: -1.11,
    steps:
      '!%#/&)&"@)$#"%(*&&6*)0"&"#(&@/**")&)$("*""$""""3"""&',
    weights:
      'QOOQSOOOORQ[OQOOQTQRQQQYOOOOQQOQQQQQQQROORQROaOOQRQQ',
  },
  'risk.si_with_intent': {
    bias: -23.54,
    own: -0.82,
    from: -1.28,
    steps:
      '!""""""""""""""#"""####""#""$"$&$"#$"$($#"""""""*"#""""%"""$""##"#"%#"#%&$"%#3#"""""#"#""%$$.#""#&$%$#""""(&$""##")#%%"%&$#"*###")$',
    weights:
      'SNOROOOOOOOQQRTQNROQOOJRQOQOQQOOOOQQOOOOQOOLOORRTNMOONOQRRTNQOQOOQKOOOQOOOOOONORSQQOOQKRQORQQQQQOUORQQQOQQQQOOQSOSQOQQONOOOQOXOROQQ',
  },
  'risk.si_with_plan': {
    bias: -3.99,
    own: -1.40,
    from: -1.25,
    steps:
      '!"#""""""#"""$""#%#"%"$"$%"$##$$)#$#"#)#"#"""""%""#""&"$("#((%$"%#,$"$$""""$%$)&#"$#$,#""#&"+"""$"&#+"$"$#&#""%$""#",$)',
    weights:
      'RNQOONOOOQRRTNROQOKQQOQQOQOOOQOOOOONNUQSONNONOOSRTQOQOOLOOQOOQOOQOOWQOQNLQQQQQOQQQOOTQQQOQQQOQOQRQOOQOQOOOOOQQQSWNSOQOQ',
  },
  'risk.violence_risk': {
    bias: -3.51,
    own: -1.09,
    from: -1.19,
    steps:
      '!"#"""#)"""#"("&%#"#(""&$"$$%$$&"#""%"#"%#"""#"%"#*"#""%%$$$"$"#&$)""#"",)$#""%")%)"""##("#""%""#"##"#$%"##"("##"#""#"##"##)"#""%#',
    weights:
      'ROOQOLOQQTNROQLORNNOQOOOQQROONOQYORONMOOQQQSOQNOQOQRONOOOOOQQROOOORYQQMQOOQRROQQROSQOOSOQOQROROQOOQORNORQQQQROOQOQOOOOaORQQQOOOQOO',
  },
  'speech.latency_increased': {
    bias: 14.65,
    own: -0.71,
    from: -1.12,
    steps:
      '&+$%%#((#7"%)+&""1(;,"/)"+,*"&#."*2#-+)#(,(#)',
    weights:
      'OQOQQOOQOOROQROOORORORQRNQOQQOaQOQQOQOOQR^RRO',
  },
  'speech.pressured': {
    bias: 25.92,
    own: -0.38,
    from: -1.65,
    steps:
      '))*(+"1-0/)%,+"1-0$&+0&&$;$)"(%#12"&"%*',
    weights:
      'QQQQRSSQOQQOQQSRROQRQRSO`QROROTOQQQURSO',
  },
  'thought_content.grandiose_delusions': {
    bias: 19.97,
    own: 0.21,
    from: -1.73,
    steps:
      '"()%%)#("1$#(""(#%/)/%("1$*#(((#"")0&&$.-&*(%#13&"%*',
    weights:
      'OQQOQQORRROQUOOOQOQQOOQRROSOOOQRQORQQOUQQQQOROQORRXO',
  },
  'thought_content.homicidal_thoughts': {
    bias: 22.85,
    own: -1.99,
    from: -1.55,
    steps:
      '!&"##%"#""#("*$"8#""$-"$%""#)""""""&#*$"4#$#$((""#"7##9"%)""#"&#&$#"$$%""(*"$$"""+($',
    weights:
      'ROMOOORSOOOQKQOOQNOQOQRROONOSQQOOQORMQNOQQOORORSQRLQQORQROQOQQRQQTOOOQOOQRSOOQQOR_NQ',
  },
  'thought_content.hopelessness_themes': {
    bias: 8.52,
    own: -1.51,
    from: -1.31,
    steps:
      '!&"#"$""$"$$$&*"&#"$(#+"#$"$"##$#"#$#"$"%#$&/"$$(#"*"%#$&"%%,&%%$)&1$)"$%("#&+"$")%#%#$*#',
    weights:
      'RONOOQQSOQQONQOOQOOQOOTNOQQOQQROOOOQQSORONOQOQOROOOROQQONQQQOOROTQQQOROOOOOSOOOQQRRQQQ]OQ',
  },
  'thought_content.ideas_of_reference': {
    bias: 11.61,
    own: -1.41,
    from: -1.64,
    steps:
      '""4)$%-/%%#"3##:%$*3%#2.,##+$/*(#-&*(,/*$#$&"',
    weights:
      'OOQQQQORROROOQOQQQOQOQQOQOOOQOQQOQOQOQQQ]RQRR',
  },
  'thought_content.obsessions': {
    bias: 10.40,
    own: 0.19,
    from: -0.86,
    steps:
      '+-#F%$(*0#+$"D%$(@-:"$5&$S#$""',
    weights:
      'TQOOO_OQUOQQQOO_OQQOSQQOO_ROQO',
  },
  'thought_content.other_delusions': {
    bias: 13.15,
    own: -1.99,
    from: -1.57,
    steps:
      '!$"-8"((%#)+-"$"#/#"(+"6%""&$+#%(,&"&#6""3#".+,$(.%"#"%#',
    weights:
      'QOOQQOOOOQXOQQOOOORQOQOQQVOQOQSOQOQQQQOOQSROOOQOQOQQ[OOO',
  },
  'thought_content.overvalued_ideas': {
    bias: 21.27,
    own: -0.60,
    from: -1.40,
    steps:
      '7(%A&$/0)",*98%/<".%4Q+%',
    weights:
      'QQQOOQQQOSQQOQQRQQRQQQ]Q',
  },
  'thought_content.passive_death_wish': {
    bias: -13.73,
    own: -0.69,
    from: -0.82,
    steps:
      '!"#"#(##$(##$#$#$,,")#""%#$"""#"""""($$$"#%"#$#$&(+"$#""#""%&""%;&"%+%"%-%"%#"""$#$#%(%""##$%"%"$#%%"',
    weights:
      'ROKROQQORSOORQORRQOQ^RTRNOQQNOQNNOOOOQQOROOSQORQOONROOOXQRQOQOOROSQOOOQOQOOOOONQMQOOOQQOOSROONQQOO`QO',
  },
  'thought_content.persecutory_delusions': {
    bias: 10.19,
    own: -1.18,
    from: -1.33,
    steps:
      '"#""""$&"."*#"%%,##$(,"#""#"""*",#+#"*%(""##"%#,%"&#$("&#)#$/"#(&"")$"&""%),,"#"#%#""""##(',
    weights:
      'OOQNNOQQQNOROOORRQYOOQOQOOQNOOQRQOQOORQRQQ]OOOOQNNOOOOOROONOOORQSQOQQQOOOOSOOQOQRONQOTOO_R',
  },
  'thought_content.phobias': {
    bias: -11.99,
    own: -0.71,
    from: -1.83,
    steps:
      '";$,",A+60,0".%&"20(&-&83""$C#',
    weights:
      'QOQOROOQOROQOOOQQORNROOTSOQRXQ',
  },
  'thought_content.ruminations': {
    bias: 2.55,
    own: -0.17,
    from: -0.86,
    steps:
      '%)-(%"$(+("##%%"#(&#/$"$%%$"(#1&"$$#$&&&)(%#+$)###""&#,-#"%#$))""*"+)#""#"',
    weights:
      'OONOQQOQQOOOOWQOQOQOQQQOQOQQQQOOQVOOQOQQQOQOOQOQQQOQQOOOQQOROQQOOOQQMQQQ^Q',
  },
  'thought_content.somatic_preoccupation': {
    bias: 7.75,
    own: 0.01,
    from: -0.93,
    steps:
      ',1"(*)2#&$&/$7"*)#0"#.#%%*d+M&%""',
    weights:
      'QQOQRORQRQOOQOQSOQRQQOOOOOQOQOO_O',
  },
  'thought_content.suicidal_thoughts': {
    bias: -56.22,
    own: 0.13,
    from: -0.97,
    steps:
      '!"$""#$"""$""###""##"#(#""*.$#"""#)"#"#"""#$"""$"&""#%"#$$%"(##%$#$$"$%(""$###"$#"*)#$$%&"+(""%(##""###%""#$"&"(#$)"""$#$"#',
    weights:
      'TNONNOQQRSOTSQOOQIQOSQOQQRQNOQNOOUOQUNNOOMOQRRROTOOOMORQOOQOOOOOONOOOQQHRQSOQRRQOOQOSOQQRQOOQQQOOOQONQQOOOQOOQRQOQQROOOQRO[',
  },
  'thought_process.flight_of_ideas': {
    bias: 19.01,
    own: 0.00,
    from: -1.71,
    steps:
      '))%"$("#("1&(*#%/)%+%("1$*0$$#"*0&&$&)/$*("$#1-&"&"%*',
    weights:
      'QQOQQQQORRSQSOQOQROOOQRROROQQRQRSSOUQQQSQOOTOQQQQRRSO',
  },
  'cssrs.q1': {
    bias: -37.94,
    own: 0.00,
    from: 0.56,
    steps:
      '!""""#*"$""$##"%##$$&/""")""""$""%"""#"""#####"$#""#&#&$&0"""(""""#"#"$""%""#)")+#$%&#*"#$(#$"#""$"$#%"+"%##"")"%""%$"',
    weights:
      'UNOMQNQOQSQOWLQRQOQSOOQOQWOSWSOOORSNOQOLONQQNOSSONRNSRQSMQNQOTORTQRONOQMQROOQQOOQQORQOOOORQQOOQOONRLRQNOSQOSQROMQQROOS',
  },
  'cssrs.q2': {
    bias: -42.23,
    own: 0.00,
    from: 0.63,
    steps:
      '!"$""#"##""#""%$"%",""1&$##"#)"#"#"""#"#"""$""###""##"*&(%%&)$##%#""$#%"$#")""(#$-""(%##""""$")#""#""#"#"""&"$"""#%"""#$$""""$#$$#',
    weights:
      'UNNNNOOQRQONTUOQHORRQQONOQOOWORUMNNNMOORRRQNTQQOOQMQNQOOOOOOORQRRGRQSOQRROOORQOROORROOQOORQQQQOOQOOORROQOOOOOQORUOQQOQROQQROOOQQUO',
  },
  'cssrs.q3': {
    bias: -35.79,
    own: 0.00,
    from: 0.43,
    steps:
      '!"#""""%"""$""#("##"$(""%&"&(%"""#"#&#"$"""##"""#"""$""$%""&""#($#""%"#."%$#"""#%#"&)"""&"#$%&$"%"*"#&"&#""""#""$#$"-#"%"$"""#"##$#"#"#',
    weights:
      'TNQNNOOQRQSOVQQJQOROQRQQOOQOOQOOORQORUNNNMOORSRTQOTQONNMOQOOOOQOOOQOOQOSROQJRQOSRQQOQOQQOOSOQQRROQQQRRQOOQOQOOOQOQOOROQQNQOQOOQQOORQSMR',
  },
  'cssrs.q4': {
    bias: -42.75,
    own: 0.00,
    from: -0.08,
    steps:
      '!""""""""""""""$""##%"*"$%"$""%""#&""###"$"*"#"""""""""""$""##"#"($%&$""&"2$"#%#""%&"&)""""##$&#&""#$&$%"#"""###$%"&#"&$#"0")(',
    weights:
      'SNOSOOOOOOORQTUNROQOISQQOQOOOOQOOOQNOOQONRRUNLNONOOOORQSSNQNQOOQJOQNOOOOOOOQQQQJSQOQQOQOQQQOQUQRQQOQOOQOQRONROQOOQOQQNOOOQROQQ',
  },
  'cssrs.q5': {
    bias: -13.06,
    own: 0.00,
    from: -0.09,
    steps:
      '!"#"""$"#""$""#""##"$"%"$&$"(,&#"#)"""#"""(""$"##"#""+%#("(1#"#"&"""""$%$0""%$$%$###(&$"""$"*)#%"&$."""#",$',
    weights:
      'ROROOOOOSRTNROQONNKQOQRQOOOOOOONOSQOSOONOOTRTOQOONOQLQOOOOOOOOSQOQOMQQQQQQQQNTOQQROQQQOOQOOROOQQOOOOQQOSOQO',
  },
  'cssrs.q6': {
    bias: -34.48,
    own: 0.00,
    from: 0.11,
    steps:
      '!"##"""""""""#""#"#$""""#("#$#"")"+)&"%#""""""""#""""#""%"%$#"&$"#$"%$"%%"$+""""#"""#"#&&"(#"%%"&""##""$*%#$#"%&%#%,"#"$%$%%"$."',
    weights:
      'TMQOONOMO[QQTQNSQQOQJSQQNQQORQOOMONOUQQSNQOOOMNOOWQQRQNSNNNQOOQONRNONMOQOOQUROONOISRONOROOQRQOSOQQRQQQOQQOOQNQROQORQNONQVQQQRQOQ',
  },
  'level.low': {
    bias: 1.72,
    own: 0.00,
    from: -0.46,
    steps:
      '!"""#""""#"""%"#"$""%""""#&)"#$"#"#"$#$""""$$"#""""#""""#"""#"%"##""$"#("%"$"#$"#"#"$&#""#"%"""##"%#)"*"#&#""$"#""#$#"##(+"&%#""$"#""%$"#""#""##"&"##""#"$$#""',
    weights:
      'YKQNNJMMOTQRSQSQQRQOOROROQQOOQMORQQQNQRORSSRQQQWJNOMFMMORQSRQOQRQQOOORRNOOOOOQNORQQRORQRQQRQQQNRORQORRQQQSQROQSRORQQRNRRQQONQKQRQQQQRQQORRQORQRQRNQQQQOQORQQOQ',
  },
  'level.moderate': {
    bias: 3.94,
    own: 0.00,
    from: -0.61,
    steps:
      '!"""#""""##"$""#"%""""&""$&##"""#"#"%"#""%"#"(""""""""""""#"""$"$"#"""""#$#"#"&##"#$$""#"#&"%$$#"#"##-"$#$"#"%"#-%""""#("%#"$"$#""""##%"")$"""&$$$#"#$"##""""#',
    weights:
      'WLONNJMNNQSRRQSRRRNOQOQQROOQONQRQNQQRQNQOOOTQQQQZLOLOMJNNMQQSRQQRSQNRNOQOQQRNNOQOOQNQQORQNOOQQQQMSOQORRQQRQQQTQQQQRORSQQQNQQQQMOOQQMTORQQQQRRQRRQQQRQQMQQQQORQ',
  },
  'level.high': {
    bias: 26.68,
    own: 0.00,
    from: -1.92,
    steps:
      '!"$"""""$"""%#"""""""&"#"#"""$##"#$$#$""#$""""""#&""#"#"""#"""""$"""""""""##""##"""""#""#$$&$#)""""""""""""($$$$"$##"")#"""#"##"$"%"%"#"#"$""$"#""#"#"#"%"#"#$"#$%#%"#%""#""#&',
    weights:
      'UNOOMNNNQTRQNRROOOQMOOOQQNNQOOQOORNNQQOOONOMNNQRQQYNKMMNNNQQTSRSNQTSOOORMNOOOOQOMOQNQOQRORORQOOOOQRQROQQQQMNSROUQRTQQQWQOQRSMQQQQORTNRMRQOQRRQOROQNOOQQOOOQQOQOQQORQQROQQQOORO',
  },
};
