// Written by test-support/classifier/learn-weights.ts: not to be edited by hand.
import type { VisitModel } from './visit-model.ts';

/** By how much each column differs from statement to statement. */
export const SPREADS_OF_STATEMENTS: readonly number[] = [0.01, 2.18, 0.99, 2.08, 2.09, 0.77, 1.27, 1.39, 1.17, 1.58, 0.81, 0.49, 1.58, 0.36, 0.19, 1.07, 0.5, 1.54, 1.45, 0.23, 0.32, 0.24, 0.86, 0.11, 0.43, 0.29, 0.01, 0.01, 1.75, 0.24, 0.13, 0.46, 1.09, 1.77, 1.36, 0.38, 0.68, 2.01, 0.95, 1.19, 2.73, 0.47, 0.38, 1.55, 0.47, 0.62, 0.48, 0.13, 0.73, 0.45, 0.62, 0.62, 0.52, 0.56, 0.53, 0.6, 0.86, 0.75, 0.76, 0.76, 0.37, 0.57, 0.93, 0.73, 1.54, 1.56, 1.49, 1.45, 0.78, 0.75, 1.01, 0.23, 0.32, 0.23, 0.42, 0.57, 0.44, 0.16, 0.96, 0.79, 0.59, 0.36, 0.33, 0.32, 0.39, 0.21, 0.08, 0.07, 0.12, 0.11, 0.19, 0.3, 0.07, 0.07, 0.15, 0.23, 0.4, 0.26, 0.45, 0.12, 0.51, 0.73, 0.65, 0.09, 0.37, 0.28, 0.44, 0.17, 0.09, 0.4, 0.23, 0.03, 0.03, 0.3, 0.74, 0.02, 0.92, 0.76, 0.72, 0.36, 0.48, 0.34, 0.25, 0.31, 0.44, 0.71, 0.64, 0.37, 0.42, 0.33, 0.59, 0.35, 0.31, 0.55, 0.22, 0.36, 0.81, 0.52, 0.42, 0.55, 0.1, 0.51, 0.66, 0.59, 0.73, 0.43, 0.6, 0.6, 0.5, 0.56, 0.52, 0.6, 0.85, 0.74, 0.75, 0.75, 0.37, 0.57, 0.92, 0.72, 2.34, 2.44, 2.3, 1.54, 1.74, 1.34, 1.54, 1.41, 1.12, 0.84, 1.17, 1.44, 1.47, 1.07, 2.06, 1.04];

/** That a statement bears risk. */
export const CONCERN: VisitModel = {
    bias: -12.26,
    own: 0.00,
    from: 0.00,
    steps:
      '""""""""""""""""#"#"#"$"$$#"""""$"#####"""$""##""&%&(""&$##""#""###"%&"#"""%%"&"""#"#$"#"""#"""##"""',
    weights:
      'T_[aUMMNSOQNNRNNIOONNLXXSRXQONROOORMRRRNOQMRONOMLMNOQOOONMRNONOOORNTTNRNQQQOOOQQRQQQQQSVVXKRSMQOQQLM',
  };

