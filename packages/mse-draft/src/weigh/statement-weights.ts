// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.
import type { RiskTopic } from '../find/classifier/outputs.ts';
import type { VisitModel } from './visit-model.ts';

/** By how much each column differs from statement to statement. */
export const SPREADS_OF_STATEMENTS: readonly number[] = [0.01, 2.19, 1, 2.08, 2.09, 0.79, 1.26, 1.4, 1.18, 1.58, 0.8, 0.5, 1.56, 0.36, 0.19, 1.07, 0.5, 1.53, 1.46, 0.23, 0.32, 0.24, 0.88, 0.11, 0.45, 0.29, 0.01, 0.01, 1.74, 0.24, 0.13, 0.46, 1.09, 1.76, 1.34, 0.38, 0.69, 2.02, 0.97, 1.18, 2.74, 0.48, 0.38, 1.58, 0.46, 0.62, 0.49, 0.13, 0.75, 0.46, 0.63, 0.62, 0.51, 0.56, 0.54, 0.62, 0.87, 0.72, 0.76, 0.76, 0.37, 0.58, 0.93, 0.72, 1.53, 1.57, 1.5, 1.44, 0.77, 0.76, 1.01, 0.24, 0.34, 0.23, 0.44, 0.57, 0.46, 0.19, 0.96, 0.81, 0.58, 0.36, 0.34, 0.34, 0.4, 0.21, 0.08, 0.07, 0.14, 0.13, 0.2, 0.31, 0.07, 0.09, 0.17, 0.24, 0.41, 0.27, 0.44, 0.12, 0.52, 0.7, 0.67, 0.09, 0.4, 0.27, 0.45, 0.19, 0.11, 0.42, 0.24, 0.03, 0.04, 0.31, 0.73, 0.03, 0.94, 0.75, 0.73, 0.39, 0.55, 0.36, 0.26, 0.33, 0.44, 0.69, 0.63, 0.38, 0.41, 0.34, 0.62, 0.35, 0.3, 0.54, 0.23, 0.38, 0.83, 0.51, 0.42, 0.54, 0.1, 0.52, 0.65, 0.57, 0.75, 0.44, 0.61, 0.61, 0.49, 0.56, 0.54, 0.61, 0.87, 0.71, 0.75, 0.75, 0.37, 0.57, 0.92, 0.71, 2.21, 2.29, 2.12, 1.61, 1.71, 1.33, 1.48, 1.49, 1.08, 0.91, 1.11, 1.47, 1.44, 1.09, 2.01, 1.07];

/** That a statement bears risk. */
export const CONCERN: VisitModel = {
    bias: -7.56,
    own: 0.00,
    from: 0.00,
    steps:
      '""""""""""""""""#"$#"$"$$##"""$"#####"""$"$"#"&%&("($##""#%##"#""&"#"#"$&&"""#$$"#"""$"%$"',
    weights:
      'T_[`UNNOSNRNNRNMJNMNLYXSRXONROOORNRRQNNQNQMQMLMOOQOONNRNONORNTQOTORMQQQOOQQRQQQQSVVXJUMOKL',
  };

