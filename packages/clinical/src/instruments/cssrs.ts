import { ours, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { CSSRS_QUESTIONS } from '../mse/cssrs-questions.ts';

const LEVELS = 'C-SSRS screener triage levels (blueprint-health, hiboop, docsbay guides)';

export const cssrs = defineInstrument({
  key: 'cssrs',
  name: 'C-SSRS screener',
  aliases: [
    'C-SSRS',
    'Columbia Suicide Severity Rating Scale',
    'Columbia-Suicide Severity Rating Scale (C-SSRS)',
    'Columbia screener',
  ],
  purpose: 'screen',
  measures: 'suicidal ideation and behaviour screen',
  itemCount: 6,
  itemRange: [0, 1],
  notSummed: 'the level follows from which questions are answered yes, not from how many',
  needsResponses: true,
  levelOnly: true,
  scales: [
    {
      key: 'total',
      label: 'C-SSRS screener level',
      min: 0,
      max: 3,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 1, label: 'low' },
        { from: 2, label: 'moderate' },
        { from: 3, label: 'high' },
      ],
      bandsEvidence: verified(LEVELS),
      cutPoint: { value: 1, evidence: ours('any yes is a positive screen') },
      codes: [],
    },
  ],
  escalations: CSSRS_QUESTIONS.map(({ finding, evidence }, index) => ({
    item: index + 1,
    atLeast: 1,
    level: index < 2 ? 'note' : 'escalate',
    selfHarm: true,
    label: finding,
    ...(index === 0 ? ({ alone: 'low' } as const) : {}),
    evidence,
  })),
  codes: [loinc('93373-9', 'Columbia - suicide severity rating scale screener - recent')],
  licence: 'free, Columbia Lighthouse Project, wording not to be altered',
  sources: [verified('NINDS common data elements'), verified(LEVELS)],
});
