// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.
import type { RiskTopic } from '../find/classifier/outputs.ts';
import type { LinearModel } from '../find/classifier/linear-model.ts';

/** By how much each column differs from statement to statement. */
export const SPREADS_OF_STATEMENTS: readonly number[] = [0.01, 2.19, 1, 2.08, 2.1, 0.79, 1.26, 1.4, 1.19, 1.58, 0.8, 0.5, 1.57, 0.36, 0.19, 1.08, 0.5, 1.53, 1.46, 0.23, 0.32, 0.24, 0.88, 0.11, 0.45, 0.29, 0.01, 0.01, 1.75, 0.24, 0.13, 0.46, 1.09, 1.76, 1.35, 0.38, 0.69, 2.03, 0.97, 1.18, 2.74, 0.48, 0.38, 1.58, 0.46, 0.62, 0.49, 0.13, 0.75, 0.45, 0.63, 0.62, 0.51, 0.56, 0.54, 0.61, 0.87, 0.72, 0.76, 0.75, 0.37, 0.58, 0.93, 0.72, 1.53, 1.57, 1.5, 1.44, 0.77, 0.76, 0.24, 0.34, 0.22, 0.44, 0.57, 0.19, 0.81, 0.58, 0.36, 0.34, 0.34, 0.4, 0.21, 0.08, 0.07, 0.13, 0.12, 0.2, 0.07, 0.08, 0.17, 0.24, 0.4, 0.44, 0.12, 0.67, 0.09, 0.4, 0.27, 0.45, 0.19, 0.11, 0.42, 0.24, 0.03, 0.04, 0.31, 0.73, 0.03, 0.94, 0.75, 0.73, 0.38, 0.55, 0.36, 0.26, 0.33, 0.44, 0.69, 0.63, 0.38, 0.41, 0.33, 0.61, 0.35, 0.3, 0.54, 0.23, 0.38, 0.83, 0.51, 0.42, 0.54, 0.1, 0.52, 0.65, 0.57, 0.75, 0.44, 0.6, 0.61, 0.49, 0.56, 0.53, 0.61, 0.87, 0.71, 0.75, 0.74, 0.36, 0.57, 0.92, 0.71, 2.17, 2.24, 2.05, 1.57, 1.7, 1.33, 1.49, 1.48, 1.09, 0.92, 1.13, 1.49, 1.44, 1.11, 1.99, 1.09];

/** That a statement bears risk. */
export const CONCERN: LinearModel = {
    bias: -6.53,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""#"""""""#"$#"$"$$#""""##"#####"""$""#$&#$#.##""#"$##"#""&"#"#"*&"""#$$""""""#""%$"',
    weights:
      'T_[aTNNSNRNNRNMJNMNLYWSRXQONRQOORNRRQNNQNQOMMNOOOONRNONOORNTQOTORNQQQOQQRQQQQSOVUXJQUMOKL',
  };

