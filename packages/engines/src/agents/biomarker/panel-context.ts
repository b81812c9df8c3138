import { TERATOGEN_LEVELS, findAnalyte, PATIENT_CAUTIONS } from '@svc/clinical';
import { medicineOfLevel } from '../../biomarker/known-medicines.ts';
import { recogniseLine } from '../../medication-lines/recognise-line.ts';
import { contextFacts } from '../../context/context-facts.ts';
import type { PanelReading } from './judged-reading.ts';

/** What the words beside a panel change about how it is judged. */
export interface PanelContext {
  /** Words that say that the person is no adult. */
  readonly childWords: string | undefined;
  /** Words that say that there is a pregnancy. */
  readonly pregnancyWords: string | undefined;
  /** A teratogenic medicine is named in the context, or its level is in the panel. */
  readonly teratogenKnown: boolean;
  /** Keys of medicines that the context names or a level in the panel is of. */
  readonly medicines: ReadonlySet<string>;
}

/** Adult ranges are meant from this age on. Ours. */
const ADULT_FROM_YEARS = 18;

/** Medicines that matter for an unborn child by more than a low level. */
const TERATOGENS: ReadonlySet<string> = new Set(
  PATIENT_CAUTIONS.filter(({ kind, level }) => kind === 'pregnancy' && level !== 'low').flatMap(
    ({ members }) => members,
  ),
);

/** Finds age, pregnancy and medicines in the words beside a panel. They never move a limit. */
export function findPanelContext(context: string, readings: readonly PanelReading[]): PanelContext {
  const named = medicinesIn(context);
  const facts = contextFacts(context);
  const child = facts.find(
    ({ kind, value, state }) =>
      kind === 'age' && (value === undefined ? state === 'mentioned' : value < ADULT_FROM_YEARS),
  );
  const pregnancy = facts.find(({ kind, state }) => kind === 'pregnancy' && state === 'present');
  return {
    childWords: child?.words,
    pregnancyWords: pregnancy?.words,
    teratogenKnown: readings.some(isTeratogenLevel) || named.some((key) => TERATOGENS.has(key)),
    medicines: new Set([...named, ...readings.flatMap(medicineMeasured)]),
  };
}

function isTeratogenLevel({ analyte }: PanelReading): boolean {
  const key = findAnalyte(analyte)?.key;
  return key !== undefined && TERATOGEN_LEVELS.has(key);
}

function medicineMeasured({ analyte }: PanelReading): string[] {
  const drug = medicineOfLevel(findAnalyte(analyte)?.key ?? '');
  return drug === undefined ? [] : [drug];
}

/** Keys of the medicines that some words name as taken, sentence by sentence. */
function medicinesIn(words: string): string[] {
  return words
    .split(/[.;\n](?=\s|$)/)
    .flatMap((sentence) => recogniseLine(sentence).drugs.map(({ drug }) => drug.key));
}
