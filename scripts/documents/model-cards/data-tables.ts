import { ANALYTES, CONDITION_CAUTIONS, type Evidence, INSTRUMENTS, RELAPSE_INDICATORS } from '@svc/clinical';
import { URGENT_LIMITS } from '../../../packages/clinical/src/analytes/urgent-limits.ts';
import { METRICS } from '../../../packages/engines/src/dmse/metrics/index.ts';
import { DRUGS } from '../../../packages/clinical/src/drugs/index.ts';
import { PATIENT_CAUTIONS } from '../../../packages/clinical/src/interactions/patient-cautions.ts';
import { INTERACTION_RULES } from '../../../packages/clinical/src/interactions/rules.ts';
import { WASHOUTS } from '../../../packages/clinical/src/interactions/washouts.ts';
import { CSSRS_QUESTIONS } from '../../../packages/clinical/src/mse/cssrs-questions.ts';
import { RELAPSE_BANDS } from '../../../packages/engines/src/agents/relapse/relapse-bands.ts';
import { table } from '../table.ts';

const standing = (evidence: Evidence | undefined) => [evidence?.status ?? '', evidence?.source ?? ''];

/** Every cut of every scale. */
export function scalesTable(): string {
  const rows = INSTRUMENTS.flatMap(({ name, purpose, scales, escalations }) => [
    ...scales.flatMap(
      ({ label, min, max, bands, bandsEvidence, reliableChange, remission, cutPoint, scoreAlert }) => [
        [
          label,
          purpose,
          'bands',
          `${min} to ${max}: ${bands.map((band) => `${band.label} from ${band.from}`).join(', ')}`,
          ...standing(bandsEvidence),
        ],
        ...[
          ['reliable change', reliableChange] as const,
          ['remission at', remission] as const,
          ['cut', cutPoint] as const,
        ].flatMap(([what, number]) =>
          number === undefined ? [] : [[label, purpose, what, number.value, ...standing(number.evidence)]],
        ),
        ...(scoreAlert === undefined
          ? []
          : [
              [
                label,
                purpose,
                `alert: ${scoreAlert.label}`,
                scoreAlert.atLeast,
                ...standing(scoreAlert.evidence),
              ],
            ]),
      ],
    ),
    ...escalations.map(({ item, atLeast, label, evidence }) => [
      name,
      purpose,
      `item ${item}: ${label}`,
      atLeast,
      ...standing(evidence),
    ]),
  ]);
  return table('Scales', ['scale', 'purpose', 'what', 'value', 'status', 'source'], rows);
}

export function metricsTable(): string {
  const rows = METRICS.flatMap(({ label, unit, arms, bandsEvidence }) =>
    arms.flatMap(({ side, subclinical, clinical }) =>
      [['subclinical', subclinical] as const, ['clinical attention', clinical] as const].flatMap(
        ([band, cut]) =>
          cut === undefined
            ? []
            : [
                [
                  label,
                  `${band}, ${side}`,
                  `${cut.value} ${unit}`,
                  `${cut.caps.join(' to ')}`,
                  ...standing(bandsEvidence),
                ],
              ],
      ),
    ),
  );
  return table('Cuts', ['metric', 'band', 'from', 'calibration may move it', 'status', 'source'], rows);
}

export function limitsTable(): string {
  const rows = ANALYTES.flatMap(
    ({ label, unit, referenceText, referenceEvidence, criticalLow, criticalHigh }) => [
      [label, 'adult range', `${referenceText} ${unit}`, ...standing(referenceEvidence)],
      ...(criticalLow === undefined
        ? []
        : [
            [
              label,
              'critical',
              `${criticalLow.inclusive ? '≤' : '<'} ${criticalLow.value} ${unit}`,
              ...standing(criticalLow.evidence),
            ],
          ]),
      ...(criticalHigh === undefined
        ? []
        : [
            [
              label,
              'critical',
              `${criticalHigh.inclusive ? '≥' : '>'} ${criticalHigh.value} ${unit}`,
              ...standing(criticalHigh.evidence),
            ],
          ]),
    ],
  );
  const urgent = URGENT_LIMITS.map(({ analyte, comparator, limit, unit, reason, evidence, when }) => [
    analyte,
    `${comparator} ${limit} ${unit}`,
    reason,
    when ?? '',
    ...standing(evidence),
  ]);
  return [
    table('Urgent tier', ['analyte', 'limit', 'why', 'only with', 'status', 'source'], urgent),
    table('Ranges and critical limits', ['analyte', 'what', 'value', 'status', 'source'], rows),
  ].join('\n');
}

