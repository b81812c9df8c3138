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
];

/** By how much each column differs from visit to visit. */
export const SPREADS: readonly number[] = [1.57, 1.62, 0.94, 0.73, 1.3, 1.07, 2.21, 1.72, 2.45, 1.63, 0.58, 1.71, 0.96, 1.03, 1.21, 1.06, 1.42, 1.27, 1.19, 1.45, 1.07, 2.03, 1.37, 1.15, 1.58, 1.98, 1.69, 2.29, 2.16, 2.63, 2.66, 1.79, 2.46, 2.06, 0.82, 1.1, 0.75, 1.29, 1.74, 0.85, 0.67, 2.2, 1.7, 1.26, 1.32, 0.89, 0.86, 1.28, 0.63, 0.35, 0.27, 0.5, 0.45, 0.78, 1.25, 0.26, 0.3, 0.6, 1.1, 1.36, 1.04, 1.5, 0.51, 1.99, 1.93, 1.47, 0.39, 1.22, 1.18, 1, 0.61, 0.39, 1.35, 0.88, 0.12, 0.15, 0.89, 2.05, 0.13, 1.5, 2.05, 1.39, 0.83, 0.92, 1.38, 0.66, 1.1, 0.91, 1.17, 1.43, 1.23, 0.76, 0.26, 0.31, 0.45, 0.11, 0.09, 0.53, 0.12, 0.14, 0.19, 0.03, 0.18, 0.11, 0.17, 0.16, 0.14, 0.16, 0.13, 0.15, 0.21, 0.24, 0.21, 0.27, 0.09, 0.16, 0.22, 0.19, 0.27, 0.23, 0.21, 0.21, 0.15, 0.15, 0.24, 0.05, 0.07, 0.05, 0.08, 0.12, 0.12, 0.04, 0.19, 0.16, 0.18, 0.09, 0.09, 0.07, 0.08, 0.05, 0.02, 0.02, 0.03, 0.03, 0.04, 0.08, 0.02, 0.02, 0.03, 0.06, 0.11, 0.07, 0.11, 0.03, 0.11, 0.12, 0.18, 0.02, 0.1, 0.06, 0.12, 0.04, 0.03, 0.16, 0.06, 0.01, 0.01, 0.07, 0.16, 0.01, 0.23, 0.17, 0.18, 0.09, 0.12, 0.08, 0.07, 0.08, 0.14, 0.22, 0.16, 0.1, 3.15, 3.26, 4.48, 3.76, 1.86, 2.93, 0.04, 0.29, 0.01, 0.01, 0.56, 1.02, 0.01, 0.42, 0.92, 0.01, 0.01, 0.1, 0.67, 0.01, 0.95, 0.84, 0.82, 0.01, 0.01, 0.05, 0.01, 0.01, 0.66, 0.62, 1.62, 0.86, 0.52, 0.37, 0.01, 0.55, 0.86, 0.02, 0.24, 1.26, 0.01, 1.25, 0.05, 0.33, 0.08, 0.5, 0.01, 0.13, 0.02, 1.15, 0.02, 0.15, 0.09, 0.11, 0.16, 0.14, 0.11, 0.17, 0.51, 0.1, 0.13, 0.24, 0.14, 0.25, 0.19, 0.3, 0.09, 0.13, 0.12, 0.11, 0.11, 0.16, 0.29, 0.5, 0.13, 0.14, 0.18, 0.08, 0.29, 0.09, 0.16, 0.27, 0.08, 0.1, 0.22, 0.11, 0.19, 0.27, 0.46, 0.59, 0.16, 0.16, 0.59, 0.3, 0.25, 0.23, 0.18, 0.13, 0.08, 0.2, 0.12, 0.38, 0.13, 0.13, 0.14, 0.16, 0.15, 0.14, 0.09, 0.31, 0.17, 0.29, 0.34, 0.4, 0.07, 0.27, 0.52, 0.18, 0.37, 0.21, 0.15, 0.16, 0.3, 0.08, 0.16, 0.13, 0.1, 0.12, 0.16, 0.13, 0.12, 0.29, 0.15, 0.27, 0.23, 0.15, 0.25, 0.18, 0.15, 0.52, 0.23, 0.09, 0.27, 0.15, 0.4];

