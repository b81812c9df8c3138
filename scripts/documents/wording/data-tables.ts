import {
  ANALYTES,
  CLINICAL_STATES,
  CONDITION_CAUTIONS,
  DRUGS,
  EXPOSURE_WORDS,
  INSTRUMENTS,
  LEVEL_CHECKS,
  MSE_DOMAINS,
  RELAPSE_INDICATORS,
} from '@svc/clinical';
import { URGENT_LIMITS } from '../../../packages/clinical/src/analytes/urgent-limits.ts';
import { CHANGE_RULES } from '../../../packages/clinical/src/analytes/changes/index.ts';
import { PATIENT_CAUTIONS } from '../../../packages/clinical/src/interactions/patient-cautions.ts';
import { INTERACTION_RULES } from '../../../packages/clinical/src/interactions/rules.ts';
import { RESTARTS } from '../../../packages/clinical/src/interactions/washouts.ts';
import { RISK_TOPICS } from '../../../packages/mse-draft/src/find/classifier/outputs.ts';
import { SUGGESTED_QUESTIONS } from '../../../packages/mse-draft/src/word/suggested-questions.ts';
import { SAFETY_TOPICS } from '../../../packages/clinical/src/safety-words/topics/index.ts';
import { CSSRS_QUESTIONS } from '../../../packages/clinical/src/mse/cssrs-questions.ts';

/** Texts that stand in the data of the engines: a row for each entry, or for each text with what it is said of. */
export interface DataTable {
  readonly title: string;
  readonly when: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Which columns are said; the others name what they are said of. */
  readonly said: readonly number[];
}

/** Every table of the data, in the order of the page. */
export function readDataTables(): DataTable[] {
  return [
    interactions(),
    levels(),
    cautions(),
    conditionCautions(),
    states(),
    restarts(),
    monitoring(),
    analytes(),
    urgent(),
    changes(),
    scales(),
    items(),
  ].concat([indicators(), examination(), screener(), clarified(), safetyWords(), exposures()]);
}

function interactions(): DataTable {
  const said = INTERACTION_RULES.flatMap((rule) =>
    [rule, ...(rule.variants ?? [])].map((variant) => ({
      text: [rule.mechanism, variant.recommendation ?? rule.recommendation],
      of: `${variant.severity ?? rule.severity}: ${members(rule.a)} with ${members(rule.b)}`,
    })),
  );
  return {
    title: 'Interactions',
    when: 'A pair of the medicine list is on a row of the table.',
    heads: ['mechanism', 'recommendation', 'said of'],
    rows: byText(said),
    said: [0, 1],
  };
}

function levels(): DataTable {
  return {
    title: 'What to look at when an interaction moves a level',
    when: 'A row of the table of interactions says whose level rises or falls.',
    heads: ['when it rises', 'when it falls', 'said of'],
    rows: LEVEL_CHECKS.map(({ members: of, rises, falls }) => [rises, falls, members(of)]),
    said: [0, 1],
  };
}

function cautions(): DataTable {
  return {
    title: 'Cautions by what the context says of the patient',
    when: 'The context says so and a medicine of the list is among those named.',
    heads: ['why', 'said of'],
    rows: byText(
      PATIENT_CAUTIONS.map(({ kind, members: of, level, why }) => ({
        text: [why],
        of: `${kind.replaceAll('_', ' ')}, ${level}: ${members(of)}`,
      })),
    ),
    said: [0],
  };
}

function conditionCautions(): DataTable {
  return {
    title: 'Cautions by illnesses, symptoms and states that were told',
    when: 'The words beside a request, or an entry of the list, say it, with one of the medicines or whatever is taken.',
    heads: ['why', 'advice', 'said of'],
    rows: byText(
      CONDITION_CAUTIONS.map(({ states: told, members: of, level, why, advice }) => ({
        text: [why, advice],
        of: `${level}: ${told.join(', ').replaceAll('_', ' ')} with ${of === undefined ? 'any medicine or none' : members(of)}`,
      })),
    ),
    said: [0, 1],
  };
}

function states(): DataTable {
  return {
    title: 'Illnesses, symptoms, habits and states as they are named',
    when: 'The words beside a request, or an entry of the list, tell of it.',
    heads: ['name'],
    rows: [...new Set(CLINICAL_STATES.map(({ label }) => label))].toSorted().map((label) => [label]),
    said: [0],
  };
}

function restarts(): DataTable {
  return {
    title: 'Medicines that are not taken up again at their former dose',
    when: 'The list or the context tells of a gap or a stop.',
    heads: ['medicine', 'why'],
    rows: RESTARTS.map(({ drug, why }) => [drug, why]),
    said: [0, 1],
  };
}

function monitoring(): DataTable {
  return {
    title: 'What is commonly monitored with a medicine',
    when: 'The medicine is active in a medication analysis.',
    heads: ['what', 'said of'],
    rows: byText(
      DRUGS.flatMap(({ name, monitoring: texts }) => texts.map((text) => ({ text: [text], of: name }))),
    ),
    said: [0],
  };
}

