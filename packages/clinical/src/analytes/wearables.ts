import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, below, plausibleFrom, atOrBelow } from './limits.ts';
import { byDefinition } from './units.ts';
import { NEWS2 } from './sources.ts';

const group = 'wearables';

export const WEARABLES: readonly Analyte[] = [
  defineAnalyte({
    key: 'resting_heart_rate',
    label: 'Resting heart rate',
    aliases: ['rhr', 'resting hr', 'resting pulse', 'heart rate', 'pulse', 'pulse rate'],
    group,
    unit: 'bpm',
    unitAliases: ['/min', '1/min', 'min-1', 'beats/min', '{beats}/min', 'beats per minute', 'beats per min'],
    conversions: [],
    reference: { low: 60, high: 100 },
    referenceText: '60-100 bpm; 50-60 in fit people',
    referenceEvidence: memory(),
    criticalLow: atOrBelow(40, verified(`${NEWS2}: 3 points`)),
    criticalHigh: above(130, verified(`${NEWS2}: 3 points from 131`)),
    plausible: plausibleFrom(10, 350),
    context: {
      high: "can go with anxiety, clozapine or stimulants; a rise over the person's own baseline can reflect strain",
      evidence: memory(),
    },
    codes: [loinc('40443-4', 'Heart rate^resting (Heart rate Resting)'), loinc('8867-4', 'Heart Rate')],
    findings: {
      high: [snomed('3424008', 'Tachycardia (finding)')],
      low: [snomed('48867003', 'Bradycardia (finding)')],
    },
  }),
  defineAnalyte({
    key: 'hrv_rmssd',
    label: 'Heart rate variability (RMSSD)',
    aliases: ['rmssd', 'hrv', 'heart rate variability'],
    group,
    unit: 'ms',
    unitAliases: ['msec', 'millisecond', 'milliseconds'],
    conversions: [
      byDefinition(['s', 'sec', 'seconds'], 1000),
      { ...byDefinition(['ln', 'ln ms', 'ln(ms)', 'lnRMSSD'], 1), logarithmic: true },
    ],
    reference: { low: 19, high: 75 },
    referenceText: 'about 19-75 ms in a short recording; depends on age',
    referenceEvidence: verified('Welltory RMSSD spread; Elite HRV ranges by age (lnRMSSD 2.97-3.76)'),
    plausible: plausibleFrom(1, 500),
    context: {
      low: 'associated with depression, stress and anticholinergic drugs',
      evidence: memory(),
    },
    codes: [],
  }),
  defineAnalyte({
    key: 'spo2',
    label: 'Oxygen saturation',
    aliases: [
      'sao2',
      'o2 sat',
      'o2 saturation',
      'sp o2',
      'blood oxygen',
      'blood oxygen saturation',
      'pulse oximetry',
    ],
    group,
    unit: '%',
    unitAliases: ['percent'],
    conversions: [byDefinition(['fraction', '1'], 100)],
    reference: { low: 95, high: 100 },
    referenceText: '95-100 %',
    referenceEvidence: memory(),
    criticalLow: below(88, memory()),
    plausible: plausibleFrom(20, 100),
    context: {
      low: 'can go with sleep apnoea, or with benzodiazepines and opioids taken together',
      evidence: memory(),
    },
    codes: [
      loinc('59408-5', 'Oxygen saturation in Arterial blood by Pulse oximetry'),
      loinc('2708-6', 'Oxygen saturation in Arterial blood'),
    ],
  }),
  defineAnalyte({
    key: 'sleep_hours',
    label: 'Sleep duration',
    aliases: ['total sleep', 'total sleep time', 'hours of sleep', 'sleep time', 'hours slept', 'sleep'],
    group,
    unit: 'h/night',
    unitAliases: ['h', 'hr', 'hrs', 'hour', 'hours', 'hours/night', 'h/d', 'hours/day'],
    conversions: [
      byDefinition(['min', 'mins', 'minutes', 'min/night', 'min/d'], 1 / 60),
      byDefinition(['s', 'sec', 'seconds'], 1 / 3600),
    ],
    reference: { low: 7, high: 9 },
    referenceText: '7-9 h/night',
    referenceEvidence: memory(),
    criticalLow: below(4, memory()),
    criticalHigh: above(11, memory()),
    plausible: plausibleFrom(0, 24),
    context: {
      low:
        'short sleep is associated with later depression (relative risk 1.31); very short sleep on consecutive nights can ' +
        'precede or accompany mania',
      high: 'long sleep is associated with later depression (relative risk 1.42)',
      evidence: memory(
        'mania: general clinical knowledge, unverified; relative risks: Zhai 2015, meta-analysis of sleep duration',
      ),
    },
    codes: [loinc('93832-4', 'Sleep duration')],
  }),
  defineAnalyte({
    key: 'sleep_efficiency',
    label: 'Sleep efficiency',
    aliases: ['sleep efficiency percent'],
    group,
    unit: '%',
    unitAliases: ['percent'],
    conversions: [byDefinition(['fraction', 'ratio', '1'], 100)],
    reference: { low: 85 },
    referenceText: '>= 85 %',
    referenceEvidence: memory(),
    plausible: plausibleFrom(2, 100),
    context: {
      low: 'can go with insomnia',
      evidence: memory(),
    },
    codes: [],
  }),
  defineAnalyte({
    key: 'steps',
    label: 'Daily steps',
    aliases: ['step count', 'daily step count', 'number of steps', 'steps per day'],
    group,
    unit: 'steps',
    unitAliases: ['{steps}', '{steps}/d', 'steps/d', 'steps/day', 'count', 'count/day', '/d'],
    conversions: [],
    reference: { low: 7000 },
    referenceText: '>= 7000 steps; 5000-6999 low, < 5000 sedentary',
    referenceEvidence: memory(),
    plausible: plausibleFrom(0, 200_000),
    context: {
      low: "a marked drop against the person's own baseline can reflect withdrawal or slowing",
      evidence: memory(),
    },
    codes: [loinc('41950-7', 'Number of steps (# steps 24H nRate Measured)')],
  }),
  defineAnalyte({
    key: 'skin_temp_delta',
    label: 'Skin temperature deviation',
    aliases: ['skin temp deviation', 'skin temp delta', 'temperature deviation', 'skin temperature delta'],
    group,
    unit: 'C',
    unitAliases: ['Cel', 'degC', 'deg C', 'celsius', 'K'],
    conversions: [byDefinition(['F', '[degF]', 'deg F', 'fahrenheit'], 1 / 1.8)],
    reference: { low: -1.0, high: 1.0 },
    referenceText: "-1.0 to +1.0 C against the person's own baseline",
    referenceEvidence: memory(),
    criticalHigh: above(2.0, memory()),
    plausible: plausibleFrom(-10, 10),
    context: {
      high: 'can reflect fever: check for infection on clozapine and for neuroleptic malignant syndrome',
      evidence: memory(),
    },
    codes: [],
  }),
];