/** What is decided for whole visits. */
export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {
  'affect.anxious': {
    bias: 29.28,
    own: 2.80,
    from: -1.18,
    steps:
      '"$&"")"#"&(&$"""#&"-&##%$#"#$(&#"""*""&%#*"""#"%"%)"%#"",#(-"$(""(+""*$"$#$###"&&"$)""##$)"&#%#))#%$"#',
    weights:
      'OQQQOOOOQRQONNSSOROOQQQOQOOOOOORQOOQORRQQONSQOOROQOQQQQQOOOONQRORRQOSRQQOOOORROQOOOOVNOSOOQTQQOOQQQQRR',
  },
  'affect.blunted': {
    bias: -6.60,
    own: 1.44,
    from: -1.05,
    steps:
      '$$$(#"-+%"#)&%+(2#$"#"#%#5"%"#)%"*00&$"$2((&("""###&($$&%$#"))""##,#+*',
    weights:
      'NOOOOQOOQOQOOOQQOQOOOOORQOOQOQOQOQOOWROONOQOQTOONOQONOQOOQOORROQQQQQOQ',
  },
  'affect.congruent': {
    bias: 31.83,
    own: 3.56,
    from: -0.43,
    steps:
      '!(##"""(#%#""""#"$&"##"##"$###)+"#$"#"&"$""##$&"($.#"#"##"$#%)"*"*##""""(+,"&("$%""#"$"#*%"$"."%#%")#""#$%""/"$',
    weights:
      'OQROOOOOOOQOONOQQOQRQOOQQOQQQNOQSOOQQQRQQQSOOOQOROQQQOOQQOQQOOOQRQORNOOONQOQNNOOOQOOOOSOOOSROTOOOOOOQOOOQQOOORO',
  },
  'affect.flat': {
    bias: -10.66,
    own: 1.06,
    from: -1.20,
    steps:
      '!%#$$""(""&+)+*,"$&$*""$#)"#&((/($&%&""&$.,"-5#,""%-#$#$-""")("#%$"##$"&-',
    weights:
      'QOOORQQOQOOQOOOROOOQQROOOQQQQOOQOOOOOROQOOWNORRSSOOOOOQOROONQOQRQQOQOOSOO',
  },
  'affect.full_range': {
    bias: -26.23,
    own: 3.64,
    from: -0.87,
    steps:
      '!"##"""%#$##-"&$&$)$+""$%"#"%(""$"##"$""&"$"("%"$+(*"$"""*###(#$#$"$(""("##$&##%"#""#%#"&#""$"#$#"$""$$&"*""""$&$""$""$#$#$',
    weights:
      'LQQQURSOOOOOOQOSOQOQOONOOQNNQKRSQTSOOOOOONQOOQONQQNOOONNOQNOQQOONOVOOQOOONONMONNQOOOOOOOQOOOOQMOOOOORSOONONOOOOQOOONONOQOOO',
  },
  'affect.labile': {
    bias: 5.61,
    own: 0.58,
    from: -1.35,
    steps:
      '!"#$""$*#$&$,6"7&#"#"##$"."("#)"68#)+#"$:%#,"1#$####"$"(("+$"#(&#)"%',
    weights:
      'QOOOQOQQQQQOOQQQOQOOOOOQOROOOQOOQQQQTSOQNQRSRROOQQQOQQORRQQQSQRRQQOQ',
  },
  'affect.tearful': {
    bias: 14.64,
    own: -0.28,
    from: -0.73,
    steps:
      '*,),#%)##&"%"#)("6*%#$-+)&"%"#"$,($$,"$&#+(",##$%""#"($"%+"""&1$&"*&&""',
    weights:
      'QOQOOOOQQOROOOQORQOQQQQQQOROOOOORQQQOOUQOXOQOQNOZRQOQOOZOOQORQOOQOOQOQO',
  },
  'appearance.poor_hygiene': {
    bias: 6.70,
    own: 0.84,
    from: -1.19,
    steps:
      '"""""""#.#)"-*")-$#0#"""%0"#%$-($")*$,)%$&%,"+8""%"#%&$"$##:*&)%)$"',
    weights:
      'OOOQOOOORSQQQQQOQOQQQQOOOORSOQOOQQOOQOQROQOOOOQQOSQQQQOOOQQQSOQQOQQ',
  },
  'appearance.signs_of_intoxication': {
    bias: 7.14,
    own: 3.52,
    from: -1.38,
    steps:
      '-$&e3y-A../"0)%5&',
    weights:
      'QOQOQQQQRQRQQQSTQ',
  },
  'appearance.tired_appearing': {
    bias: 11.90,
    own: 2.91,
    from: -0.55,
    steps:
      '#0+9/)))I-+&$$)-"/%.?-$"-,#+#8',
    weights:
      'OOOQOOOQOQQQQOOOQOQUQOSROORQRO',
  },
  'appearance.underweight': {
    bias: 1.12,
    own: 1.95,
    from: -1.23,
    steps:
      '!&"&,3%&$/#"$/*""##")(""%$,;$%+-?,"#(%*$+,$$1(#%(+#("',
    weights:
      'QOOOTQQQQQQOOQTQOOOOQOOVQOQQOQOSOQORQQQSOOQOORRROQOOS',
  },
  'appearance.visible_injuries': {
    bias: 8.19,
    own: 2.36,
    from: -1.18,
    steps:
      '!"&""#$"*##"&.&2#"%)&"""%"&#""$$%""##"&($"#&$&")#"%)&""&&+(#(*"##0$%"#*"*$$"%"$(#"&$&&"(&&',
    weights:
      'RONONQQOTRQQOQOOOQOQOQROSONOOQQOQOUSQQOOOOQOQOQOOQOQOQRQOQVSOOQQQQQOSRQORROORQQQOOQRQOOQOQ',
  },
  'appearance.well_groomed': {
    bias: 2.01,
    own: 3.48,
    from: -1.41,
    steps:
      '!"""$"""&"%"&"%"+"""#%,"3$"#*""""$#(&""%%&&"""(%(",/""$&#)#"%$")""%"&%+#"##$"#"#%%*""%##"."#"&#,"&%$"',
    weights:
      'OQORQQQOQONOOOQOOQOOOQQROOOQORRQQROONOOOQQOQOOQOQQOQQQONOQOOO[OOOOONOOOOOONROOQOQOOOOROOQNOOOOQOOOOOO',
  },
  'attention.distractible': {
    bias: 25.37,
    own: 3.20,
    from: -1.29,
    steps:
      '!$""$"$%&$&#,$(#"""&#&"$$"##"#)#$#"#"$#("%##""$)#"*"#/%$#$&,0$)""""$"$(/#""#$$"""$#&$#""(/#)$"(%$$$""',
    weights:
      'OOQQOOOORQORSOOUQQOOQOOQQROOOOOOORQOOOQOQOOOOQQROOUQOOOQOOOROORQOQOQSNQOOOOOSORQOOOOSOOUQSOOOORQOQOOO',
  },
  'attention.hypervigilant': {
    bias: 30.77,
    own: 1.43,
    from: -0.99,
    steps:
      '!"&#/"%(%$$#)"%("""#""%(")%"$##"#)$"%("-$%",""%"$)$)&#"%"#("#/%.,##$$%#"")$$"&$""##%")$#""$("""#',
    weights:
      'QOOQOSQOQOORSOOOOQQOUQOQOOROQNQOOQOSQOQQOSOOOQVROQOQQOQOOOQRYOQQORROQOROOQONROQOOQQQSNQOOOOROQOR',
  },
  'attention.mildly_impaired': {
    bias: 5.98,
    own: 0.17,
    from: -1.28,
    steps:
      '"%-##"#,&$+#""%""0#0""##"$$#(#$##"%%$-"&"3""6%,-%-5"$"&&$##&$$(%%&$0$#$',
    weights:
      'QQOQOQQROROSTQORQQQQOQORQOOOOOOOOOQOQRSORQOOOOOOQRSUOQOQQQNQQSOQQQOQRSO',
  },
  'attitude.suspicious': {
    bias: 11.58,
    own: 1.97,
    from: -1.34,
    steps:
      '"#"#"$&."&&#"#%%%%(%%+$$$##"""$&2#&$"+&&%%%1$"".(,"*#%%)##""%)##"""%)%()$"$+")""""%',
    weights:
      'ONQOOQQQOOQOOOOQOOSSOOQQQOROOOQQOOQOOQQOQUOQQOOOOOOONOOQOQOQROOROQQQOOSOOQQOQNQOTOS',
  },
  'behavior.agitated': {
    bias: 16.87,
    own: 3.88,
    from: -1.87,
    steps:
      '"$,$--#")-($2#&$#*"#+/#")-(#$2"%73*+$(&#&,())%,"$)$#&',
    weights:
      'OOOROOOOQOQQOQOOOOQRQOOOQOROQQQOOQRQOOSRORQSSQQSRQQOQ',
  },
  'behavior.repetitive_movements': {
    bias: 5.59,
    own: 0.66,
    from: -1.01,
    steps:
      '#$"$/92-1+%,#5&.%-)*%""I4%)%%$)%*2"+,"#',
    weights:
      'OQQTOOQTOQSQOQNQQROOOOQOQQTQQQQQOQOQUOQ',
  },
  'behavior.responding_to_internal_stimuli': {
    bias: 13.96,
    own: 0.10,
    from: -1.68,
    steps:
      '(+"/""("$7&#,1$+"%-:)$""#:#(.("(4#)+.,*"09',
    weights:
      'OQQOQQQQOQQROOOQSQQOQSQSROQOOWRQRQOSQQQROO',
  },
  'behavior.restless': {
    bias: 34.66,
    own: 0.46,
    from: -1.02,
    steps:
      '"#(&&3%)&&%%$$*#"*+"$*,+")&-$#"#"&#4%",)"$"#""%%%"*"&"#$#""$"""+"$$""#($0$"")$&',
    weights:
      'OOOOQOQOQQQQOQOQOQOOOOOOQOSOQOQQOOOQOOORROORSROSOQOOOQQRTOOONOQOQOQOQQQSROQRQRQ',
  },
  'behavior.tearful': {
    bias: 16.03,
    own: 0.82,
    from: -0.61,
    steps:
      '"$##*#5""$(##()""%%%.%#+"""##$"""&$$("#+")"".($$,$"&+#"##"""$(%$#""""$)#"*)"""0#""*#$$"#*#$',
    weights:
      'OROQONOOQQORQROOOOORQQOOOQOQQQQQQQQRROOOROOOSQQQOOUQOYOQOOQOQNMONQXQQQOOXOOSOOOOOOQOOOQOOOO',
  },
  'eye_contact.avoidant': {
    bias: 4.23,
    own: 1.30,
    from: -1.06,
    steps:
      '#""#$*#""#"#)%")""+(%&$#&#$#$""*)%&#*(&+(#)3%,-+##()$)&)$"""#+%%*/""%#"+""$$"',
    weights:
      'ONQOOOQOOOQQOOOQQQQNQOOQQQQOQOOQOOQOQQQQNQOOQOOVRQQQQOQSOTSOYONOOQOQQOOOOOQOO',
  },
  'eye_contact.good': {
    bias: -2.24,
    own: 2.24,
    from: -0.85,
    steps:
      '*F>7"1+3r+;,&81#3',
    weights:
      'QOOQQQQOUOQVORQQQ',
  },
  'eye_contact.poor': {
    bias: 6.94,
    own: 0.63,
    from: -0.98,
    steps:
      '$"*(+$#,0#)0(*-&(4/"#/%%##&$$#<&&$7/$,"&*%"#&.#',
    weights:
      'OOQQOOQQQOOOQOQQOQOQOOQOQQOOOQSOQQOYQQOOOOQQQOR',
  },
  'insight.absent': {
    bias: -0.31,
    own: 0.85,
    from: -1.17,
    steps:
      '!$""""""""%""##"%##$""$%$")"#"###""##"#"%""&%"""#"#"#"#$"$"""#%"&""$"#""%&""#"&$%"#"&"#$"$##%#(+$%##$$#%"&*"#""#"&#""""##""&"#%#$)"#("#$&#"("&',
    weights:
      'QQOONQNOQOSQQORQNNQNONUNOOONQRQQQOTQSSOOQNMOQORQNOMNNONQRONOTQOONONUOONOOOONQRQRRSOOOMOONRROOOROQQNOOONTQQQQQOQQORONOROQOORNROONQOOONOOOQOOQQO',
  },
  'insight.fair': {
    bias: 1.74,
    own: 0.00,
    from: -0.79,
    steps:
      '!#($$"$""&"%&$&#,#$##/#""$)"&""(%#"$%#"""#(#""("&#"#%%"&$%$$"#%#$)$""("$%"%""(*#""$%"&#""#"$""#"+##"%#")""#""("#%"',
    weights:
      'QRNQOOQQQQQOQNQQQOOOQQQQQQSNNONOQROQQNORQQOQQRQQNOOOQNQOQOQOOQQOOOQNQOOOQQRQOOOOQOOOQROOQOOOORQOOROQORQSQQMOQQQONO',
  },
  'insight.good': {
    bias: -46.39,
    own: 1.07,
    from: -0.21,
    steps:
      '!"#""""""$$$$&""$""#""""""("$"#"""#"#(""&(("#"""""""#"#""""$"#"%""$###""""$%"#"""#"#$("#"$"($&""$#"$$($(%$""""#%(#$%#*""$"""#$"$###""%""*"##$%#"$"#""#""""##"',
    weights:
      'NQQQRSRTSOOQOORRQOZLOONQOTORQQRONONOORNOOOOOOKRRSQRUSROOOONQRONOSSQULNMQOSOQOQOOQONNOQNNQOQNOOSQQQQOOQQOQOOONQLNNNOMNRNNNSOONNMQSOQOOLNOQNQOOQONOOONOONSQOOQN',
  },
  'insight.limited': {
    bias: -32.03,
    own: 0.77,
    from: -0.92,
    steps:
      '"%$&"##$$""$%#"#""","&#"$#%&$#"(""$"##"#$#(#%$&#%##*%"$"$"%""##"#%#$%.+#$$/#$""$&###$$#$#""#""")##%""("#"#"""($$%"%"##"#"',
    weights:
      'OOORSOOOQOQQNRQNORNOOQRSOQSOOQOQQQQOOONOQQOOONORONOOQQSQOOOQOOOOOQRQOQOOOQSOOQQSQOSROQOOQOOOONQORQQOROQOOQOOQQQQQRRORQORO',
  },
  'insight.partial': {
    bias: -36.36,
    own: 2.38,
    from: -0.90,
    steps:
      '"%$+##%""##""""#"""""(&$####%%""$"#")%"%#"-""""#$#"$$$"$$%"#&#(#%"%$"#&"#$"")$%"*$(##*"""#"#"&"$"("#"""#&#"#%"$$%""$$$"#"####$")',
    weights:
      'OOORQORQROORNQWONRQNRNRQQQOOOQQOQQRQQMNLOOONQOOQQOQVOORQNOROQOOOOOQQQQOQOQOQOQONONOQOQRQQRQOQNOOONOOONQNOQOQOQOQOQSQQQORRQQQORNU',
  },
  'insight.poor': {
    bias: -4.05,
    own: 0.05,
    from: -0.84,
    steps:
      '"&#"%"#&###($""""$)#)"#(%""$$#"##"#"""$"#"&##"#&"#$"%""$"+$"#"#"$$##"###+#"7"+"%($#%%"###%#"##$#$"#""#"#%$"#$""$#&"""$##"#$##""""',
    weights:
      'ONNOSQQQQONMRRSOQOQORQQOOOOOOQQOOQQQOOOMNOQQOOQQOQONRSONOOOQOQQQOOOOOQOOQQOOOOONOOQRQQNQQQQQQNOOOOSOOOOQOSSQOOQNOOONOQOOQQROONTOQ',
  },
  'judgment.good': {
    bias: -2.75,
    own: 0.00,
    from: -0.69,
    steps:
      '!$""")""##$&""$"#""""""%#,##"$%""*#,"""""")#$"#&"""%##""""%,"&"$&)$""+"$$)&""*#%"&%%##"#%""+%""$""#&$"""%"$$"#"%&&%"""$%&',
    weights:
      'NQRQROOOOOQSQOOSOOONROQOOOONOOONQQNMRRSRQROOOROOSROSOONROROQOOOONQQOOSQQRQQRROONNNOONOOONQOONQOOOONQQQNONONQROOOOOOOOOOMN',
  },
  'judgment.grossly_impaired': {
    bias: 15.44,
    own: 0.00,
    from: -1.39,
    steps:
      '#$$"#%##"""%""&&")%"#*#)""%$($#"$"""""&#%"")&&"#2&)""*$"#&#%#:%"$(#%+(#"$#"#"##$%3#$$##+"""*""',
    weights:
      'OOOOOQQOOQQOQOOROOQQOQQSQOOOOQRQOONOOOQQNOROOROOQQQSQOQQOQNOOOQOORQRQQOOQOOROQOQOQOOQOORQQQQOQ',
  },
  'judgment.impaired': {
    bias: -29.91,
    own: 0.00,
    from: -0.86,
    steps:
      '""$"#"##"$"#/&#$)%$$%"%"""("$(#""##"#"#""""$"(""%""%""""""($""(."+&"#$%))#)#"$""""###""%#"#"#"#$%$##$"%##"""#$##*"""%#$#")$#"""&',
    weights:
      'NQONNOQRRQOQMRROQOQOOQQQQNOOQQRRNNNLNOQQQSQOOOQOOOOQROQOOOQOOOOOOQOQQQOQOOQOOQOOOOOOSOQROORQQSSOQQOOOQQOONRQQOQQOOOQQQQQSOQQOORO',
  },
  'memory.recent_impaired': {
    bias: 1.79,
    own: -0.61,
    from: -1.27,
    steps:
      '$"#")"#""%%+#"#"""*"#%"""-4"%#)#$*"$#+""*"%#"".4"%+)"("""&#$,%"#%##"%#()$+"+""%*$1',
    weights:
      'OOQQOOQQOQNQOOQOOOOQOWTTQOOQOQOOONOOOOOOOQQVRTONOOOQOOOOOOOOTOQOQQRROOOTORVOOOQQRQ',
  },
  'mood.angry': {
    bias: -12.62,
    own: 0.93,
    from: -1.26,
    steps:
      '(""&%$"("0"%#"-"&("/"#""&""&#$$&#+%""%#")%"&"",*"#"":$#:#%&$"#(""*##""("#&%%%"""$("")',
    weights:
      'OOOQSQOQNOOOQOOOOQORQOROOOOQROOQOQOOOOQOOOOOQOQRRORNQOOOSROQOOQORUOQOOOQOQOQOORQROOQQ',
  },
  'mood.anxious': {
    bias: 18.98,
    own: 2.25,
    from: -0.58,
    steps:
      '!"#&"#"#$"""""&#%$"""#""""##"""&#"$"*$$%$#"&&""#"#(""#"##""#$""$"""$%"&#""$#("#)%%-$"&#"-%##"&%"##"###""&#(")"#"#"$&#$$"(*""$#%)"',
    weights:
      'OQOQSOOOOOOQNRRQSQOOONNURQOOQSOOOOOQSROOONOMNQTONORORQRROOQSQOOOOTQOSONOOOQOSOQOQOOORQNQQQROOQRSONOROQOTQQNOONLONRNNRRSOQNOMOQQQR',
  },
  'mood.depressed': {
    bias: -16.91,
    own: 1.27,
    from: -0.55,
    steps:
      '!""$,""##%#&$"$#"""%$*($$%##"""$(""%$#""#"""$#""#%"$%#"""%+#)#""#)""""#("""##$"#"(""(#$#"&%%&####"#$"#""$##$#$""#""$#%"$"#"#$#"#%$"""&#(',
    weights:
      'TOOONONQRRNSQQQMXOMNONOOOQRSSRQOROOMOQQQNOORQONQOOSQQNUONNONOOOQORQQQQONQQOROQNQRONNNSROOUORRNRQQOOOQOORQSNQOLOOLMQOONNNQRQQQSOOOOQQSONQ',
  },
  'mood.elevated': {
    bias: 9.10,
    own: -0.03,
    from: -1.71,
    steps:
      ')8+#3%##(").))%/)#(-+&&1#=((%((.$*)#"2*$(%"%*',
    weights:
      'QQQRROQQROOOQQOOQROROQOQRSSOUQQQRROOSQQQQQSQO',
  },
  'mood.empty': {
    bias: -4.86,
    own: 1.56,
    from: -1.11,
    steps:
      '!#%")$"$(*($$1;$""()%$$%",#$$,&$%,+$,"$)"(-##(#$$"#"%"$%""$%&""#""*##"%$"$$"$#&)#%',
    weights:
      'QOOOROSQOQOOWOQQROOQQQQOQQOOUOOOOOOOQQOOQOOSRQQQQOOOOOQOQQQOQONRNOQQOOQRRRQQQQRQOR',
  },
  'mood.euphoric': {
    bias: 18.94,
    own: 3.22,
    from: -1.65,
    steps:
      '))*(,#3$"##(=)%/)#2"(*3$#",>%"&4$*,27"%',
    weights:
      'RQQQRQQOOQQQRQOOQQOQQQQQRQROUQQRQQRQRRR',
  },
  'mood.euthymic': {
    bias: -15.77,
    own: 1.04,
    from: -0.54,
    steps:
      '!""""#"%"""##"""%"$"#"#$#"""""#"#"")"")#("#""%&"""""#"#"$%$""##%&$"#""""("%$"")""""%"""###$%"&$"$$%"*"""#"$##""##$#""#""""#""(""""""$$$""#"""($""#"""$$#$"$"#""""%"#"""""',
    weights:
      'KSQQQTQOOOOOQOOOOONQOQOOOWMNNNOQOORRRQOOQNONNQOKSTRQUQNONOMONOOQNNQUOMONORORRQONNOOQOQOMOQOOMRORNOTNMOQOONOMORMOOOOONMNNROQOOOMQOQOOOONHNOOONONOOQONOOOOQNOQNONOOQRONNNOO',
  },
  'mood.fearful': {
    bias: 33.79,
    own: 1.58,
    from: -0.98,
    steps:
      '!"$#""(*&$$%$""""$"$0"#"""**%""###"$%%##$"##&%"""$"$0"#"""&(&+(#)"",&""/##&##("$##$&##"""""&)$%%,$""##',
    weights:
      'RNQNOOOTQONOOOOQTOORQQRRQQQNRNOQOOQOQRVQQQOOOOOQTOORQQRRQROOOONOTOTOQOQROOOSTRONOOQOOOORQOOQOQQOOOQOOO',
  },
  'mood.guilty': {
    bias: 0.04,
    own: 1.61,
    from: -0.77,
    steps:
      '!#%"$("#$#")"*"#"%/"##"""#"%$%$$"$#""$"&#"""#%#$"*#""$"#"(%$#"""#"%#"#$#$#%"%"$$$#*&$$##$*"""%""#"$""#$"""###$####$)#("&$"&&#""#',
    weights:
      'ROOONOOQOORROOQOUOOOOOROSQQQQOQQROONONQOQQQQQOQRRNOOROOOQQOOORORQQQQQOQQQQQOQNRQOQQOQQOOQOOROOOQOOOOQRROOOQQOONRQOOQSQOOOOQNQQOQ',
  },
  'mood.hopeless': {
    bias: 4.32,
    own: -0.60,
    from: -1.31,
    steps:
      '!%##""#""$""#%#"$""(%$"##"%&"*("&&##$"##$"""$"#"#"$%"))"""#"%&%",&#$#$"""""&"$(#("##$$#*&3"%#"0#"$&$""$""#%%)$&"##',
    weights:
      'SOMOOOQRTOQOQOLQOQOOOQQQOOROQQQOQQQSOOOOQQRSOROQOONOQOQQOQOOROOOQQROOLRQOOQROQOOOOQROOTQQOOOROOTOOOOOOQQOORRQTOONQ',
  },
  'mood.irritable': {
    bias: 7.39,
    own: 1.72,
    from: -1.09,
    steps:
      '"$""",#%&-"""#"#"%%("%"%+%$%$""(%"1"&""%$"%&&&"%$%%+7$-&,&%$"#$$$""$#"$"#"""%"")&#(#"""""$$%#',
    weights:
      'NQOOOQQOOQQOOOOOSNQOQOQOQOQOQONOOQQQQOQNORNQOOROQQOORQQNQSQOQQOOQOQQRQOQOQOOSQQQORQOOSOOTQOOO',
  },
  'mood.labile': {
    bias: -2.78,
    own: 0.30,
    from: -1.50,
    steps:
      '!""+*"%&."2),#$%#$#"$)/"2)*(%++"")+#17&$")*&.)("#)$"#5"&',
    weights:
      'QOQQQQRQOOQQOQQQQOQOOQROOQOQQOQQRQRSQOORQOROQTSQOQQSROQQ',
  },
  'orientation.disoriented_place': {
    bias: 9.94,
    own: -0.39,
    from: -1.54,
    steps:
      '"$%-%"$(&*,$#""#"$("0#("*"(%$$&%%,"%""#""#)+&"""",<#,&,%"*&"-#""*$"9',
    weights:
      'QOOOQQOOOOORSROQQQOOQQQOOQQOONOOOORSROQQOQOORNOONOQOQRQROOROORQSOQOO',
  },
  'orientation.disoriented_time': {
    bias: 19.97,
    own: 1.36,
    from: -1.31,
    steps:
      '!/"%"%"$($#"$"+%"#""""#%(1%#+&%%"&($"+%"#""""$$2("##&-"0"##$"#%&#(#"$$#""""&#$$$"#""*""""#-+',
    weights:
      'OOOQOQQOOQOOOOOOQVSUSNQQOQOOOOQOOOOOOOORVRVRNQRONOOOOQOOQROOOOSQOQQQQOOOOOOQQOQOOQSSOOOSNRQO',
  },
  'orientation.fluctuating_alertness': {
    bias: 4.35,
    own: 3.44,
    from: -2.05,
    steps:
      '$"$"+,$)"4&")(9(%&"%$$%"4&"$""#"6"$H,5"=#-0"',
    weights:
      'OOOQQOOOOORQQOOOQQROOOOOORQQQOQQQOOOQSORTROO',
  },
  'perception.auditory_hallucinations': {
    bias: 3.50,
    own: 0.28,
    from: -1.34,
    steps:
      '&"#%$""+"#"*#"%$$(#&"##"(#"%"%$""$"##&""*%"$#$""&"#$&")"##"+%#$"$""%%$(#(""",$"%)#."##)&#$("#")"""$("$*#"#&',
    weights:
      'ONOOQTOOQLRROOOOROOOUSRQOOOOQQQONONOQQUOOQQOQQOOOOOROONVTUQOOOQQQJQQOOOOTQOOOOOOOOOTOOQONOONVSOQNOOOQQOROOO',
  },
  'perception.command_hallucinations': {
    bias: 16.81,
    own: 0.98,
    from: -1.60,
    steps:
      '(*""."+$&0#&#"%&%*$-""%)",$%"2$##"+0&1("(4%#."1,#"""05%',
    weights:
      'OORSONRNOOQSQQQOOQNOQUQOOQOOOQTURQONOOVRQQQQUQOQOOQQONO',
  },
  'perception.flashbacks': {
    bias: 2.94,
    own: 1.26,
    from: -1.28,
    steps:
      '!*-#/#"")("%*%&*$)(#(%"#.%"#$*"%"-#4&%&+#+#$$-("(#$/(#$$&%"("3&(',
    weights:
      'QSQOOQOORROOQZOQOQORQQQOQOOOQSOOOZOOQOOQVQQQQOQQQSQOQOOQQQRQSOQO',
  },
  'perception.no_abnormality': {
    bias: -10.01,
    own: 0.00,
    from: 1.04,
    steps:
      '!"%"#"#*$&""""&#"#*""$#"$#""""#%"&$$"&""""$""")$&"%"+#&$""$#%%""#"$("$""("#"-)"(##%)""%#&)##""#"""""#&&"&#"%""""""#"""#$#"$#"#$(%',
    weights:
      'MQQTRRONQQQYZOOOQRQOOQOQQOOQLNLQOQNONOMQQRSQRQNQOQRUQRQQOOQOQQJNLNQQSQQONRQYORMNQQNQQOOROONOQQOOQQORRONQOOQLONLNRRONNNOOMQQOOOQOO',
  },
  'perception.visual_hallucinations': {
    bias: 19.89,
    own: -1.67,
    from: -1.63,
    steps:
      '"("&"$%#%$,("*(""""""##%%4"("$(%-&%*(""#""#8$*#<##(##%,$""(#2#""(%"$7#(',
    weights:
      'ONQOOROQONOQOORRROQROROOQOOOOQROOOOOSRRRSOROMOOROOOQQOQSOQOOOQQSTRUQOOQ',
  },
  'psychomotor.agitated': {
    bias: 13.84,
    own: -0.30,
    from: -1.46,
    steps:
      '"%$#%$"%&"&#"##"/$$%"9%%$#&$)"#&#$#"1"$*"#3"##-2((##1-"&#-#0"1"%"%$#',
    weights:
      'OOOQOQOQQOOQOQQNOROOQQOOOQRNOQOOQQQOOROORRQQQQQRROOTQOVOOQOQSQQQQQQO',
  },
  'psychomotor.slowed': {
    bias: -4.22,
    own: 0.93,
    from: -1.17,
    steps:
      '(-"$#"""($$"$$"%*#+"2$"$%/""$$",)&*(#$"/$%""%&"<"$*%"",("(#%$##1#""##,&*"&',
    weights:
      'OOQQQOQQQQQQQQQOOONSOQROOOOTOOORQOOOONQQOSOQRQOQQUQOQOOOOQOOOQROROSRQTUROQ',
  },
  'risk.access_to_lethal_means': {
    bias: 18.16,
    own: 0.89,
    from: -0.91,
    steps:
      '!"##""#$"""#%$""""%"&$""$%"("#"#""#"+("&"""""#""#$"""$"#"$""""#"($#"/"#""""#""#)#"#"#%""#$#$)#$$%$"$#"#%"#"""#%#"$()"""#"$""#"#""#"#"%#&$"%"$"&%$"$"',
    weights:
      'TORNNOOQRRQQOQOTONQNOOQMQQOOQOOOQNQNOQOTMUONNNLOOSSQQRONOOTONOOQONOOOQOOOOQQQOOOQOQRRTONQROQQOORQOQQOOTOROQROQQOQOOORRQMQOOQQOONQQOOOOOOOQOQQQQQOOOR',
  },
  'risk.active_si': {
    bias: -48.42,
    own: 0.71,
    from: -0.92,
    steps:
      '!"$"""%"""$""%##%""(###""%%##%%%%#"$$&#"#""""##"""#""%"""###"+%#,#%*%$$%%#""$#$$"&"""(""&#####%%%,#$%*&"###$"$#""$#"&"#$"$""""%#$"#',
    weights:
      'UMOOMOQQQSNTSOOHORNONORQROQOOQOOOOOVOQVMMNOMOORRQQQOUOOOOMQOQOQQOOQOOORRQGRQROQQROOOOQOQOONSQNQQSOQOOOQONQRNNQONOQQRRRNQOOQQQONQRNR',
  },
  'risk.denies_si_hi': {
    bias: 35.17,
    own: 0.00,
    from: 0.19,
    steps:
      '!"##"""$#"$""(#"$""#%#")$#","#%&""""#"""""#""""""""""##-$"$""#(%##$#-"&"&#"$#$#""""""+&#"$)$("#"%"#""""%#%$"%&&$"%###"#"#&$""""""""#)%$#""$"',
    weights:
      'GSRRTQQLOOOOMMVVQMSNOSNQRQOONOQMQOLNOOQQOOOITRUQRYQQROMOUTQMSNSOQQQQONQROOONQOOUSOQQMOSRQOQONOQOOOQOOQOOOOQQQOOOQROOOOOOOQOOOQONMMONOQQOOOQO',
  },
  'risk.grave_disability': {
    bias: 4.00,
    own: 1.24,
    from: -1.40,
    steps:
      '&""%*""#$("$"".-#"$"""""&""(%""$""""-"""##""&%#"#"7&#)##%%"%#(,,#&)#%*$"$*/1%""###%)%"")',
    weights:
      'ONOOOOTROOOOQQQQQOOQOSQOQONOOUROOONNOMNWRQOOOOQOOOQQSQNOOOTONOOOOQQQRQSOQOOOOOSQNQOOQQOR',
  },
  'risk.homicidal_ideation': {
    bias: 23.43,
    own: -1.45,
    from: -1.39,
    steps:
      '!&"#$$"#""""(""##*""1#$%#$"(#("#"%""#("""""""$""#&%##""%/$#""$#$((""#""#7(%$"(","$*"#(""&$#%(""("#"##""&"""*($#',
    weights:
      'ROMOOORSNOQORJQQOOOOOOOQQOQOOQROSONNOOTRROORNOORMOROONOOOOQQQOOQORSRRLQQQOQOOOQRQSQOQTOQRUONNOQROOOOUOORQORUOQO',
  },
  'risk.passive_si': {
    bias: -1.50,
    own: -0.02,
    from: -0.79,
    steps:
      '!"#"#)#""#$$#&"""$"#""#%0$"#"("#""%&"""#"""""&"$"####&$%$"#%"*,"")$&#$(")&$,""&$"/"$"##"$$&$#$$""$#""""""(#""#""##)"##%"%&',
    weights:
      'SOJQOOOOOROVORQQQNTMRQROQQOOROWSWQOSQOOQNMOONONQQSOSNTQRQQQONOQNQTTOORRQOQOQOQRRQOOORQOQOQOOOOONQMQQOOQQQQRRQQONSRNNOQQOSN',
  },
  'risk.past_attempt': {
    bias: -18.23,
    own: 2.00,
    from: -1.18,
    steps:
      '!""%$#""&"$""$"#"""&""%$$#&#"#$$%%&$)""""""&%$##""&#""&""##"%#&$"#+""$)"%$"$"(#"$$".$)&$#"$+$"#$#&*$"$$"$#"###""#"$#&$#*#"',
    weights:
      'SNROOZQOQQOOQOQQOLROQQOOOOQOOOQQNQRYRNQQNNMWOROONQQONQORQQOOOOOOOOOOOQNXONQNLQQOQOOQNOQRRQQQNOOQOQOOQRORQSOOQQOQTSQQROQOOQ',
  },
  'risk.protective_factors_present': {
    bias: -1.72,
    own: 0.99,
    from: -0.20,
    steps:
      '!""#)"$"$&""&"$#""#"$)+#""$&"$"""))#""##%""##$$%""#$"#%#$&##)""#&""#""##$#%"""%+"#/#"$"$+$"#"##(#"""""###""""""""#$(##"%#$$#$$"$$"""$"',
    weights:
      'TOQQRQNORQRQORQONRMRQOOOQQQQORQYSOQQLQNONOOQOQRORRQNROQOOOOOQOQOOOQURONOQOONRQNQQTOQOQROOOQQOQRQQQMQOOOONOORMSNQNQRQQOOOOSNROOOONNONOQ',
  },
  'risk.recent_attempt': {
    bias: -36.27,
    own: 1.96,
    from: -1.19,
    steps:
      '!""%""$#"$"#$$""##"(#$$#")#""*#$%"%""$$""""#""$#$""""%#"&""&##""#$+""%(*&"&""%#("&+#&(*##"#"("#"##"#"$%#"$"$#%"#"##",$""#""#"#%("',
    weights:
      'RNOOOOTTQNQQQQLRONOQNOQQOOOOOOOOOORNSOTMRNONOOVSQNSOQNQMOOOQOOOOQNOOOQONOTOLRNOQQORQOQRORROQSOOORQOQRQSOROQOQOOOQOQOQROOOOQOQSOOO',
  },
  'risk.self_harm': {
    bias: 16.53,
    own: -0.27,
    from: -1.27,
    steps:
      '!#+*&)("$14)$#"%(#"/#$0$"#+,+&("%%("-0$%("$(%$**&)"#&"$&#$"#"0##"$#',
    weights:
      'RQQQUOOOOQOQQUOQOOOOVQOOOQRQOQUOOOOROOOQOQQQQORQQRORRROOQQRUOOOSQOQ',
  },
  'risk.si_with_intent': {
    bias: -24.06,
    own: 0.84,
    from: -1.19,
    steps:
      '!""""""##""""#"""##""#""$""$""##&$")"$#((#"#"*"#"""#$"""$""%"#"(""####(#(#"$2$"""$"""""$"%%&$(#"%$$"$%%"""""&#$"""""##"%#"#%%%%"$#+###"%#$',
    weights:
      'SNOROOOOORRSUQNQNQOOOJRQQNOQQMOOOOOOOROOOMOQQTNMOONORSSTNROOOQKNOOQOOOQOOOOQORQQQOQOKSQQORROOQQROQUOORQQQOQQQOQOOOOQSOSQOQNQQNOOOOOQOROQQQ',
  },
  'risk.si_with_plan': {
    bias: -31.99,
    own: -0.67,
    from: -1.24,
    steps:
      '!"#"""#$"""$""#%#"%""$###%%&"#"&,##"#*""#"""""%""#""&"#"(""##(#%*"+(%$"(""""$&%*(#"%#""#"$%%""$&&""#"""$"$#&#%%$#$##""%#"""#"+$)',
    weights:
      'RNQOONOQSQTNQOQOKRQOOQNOOQOQOOOOOONOROTONNONOOTQTQOQOOQLOOOQOOQOOOOOOSRQOLRQQQROQQROOOOTOOQRQQRQQOOOROQRQQOOQRNOOOOOQQQQSROSOROQ',
  },
  'risk.violence_risk': {
    bias: -26.08,
    own: 0.14,
    from: -1.22,
    steps:
      '!"#"""#$%"""#)"&"%$""#("#%""%""$$%$$&"#""$""#&#"""#"%"#&"#""$"""$&$"+"$$&$)""#""*+"#(""&"#$##%)""##&""#""##""#$$#$"$"$"&""#$"#"&#"$##$""#"%',
    weights:
      'QNOQOLOORQUNSQLOORNOOOQOOOOOOQQROONOQTOSNQMMOQSQTORNOROOOQQRNOOOOOONQQROOORTQQLQOOOORROQROOOROSQOSOOQOQROQROQORSNOOQQQQQSOOOQOOTNSQOQQOOOQO',
  },
  'speech.latency_increased': {
    bias: 7.37,
    own: 1.43,
    from: -1.27,
    steps:
      '&+$%%#&"")"#"&"&)("+#+$#"")(#(&+$(()(".")",")%)*""#"."""##&.#)%##-""((##&#$$"',
    weights:
      'OQOQQOQOOOQOQOOQOOROQROOOOQOSOQOOOROORQQSNQOOOOOROWQQOOOOOQROOROQOORSOOSRRQQO',
  },
  'speech.normal_rate': {
    bias: 1.70,
    own: 3.12,
    from: -1.54,
    steps:
      '!("#,#$","%+9&#"&"#$""%"#"*#""/"""+#%-)"&#($;)$$"&$)%"$$%"&%#("#"##""$"&%$%"("",)',
    weights:
      'NRQOOOOOOOOQOOOOQOOORRSQOOOOOOOOOOQQOQROOOQOOOQOOOROQQRQQORQOOOOOOROOQOOVOQOQOQOQ',
  },
  'speech.pressured': {
    bias: 21.38,
    own: 1.06,
    from: -1.71,
    steps:
      '))&$("+#0$$$#(*($*#)%,$)#0$$$*0$$#*$1"((%..$)"+"23%"$"*',
    weights:
      'QQQQQQRSOSOQQROOQOQROQORROSOQQOQQRORORSOWQRSOROTQQQROTO',
  },
  'thought_content.grandiose_delusions': {
    bias: 21.88,
    own: 1.34,
    from: -1.65,
    steps:
      ')"(*)##&#3$"##(*#3)%+%)#3$$**((#",2((%.1)"$)2)+"%"%*%',
    weights:
      'QOQQQOORRSOORQROQQROOORRSOQQOOQRQSQQOUQROROSQQQOQSQOQ',
  },
  'thought_content.homicidal_thoughts': {
    bias: 19.63,
    own: -1.56,
    from: -1.36,
    steps:
      '!&"%"$"#""""(""*%"4$*""(#("#"%""%%"""""""&#"%%##""%/$##&$((""#""#7&1-"$*"#""%#&$#%(*"#%""#"$"""*($',
    weights:
      'QOMOOORSOOQORKQQOOOOOOQOOQROSOONOOTQROORNRMQOROONOOOOQQORORSRRLQQQOOSQSQOQQOSQQUOOOROOOUOQOQQOQUOQ',
  },
  'thought_content.hopelessness_themes': {
    bias: 15.01,
    own: -0.80,
    from: -1.23,
    steps:
      '!%""#"$""#"""#"#$&"(%"""#$"%++#"#"#"$"%#""""#$#"#""%#$"%)($"("+#"/#$#$"""##$"-($#$&#(&0#")".""#"-""$")%#$#$*#',
    weights:
      'SOONOOQQSOOQOQOONQOOOOQQOOOQOQQOOOQQOQROOOOOOQQROORONOOROQOQQROOORROOMQQOQOQOOOQQOSQQQQOOROQOOUOOOOQQRRQQQUOQ',
  },
  'thought_content.ideas_of_reference': {
    bias: 25.98,
    own: 0.15,
    from: -1.60,
    steps:
      '""4("#""%$,3%%#1$##:"##$,7%#*&$0-$#-%"./#%)&*%"9%#"$#$',
    weights:
      'OOQOQOQOQQORROROOQOROOQQOQOQOQQOROOOQQOQOQQORQOQOOQTQQ',
  },
  'thought_content.obsessions': {
    bias: -13.08,
    own: 1.86,
    from: -1.08,
    steps:
      '"&$#+##%@*$$(*/"#+$"%&,(+)"$$("^.$$2#%#*74##"""',
    weights:
      'OQWOQOQOROOVOQOXORQQQRQOQOOOWOOQTROQOOOOOSROOQO',
  },
  'thought_content.other_delusions': {
    bias: 11.60,
    own: -1.12,
    from: -1.48,
    steps:
      '!$"(&9#)#%"%$"""(+"&&"$"(&$""""%#&&"&""$)###$&++#(&.("($$/"%"1##")&$$""*#$"%"""+%"#"(',
    weights:
      'QNOOQROOOOOORQOOTOQQRQOOOQOOORQOOOROOQQOQOOQQTOQSOQORQQQQQQNQOSQOQOQONOQQOQOQOOOQQTOO',
  },
  'thought_content.overvalued_ideas': {
    bias: 12.81,
    own: 1.31,
    from: -1.15,
    steps:
      '7(%$A%&$/)0",$;B%1"=%",#6%".>*"',
    weights:
      'QQQQQOOQQOORQQQQQQQQQQSQQQOQROS',
  },
  'thought_content.passive_death_wish': {
    bias: -14.16,
    own: -0.14,
    from: -0.82,
    steps:
      '!"#"*#""$(##$$$"#"$%))(")#""%&"""$""""&"$$$"#%"$##$"#%"("(("$$"#"&&###.%0$$(*"$"$"%$%"$"%$""$#$$#"&##""##$%"%&%%"',
    weights:
      'SOJQQQOORUOORQOSNRROQQOQVRVRORQNNNNOONOOQQOSOOSQORQQQONQOQNQOOTQTOQOOQOOORSOOOOQOOOQQOOOOONQMQOQOQQQQONTROOMQOTQO',
  },
  'thought_content.persecutory_delusions': {
    bias: 24.25,
    own: 0.28,
    from: -1.36,
    steps:
      '"#"""""#&"$")"""$&#""$%#()"#""(/"###""""#&",#""#"&$""%"$&&%""#$2%""%$"$(#$$#*"#%%*"#""#""&"""(%&""##"&)#"%#%"#"&#""""##',
    weights:
      'OOQNNOOQQQOQQNOQOROOOOOROOSQOUOROQNRNNOOQQRQOQQOOROOOOORQOSQQWOQNMQNOOOOOQQOOONOOONROQQQQSQNOQROOOQOOTOOOQOOQORONQOSOOS',
  },
  'thought_content.phobias': {
    bias: -14.63,
    own: 1.18,
    from: -1.57,
    steps:
      '"("#%.)$(""+,":+##0#/%"*",")3&"53)(+8&**#$B#',
    weights:
      'QQOQOOQQOSQOOQOQOQOOOSQOOOQQOQQOROSOQTOTQRRQ',
  },
  'thought_content.ruminations': {
    bias: -7.46,
    own: 1.38,
    from: -0.86,
    steps:
      '%)%)(%#)"$)"#"("#""&"$##(&##-%$#"&$""$$%%$,"("$$#"#&&&($(*""(#"$$(#"#""%"&&"%&##""&#"%"")""%##"&$)$"#"',
    weights:
      'OOQNOQQOQQOQRQOOOOOQTOOQOQOOQQNOQORQQOOQQOOOOQSOOQQNQQOROOOQQQOQOOQQROQQOOQOQQOQRQROOOOQQOOQQOQOQNQQRQ',
  },
  'thought_content.somatic_preoccupation': {
    bias: 5.85,
    own: 1.96,
    from: -0.95,
    steps:
      '"$(%%&#"(+#&#0(#&$&##%&$7"",)0("#.#%%)U.)#+&4(,#+"',
    weights:
      'QQQOOOQOQOSOOQRQQQOOOOOQOQQSOQRQQOOOOOOOOQOOQOQQOT',
  },
  'thought_content.suicidal_thoughts': {
    bias: -22.94,
    own: 0.55,
    from: -0.92,
    steps:
      '!"$""#$"""$""###""""""""#$"###""*""*(&"""#)"#"#"""#$"""$"%"""#%"$$$###*##+$,%"&"""#"%$"("*""%###%%%%"*&"""%$*"###$""&"&"&"#$&"""%#$"#',
    weights:
      'UNONNOQRRTNTTQOOQHQQOOSNQOOOOQQRQQOOOQOOOVOQUNNOOMOQRRROTOOONMORQOOOQQOOOOORROGRQOSOQRSNOORQOONSOQRSQOQOQQQOQOOQQNNONOQSQRNQQQQOOQRNS',
  },
  'thought_process.flight_of_ideas': {
    bias: 27.69,
    own: 0.00,
    from: -1.64,
    steps:
      ')","$("##&#0$$$#(*#3)%+%#&#3$$*3$#"*#1"($$%((.$)",2-(%"$"*',
    weights:
      'QOOQQQQOORSOSOQQROQQROOOORRSOQRQQRQQSOSSOOUQQQSORSQQQRROTO',
  },
  'thought_process.linear': {
    bias: -1.88,
    own: 1.84,
    from: -0.26,
    steps:
      '!"&&2(&0#$##"+%%#"*#""$+%(##"$####%&##$####$+/"00"#%"#$"#"%"&&%$&$$"%"&"#("""$$"$*$($',
    weights:
      'OQQOSQOOQOOOOQQQOQOQRSTOQQROOQOOQQQQOQOOOQOOOOQOOOOOOONOQNNQQOQNONOONOQOQOONOOQOOOONO',
  },
  'cssrs.q1': {
    bias: -29.72,
    own: 0.00,
    from: 0.86,
    steps:
      '!"#$$&"""""(#"%$#""#"$&($"$"$#"#"%""""$""##""""#""###""#""##""""%"#""$#%$#$#&$%""")"""$"#"$""%#$%%%2$%###%")"$#$$#$""#"#""#"#$"%%""""##""#)"$""##$"',
    weights:
      'UNMNOQNOOQSWLQRQOORMRSOQOOQQOORQOWORXSNOOQRSNOOOLONQROMOTQRONRONOTQRQROSOLQOOQOQNQTOQTQONOQMQQOQQQQQQOOSQOONOOROQROOQOOOMRQLROQORORQQQNOSSNLQRROONS',
  },
  'cssrs.q2': {
    bias: -40.99,
    own: 0.00,
    from: 1.09,
    steps:
      '!"$""#"##""#""%##%""(#"$"""$$"*$"%&$#$%"#"#"""#"""""""#""#""#""##"+##$*"#$"$&($""$%#""$#("$#""*")##%$+""*&"""$#)"##""#"""""&"$"""#$""""#&""""$##""#',
    weights:
      'VNONMOORRQONTUOOGORNONQRQQOOORQOOOQOWOORVMNNOMOOORSRQONTQQONNQMQNQNOQOOOOOQOOOOSQRRFRQSOQSQONOOROOSOQSROOORQQQOQOOOORROONOOOORORVORQQNQQQRQOONQOROV',
  },
  'cssrs.q3': {
    bias: -63.66,
    own: 0.00,
    from: 0.70,
    steps:
      '!"#""""##"""$""""#%"%""$#%#""%$$")"""%%"#""$$""#"#""""##"""#""##""$%"#&#""##%#$"""#&$"&("#""#$""$&$"&#)"""#$"""#%%&$"$""(""#&"##%"""#""$#"""",#"%"$""$#""#"#"#"#',
    weights:
      'TNQNNOOORRQTOVQOQOJQRNOQNOSQQNOOQOOOOOQOOOSOQQRVMONNMOORTRTQOTOONNNOQOOOOORQNOOOQOOOOOOSROQOOISQRRQQOOQOQROQOOOTOQQRROQOOQQRRQOOQOQOOOQOOOOOOROQRNQOQQQOOOOSQSLR',
  },
  'cssrs.q4': {
    bias: -35.68,
    own: 0.00,
    from: -0.08,
    steps:
      '!""""""""""""""$""##%""%%""#(%"#&""##&"$""#"$"*"#"""#$"""$""##"#"$$"$###&"#")""1$%#$"#""%&#"$#$(""""$$$"$%%"""""#&$"$"##"%#$%"&#&$#"*&""((',
    weights:
      'SNOTOOOOOOORRTUNQNQOHSQNQQMNQNOOOOOQOQOOOQOMQRUNLNONOSQSSNQOQNOQJONOQONOOQOOOOOQOQRORJTQOQRQOOOQOQROORUOORQQQOQQOOQOOQRNRQONROQOOOOROOROQQ',
  },
  'cssrs.q5': {
    bias: -27.71,
    own: 0.00,
    from: -0.27,
    steps:
      '!"#"""(""$""""""##"$""%""%&$")",&##"#$&""#"""(""#"$#"""""#%%#.")-&##"#"&"""""$""$%**")$"$%%"%&&"#"""$"()##$"&"#$""*""#,$',
    weights:
      'ROROONSQUNQOOQONNLROQNRQNOOOOOOQONNNROOSONOOOUQTQOOONOOQMQNQOOOOQOOOOSROQNMQRQOOQQOQRMTOOQQRQQQOOOQOOSOQOQNOOOOQOQQQOSQO',
  },
  'cssrs.q6': {
    bias: -37.94,
    own: 0.00,
    from: 0.07,
    steps:
      '!"#"""""""""""#""#"""$""""""$%"""&""""$"%""-$$"&)""""""""#""""#""%"#"""###"%"&#$"&$""*$$##%"""##"""#""")$#"*#"#$&#"%"###"&&%""$#"##&$"##""##&"#"$$""#(""(%"##"',
    weights:
      'TLQOONNOMN^QQTQMRQQOOQJSQQONOQQOQROQMOORNNONQONVSMRONOLNOOWQQSQMSNNOQNOQNOORQNSNONNNNOOQQOOVQONOISROMOOQQOORQQQNSQOQRRQQOOROQNQNQOQOOQOQOROQQNNNQOURQQQRQOOONQ',
  },
  'level.low': {
    bias: -12.91,
    own: 0.00,
    from: -0.42,
    steps:
      '!"##""""#"""&#"#"(""#"#"#")$#%""$#"$"##$""""$$"#""""#""""#"""#"%"##""$""#$$$"%$#%"#%"$"#&""""#""$"""##"&"+""-#(#""%""#"#%"""#($"&""*#""$#""%""""#"""#"""$&#"#$"#"$""',
    weights:
      'YLNNIMLOUQRRSQQQSORNROQQKQOOOONNQRQQQOQSORSRSQQRWJMNMDMLORQRRQOQRRQNNNRNRQMOQOONOOORQQQOROQRQQROQQQNRORQOROSRQRQNRQQTRRQRNQRRQOQQOQQLQSROQSQQOQOQQQQQRRRSQQQQQNQQROQ',
  },
  'level.moderate': {
    bias: 20.36,
    own: 0.00,
    from: -0.74,
    steps:
      '!"##""""##"$""#""$""""$#"""$#"%%#""#""#$""#"#""%"###$""""""""""""#"""%$"$""##""""""""#""-"%"#$""#"#&$,"#"##%#)""$$$""#"&$"&($""""#("%"""$""%""""""#%*$"""$""$$%"#$"""#""""',
    weights:
      'XLNNIMNNQSRRQSSRQRMOROLQQQRMOQOOMQRQONQQQORQOQOOOSQRQRQZLOLONINNMQQSSQRSMRNQNOOQQQQSOMONNONOQQRORQNOOQMSOQNNRRNRQQRORQQUOQRQQROSSQQQNQQQRRQOOQQMQTOQQRRSQQRRRQQSQQMOQQQQOS',
  },
  'level.high': {
    bias: 28.69,
    own: 0.00,
    from: -2.12,
    steps:
      '!"$"""""#"""""#"#"""""""&"$""""""""$"%"#"#""%#$#&""""##("#"#"""#"""""$"""""#""#$""#""#"""""$)$")$#*#""""""""""%""$"$(#$$#"&&""#""###""#"%"&#"#"$""#""""###""#"$"#"#$"#$"""$##"&""""""#""$',
    weights:
      'UMONMNNNQQTRRQONSRNOOQLOLORQMOLOOQOOQOORONNONQQONONNNSRYNKMMNNOQQTSRSNQTSONRLMOMOORQOMNOQOQQQOOSQOOQSQROQQQQLQONOSORURQTQQOWOQNQRSMQQQQRRTRMQRNQRSOQOQRQNQOQQNMOQQOQORRQOQSQQQOQQQQOOROQO',
  },
};
