import { type FactKind } from '@svc/clinical';
import type { LabPanel } from '@svc/contracts';
import { newestNumbers } from './newest-readings.ts';
import { isAboutBreastFeeding, readBreastFeeding } from './reproduction/breast-feeding.ts';
import { isAboutPregnancy, readPregnancy } from './reproduction/pregnancy.ts';
import { isPresent, wordsIn } from './reproduction/statement.ts';
import { entriesOf, type Unread } from './resources.ts';

/** What a record says of the patient that bears on medicines. */
export interface KnownPatient {
  /** In the words the interaction engine reads. */
  readonly context: string;
  /** For a card: what a kind of fact rests on, with its number, unit and date. */
  readonly basis: ReadonlyMap<FactKind, string>;
  /** Whether a pregnancy can concern this person, and nothing says whether there is one. */
  readonly pregnancyOpen: 'no' | 'perhaps' | 'yes';
  /** Values and statements that were left out, and why. */
  readonly notCompared: readonly string[];
}

const MOST_CHARACTERS = 4000;
/** Youngest and oldest whom pregnancy is asked of. Ours. */
const PREGNANCY_YEARS = { from: 11, to: 55 } as const;
const NUMBERS = new Set(['egfr', 'creatinine', 'qtc']);

/** Age, kidney function, QTc, pregnancy, breast-feeding, and the names of present conditions. */
export function knownPatient(bundle: Unread, labs: readonly LabPanel[], now: number): KnownPatient {
  const resources = entriesOf(bundle).map(({ resource }) => resource);
  const patients = resources.filter(({ resourceType }) => resourceType === 'Patient');
  const age = patients
    .map(({ birthDate }) => yearsSince(birthDate, now))
    .find((years) => years !== undefined);
  const gender = patients.map((patient) => patient['gender']).find((each) => typeof each === 'string');
  const numbers = newestNumbers(labs, NUMBERS, now);
  const reproduction = reproductionOf(resources, { age, gender, now });
  const said = (key: string, words: (value: string) => string, digits: number) => {
    const number = numbers.get(key)?.number;
    return number === undefined ? [] : [words(`${number.comparator}${Number(number.value.toFixed(digits))}`)];
  };
  const sentences = [
    ...(age === undefined ? [] : [`${age} years old`]),
    ...reproduction.sentences,
    ...said('egfr', (value) => `eGFR ${value}`, 1),
    ...said('creatinine', (value) => `creatinine ${value} mg/dL`, 2),
    ...said('qtc', (value) => `QTc ${value} ms`, 0),
    ...new Set(resources.flatMap((each) => conditionOf(each, now))),
  ];
  const basis = new Map<FactKind, string>(reproduction.basis);
  const kidney = ['egfr', 'creatinine'].flatMap((key) => numbers.get(key)?.number?.said ?? []);
  if (kidney.length > 0) basis.set('kidney', kidney.join('; '));
  const qtc = numbers.get('qtc')?.number?.said;
  if (qtc !== undefined) basis.set('ecg', qtc);
  return {
    context: sentences.join('.\n').slice(0, MOST_CHARACTERS),
    basis,
    pregnancyOpen: reproduction.open,
    notCompared: shortened([
      ...new Set([
        ...reproduction.notCompared,
        ...[...numbers.values()].flatMap(({ notCompared }) => notCompared ?? []),
      ]),
    ]),
  };
}

const MOST_SHOWN = 5;

function shortened(texts: readonly string[]): readonly string[] {
  const more = texts.length - MOST_SHOWN;
  return more > 0 ? [...texts.slice(0, MOST_SHOWN), `${more} more values`] : texts;
}

interface Reproduction {
  readonly sentences: readonly string[];
  readonly basis: readonly (readonly [FactKind, string])[];
  readonly open: KnownPatient['pregnancyOpen'];
  readonly notCompared: readonly string[];
}

interface Person {
  readonly age: number | undefined;
  readonly gender: unknown;
  readonly now: number;
}

/** A pregnancy that a record says of a man, a child or a woman long past it is told, and not taken as one. */
function reproductionOf(resources: readonly Unread[], { age, gender, now }: Person): Reproduction {
  const { standing, said, notCompared } = readPregnancy(resources, now);
  const isPregnant = standing === 'pregnant' || standing === 'possible';
  const other = whyNotAsked(age, gender);
  if (other !== undefined) {
    const contradiction = isPregnant ? [`${said}: the patient is ${other}`] : [];
    return { sentences: [], basis: [], open: 'no', notCompared: contradiction };
  }
  const breastFeeding = readBreastFeeding(resources, now);
  return {
    sentences: [
      ...(standing === 'unknown' ? [] : [SENTENCES[standing]]),
      ...(breastFeeding === undefined ? [] : ['breast-feeding']),
    ],
    basis: [
      ...(isPregnant ? [['pregnancy', said] as const] : []),
      ...(breastFeeding === undefined ? [] : [['breast_feeding', breastFeeding] as const]),
    ],
    open: standing !== 'unknown' ? 'no' : gender === 'female' && age !== undefined ? 'yes' : 'perhaps',
    notCompared,
  };
}

const SENTENCES = { pregnant: 'pregnant', possible: 'possibly pregnant', not: 'not pregnant' } as const;

function whyNotAsked(age: number | undefined, gender: unknown): string | undefined {
  if (gender === 'male') return 'male';
  const { from, to } = PREGNANCY_YEARS;
  return age === undefined || (age >= from && age <= to) ? undefined : `${age} years old`;
}

const OLDEST_YEARS = 120;
const BIRTH_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Whole years; of a year or a month alone, from its beginning. */
function yearsSince(birthDate: unknown, now: number): number | undefined {
  const [, year, month = '01', day = '01'] =
    (typeof birthDate === 'string' && BIRTH_DATE.exec(birthDate)) || [];
  if (year === undefined) return undefined;
  const today = new Date(now);
  const isBefore =
    `${String(today.getUTCMonth() + 1).padStart(2, '0')}-${String(today.getUTCDate()).padStart(2, '0')}` <
    `${month}-${day}`;
  const years = today.getUTCFullYear() - Number(year) - (isBefore ? 1 : 0);
  return years >= 0 && years <= OLDEST_YEARS ? years : undefined;
}

const MOST_NAME = 120;

function conditionOf(condition: Unread, now: number): string[] {
  if (!isPresent(condition, now) || isAboutPregnancy(condition) || isAboutBreastFeeding(condition)) return [];
  const [name] = wordsIn(condition['code']);
  return name === undefined ? [] : [name.replace(/[.;\n]/g, ',').slice(0, MOST_NAME)];
}