function analytes(): DataTable {
  return {
    title: 'Analytes: what an abnormal value can mean',
    when: 'The value is flagged, or lies outside its range.',
    heads: ['analyte', 'adult range as shown', 'when high', 'when low', 'either'],
    rows: ANALYTES.map(({ label, referenceText, unit, context: { high, low, any } }) => [
      label,
      `${referenceText} [${unit}]`,
      high ?? '',
      low ?? '',
      any ?? '',
    ]),
    said: [0, 1, 2, 3, 4],
  };
}

/** The amounts of a name stand in it as in a template. */
function changes(): DataTable {
  return {
    title: 'Changes over time',
    when: 'Two dated readings of an analyte lie as far apart as a row says; amounts in the unit of the newest.',
    heads: ['what it is called', 'what to look at', 'beside a medicine', 'by another method', 'said of'],
    rows: CHANGE_RULES.map(({ name, look, beside = {}, byMethod = '', analyte, direction }) => [
      name,
      look,
      Object.values(beside).join('; '),
      byMethod,
      `${analyte}, ${direction}`,
    ]),
    said: [0, 1, 2, 3],
  };
}

function urgent(): DataTable {
  return {
    title: 'Urgent tier: reasons',
    when: 'The value reaches the limit, whatever its flag.',
    heads: ['limit', 'reason'],
    rows: URGENT_LIMITS.map(({ analyte, comparator, limit, unit, reason }) => [
      `${analyte.replaceAll('_', ' ')} ${comparator} ${limit} ${unit}`,
      reason,
    ]),
    said: [1],
  };
}

function scales(): DataTable {
  return {
    title: 'Scales and their bands',
    when: 'Whenever a score is named.',
    heads: [
      'instrument',
      'measures',
      'scale',
      'bands',
      'alert of the score',
      'never scored from a total, since',
    ],
    rows: INSTRUMENTS.flatMap(({ name, measures, notSummed, scales: all }) =>
      all.map(({ label, bands, scoreAlert }) => [
        name,
        measures,
        label,
        [...new Set(bands.map((band) => band.label))].join('; '),
        scoreAlert?.label ?? '',
        notSummed ?? '',
      ]),
    ),
    said: [0, 1, 2, 3, 4, 5],
  };
}

function items(): DataTable {
  return {
    title: 'Single answers that are told whatever the total says',
    when: 'The answer reaches the number.',
    heads: ['answer', 'text'],
    rows: INSTRUMENTS.flatMap(({ name, escalations }) =>
      escalations.map(({ item, atLeast, label }) => [`${name}, item ${item}, from ${atLeast}`, label]),
    ),
    said: [1],
  };
}

function indicators(): DataTable {
  return {
    title: 'Relapse indicators',
    when: 'Whenever the indicator is named.',
    heads: ['category', 'label'],
    rows: RELAPSE_INDICATORS.map(({ category, label }) => [category, label]),
    said: [1],
  };
}

function examination(): DataTable {
  return {
    title: 'Mental-status exam: domains and options',
    when: 'Whenever an option is named; as a finding where that differs.',
    heads: ['domain', 'options'],
    rows: MSE_DOMAINS.map(({ label, options }) => [
      label,
      options
        .map(({ label: own, finding }) => (finding === own ? own : `${own} (finding: ${finding})`))
        .join('; '),
    ]),
    said: [0, 1],
  };
}

function screener(): DataTable {
  return {
    title: 'C-SSRS screener, paraphrased',
    when: 'A question of the screen is named.',
    heads: ['question', 'asked for', 'paraphrase'],
    rows: CSSRS_QUESTIONS.map(({ id, timeframe, paraphrase }) => [id, timeframe, paraphrase]),
    said: [1, 2],
  };
}

function clarified(): DataTable {
  return {
    title: 'Drafts of exams: what a statement to clarify may be about',
    when: 'Something said in a visit may be risk and is no finding.',
    heads: ['topic', 'question'],
    rows: RISK_TOPICS.map((topic) => [topic, SUGGESTED_QUESTIONS[topic]]),
    said: [0, 1],
  };
}

function safetyWords(): DataTable {
  return {
    title: 'Words about safety: what they are about',
    when: 'Free text of a request holds such words, which are quoted.',
    heads: ['topic'],
    rows: [...new Set(SAFETY_TOPICS.map(({ label }) => label))].map((label) => [label]),
    said: [0],
  };
}

/** Exposures have names of their own; medicines are called by their names. */
function exposures(): DataTable {
  return {
    title: 'What is not a single medicine',
    when: 'A food, a habit or a class of medicines is in the list.',
    heads: ['name'],
    rows: EXPOSURE_WORDS.map(({ label }) => [label]),
    said: [0],
  };
}

/** One row a text, with all it is said of. */
function byText(all: readonly { readonly text: readonly string[]; readonly of: string }[]): string[][] {
  const groups = Map.groupBy(all, ({ text }) => JSON.stringify(text));
  return [...groups.values()].map((group) => [
    ...(group[0]?.text ?? []),
    few([...new Set(group.map(({ of }) => of))]),
  ]);
}

const MOST_NAMED = 3;

function few(names: readonly string[], joint = '; '): string {
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(joint)}${more > 0 ? ` and ${more} more` : ''}`;
}

function members(keys: readonly string[]): string {
  return few(
    keys.map((key) => key.replaceAll('_', ' ')),
    ', ',
  );
}
