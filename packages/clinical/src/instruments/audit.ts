import { memory, ours, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

export const audit = defineInstrument({
  key: 'audit',
  name: 'AUDIT',
  aliases: [
    'Alcohol Use Disorders Identification Test',
    'Alcohol Use Disorders Identification Test (AUDIT)',
    'AUDIT-10',
  ],
  purpose: 'substance',
  measures: 'hazardous and harmful drinking',
  itemCount: 10,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'AUDIT total score',
      min: 0,
      max: 40,
      worse: 'higher',
      bands: [
        { from: 0, label: 'low risk' },
        { from: 8, label: 'hazardous' },
        { from: 16, label: 'harmful' },
        { from: 20, label: 'possible dependence' },
      ],
      bandsEvidence: verified(
        'Babor 2001, WHO AUDIT guidelines, zones I to III (comorbidityguidelines.org.au), IV (mindchecktools.com)',
      ),
      cutPoint: { value: 8, evidence: verified(CAMCOPS) },
      reliableChange: reliableChangeFrom(6.5, 0.83),
      // Seen in the value sets of HL7 Portugal.
      codes: [loinc('75624-7', 'Total score [AUDIT]')],
    },
  ],
  escalations: [
    {
      item: 9,
      atLeast: 1,
      level: 'note',
      selfHarm: false,
      label: 'item about injury through drinking endorsed',
      evidence: ours(),
    },
    {
      item: 10,
      atLeast: 1,
      level: 'note',
      selfHarm: false,
      label: 'item about concern of others over drinking endorsed',
      evidence: ours(),
    },
  ],
  codes: [loinc('72110-0', 'Alcohol Use Disorder Identification Test [AUDIT]')],
  licence: 'WHO, free for non-commercial use',
  sources: [verified(CAMCOPS), memory()],
});