/** What the risk of a statement is about. */
export const TOPICS: Readonly<Record<string, VisitModel>> = {
  suicide_attempt: {
    bias: 1.75,
    own: 0.00,
    from: 0.00,
    steps:
      '""""""""""#""""""%"""$("""#""#"##$$""#"#""")#$"##""#"##)%"""#""$"#"""""##""#"#$""#""&"""#%""#""""""""""""""$',
    weights:
      'NRMNTMLQMROQQNQLQQOQNLNOQOZRQQOO`NNQLNLKOMSONQSRNOORORORQONOOOROQOQOMLOTOQMNWRQMQNOLUOOOSOMNNMMJMNQSORTWNKLR',
  },
  suicide_plan: {
    bias: -17.05,
    own: 0.00,
    from: 0.00,
    steps:
      '""#"""""$"""""&"#$%"""""""##"%""""#""#""""""""""""#"$"%$$"$#"%#""$"#""""""""#""""#"##""#"#$""""""$###"$#"##""""""#""',
    weights:
      'KSMQMOONQQNMOLQONIRROONLQLMRQLYRMQMTOONONNOOQRRRQNOOSNQQMNQQNRUROOOQQOOQOMOSMTONOQOOQRNOOROONQOMSQNQONOIKNTVQOMLKQSQ',
  },
  suicide_intent: {
    bias: -4.16,
    own: 0.00,
    from: 0.00,
    steps:
      '""""""""""$"""#"%""$""###"$"#&""""#""""""$""""#$"""""""#"%#%#"&"##"#"$""""#"""#"""""##%#$""(##"""""#"""""""""""#""',
    weights:
      'KTTMMLOOLQONNSRROOLFMSOLNMRRONSZNONNRSOLQMRSRRQNQOQROQRQRQOOOORRQONQMQQOOSOOONNOOQOTTOOQRNMOSQOMQNQINQMRTXRSLHKSSR',
  },
  suicide_preparation: {
    bias: -1.11,
    own: 0.00,
    from: 0.00,
    steps:
      '""""##"%"$"""##"$#&##"""#%"#$""#""""$"""#"#"#""""#""""#"%$$"""""#%"""""""""#$"#""""""#""#$""#"#&""$""$"""#""""""',
    weights:
      'KQNNLQOSNMRQQQRRIOOLQQOQQMNaKONMKNOKRRQRNOOMRQQMOOOQNNNOQONOROQQQSQQOOQQONNJQRONOOUQNOQNOLMMQSQNLOOJLTYYOLKIRNQO',
  },
  violence_plan: {
    bias: -1.52,
    own: 0.00,
    from: 0.00,
    steps:
      '"""#"$"#$"""%"""$##"##""#"""""#"$#"""##""#""""$""""##""#""$#$$#""$#"$"$%"#"$""""")##"""%""%$""""#"""#"""""#',
    weights:
      'KRQQNNQOMOMQSQQMJQOMOLQONLRRQOOQWJOOONNNROSRRQNNNOOQORQRQOOQQQQQSLNONQONRMRQQQOSQTMONMNRQOONQQHLMJNKKU_XROS',
  },
  command_voices: {
    bias: -0.51,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"""""""#"##"#%"$%"""""#"##""""""$""#""#"""""""$""#""#"$""#""##$""$"""$"($#&%"""#"""#&$"""$"(""""""""#""#""',
    weights:
      'KOMMLNOOQQQNKRQQLKMNOMMLNRQQROQNMOWORRNOONNRQSRQOQRRQNQQORRROQQNQQQRTQTONNNQMQOMNVNNNONNOOTOONKLNONOONMRURQc',
  },
  violence_act: {
    bias: -10.33,
    own: 0.00,
    from: 0.00,
    steps:
      '"$""""""""#""""$""#$$""#""#""$%##""""""""#%"$""#""$$$$"#""*"""$$##"#%$"##"""#""""""#"#"#""""""(""""""""#"""""',
    weights:
      'KKOMOLNQQNOMROQQQQTJLNRORLVQMROOMS[ONONOMORQOQORQQQQOORQQORQONOOOOOONOVOQMRQRNNOOORMNQNNOUNOTOJKIMOONNOTUONRT',
  },
  suicide_method: {
    bias: -12.20,
    own: 0.00,
    from: 0.00,
    steps:
      '""#"""""#""""#"%"""$#"#""""#$"#"$#$"""""#"""#"$#"#""#"###"%"#$"#"""$%"#"#"""#"#$"""%""$#"$"###""""$""#"""#""""#"',
    weights:
      'LRRQMOLOOOQLMLQROOLKQOQQNLNNORQORMN]OOOMNMSNRRSNOQNORQOQOOQNOQUSRQQONOONSORONQQQMOROSSONMROOOQQOOQQJLORQSROOLORM',
  },
  suicidal_thoughts: {
    bias: -8.43,
    own: 0.00,
    from: 0.00,
    steps:
      '""""""""##$""%""""$""""""#""""""""%"##"""$##"#"#"""$"%"%#$%""$##&"%"#""$"""""#""##"""""##""$#%"#"""""""""""$""#',
    weights:
      'LSQNNNNMOOMROQROQMLQQMMQNLNNMSMOSRKONMMQYQONSSQQQOQSOQSRNORQROQOQQONQNVMSNONOMOOQNOWNOMSOOMONQNOTOJMMLURSRSNRMN',
  },
  violence_thoughts: {
    bias: -4.83,
    own: 0.00,
    from: 0.00,
    steps:
      '""#%"$"#"%##"$"##""""""""#"#"#"""##"#"$#"""#""""#&("(#""#""$"""#%"#""#"#""""$##""""$"#"###""""""""""""""""#"$"',
    weights:
      'KQORNORMOQRQLGQONOMLLNLQRTQRSNUOOJOWNONSQRQQRRMQNQOQOTQQQQNQTOOQNONRONSSTOQMSQRORNOKOOMROORNOQONOLLKNKIJNIXXRQ',
  },
  not_eating_or_drinking: {
    bias: -11.54,
    own: 0.00,
    from: 0.00,
    steps:
      '""""#"#""#"""""$"("#"$""#"""""##""""%""""""""#"&#"-"+"##%""$%$###""""##$#""""#"$""""""#"""""""#"""""#""""',
    weights:
      'KQNLNQNOQQNNROQOQNMNNORMOQNOQNOMQSMONO_OJONMORRQQQOONQORSNRONNOOOOONSQNOOOTNONMQMNOOOMXQONQOJLTONOLLNMJdR',
  },
  abuse_or_danger_from_others: {
    bias: -5.36,
    own: 0.00,
    from: 0.00,
    steps:
      '"#%"""%#"%%$$"##""###""#$"""""$"""$")("&""""$#""""$$#%$"#"$""#"$#"""#""""#"""#""""""""""#$"#""""#"""""',
    weights:
      'KNWTNONOLOHKOQOMLOORNQOONQOONO^QOOOQRNQTOQQOOOQOQQQOQQOOONRNRONNQOMOONQMWNNRNOOMNOONOO]QNU]GHDFXKJKF[K',
  },
  cannot_care_for_self: {
    bias: -11.19,
    own: 0.00,
    from: 0.00,
    steps:
      '""""""""&""#"%"""$"$"#""##""%"##""""""###""""%#"#####"""("%#"#""#""#"""#$"""""#%"#""#""#"&""#"#"""#"""""""""""""""',
    weights:
      'JLMHNMKKQONMQRNQaLONRORJOOMROORQQLQOMOYONORQQOQQOQOOOOQQQQNRQQRSQNROOOOOOMNQOQMOQOLORRSNOOOOONNUOOJKIMLMOOMNMNLTRN',
  },
  self_harm: {
    bias: -9.42,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"""#""#""""""%#%""#"""""#"$%"#"%"#"#"""#"""(#%""%###$""$")%"$"#""""""##"$#$#""$"""$#""""#""$""""""""""',
    weights:
      'LMMLMNNQORNNRNQRQKOSLONONMNQQSNQNNNNMZNONRSQOOOOOOOOQOQQRROQOMMNRLRTOMONOOONMVMNOLQQNNMMWNLJGKLUMZMLLLRN',
  },
  wish_to_be_dead: {
    bias: -5.10,
    own: 0.00,
    from: 0.00,
    steps:
      '"""#"#$$$$$""$"#"#"""#"""$"#"#"#""#""""""""$"""#$"""#"""&$"$%&"""##"$#"""#""""""""#"""##""#"#"""""""#""""""""""""""##',
    weights:
      'MRORNMNQRRQRMJOOOSNQNLQQQRSOONOOMOOLLM]MOQQRQONQOQQQSQQOQOOQQONQQQQUUQNMOOOONMQKONOOQQONZOOQONRNSOSMNTNLKKRRLNOOMKLRK',
  },
  means_access: {
    bias: 8.15,
    own: 0.00,
    from: 0.00,
    steps:
      '""##""""#"""$$"$$""""#"##$""%""""""""#"$""#"$%""$""$#"""$###"##"""#%#$"$"""#"""###"#"$"$%#"##"""""##"""""#""',
    weights:
      'MSNMNORQORONRQQQJLQQRQNOLOOQLQONQNOSMNLLaOSQROOQOOOQOQRQQONTORSONQSQMMNMRNOQONNLOROMMMXTNQQMOOUKJMOQONRQQKQT',
  },
};