/** What the risk of a statement is about. */
export const TOPICS: Readonly<Record<RiskTopic, LinearModel>> = {
  suicide_attempt: {
    bias: 5.86,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""#$#"#"(%("""#"##%$$""#"""""("#$#""%#%(""$"%#"#""####"#%$"""%"""#"#"""#"""""##""""""""',
    weights:
      'OQNNTMMMOQOMQQMOOQOXQOO^NNRLNMOMNNQOOSQOOORQOOOORQOQNMOUONNVSONNNQVOOOROOONNOLNMNNRSRUNLMQOQ',
  },
  suicide_plan: {
    bias: -3.66,
    own: 0.00,
    from: 0.00,
    steps:
      '""##"""&"""(#$%"""""""#"""%"#""""""#""""$".#$"%"#"#"$%"$#"""#"$#"#"#$"%""""$###"$#"#"""$""#"',
    weights:
      'LQOMOOONNOMONKQQONOMRMOOQQMXNROOTOONONNOQQNQONQOOQOQOOQNROMTNONONROOQOMQOORQOQONOLMNQRTMLLQR',
  },
  suicide_intent: {
    bias: -0.25,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""#$#""#&#$""""##""#"""&"""$"""####""##&"""$""""%"#"%"#"$%&""""#"#-""""%##""##"""""""#"""#""',
    weights:
      'LRRNMNOMONNSQOMINROOMNNOQROONRXMNNQRLOMQQQQORQQQQROOQNNOQOMRNQSNONNOOSTRNMQQOSQONNOMOQNRTVSMJLSQQ',
  },
  suicide_preparation: {
    bias: -0.67,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"#)""#"&#$#&#"""")"""$""#""#"#"#&$"#"#$""$%#$"#""""""""""#"#"#"#"$"#&""$$%""#"""$"""""""""',
    weights:
      'LNNNRNOMQOQLOOMQQQONNO`NOONKOMOQQQOOOOOONOOQOQQOORQQOOQROOOKORQONOTOOOONMSONMOOOMOSWWOQLMKQO',
  },
  violence_plan: {
    bias: -3.96,
    own: 0.00,
    from: 0.00,
    steps:
      '""$"$$#"#&#"$&##"$"""&"##"""""#""$"#%&$%"##)#$""#&"""#""""""#(""%""$""$"$#""#"""#"""##',
    weights:
      'MQQNNOONNRQMKNOMQNMQQROVLOOOOOOOQQQQNQQOOOQMNOOQOOQQNOQQQQOROTOONNQRQNQNNQLNMLOKLQ[WOR',
  },
  command_voices: {
    bias: -1.60,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"""""#&#"&""$$""""""#"""$"#""$##""#"""""""""""#""#&$+##*"#""&(""""""(""#""""#%$""#"""$""""""',
    weights:
      'MOMNMNOOOMRQOLLQNOONMMORORQOONOWQROOOONQQQQQQOQRQOQQQQRTOOOOOQOMOOUOOOQOOOOOUNOQNMMOMONNRTOQQ`',
  },
  violence_act: {
    bias: -9.20,
    own: 0.00,
    from: 0.00,
    steps:
      '"$"""""$$"#&""$$"$""#"")#""""""""""#))"&$""*##"$""##""$$"##"""#"$""$$##""""%#""""""""#"""""',
    weights:
      'LLOMOMNONQQQOSLNOORMUQOONQNRZNMONONNQQQQNRQQNONOOOOQOONNTOQOSQRNOOQOOOSNORNOMMLMONMONSTOORT',
  },
  suicide_method: {
    bias: -0.64,
    own: 0.00,
    from: 0.00,
    steps:
      '""#""""%"""#"%"""$$#""""##""%#""%#""#"""#"+"#""#&&$"&"$"""""$""#"##&""%"$$##"""%""$""##""#"',
    weights:
      'LQQQNOMOQMNMQQOOLKOQQOMNOOOQORON[OOMONROQQRQOOQONTRQOOONQROQNQOOQMQSSONOROORQOOQMNRQRROMOQN',
  },
  suicidal_thoughts: {
    bias: -7.02,
    own: 0.00,
    from: 0.00,
    steps:
      '""#""""##$""&"#$$"##"#""""""$"#"""#%"#"""%"""%"%#(")%&$"$"""""####"""""###$"""%#"""""""""##"""#',
    weights:
      'MQNONNNOONQOQNMNMNOMNNRMOSQQLONONOXOONRQROQOQQRQORQOQONWNRNONOMOQOOWNNNRNNOOOQNNTONOOOTQRSOMQNO',
  },
  violence_thoughts: {
    bias: 3.12,
    own: 0.00,
    from: 0.00,
    steps:
      '""%"#$"#)$$$#""""#""#%#""$"""""##""#$""#"$%%#%$%%"$$"#""""""#"##"$"%%##$""#"#""""""##"$"',
    weights:
      'MQOONOQNQKJONNLMMMQRSRMTOLOOUONONNRQRRNQOQOQOROSQQNOQQNROSROMQQQQSNMNROQMONOONLNKLKKVWQQ',
  },
  not_eating_or_drinking: {
    bias: -7.57,
    own: 0.00,
    from: 0.00,
    steps:
      '"#"#$"$"""#("$""#$""#""#"%#"""$""""""""#"%$"&"#+#"$""$%#"###"""""$$$"""#$"""""""#$""""#"""""#"""',
    weights:
      'MOMNONQNOQQQQONQOOQNOQNQOMQNNONO]OMNONRQQQQOQQQOOQROROOONOONOOOQNOONTOOOORNNNONNWORONNSONONNONK`',
  },
  abuse_or_danger_from_others: {
    bias: -4.09,
    own: 0.00,
    from: 0.00,
    steps:
      '"""%"")"*$)"""##($#"""#""##&$%#"$$"&(#%$"#""#""$$%"$#"$""""""""""""""##"""""""""""""""',
    weights:
      'MONUROOMIMOMMOOQOOOONOO]QOOOROQMRQOQOQQOOONOQNRONNOOMVOROOOOMOOONOOZQNRSWQHIHJSOLLMIWL',
  },
  cannot_care_for_self: {
    bias: 0.02,
    own: 0.00,
    from: 0.00,
    steps:
      '"""""""")#*$"$"#""%"(%""#"$""0"))#""$"$"%#""""""#"#("$"""%%""""""""##""""""##""""',
    weights:
      'LMNJOMKLOO[MOOQORLOOOQQMNNWONQOQQQORQROQNONORONOOQONOORQRONNOONNONUNLLKNMNNMMOLSS',
  },
  self_harm: {
    bias: -9.04,
    own: 0.00,
    from: 0.00,
    steps:
      '"#""""""$"#"#)$"$"""""%("#"$""#""""""$"""()""*)$%#""#"""#""""#""$"##"##"%""""""""""""#""""""""""',
    weights:
      'MNNMNONOOQORQQMOMNNNOMOQNQNONOOMNYNORQQQOQQOOSOOMOMMQMQTNOOOOOOOOONTOOONOMONMNVNOMKIRLKUNXMMMNQO',
  },
  wish_to_be_dead: {
    bias: -13.39,
    own: 0.00,
    from: 0.00,
    steps:
      '"##"""$"#$"#$#$&"""""""#$"#""""#"""""""""*%""#"#"("#)""&"$$"##"""""""#"###"#"$"$"""#""""""#""""""""""',
    weights:
      'NOQOOMOOQQQQQOKOQOQNQMQQQQOOONOONOOOLNMZNOORRSQOONOOONQQUVOMNOONNRNOOOOOOMZOONOSOQNNTONNMSNNOONLMORQL',
  },
  means_access: {
    bias: 6.60,
    own: 0.00,
    from: 0.00,
    steps:
      '""##"""$"""$,""#"""##$"%"$""#"#""""""#)$#("*#""""#"#"#$%#$"""#%"#"""""#"*"$""""*"##',
    weights:
      'NRNNMOQOQOOQKNQRQQNOMNOOMNQNRMOLOQN^OQOOOQQQNROOQRQQQNNMOSOONNRNNOOQOWQSONNRNMNRQLT',
  },
};