/** What the risk of a statement is about. */
export const TOPICS: Readonly<Record<RiskTopic, VisitModel>> = {
  suicide_attempt: {
    bias: 5.43,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""#&"#"(%(""""""##%$$""#"""""(##"$$""%#&%$#""$""$#"#""####"#%$"""%"""#"#"""#"""""##"""""#"',
    weights:
      'OQNNTMMMQOMQQMOOQOOXQOO^NNRLNMOMNNQOOORQOOORQQOOOOOSOQOQNMOUONNVSOMNNQVOOOROOONNOLNMNNRRRVNLMOQ',
  },
  suicide_plan: {
    bias: 1.43,
    own: 0.00,
    from: 0.00,
    steps:
      '""##"""#$"""(#$%"""""""#"""%"#"#"""#""""$"$$$(#$"&"%#""")""##"""#"$#"#"""$"%""""$###"$#"##"$""#"',
    weights:
      'LQOMOOOONNOMONKQQONOMRNNOQQMXMROTOONONNOQQOOSNQONQOQSQOQOQQNRONTNONONROQOQONQOORQOQONOLMMRTNLLQR',
  },
  suicide_intent: {
    bias: 0.42,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""##"#""#&#$""""##""#"""&"""$"""""###""#$%#""#$""""&"$#"%"#"$%#$""""#"#$*""""%##""##"""""""#"""#""',
    weights:
      'LRRNMNOMQONNSQOMIMROOMNNOQQOONRXMNNQROLOMQQQQORQRQQQROOQONORQOMROQSONONNOOSTQRNMQQOSQONNOMOQMRTVSMKLSQQ',
  },
  suicide_preparation: {
    bias: -0.07,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"#)""#"&#$#&#"""""("""$""#""#"#"##+"#"##"""##&##$"#""""""""""#"#"#"#"$"#&""$$%""#"""#""""""""""',
    weights:
      'LONNRNOMQOQLOOMQQQOQNNO`NOONKOMOQQQOOOOOOQNOOOQOQQQOORQQOOQROOOKOQQONNTOOOONNSONMOOOMNOSWWOQLLLQO',
  },
  violence_plan: {
    bias: -2.02,
    own: 0.00,
    from: 0.00,
    steps:
      '""$"$$#"#%"#"$&##"$"""&"##"""""#""$"#&##$$%"&)$###"#&"""#""""""*""%""$""$"$#""#"""#"""""#',
    weights:
      'MQQNNOONNQRQMKNOMQONQQROVLOOOOOOOQQQQNOQQQOOQQMNOOQOOQQNOQQQQORTOONNQRQNQNNQLNMKNKLQ[WQOR',
  },
  command_voices: {
    bias: -2.42,
    own: 0.00,
    from: 0.00,
    steps:
      '"#""""")#"&""$$""""""#"""$"#""$""#""#""""""""""""####*)&"#,"#""&%#""""""(""#""""#%$""$""$""""""',
    weights:
      'MOMNMNONMRQOLLQNOONMMORORQOONOWOQROOOONQQQQQQOOQRQOQQQQQRTOOOOQOQMOOUOOOQOOOOOUNOQNMNMONORTOQQ`',
  },
  violence_act: {
    bias: -9.08,
    own: 0.00,
    from: 0.00,
    steps:
      '"$"""""$$"#&""$$"$""#"")#""""""""""#))$"&$"".##"$""##""$$"##"""#"$""#"$##""""%#""""""""#"""""',
    weights:
      'LLOMOMNONQQQOSLNNORMUQNONQNRZNMONONNQQQQQNRQQNONOOOOQNONOTOQOSQRNOOQOOOOSNOROOLMLMONMONSTOORT',
  },
  suicide_method: {
    bias: -4.51,
    own: 0.00,
    from: 0.00,
    steps:
      '""#""""$""""#"%"""$&""""#$"$"#""%#""#"""#"$&"$$""#&"(#"#"&""#"""""$""#"##&""##"$$##"""%""#"""##""#"',
    weights:
      'MQQQNOMOOQMNMQQOOLKQQNMNOOQOORON[OOMONROQQRQOQOOQOQNSQQRQOOOONQROQNQOOQMRSSOONOROOQQOOQMNOQQRROMOQN',
  },
  suicidal_thoughts: {
    bias: -5.92,
    own: 0.00,
    from: 0.00,
    steps:
      '""#""""##$""&"#$$"##"#""""""$"#"""#%"#"""%""""#%"%#)"$$%$"&$"$"""""####"""""###$"""%#"""""""""""#"""#',
    weights:
      'MQNONNNOONQOQNLNMNOMNNRMOSQQLONONOXOOORQRQOQOQOQRQORQOQOQQONWNRNONOMOQOOWNNNRNNOOOQNNTONOONSQRQSONQNO',
  },
  violence_thoughts: {
    bias: 6.34,
    own: 0.00,
    from: 0.00,
    steps:
      '""%"#$"#)$$$#""""#""#%#""$"""""##""#$"""#"""$%$")&"%%"$$"#""""""#"##"$"%%##$""#"#""""""#"""$"',
    weights:
      'MQOONOQNQKJONNMMNMQSSRMTOLOOUONONNRQRQRNQOOQQOQQRQOSQQNOQQNROSRONQQQQSNMNROQNOOONNLNKLJKOWWQQ',
  },
  not_eating_or_drinking: {
    bias: -8.49,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"#$"$"""#("$""#$""#""#"%#"""$""""""""#"&$#("#"."""$""$%#"%##"""$$$"""#"#"""""""#$""""#"""""#"""',
    weights:
      'MOMNNNQNOQQQQONQOOQNOQNQOMQNNONO]NMNONRQQQQOQQQOOQQQROROOONONONQNOONTNOOOORNNOONNWOROMNSONONNONKa',
  },
  abuse_or_danger_from_others: {
    bias: -3.01,
    own: 0.00,
    from: 0.00,
    steps:
      '"""%"")"*$)"""##($#"""#""##&%(#"$$"(+###$"#""#""$$%"$#"$""""""""""""""##""#"""""""""""',
    weights:
      'MONUROOMIMOMMOOQOOOONOO]QOOOROQMRQOQOQQQOOONOQNRONNOOMVOROOOOMOOONOO[QNQRXIIGJROLKLIWL',
  },
  cannot_care_for_self: {
    bias: 0.45,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""")#*$"$"#""%"(%""#"$""3")*$""#$"%%#""""""#"#("$"""%%""""""""##""""""##""""',
    weights:
      'LMNJOMLLOO[MOOQORLOOOQQMNNWONQOQQQOQRQRQNONORONOOQONOORQRONNOONNONUNLLKNLNNMMOLSS',
  },
  self_harm: {
    bias: -6.61,
    own: 0.00,
    from: 0.00,
    steps:
      '"#""""""$"#"#)$"$"""""$"(""""$""#""""""$""#&$)#,+$%$"#"##""""#""$"##"##"%""""""""""""#""""""""""',
    weights:
      'MNNMNONOOQORQQMOMNNNOMQOQNQQNONOOMOYNORQQQOOQQOSOOMNMQMTNOOOOOOOOONTOOONONONMOVNOMKISLKUNXMMMMRO',
  },
  wish_to_be_dead: {
    bias: -10.64,
    own: 0.00,
    from: 0.00,
    steps:
      '"##"""$"&"#&$&"""""""""$"#""""#""#""""")#%""""#"#")")&""&"$$"##"""""""#"#""#"#"$"#"#"#""""""#""""""#""',
    weights:
      'NOQOOMOOQQQOKOQOQNQMQQQQQOOONOONOOMNMZNROOOQRRRQOOOOQONQQUVOMNOONNRNOOOOOQOMZOONOOSQNNTONMLSNNOONLMRQL',
  },
  means_access: {
    bias: 4.41,
    own: 0.00,
    from: 0.00,
    steps:
      '""##"""$"""$,""#"""##$"%"$""#"#"#"""#%%#$""&#,%""""#"#"#$%#$"""#%"#"""""#"*"$""""#("##',
    weights:
      'NRONMOQOQOOQKMQRQQNOMNOOMOQNRMOLQN^OQROQOOOOQQNROOQRRQQNNMOSOONNRNNOOQOWQSONNRNMNOQQLT',
  },
};
