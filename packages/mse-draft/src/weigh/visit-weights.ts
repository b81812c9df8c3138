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
export const SPREADS: readonly number[] = [1.57, 1.64, 0.93, 0.71, 1.32, 1.07, 2.2, 1.72, 2.46, 1.66, 0.57, 1.71, 0.98, 1.03, 1.25, 1.04, 1.43, 1.29, 1.2, 1.46, 1.06, 2.03, 1.39, 1.15, 1.6, 2, 1.73, 2.31, 2.15, 2.6, 2.68, 1.82, 2.47, 0.85, 1.16, 0.75, 1.33, 1.75, 0.77, 1.73, 1.29, 1.32, 0.91, 0.96, 1.29, 0.66, 0.35, 0.31, 0.54, 0.52, 0.82, 0.25, 0.32, 0.67, 1.06, 1.39, 1.51, 0.52, 1.48, 0.38, 1.28, 1.16, 1.02, 0.67, 0.47, 1.4, 0.89, 0.11, 0.18, 0.95, 2.07, 0.14, 1.52, 2.08, 1.38, 0.86, 0.95, 1.43, 0.66, 1.18, 0.9, 1.19, 1.46, 1.26, 0.78, 0.27, 0.3, 0.45, 0.11, 0.09, 0.54, 0.12, 0.14, 0.19, 0.03, 0.18, 0.11, 0.16, 0.17, 0.14, 0.16, 0.13, 0.16, 0.22, 0.23, 0.21, 0.27, 0.09, 0.16, 0.21, 0.18, 0.26, 0.23, 0.21, 0.21, 0.15, 0.16, 0.06, 0.07, 0.05, 0.09, 0.12, 0.04, 0.16, 0.18, 0.09, 0.09, 0.08, 0.09, 0.05, 0.02, 0.02, 0.03, 0.03, 0.05, 0.02, 0.02, 0.04, 0.06, 0.11, 0.11, 0.03, 0.19, 0.02, 0.11, 0.06, 0.13, 0.05, 0.03, 0.17, 0.06, 0.01, 0.01, 0.07, 0.16, 0.01, 0.23, 0.17, 0.19, 0.1, 0.14, 0.08, 0.07, 0.09, 0.13, 0.21, 0.16, 0.1, 3.19, 3.25, 4.55, 3.75, 1.89, 2.99, 0.03, 0.32, 0.01, 0.59, 0.01, 0.45, 0.96, 0.01, 0.01, 0.09, 0.68, 0.01, 0.99, 0.82, 0.01, 0.01, 0.07, 0.01, 0.7, 0.64, 1.71, 0.9, 0.39, 0.01, 0.58, 0.9, 0.25, 1.27, 0.01, 1.27, 0.08, 0.33, 0.59, 0.03, 0.16, 0.02, 1.2, 0.15, 0.1, 0.11, 0.07, 0.16, 0.14, 0.11, 0.17, 0.52, 0.09, 0.1, 0.12, 0.24, 0.15, 0.26, 0.23, 0.29, 0.09, 0.12, 0.11, 0.11, 0.17, 0.29, 0.51, 0.13, 0.14, 0.18, 0.08, 0.28, 0.09, 0.16, 0.28, 0.07, 0.1, 0.23, 0.11, 0.19, 0.27, 0.45, 0.59, 0.18, 0.16, 0.6, 0.3, 0.25, 0.23, 0.18, 0.13, 0.12, 0.38, 0.13, 0.13, 0.13, 0.15, 0.15, 0.14, 0.09, 0.31, 0.17, 0.3, 0.34, 0.39, 0.07, 0.26, 0.51, 0.18, 0.23, 0.21, 0.14, 0.16, 0.3, 0.08, 0.16, 0.13, 0.1, 0.12, 0.14, 0.15, 0.13, 0.11, 0.29, 0.15, 0.26, 0.23, 0.16, 0.26, 0.18, 0.15, 0.51, 0.24, 0.09, 0.27, 0.15, 0.39, 0.08, 0.09];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, LinearModel>> = {
  'affect.anxious': {
    bias: 13.46,
    own: 0.70,
    from: -1.31,
    steps:
      '%"%"%%"$&.""&#/$"+$$(#$#"#*#&%*""&#)($".(%(#"("&$()%$#"&##"%&-""$"$-#%#3%$"#$',
    weights:
      'QQQQOOOQQNSROQQQQOOOOQORQOQRRQOSQOROQQQOOQOOQRSRQSQUOOOORQOQOOUNOSOTQQOQQQRRO',
  },
  'affect.blunted': {
    bias: -9.67,
    own: -0.36,
    from: -0.84,
    steps:
      '$$$*"-*#,%,(2#$"#)#++"#"#)%50&#$0%&&&#""#$.$$&%$$&)""##$"(#,*#',
    weights:
      'NOOOQOOQOOQQOQOOORQOOOQOQOOOOXQNNOQOXTOONOOOQOOQORQORQQQQQQOQQ',
  },
  'affect.flat': {
    bias: -5.10,
    own: -0.95,
    from: -1.14,
    steps:
      '!($$"")"&/$("/"#"&$*""$#)"#&($,$(0"#$$-"$(<#*#""/(2"#.#%$$(7',
    weights:
      'QOOQQQQOOOQOOROOOOQQROOOQQQQOOOQOQOOQOQOO^RRT]OOQOROORRQQQSO',
  },
  'affect.labile': {
    bias: 6.70,
    own: -1.01,
    from: -1.32,
    steps:
      '!"#&$*"%&,(*%3$#&"$##$/"B6#)+"$6$#+""1$##%(("%"+%*(#.',
    weights:
      'QNOOQQQQQOQQQQQQQOOOOQROQQQQVNQNQQQ^SROOQQQOQQQQRRQQQ',
  },
  'affect.tearful': {
    bias: 1.15,
    own: -0.92,
    from: -0.60,
    steps:
      '*,4+#(&"/60$/+%)"$*#"&.$$0&+#"%"$#"#,1"&@."',
    weights:
      'QOOOQOOOQQQQOQQOOOQRQQOO^VOOQOOOlQQOVOQQOQO',
  },
  'appearance.poor_hygiene': {
    bias: 17.42,
    own: -1.21,
    from: -1.26,
    steps:
      '"#$"#.#)"2"0"#$1#"%1#)31"+-*H)""3D&)&,',
    weights:
      'OOOOOQSQQQQQQOOQOOOQRQRQQORQQQYROSOQQQ',
  },
  'appearance.signs_of_intoxication': {
    bias: 12.56,
    own: 1.21,
    from: -1.38,
    steps:
      '-$&M}8+I4(/)%6',
    weights:
      'QOQQRVYOQQQRS',
  },
  'appearance.underweight': {
    bias: 8.40,
    own: -0.21,
    from: -1.28,
    steps:
      '&"&,2#&4()*""##")(""#&+8/-4)-&$+"$*/2(#%(,#("',
    weights:
      'OOOSQQQOOQSQOOOOQOOVQOQOOSQORQQOQ]OQORRQOROOS',
  },
  'appearance.visible_injuries': {
    bias: 12.39,
    own: 0.69,
    from: -1.27,
    steps:
      '!"&##$"*#$&+(/"*+"&"%"#""%#(##"&),+#"%)&""#$&)("0#/$&"++$%%"$%*$&$6',
    weights:
      'RONOQQOTRQOQQOQOQRSOQNOOQOOURQQOOQOOQOQOQRQQOQ_SQQQQO`QRROQQQQQRRQQ',
  },
  'attention.distractible': {
    bias: 12.75,
    own: 3.25,
    from: -0.99,
    steps:
      '!%""#")&*#*#(#"+#)##"#)#&"#"$".###*""*""*#%&$&%(*.""%"#&/%$#$"""$#$&#""((&#-)%($',
    weights:
      'OQQQOOOQORQOOYQOOQOOOOOORQOOOOOOOQQOOXQOOOOOOOOROQQOQSNQOOOQOQQOOOQSOOTQOSOORQQN',
  },
  'attention.hypervigilant': {
    bias: 36.68,
    own: -0.16,
    from: -1.00,
    steps:
      '!"&#/"%1$%"$&%"$)*##"$##"*&%1$%"*%"$),/("".#:#&(""#*$"$$###$"")$*("%',
    weights:
      'QONQORQROTOOOUQOQOQROQNQOOSQQOUOOUQOQQOQQaQQQ_QROOOONRQQORQOQSOQOROQ',
  },
  'attention.mildly_impaired': {
    bias: 3.37,
    own: -1.26,
    from: -1.01,
    steps:
      '&",%"#0."&">$#)#(#$##*."#$"*($U$$.""+&&#&$)%(.)#$#""',
    weights:
      'QQOOQQOSZRQOOROOOOOOOORSORQOOOQQOOOYOQQOQQOQQQQQRQOQ',
  },
  'attitude.suspicious': {
    bias: 15.79,
    own: 2.13,
    from: -1.47,
    steps:
      '"#"""%&.""*#"%%,%+,%"#""%&1"("""*%$"#%5$"",)))#))#$(%#%#"%1,*&"#&"$&&',
    weights:
      'OOQOOQQQOOQOOOQRSOQOOROOQQQOQOOOQROOQTQQOOOOOOOOQOQQQORQQQSOOOQROOTRQ',
  },
  'behavior.agitated': {
    bias: 7.77,
    own: 2.63,
    from: -1.77,
    steps:
      '"$/--92#*#+#+/67&4$#+)+,%#1(&)%%("$*"+',
    weights:
      'OOROOQOQOOQQQOQQOOROQQQOSSRQRSQQQSRQQQ',
  },
  'behavior.repetitive_movements': {
    bias: 5.49,
    own: -1.14,
    from: -0.96,
    steps:
      '#$"$-#60+:%05-$+6"?%1$,%0,<-',
    weights:
      'OQQTQOOQTQSQOQQROQOOOQ[QQOQU',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 31.68,
    own: -1.58,
    from: -1.82,
    steps:
      '(,)(#(6$#,1."%$06"""#(4)1"&1)-"?02*)',
    weights:
      'OQQOQQQQROOQRQQQQRQRRQOO^RQRQO[QOQOQ',
  },
  'behavior.restless': {
    bias: 31.31,
    own: -0.92,
    from: -1.02,
    steps:
      '+$#&-*(&%*"#*$*,$4*-%(#"#";4""%")"$&%#&"$"#""###,$$""(#"0$#",&',
    weights:
      'OOOQOQOQQOQQOOQOOOQSQQOQQOQRTOQSSQOOOOOQQRbOOOOQQOROQQOSQOQQQQ',
  },
  'behavior.tearful': {
    bias: 5.97,
    own: -0.05,
    from: -0.49,
    steps:
      '%##")#5#$$#("&"%")(,/"##$#*$%$*"&".((+#"&)"""$""*#"%#""$$(#"1""/.8$%',
    weights:
      'ROQQOOOQQOQOQOOOQRQRQOQQQQQOQOOQOORQQOOSQOOcOOOOOQNOOQUQQNOkOROOQOOO',
  },
  'eye_contact.avoidant': {
    bias: -2.55,
    own: -0.69,
    from: -0.80,
    steps:
      '#""#$*#&#3"-#3&&""1+#)+*&)I(#"*1(($"""#/&5&##-$',
    weights:
      'OOQOOOQQQQQOOQQQOOOQOQQQOOOQ[QOOQROT[OYOQOQOQOQ',
  },
  'eye_contact.poor': {
    bias: -7.08,
    own: -1.08,
    from: -0.88,
    steps:
      '$+(+$#)F$*2.+.7#,$:"$%).3/"*$%"#&#*$#',
    weights:
      'OQQOOQQQQOQOQOOQOOSROQQOjQOQOOQQQQQOR',
  },
  'insight.absent': {
    bias: 6.08,
    own: -0.44,
    from: -1.16,
    steps:
      '!%"""""#%#%"%#&"#"#"##(#"#"###"#("&$"""$""""#"#%$"##%"$#"$#"%&"#"%"$""""("#$"$##%((#(#"#"##$&+$""")$"""##""#$"#%$)"#($)"$"("',
    weights:
      'QOONQNOORQQQONNMOYOOOONQRQQSQSSOONOQQOROOONNNONQNNSQOOONNXNNOOOQRQSQRSQOOMOONQROOQQOQNOQOONSROOQOQROOROWOOROOQOOQOOOOOQQOOQQ',
  },
  'insight.fair': {
    bias: 3.81,
    own: 0.00,
    from: -0.80,
    steps:
      '!#((%""&"*"""$-$"#(%$#""&&"&""(%#"$%###"#$#("%##("&$##$$$%##+(-""&*#"#$$"&#""#"$"$"+#"(")###*""%',
    weights:
      'QRNOQQQQQQQONQQQOOOQQQQQQSONONOQQOQQORQQOQQQQOOOOQOQQOQOQQOOQOQQOOOROOOOQQOOQOOOOQOQOQRQRQNQQQOO',
  },
  'insight.limited': {
    bias: -2.08,
    own: -0.95,
    from: -0.83,
    steps:
      '*&"#+$"&"#"-"#"#"(&$$)"#""##"#"%.$($#"&%$$"&""#&()5"$#-#%#(#$#$##%"""#""")#(%#%$#()%"%"#$#$',
    weights:
      'ORSOOOQSRNROQQQTQROOOQQOQOOONOORONROOOOOQTQOQOOOQOOOOQSOQRQOSROQOQQOOOONUOQQOOOOQQOQQQOROQQ',
  },
  'insight.partial': {
    bias: -28.94,
    own: 0.84,
    from: -0.62,
    steps:
      '"$"$%#$#(""""#"#"""""(&%#"%$"#$$")%"%#"-"#$)"#"*%""%#%#"$")$&"#$"($%&#+$$#""##"+"$("$""""&#"#$$%%"$$$$"&##$")',
    weights:
      'OQOOQOQQQQQOOOQ[ONMQQNRQQOOQQOQQQQOOMOOOOOQOYOOOOQOQOOOQOOQQOQOQOOQOQOQQQQQQQQQOOOOONNQUOOQOQOOQQSQQQQRQQOQOT',
  },
  'insight.poor': {
    bias: -17.87,
    own: -0.88,
    from: -0.85,
    steps:
      '(#"$""##&##(#""$)%%#%%""#"$#($""$"#"%"%"#(("#"#"&%$$"#$%"&"+#"5+$&$%&"#"##%""##$&"#%"(%$"%)$"#""#%$##""""',
    weights:
      'NNOQRRQOQONOQUROQQSQOOOOQOOQQQOOONNOQQONQOOOSSNOOOQRQOOOOOOQQOOOOOQRQQNOQQRQQQNOOOYOOOQOONOOOQOOORROONSOQ',
  },
  'judgment.grossly_impaired': {
    bias: 34.23,
    own: 0.00,
    from: -1.51,
    steps:
      '#%#"#+")+,$("(#)($#"$"""#$##%"")+#*(%"%""*$$$##%.#-$&#$-(""#"$#$&5*##+"",""',
    weights:
      'OOOOOOQOQQOQQROOOQRQOOOOOOQQOOSOQOQQQQQSQOQOQQOOQOQORQQQQOOQQOQQQQQOOQQQQOQ',
  },
  'judgment.impaired': {
    bias: -6.59,
    own: 0.00,
    from: -0.91,
    steps:
      '!""$"#"%"$$(#&%"#)$*%#")($#""##"#"$""%"(""$"#%"""#)".#""1#5"(#$"""%"#$("#""#($##%"$##""$$#+#$$$#"/"""',
    weights:
      'QNQONNORRQQQOORTOQOQQQNOQQQRONNMNOQRROOOQNOOORROOOOOQQOOQQOOQOQOOOOTQRRQOQRRQQOOQOQOONRQOQOQQQQQRQOOR',
  },
  'memory.recent_impaired': {
    bias: 12.21,
    own: -1.62,
    from: -1.10,
    steps:
      '%#",#%%*##""*"&"""*4%.$%%"$(#"+"#$"%:%")&)#&%*&"#$%#%#(&"""#$0"".$#',
    weights:
      'OQQQOQOQOOOOOQ^UQQOOOOOQOOOOOOOQO^TOOOOOQOOOOSOQOQQQOOOQQ[OOQOOOQQR',
  },
  'mood.angry': {
    bias: 8.96,
    own: -0.75,
    from: -1.24,
    steps:
      '(#&##$"("-"%#"+"9"#""%")#$#"&#*$"%#",$"5"#""&2##/,&&#"#(""*#"#")&*%"""$)#)',
    weights:
      'OOQQRQOQNOOOROOORQOROOOQROQOQOQNOOROOOQRRORNQQOOQSQOQOORORdNOOOOQQOORQROQQ',
  },
  'mood.anxious': {
    bias: -10.92,
    own: 1.16,
    from: -0.59,
    steps:
      '!"%###"#%""""&#(""#"""###"###"+$$%&(&#$##%""#"#*"#""%##"%#"+$$"#"#($"*")0#*"$#"$##""%*")""""#"$#"#$$"$$%%#,"$$""',
    weights:
      'OQQOSOOOOOQOQRQQOONXRQONROQOOOSQOOONNTNOQQORQQRQOONXNOROOOOSQOQQOOOQQOQQROQROOOQOQNTQOOONZKOMROOOQQSOOQOONQQQQRO',
  },
  'mood.depressed': {
    bias: -16.74,
    own: 0.94,
    from: -0.41,
    steps:
      '!""$,#""#%#&#"%""$""#)$((#"",""%$#"$""""##""#&#&""%*#*#)"""*"$#%$&""&####$$%&##&$#"#""$##$&""#""$##"$"#$$"""&"%"""&#"&#',
    weights:
      'SOOOOOQQRRNRQQ]NMONQOOOOQRSQROONOQQOOORQROOQORQVNNMOOQORQQQQNORQROONOSQOOUOQQORQOOQOORQSOQKQOKLQNOOOOQQQQOSOQOORQRONQQO',
  },
  'mood.elevated': {
    bias: 15.14,
    own: -1.16,
    from: -1.69,
    steps:
      ')8*"+(&(*.))%/("&%($*0(#9&*&).$*+"8$-"%',
    weights:
      'QQQRQRQROOQQOOQROQQOQOQRRRVQQQQQO]QQQRQ',
  },
  'mood.empty': {
    bias: 6.66,
    own: -0.51,
    from: -0.97,
    steps:
      '!#%")%$(0$"?+""."%$$%",#"#+&%,#,+$%*-""&&"(*##""$+""#""%$")$"$$%#(/',
    weights:
      'QOOOQRQOO]OQQROQQQQQOQOOQWOOOOQOQOOOSQQQQQOQOOQQQQON]NOQOQQRRRQQQRR',
  },
  'mood.euphoric': {
    bias: 14.58,
    own: 3.31,
    from: -1.78,
    steps:
      '))9"1&(,),)%/("1-8"*:$"9$4#.8"%',
    weights:
      'RQQQQQQQQRQOOQQQQRQQOUQQQSOQQQR',
  },
  'mood.fearful': {
    bias: 22.50,
    own: 0.08,
    from: -0.99,
    steps:
      '!"$#")#(&$+#$"$,"#"1$%""##"+%#(##$$"""""""$)$"#"#/.()"&$&"-$#(##&%"$$&#$""""$,%+"*"$##',
    weights:
      'RNQMOOQTQOOXOOQQQRROOROOQOOQQVQOOOONQXOOOOROQQQRROOOTTQQOQQOOOSTQOOOQOOO^QOOQQQOOOQOOQ',
  },
  'mood.guilty': {
    bias: 8.35,
    own: 0.03,
    from: -0.71,
    steps:
      '!("$(*")")"""$($#"#"##"%$%"#$"$$"$")"""-*""$"+$"###"%#""%#$(%$(*"$&(*##%""("#$#$%$###$)#)&#""(&#%',
    weights:
      'ROOOOORROOOXQOQOOOORSQQQQOQQQRONOOQQQQQROOTOOOOORRQQQQQQQQQQQRORQOQQOQOOOQOQQROQOOM^QOQROOQONQOQQ',
  },
  'mood.hopeless': {
    bias: 5.90,
    own: -1.38,
    from: -1.31,
    steps:
      '!%##""#""$"$%#"$"","""#"$%/$$&%"#"##$"""$"$#"$%"-#"$$%#","($&""#"%,&$").7$"*(#"(%""$$%%(&&$#',
    weights:
      'SONOOOQRTOQQOLQOQORQOQOOQOQOQQSOOOOOQQRSOQQOONOQROQOROOOQOQOMQQOQROOQRTRQROOO]OOOOQRORRQSONQ',
  },
  'mood.irritable': {
    bias: 29.05,
    own: -0.27,
    from: -1.06,
    steps:
      '!"$#-#%&,"""$"%%)"%+-%",":$"%%%$")*+%.#$/$"%(&$&)("$"#"#"$"()+""""%$%#',
    weights:
      'QNQOQQOOQOOOOVOQOQOQOONOQOOTOQOORQOOQQQQNQQQSQOOORQOQOQNO_QQROROOTQOOO',
  },
  'mood.labile': {
    bias: -8.50,
    own: -1.49,
    from: -1.43,
    steps:
      '!""+*"%1#/0#$%""&"$)#-3-#&++"")+:1"*)&.)%"+$"#7&',
    weights:
      'QOQQQQROOQOQQQQQQOOQQROOQQOQQQQSORQOQOQ]SQQQSQQQ',
  },
  'orientation.disoriented_place': {
    bias: 12.08,
    own: 3.01,
    from: -1.40,
    steps:
      '"$5%,/#$"""6&#1"(%,/#"$"#"#)0""""@#*(-$0#.-2',
    weights:
      'QOQOOOORSSQOQQOQQOOOOQSSQOQOQNOOOQOQQQRQOSQR',
  },
  'orientation.disoriented_time': {
    bias: 3.96,
    own: 1.89,
    from: -1.09,
    steps:
      '!%,$###"$*##"1"""%;"%(&%%"%&#"+$"#""#"#+$,"##>#&$&"-$"*&#"#$$$*""""#-#$""$',
    weights:
      'OOOQOQQQOQOOOW[SQQOOOOOQOOOOOOOOQW[RQOQOOOOOOQOOSOQQQOOQQOOQOSOOOSORQQOQOO',
  },
  'orientation.fluctuating_alertness': {
    bias: 19.03,
    own: 3.63,
    from: -2.01,
    steps:
      '%%+,$)5"#L&"%$<"""$7"$B*+->-$',
    weights:
      'OQROOORQQQQQOORQQRQQOOOQQSTRQ',
  },
  'perception.auditory_hallucinations': {
    bias: 13.39,
    own: -0.96,
    from: -1.29,
    steps:
      '&"#%$""+"#")&%""&#$##"+%&$""$"#")7"%()$##"+#)&&.&#+$/."#&%&#$)"$(%("(#%#$&$',
    weights:
      'ONOOQSOOQMQQOOOROO[SRQOOQQOOOOOOTQOOQO^TSQOOQKQOTOOOOOROOQOOOeROOOOQOOOROOR',
  },
  'perception.command_hallucinations': {
    bias: 18.65,
    own: -0.53,
    from: -1.43,
    steps:
      '(*""."*4#$#"+.$."."*6"##""*08"&<*>">(',
    weights:
      'OOQQOOQOQVQQOQNQSOOQQT[QQOONVQQOSQUOO',
  },
  'perception.flashbacks': {
    bias: 18.09,
    own: -0.56,
    from: -0.90,
    steps:
      '!*-#**&(//,(#-#1"$*"$+#"4%2"*($/*#7#/"("',
    weights:
      'QRQOQOQR_QQOQQOOOQROO^OOQRQUQQQQQSQOQYQR',
  },
  'perception.no_abnormality': {
    bias: 6.65,
    own: 0.00,
    from: 0.86,
    steps:
      '!"$##"+"$&""""("*""%("#%"&$%"&"#"#"""("$(%".$"""%("#"#"("-"#""/#&)((($)#$"###&&"&#$""""""#"""#$"""$###$(%',
    weights:
      'MQQTQRONQQQXYOOQQOOOLNLROQNOQMQRQRQRQOOQQSUQQQOOOJNLOOQRRNRRYOQNOOQROOOQOOQRQONQOOLONLNRQONONOOQNQQOQOQOO',
  },
  'perception.visual_hallucinations': {
    bias: 15.00,
    own: -2.20,
    from: -1.53,
    steps:
      '),%#%$*()&"""$(/,(%#%%,$%$""#&""""#.#&$$*8#&$%1"""(0("&%"$@',
    weights:
      'OROQONOOORRQTQOQOOQOROOOOOOOORRRUOROOQOMOQOOQOOROQOQRO[QSQQ',
  },
  'psychomotor.agitated': {
    bias: 12.33,
    own: -1.53,
    from: -1.46,
    steps:
      '"&.%(+"#,$%"8"%%,#")".(($*"#+*&+*$$&&$6("&/#."0""(%&',
    weights:
      'OOOQOQQOOQQQQQOOQQOOQQOOROQROQQQOQQUOTOOUOQOQYQQQQQO',
  },
  'psychomotor.slowed': {
    bias: -5.27,
    own: -0.81,
    from: -1.23,
    steps:
      '!(1#""""%"#$#/#*"2$"$%0"$$"+0$*"2%""$"%9"#,#"-&"(#$%##$,#""###*(*""',
    weights:
      'QOQQOQQOOQQQQQOOROQROOOSOOOQOOOQOSOQOQQROUOQOOOOQOQOQQQORO^QQQTUQOQ',
  },
  'risk.access_to_lethal_means': {
    bias: -2.85,
    own: -0.10,
    from: -0.97,
    steps:
      '!"##""#$"""%#%"""%&$)"##$"#$"")$$""%"""""#"#"$"""$$&""$"&$")##""#"$"#+%###""&"$*&(##"#"#&#)#*)"""#"%%#""#(*"#%"$%$%$&$',
    weights:
      'TORONOOQRRQOOOSONRONQOOQOOOOQOOOQOQXNTOONOMOOSSQQQORONOQONOOOROQOOQOOQQRQWONRQQORQQOOTOOOQOQOOQQQNQOONOQQOYQQOQQOQQOQQ',
  },
  'risk.active_si': {
    bias: -33.50,
    own: 0.25,
    from: -0.94,
    steps:
      '!"$""&#"$""%%%"*#""%)+$$""#""&"#"#"""&"""$"$#""#%""%$%)%+)$%###""$###"$#)"")##"%$&")%$"#"*%""####$#"%#"#%#$"%"#""$#$"#',
    weights:
      'UMONNQQRNTROHORORQROOOOOOO^OQORUNNOOMRQRQOTQOOOMOQOOOQOOOORSOQHRQROQRQQOQOQOSQOQQRQOQOQQOOOQONQQOQONQQYORNQOOQQOOOQQOR',
  },
  'risk.denies_si_hi': {
    bias: 31.27,
    own: 0.00,
    from: 0.19,
    steps:
      '!"##""""##"$"""&#"#""#&"+"*"$#"&""""#"""""#""""""""""#""&$$#""$"#(#)"#("&"&"""$#$#""""""%$&#&(&"#("""#$##%#+"&$"%##&+"""""##"&$#&#""%"',
    weights:
      'ISRRTQQQMOOOONOMUVQQMNOQQQONOQRNQOLMNOQQOOOJTQTQSXRQROOMOOOOUTQMOQOQQOONRROQNOOQONTSOQQMOORQOONOOQOQOOOOOOQOOOOQROOONNOQOMNONRNOQOOOOR',
  },
  'risk.grave_disability': {
    bias: -12.60,
    own: -0.59,
    from: -1.32,
    steps:
      '&""%*""#$($#,+("""$$"#%%""$""""&("""##"($##:&##""$"%"%#5*$*,$""#6).###-&"")*',
    weights:
      'OOOOOOSQOOOQQQOSQOOONOOOYQOOONOOONNVQQOOOQOSOQMQNOONWONOQQRQROOQOORQNTOQQORO',
  },
  'risk.homicidal_ideation': {
    bias: 13.30,
    own: -1.91,
    from: -1.42,
    steps:
      '!&"#("#""#("*"#")$&&##""(#("#"%""#)""""""&#*$"1$#$#$&"(""#"7#"&$$/"%)"#(#&$#%(()"""#$#"+(',
    weights:
      'ROMOORSOOORKQQOOOOOQQOOQOOSROSONNOSQRNOQOQMQNOOQQOOQOOUTRRLQQQQOQRQSQOQSQQTOOQQO_OOORORSO',
  },
  'risk.passive_si': {
    bias: -2.16,
    own: -0.57,
    from: -0.83,
    steps:
      '!"#"#("((#&#$#$%0#")#""%""$"""#"""#($$$"#&#&$%"0"")#""##""$(#%&*)"$"$+%""%$$%"$#$%"$##"+""#""""#)"$#+%"',
    weights:
      'SOKROQOQTORQORQOOOQSTaQNOORQOORNMOOOQROQOSQRQOOQOQRQYQOOOORROOQOQQRQOOQOQOOQQOOOOOQMQOORQQQNOO]RONOQRQO',
  },
  'risk.past_attempt': {
    bias: -8.40,
    own: 0.08,
    from: -1.13,
    steps:
      '!"#(#)"%"$"#""&"$$$""(#%%*"$)"$""&%$##""(""&""#"("(#%#"""+""$"$"$"%+/,""##$#&$#"#&&*$%""$#"%""##%""($#,"',
    weights:
      'RNOOWQQOQOQQOMOQOOOOONOQOQRaRNOONUOROONQQONOQQOOOONOQOOOOON^OONQOLQOOQORRQQQOQOOOOQOOQOQQROQQQQ`QOQROQOQ',
  },
  'risk.protective_factors_present': {
    bias: 18.72,
    own: 1.22,
    from: -0.09,
    steps:
      '!""##&"""#$&""&"##"#$))#$&%""""$%"&""""#%##%$$#$""$#&*$&"+""""#"(&"%)#"$*#%"")#$"")&#""#$##"#"""""#$(#""%"$$#$##%$"""%',
    weights:
      'SOQQORQOOORQRQORQONQQOOQQQRQ_TQQOQRQQMQOOOOOQRQRQQOROOOOQQQWSROQOORNOQTOOOQQOQOOQQRQQQNOOOOORMSNQMQRQOOOQOSOQONOOONOOQ',
  },
  'risk.recent_attempt': {
    bias: -22.74,
    own: 1.85,
    from: -1.21,
    steps:
      '!""%""$"""$"#)"%+$$(#"*$&%""$$"""$""$""$""""%$&"(""$"#(#"**%"""%""%#&.#%&)$#"""(""%$#"$%#"$%,$,$"$#%#,"',
    weights:
      'RNOOOOSOSQNQQLRNOQOOOOOOOROVOTMQNNOOUORQNROQOMOOOOOQONOOOOOQOXOOLRNORRQORRQQQOQQROQOQSQROQOOOORQOOQQSOO',
  },
  'risk.self_harm': {
    bias: 33.39,
    own: -1.72,
    from: -1.13,
    steps:
      '!%#/&)&"@)$#"%(*&&6*)0"&"#-@/*)")&)$$"+"$""""3#"&',
    weights:
      'QOOQSOOOORQ[OQOOQTQRQQQYOOOQQOQQQQQRQRORQROaOORQQ',
  },
  'risk.si_with_intent': {
    bias: -24.84,
    own: -0.81,
    from: -1.25,
    steps:
      '!""""""""""""""#"""##""#""#""$"$%"$"#$"$("##"""""""*"#""""%"""$""##"#"%#"#%&$"%#"2#"""""#"#""%$$)&#""#&$%$#""""(%$""##"("#%%"($#"*###")$',
    weights:
      'SOOROOOOOOOQQRTQNROQOOOJRQOQOQQOQOOOQQNOOOOQOOLOORRTNMOONOQRRTNQOQOOQKOOOQOOOOOOONORSQQOOQKRQORQOQQQQOUORQQQOQQQQOOQSOSOQNQQOOOOQOXOROQQ',
  },
  'risk.si_with_plan': {
    bias: -4.65,
    own: -1.40,
    from: -1.25,
    steps:
      '!"#""""""#"""$""#%#"%"$"$%"$##$$)#$#"#)#"#"""""%""#""&"$("#((%$"%#,$"$$"""%%$("&#"$#"#,#""#(*"""$"&-"%#$#$")""#",$)',
    weights:
      'RNQOONOOOQRRTNROQOKQQOQQOQOOOQOOOOONNUQSONNONOOSQTQOQOOLOOQOOQOOQOOWQOQNLQQQQQOQQQOOOTQQQORQOQOQRQOQOOOOOQQSWNSOQOQ',
  },
  'risk.violence_risk': {
    bias: -6.27,
    own: -1.09,
    from: -1.19,
    steps:
      '!"#"""#)"""#"("&%#"#(""&$"$$%$$&"#""%"#"%#"""#"%"#*"#""%%"#$$"$"#&$)""#"",)$#""%"("%)"""##&"#""%""#$$#$%"#("##"""""#"##"##)"#""%#',
    weights:
      'ROOQOLOQQTNROQLORNNOQOOOQQROONOQYORONMOOQQQSOQNOQOQRONOOOOOOQQROOOORYQQMQOOQRROQQOROSQOOSOQOQROROQOQSNORQQROOQOQQOOOOaORQQQOOOQOO',
  },
  'speech.latency_increased': {
    bias: 15.68,
    own: -0.72,
    from: -1.12,
    steps:
      '&+$%%#((#7"%2("1(;,"/)"+,*"&#."&$#/#-/#(,(#)',
    weights:
      'OQOQQOOQOOROROORORORQRNQOQQOaQOOQOQOQOQR^RRO',
  },
  'speech.pressured': {
    bias: 25.72,
    own: -0.38,
    from: -1.62,
    steps:
      '))*(+"1-0/)%,+"1-0$&+0&&$:$)")$#.2"&"%*',
    weights:
      'QQQQRSSQOQQOQQSRROQRQRRO`QROROTOQQQURSO',
  },
  'thought_content.grandiose_delusions': {
    bias: 19.79,
    own: 0.21,
    from: -1.77,
    steps:
      '"()%%)#("1$#(""(#%/)/%("1$*#(((#"*0,$.1*,#.3&"%*',
    weights:
      'OQQOQQORRROQUOOOQOQQOOQRROSOOOQRQRQOUQQQROQORRXO',
  },
  'thought_content.homicidal_thoughts': {
    bias: 21.82,
    own: -1.99,
    from: -1.55,
    steps:
      '!&"#$$"#""#("*$",.#""$-"$%""#)""""""&#*$"1$#$#$((""#"7##9"##)"#"&""$#$#"$$+*"$$"""+($',
    weights:
      'ROMOOORSOOOQKQOOOQNOQOQRROONOSQQOOQORMQNOOQQOORORSQRLQQORQQSQOQQROQOQTOOOQRSOOQQOR_NQ',
  },
  'thought_content.hopelessness_themes': {
    bias: 11.08,
    own: -1.51,
    from: -1.30,
    steps:
      '!$#"#"$""$"$$$&+&#"$($(#"#$"$"##$#"#$#"$"%#$&0$$%##"*"%#$&"%%,&%%$)&0$"("$,"#-"$")%""%#$*#',
    weights:
      'ROONOOQQSOQQONQOQOOQOOQTNOQQOQQROOOOQQSORONOQQOROOOOROQQONQQQOOROTQQQOOROOOOSOOQQRROQQQ]OR',
  },
  'thought_content.ideas_of_reference': {
    bias: 11.61,
    own: -1.41,
    from: -1.62,
    steps:
      '""4)$%-/%%#"3##:%$*3%#2.,##+$/*)-&*#",/*$#$&"',
    weights:
      'OOQQQQORROROOQOQQQOQOQQOQOOOQOQOQOQQOQQQ]RQRR',
  },
  'thought_content.obsessions': {
    bias: 10.38,
    own: 0.19,
    from: -0.85,
    steps:
      '+-#F%$(*0#+$"D%$(@-:"$4*I)#$""',
    weights:
      'TQOOO_OQUOQQQOO_OQQOSQQOQ_RORO',
  },
  'thought_content.other_delusions': {
    bias: 9.52,
    own: -1.99,
    from: -1.54,
    steps:
      '!$"-8"((%#)+-"$"#/#"(+"2%%""*+#%(,&"&#6""2#".(,$(.&#"%#',
    weights:
      'QOOQROOOOQXOQQOOOORQOQOOQQVOOQSOQOQQQQOOQSQOOOQOQOQ[OOO',
  },
  'thought_content.overvalued_ideas': {
    bias: 10.02,
    own: -0.61,
    from: -1.42,
    steps:
      '7(%A&$/0)",*98%/9$".%3N+%',
    weights:
      'QQQOOQQQOSQQOQQQQQQRQQQ]Q',
  },
  'thought_content.passive_death_wish': {
    bias: -14.13,
    own: -0.68,
    from: -0.83,
    steps:
      '!"#"#(##$(##$#$#$,,")#""%#$"""#"""""($$$"#%"#$#$&(+"$#""#""%&""%#9&"%+$""%,&%$""$#$/""##$%"%""##%%"',
    weights:
      'ROKROQQORSOORQORRQOQ^RTRNOQQNOQNNOOOOQQOROOSQORQOONROOOXQRQOQOOROOSQOOQOQOQOOONQMQOQOOSROONQQQOO`QO',
  },
  'thought_content.persecutory_delusions': {
    bias: 9.80,
    own: -1.18,
    from: -1.35,
    steps:
      '"#""""$&"."*"""%%&&##$(,"#""#"""*",#+#"*%(""##"%#,%"&#$("&#)#$%+"#%#%""&#$"#$""%%,,"#"#(""""##&"',
    weights:
      'OOQNNOQQQNOROOOORORQYOOQOQOOQNOOQRQOQOORQRQQ]OOOOQNNOOOOOROONOOOORQQSQOOQQQOOOOOSOOQOQRNQOTOO_QR',
  },
  'thought_content.phobias': {
    bias: -11.74,
    own: -0.71,
    from: -1.82,
    steps:
      '"(5$(%""+A+60,0".%&"20(&-<0""$C#',
    weights:
      'QQOQQORQOOQOROQOOOQQORNROTTOQRXQ',
  },
  'thought_content.ruminations': {
    bias: 1.38,
    own: -0.16,
    from: -0.88,
    steps:
      '%)-(%"++("##%%"#(&#/$"$%%$"(#$.&"#"$#"#&&&)(%#+$)###""&#++%"($%)""*"&%)#""#"',
    weights:
      'OONOQQQQOOOOWQOQOQOQQQOQOQQQQOOOQQVOOQQOQQQOQOOQOQQQOQQOOQQQROQQOOOQOQMQQQ^Q',
  },
  'thought_content.somatic_preoccupation': {
    bias: 1.39,
    own: 0.03,
    from: -0.91,
    steps:
      ',1"(*)2#&$&/$7"*&##*("#.#%%*a#&%&%A&%""',
    weights:
      'QQOQRORQRQOOQOQSOOQORQQOOOOOOQQOOOQOO_O',
  },
  'thought_content.suicidal_thoughts': {
    bias: -52.25,
    own: 0.13,
    from: -0.97,
    steps:
      '!"$""#$"""$""###""##"#(#""*"-$#"""#)"#"#"""#$"""$"&""#%"#$$%)##%$#$$"$%(""$###"$#"*"(#$$%&"+&""%(%""####"#$"&"(#$$%"""$#$"#',
    weights:
      'UNONNOQQRSOTSQOOQIQOSQOQQRQONOQNOOUOQUNNOOMOQRRROTOOOMORQOOQOOOOONOOOQRHRQSOQRRQOOQQOSOQQRQOOQQQOOQONQQOOQOOQRQOQOQROOOQRO[',
  },
  'thought_process.flight_of_ideas': {
    bias: 18.94,
    own: 0.00,
    from: -1.71,
    steps:
      '))%"$("#("1#$(*#%/)%+%("1$*0$$#"*0&&$&)*%$*)$#.-&"&"%*',
    weights:
      'QQOQQQQORRSOQSOQOQROOOQRROROQQRQRSSOUQQOQSQOTOQQQQRRSO',
  },
  'cssrs.q1': {
    bias: -35.75,
    own: 0.00,
    from: 0.53,
    steps:
      '!""""#*"$""$##"%##$$&/""")""""$""%"""#"""####$$$"#&#&$&0"""(""""#"#"$""%""#)")+#$%&#*"##(#$"#""$"$#+"""%###)"%""%$"',
    weights:
      'UNOMQNQOQSQOVLQRQOQSOOQOQWOSWSOOORSNOQOLONQQNSSNRNSRQSMQNQOTORTQRONOQMQROOQQOOQQORQOOOORQROOQOONRLROQOSQOSROMQQROOS',
  },
  'cssrs.q2': {
    bias: -43.85,
    own: 0.00,
    from: 0.69,
    steps:
      '!"$""#"##""#""%$"%",""%)%&$##"#)"#"#"""#"#"""$""###""##"*&(%%&)$##%#""$#%"$#")""(#$-""()""""$"*"""#""#"""&"$"""#%"""#$$""""$#$$#',
    weights:
      'UNNNNOOQRQONTUOQHORRQQOOONOQOOWORUMNNNMOORRRQNTQQOOQMQNQOOOOOOORQRRGRQSOQRQOOORQOROORROOORQQQQQOQOOORROOOOOQORUOQQOQROQQROOOQQUO',
  },
  'cssrs.q3': {
    bias: -30.79,
    own: 0.00,
    from: 0.37,
    steps:
      '!"#""""%"""$""#("##"$(""%&""$"(%"#"""#&#"$"""##"""#"""$""$%""("#($#""%"#."%$#"""#%#"&)"""&"#$%&$"%")"#&"&$""$""$#"(&#"%"$"""#"##$#"#"#',
    weights:
      'TNQNNOOQRQSOVQQJQOROQRQQOOQOOOOQOOORQORUNNNMOORSRTQOTQOONMOQOOOQOOOQOOQOSROQJRQOSRQQOQOQQOOSOQQRROQQQRRROQOQOOQOOOOROQQNQOQOOQQOORQSMR',
  },
  'cssrs.q4': {
    bias: -41.80,
    own: 0.00,
    from: -0.12,
    steps:
      '!""""""""""""""$""##%"")"$%"$""%""#&""###"$"*"#"""""""""""$""##"#"($%&$"("2%#%#""%&"$#)""""##$$##$#""#$&#"$"#"""###$%"&&$#"0""((',
    weights:
      'SNOSOOOOOOORQTUNROQOISQQQOQOOOOQNOOQOOOQONRRUNLNONOOOORQSSNQOQOOQJOQOOOOOOOQQQJSQOQQOOQOQQQOQUOQRQQQOQOOQOOQRONROQOOQOQOOORROQQQ',
  },
  'cssrs.q5': {
    bias: -10.49,
    own: 0.00,
    from: -0.11,
    steps:
      '!"#"""$$""$""#""##"$"%"$&$"(,%"#"#*""#"""(""$"##"#""+%*"(1#"#"&"""""$%$0""%$$%$###(%$""""#"(+#)(+"""#",',
    weights:
      'ROROOOOSRTNROQONNKROQRQOOOOOOQONOSOSOOOOOTRTOQOONOQLQOOOOOOOSQOQOMQQQQQQQQNTOQQROQQQOOQOQOROOQOQOQQOSOQ',
  },
  'cssrs.q6': {
    bias: -35.40,
    own: 0.00,
    from: 0.07,
    steps:
      '!"##"""""""""#""#"#$""""#("#$#"")"+)&"%#""""""""#""""#""%"%$#"&$"#$"%$"%%"$+""""#"""#"#&&"(#"%%"&""##""$*$#$#"%+#%#&"#"$##)%"$#,"',
    weights:
      'TMQOONOMO[QQTQNSQQOQJSQQNQQORQOOMONOUQQSNQOOOMNOOWQQRQMSNNNQOOQONRNONMOQOOQUROONOISRONOROOQRQOSOQQRQQQOQQOOQNQRQORQQNONQQVQQRQQOQ',
  },
  'level.low': {
    bias: -4.51,
    own: 0.00,
    from: -0.44,
    steps:
      '!"""#""""#"""%"#"$""%"#"#&)"#$"#"#""##$""""$$"#""""#""""#"""#"%"##""$"#(&"$"#$"#"#"$&""""#"%"""##"%#)"*"#&#"%"#""#$#"##&+"+#""$""%"#"#""""""##"&"##""#"$$#""',
    weights:
      'YKQNNJMMOTQRSQSQQRQOORROQQOOQMORQQQQNQRORSSRQQRWJNOMFMMORQSRQOQRQQOOORRNOOOOQNORQQROROQRQQRQQQNRORQORSQQQSQRQSRORQQRNRRQQOQLQRQQRQQQOQRQQORQRQSNQQQQOQORQQOQ',
  },
  'level.moderate': {
    bias: 8.87,
    own: 0.00,
    from: -0.62,
    steps:
      '!"""#""""##"$""#"%""""$""""$&##"""#"#"%"#""%"#"(""""""""""""#"""$"$"#"""""#$#"#"&##"#$$""#"#&"%$$#"#"##-"$#$"#"%"#*$%""""#&"%#"$"&""""###*$"""&$$&"#$"##""""',
    weights:
      'WLONNJMNNQSRRRSRRRNOQOOQQQROOQONQRQMQQRQNQOONTQQQQZLOLOMJMNMQQSRQQRSQNRNOQOQQRNNOQOOQNQRORQNOOQQQQMSOQORRQQRQQQTQQOQQRORSQQQNQQRQOOQQMTOQQQRRQRRQQRQQMQQQQOR',
  },
  'level.high': {
    bias: 27.39,
    own: 0.00,
    from: -1.96,
    steps:
      '!"$""""""#"""%#"""""""&"#"#"""$##"#$"##$""&""""""#&""#"#"""#"""""$"""""""""##""##"""""#""#"#$&$#)""""""""""""($$$$"$##"")#"""#"##"$"%"%#"#"$""$"###$"#"##"#$"#"####%"#$"""#""#&',
    weights:
      'UNOOMNNNOQTRQORQOOOQMOOORQNNQOOQOORMONQQOONOMNNQRQQYNKMLNNNQQTSRSNQTSOOORMMOOOOQOMOQNQOQROORNRQOOOOQRQROQQQQMOSROUQRTQQQWQOQRSMQQQQORTRMRQOQRRQORQNOQQOOQQOQOQQQOORQQQQOQQQOORO',
  },
};