export function onsetTable(): string {
  const rows = DRUGS.flatMap(({ name, onset }) =>
    onset === undefined
      ? []
      : [[name, `${onset.fromWeeks} to ${onset.toWeeks} weeks`, ...standing(onset.evidence)]],
  );
  return table('When a response can be expected', ['medicine', 'window', 'status', 'source'], rows);
}

export function medicinesTables(): string {
  const washouts = WASHOUTS.map(({ stopped, days, matters, evidence }) => [
    stopped.join(', '),
    days,
    matters?.join(', ') ?? 'its interactions',
    ...standing(evidence),
  ]);
  const cautions = PATIENT_CAUTIONS.map(({ kind, members, level, why, evidence }) => [
    kind,
    members.join(', '),
    level,
    why,
    ...standing(evidence),
  ]);
  const conditions = CONDITION_CAUTIONS.map(({ id, states, members, level, why, advice, evidence }) => [
    id,
    states.join(', ').replaceAll('_', ' '),
    members?.join(', ') ?? 'any or none',
    level,
    `${why}; ${advice}`,
    ...standing(evidence),
  ]);
  const doses = DRUGS.flatMap(({ name, maxDailyMg, maxDoseEvidence }) =>
    maxDailyMg === undefined ? [] : [[name, maxDailyMg, ...standing(maxDoseEvidence)]],
  );
  const rules = INTERACTION_RULES.map(({ id, severity, mechanism, evidence }) => [
    id,
    severity,
    mechanism,
    ...standing(evidence),
  ]);
  return [
    table('Washouts', ['stopped', 'days', 'still matters for', 'status', 'source'], washouts),
    table(
      'Cautions by what is said of the patient',
      ['said', 'medicines', 'level', 'why', 'status', 'source'],
      cautions,
    ),
    table(
      'Cautions by illnesses, symptoms and states',
      ['row', 'told', 'medicines', 'level', 'why and what to look at', 'status', 'source'],
      conditions,
    ),
    table('Usual maximum doses, mg a day', ['medicine', 'maximum', 'status', 'source'], doses),
    table('Interactions', ['rule', 'severity', 'mechanism', 'status', 'source'], rules),
  ].join('\n');
}

export function indicatorsTable(): string {
  const rows = RELAPSE_INDICATORS.map(({ label, category, weight, safetyFloor, basis }) => [
    label,
    category,
    weight,
    safetyFloor === undefined ? '' : `moderate; high from ${safetyFloor.highFrom}`,
    ...standing(basis),
  ]);
  return [
    table(
      'Bands of the composite (ours)',
      ['band', 'from'],
      RELAPSE_BANDS.map(({ band, from }) => [band, from]),
    ),
    table(
      'Indicators (every weight is ours; the source is why it is listed)',
      ['indicator', 'category', 'weight', 'safety floor', 'status', 'source'],
      rows,
    ),
  ].join('\n');
}

export function cssrsTable(): string {
  const rows = CSSRS_QUESTIONS.map(({ id, timeframe, paraphrase, level, evidence }) => [
    id,
    timeframe,
    paraphrase,
    level,
    ...standing(evidence),
  ]);
  return table(
    'C-SSRS screener',
    ['question', 'time', 'paraphrase', 'level when yes', 'status', 'source'],
    rows,
  );
}
