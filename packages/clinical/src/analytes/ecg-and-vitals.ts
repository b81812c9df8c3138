import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, atOrAbove, below, plausibleFrom, atOrBelow } from './limits.ts';
import { byDefinition } from './units.ts';
import { NEWS2 } from './sources.ts';

const group = 'ecg-and-vitals';
const QTC_SOURCES = 'AccessPharmacy QTc table; CPMP guidance as quoted by brainmass; psychdb';
const mmHg = {
  unit: 'mmHg',
  unitAliases: ['mm[Hg]', 'mm Hg', 'torr', 'millimeter of mercury', 'millimeters of mercury'],
  conversions: [byDefinition(['kPa'], 7.50062)],
};

export const ECG_AND_VITALS: readonly Analyte[] = [
  defineAnalyte({
    key: 'qtc',
    label: 'Corrected QT interval',
    aliases: ['corrected qt', 'qtc interval', 'qtc fridericia', 'qtcf', 'qtc bazett', 'qtcb'],
    group,
    unit: 'ms',
    unitAliases: ['msec', 'millisecond', 'milliseconds'],
    conversions: [byDefinition(['s', 'sec', 'seconds'], 1000)],
    reference: { male: { high: 450, highOpen: true }, female: { high: 470, highOpen: true } },
    referenceText: 'men < 450 ms, women < 470 ms',
    referenceEvidence: verified(QTC_SOURCES),
    criticalLow: below(350, memory()),
    criticalHigh: atOrAbove(500, verified(QTC_SOURCES)),
    plausible: plausibleFrom(150, 900),
    context: {
      high:
        'check for drugs that prolong the QT interval and for low potassium or magnesium; a rise of more than 60 ms over ' +
        "the person's own baseline also matters. At high or low heart rates Fridericia's correction is preferred to Bazett's",
      evidence: memory(
        `general clinical knowledge, unverified; 60 ms and the choice of correction: ${QTC_SOURCES}`,
      ),
    },
    codes: [loinc('8636-3', 'QTC interval (Q-T interval corrected)')],
    findings: { high: [snomed('111975006', 'Prolonged QT interval (finding)')] },
  }),
  defineAnalyte({
    key: 'respiratory_rate',
    label: 'Respiratory rate',
    aliases: ['rr', 'resp rate', 'breathing rate', 'respirations'],
    group,
    unit: '/min',
    unitAliases: [
      '1/min',
      'min-1',
      'breaths/min',
      '{breaths}/min',
      'breaths per minute',
      'br/min',
      'resp/min',
      'respirations/min',
      'brpm',
      'bpm',
    ],
    conversions: [],
    reference: { low: 12, high: 20 },
    referenceText: '12-20 /min',
    referenceEvidence: verified(`${NEWS2}: no points`),
    criticalLow: atOrBelow(8, verified(`${NEWS2}: 3 points`)),
    criticalHigh: above(30, memory()),
    plausible: plausibleFrom(0, 120),
    context: {
      high: 'can go with panic',
      low: 'can follow opioids',
      evidence: memory(),
    },
    codes: [loinc('9279-1', 'Respiratory rate')],
  }),
  defineAnalyte({
    key: 'body_temperature',
    label: 'Body temperature',
    aliases: [
      'temp',
      'temperature',
      'oral temperature',
      'core temperature',
      'tympanic temperature',
      'temporal temperature',
      'temporal artery temperature',
    ],
    group,
    unit: 'C',
    unitAliases: ['Cel', 'degC', 'deg C', 'degrees C', 'celsius', 'degree celsius', 'degrees celsius'],
    conversions: [
      {
        ...byDefinition(
          ['F', '[degF]', 'deg F', 'degrees F', 'fahrenheit', 'degree fahrenheit', 'degrees fahrenheit'],
          1 / 1.8,
        ),
        offset: -32 / 1.8,
      },
      { ...byDefinition(['K'], 1), offset: -273.15 },
    ],
    reference: { low: 36.1, high: 37.5 },
    referenceText: '36.1-37.5 C',
    referenceEvidence: memory(),
    criticalLow: atOrBelow(35, verified(`${NEWS2}: 3 points`)),
    criticalHigh: atOrAbove(38.5, verified('US label of clozapine (openFDA), section 5.1: fever of 38.5 C')),
    plausible: plausibleFrom(10, 47),
    context: {
      high:
        'on an antipsychotic, check for neuroleptic malignant syndrome and for infection; with serotonergic drugs, for ' +
        'serotonin syndrome',
      evidence: memory(),
    },
    codes: [loinc('8310-5', 'Body temperature')],
  }),
  defineAnalyte({
    key: 'systolic_bp',
    label: 'Systolic blood pressure',
    aliases: ['sbp', 'systolic', 'systolic bp', 'bp systolic'],
    group,
    ...mmHg,
    reference: { low: 90, high: 130, highOpen: true },
    referenceText: '90-129 mmHg',
    referenceEvidence: memory(),
    criticalLow: below(90, memory()),
    criticalHigh: atOrAbove(180, memory()),
    plausible: plausibleFrom(30, 350),
    context: {
      high: 'can follow SNRIs or stimulants; on a monoamine oxidase inhibitor, check for a hypertensive crisis',
      evidence: memory(),
    },
    codes: [loinc('8480-6', 'Systolic blood pressure')],
    findings: { low: [snomed('45007003', 'Low blood pressure (disorder)')] },
  }),
  defineAnalyte({
    key: 'diastolic_bp',
    label: 'Diastolic blood pressure',
    aliases: ['dbp', 'diastolic', 'diastolic bp', 'bp diastolic'],
    group,
    ...mmHg,
    reference: { low: 60, high: 80, highOpen: true },
    referenceText: '60-79 mmHg',
    referenceEvidence: memory(),
    criticalHigh: atOrAbove(120, memory()),
    plausible: plausibleFrom(0, 250),
    context: {
      high: 'can follow SNRIs or stimulants; on a monoamine oxidase inhibitor, check for a hypertensive crisis',
      evidence: memory(),
    },
    codes: [loinc('8462-4', 'Diastolic blood pressure')],
  }),
];
