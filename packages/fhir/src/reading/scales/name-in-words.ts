import { findInstrument, INSTRUMENTS, type Instrument } from '@svc/clinical';
import type { CodeableConcept, Coding } from 'fhir/r4.js';
import { elementsOf, textOf, type Unread } from '../element/element.ts';
import { type NamedScale, namedScale } from './named-scale.ts';
import { plainWords } from './answers.ts';

const LONGEST = 240;

/** What words that name an instrument are of. */
export interface NamedInWords {
  readonly instrument: Instrument;
  /** The scales that the name can mean. */
  readonly scales: readonly NamedScale[];
  /** `other`: a severity, a percentile, how difficult life was; `unclear`: words beside the name that nobody knows. */
  readonly is: 'total' | 'item' | 'other' | 'unclear';
  /** 1-based, where the words say which. */
  readonly item?: number;
}

interface Name {
  readonly instrument: Instrument;
  /** Also a word of its own: a name only where nothing else stands beside it. */
  readonly ambiguous: boolean;
  readonly scales: readonly NamedScale[];
}

const squeezed = (text: string) => plainWords(text).replaceAll(' ', '');
const WORDS = new Set(['audit', 'cage', 'aims', 'spin', 'hark', 'bam', 'des', 'ess']);
const NAMES: ReadonlyMap<string, Name> = indexNames();

function indexNames(): Map<string, Name> {
  const index = new Map<string, Name>();
  for (const instrument of INSTRUMENTS) {
    const all = instrument.scales.map((scale) => namedScale(instrument, scale));
    const panels = (instrument.codes ?? []).map(({ display }) => display);
    for (const name of [instrument.key, instrument.name, ...instrument.aliases, ...panels])
      index.set(squeezed(name), { instrument, scales: all, ambiguous: WORDS.has(squeezed(name)) });
    for (const scale of instrument.scales)
      for (const name of [...(scale.aliases ?? []), ...scale.codes.map(({ display }) => display)])
        if (!index.has(squeezed(name)))
          index.set(squeezed(name), {
            instrument,
            scales: [namedScale(instrument, scale)],
            ambiguous: false,
          });
  }
  return index;
}

/** Every beginning of a name: a run of words that is none can be left at once. */
const STARTS: ReadonlySet<string> = new Set(
  [...NAMES.keys()].flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1))),
);

const ITEM = new Set(['item', 'items', 'question', 'questions', 'q', 'answer', 'frage']);
const NO_TOTAL = new Set(
  (
    'difficulty difficult impairment percentile percent percentage severity interpretation interpreted status category ' +
    'level change difference goal target previous prior baseline date time due overdue declined refused reason completed ' +
    'performed administered ordered offered count number t z tscore zscore standard cutoff threshold maximum minimum max ' +
    'min range trend mother father parent partner spouse caregiver carer child proxy informant family version duration ' +
    'language mode method location note comment comments positive negative risk'
  ).split(' '),
);
const BESIDE_A_TOTAL = new Set(
  (
    'total totals score scores scored scoring sum summe summary overall raw scale questionnaire result results value points ' +
    'point tool form survey instrument test index inventory panel module screen screener screening assessment self reported ' +
    'report patient rated clinician adult adults depression depressive anxiety disorder mental behavioral behavioural health ' +
    'mood alcohol use ptsd insomnia sleep mania manic cognitive cognition cognitiva quick brief short calculated computed ' +
    'final current the of for a an and in by on at with is last past over two 2 weeks week days months month year years 12 ' +
    'obs observation finding flowsheet row fs phq gad outpatient inpatient clinic gesamt gesamtscore gesamtpunktzahl ' +
    'gesamtwert punktwert punkte puntaje puntuacion puntuación score_total punteggio totale totaal totaalscore poäng summa ' +
    'pistemäärä skår samlet sumscore skóre wynik escore pontuação pontuacao loinc'
  ).split(' '),
);

/** The instrument that words name, and what of it they are of; undefined when they name none or several. */
export function nameInWords(text: string): NamedInWords | undefined {
  const cut = text.slice(0, LONGEST);
  const words = plainWords(cut).split(' ');
  const { name, rest } = longestName(words);
  if (name === undefined) return undefined;
  const again = longestName(rest);
  if (again.name !== undefined && again.name.instrument !== name.instrument) return undefined;
  const kind = kindOf(again.name === undefined ? rest : again.rest, name.instrument);
  if (name.ambiguous && kind.is === 'unclear') return undefined;
  const { instrument, scales } = name;
  return { instrument, scales, ...(findInstrument('', cut) === name.instrument ? { is: 'total' } : kind) };
}

const MOST_CODINGS = 20;

const named = new WeakMap<object, readonly NamedInWords[]>();

/** What the words of a concept name: its text, the displays of its codings, and codes that are words. */
export function namesInConcept(concept: Unread<CodeableConcept>): readonly NamedInWords[] {
  const before = named.get(concept);
  if (before !== undefined) return before;
  const codings = elementsOf<Coding>(concept.coding).slice(0, MOST_CODINGS);
  const words = [concept.text, ...codings.flatMap(({ display, code }) => [display, code])].flatMap((each) => {
    const said = textOf(each);
    return said !== undefined && /[a-z]{2}/i.test(said) ? [said] : [];
  });
  const names = [...new Set(words)].flatMap((each) => nameInWords(each) ?? []);
  named.set(concept, names);
  return names;
}

/**
 * What a component of an instrument is of, where its own words name no instrument: "Total score", "Question 9" below a
 * PHQ-9.
 */
export function namesInComponent(
  component: Unread<CodeableConcept>,
  instrument: Instrument | undefined,
): readonly NamedInWords[] {
  const own = namesInConcept(component);
  if (own.length > 0 || instrument === undefined) return own;
  const words = plainWords((textOf(component.text) ?? '').slice(0, LONGEST)).split(' ');
  const [display] = elementsOf<Coding>(component.coding).flatMap((coding) => textOf(coding.display) ?? []);
  const said = words.join('') === '' ? plainWords((display ?? '').slice(0, LONGEST)).split(' ') : words;
  const kind = kindOf(said, instrument);
  const isTold = kind.item !== undefined || (kind.is === 'total' && said.some((word) => TOTAL.has(word)));
  if (!isTold) return [];
  return [{ instrument, scales: instrument.scales.map((scale) => namedScale(instrument, scale)), ...kind }];
}

const TOTAL = new Set(['total', 'score', 'sum', 'summe', 'gesamtscore', 'result', 'points']);

/** Every instrument that words name anywhere in them, the longest names first. */
export function instrumentsIn(text: string): Instrument[] {
  const found: Name[] = [];
  let words = plainWords(text.slice(0, LONGEST)).split(' ');
  for (let more = longestName(words); more.name !== undefined; more = longestName(words)) {
    found.push(more.name);
    words = more.rest;
  }
  const alone = words.every((word) => word === '' || BESIDE_A_TOTAL.has(word) || ITEM.has(word));
  return [
    ...new Set(found.filter(({ ambiguous }) => alone || !ambiguous).map(({ instrument }) => instrument)),
  ];
}

/** The longest name that some words in a row are, and the words around it. */
function longestName(words: readonly string[]): { name: Name | undefined; rest: string[] } {
  let best: { name: Name; from: number; to: number; length: number } | undefined;
  for (let from = 0; from < words.length; from++) {
    let run = '';
    for (let to = from; to < words.length && STARTS.has((run += words[to])); to++) {
      const name = NAMES.get(run);
      if (name !== undefined && run.length > (best?.length ?? 0))
        best = { name, from, to: to + 1, length: run.length };
    }
  }
  if (best === undefined) return { name: undefined, rest: [...words] };
  return { name: best.name, rest: [...words.slice(0, best.from), ...words.slice(best.to)] };
}

function kindOf(
  rest: readonly string[],
  { itemCount }: Instrument,
): { is: NamedInWords['is']; item?: number } {
  // "9 item" says how long the instrument is, "item 9" which item.
  const words = rest.filter(
    (word, at) =>
      !(word === String(itemCount) && /^items?$/.test(rest[at + 1] ?? '')) &&
      !(/^items?$/.test(word) && rest[at - 1] === String(itemCount)),
  );
  const numbered = words.map((word, at) =>
    ITEM.has(word) ? Number(words[at + 1]) : Number(/^(?:q|item|question|i)(\d{1,2})$/.exec(word)?.[1]),
  );
  const item = numbered.find((number) => Number.isInteger(number) && number >= 1 && number <= itemCount);
  if (item !== undefined) return { is: 'item', item };
  if (words.some((word) => ITEM.has(word))) return { is: 'item' };
  // A total severity score is a total.
  const isTotal = words.includes('total') && words.includes('score');
  if (words.some((word) => NO_TOTAL.has(word) && !(isTotal && word === 'severity'))) return { is: 'other' };
  return {
    is: words.every((word) => word === '' || word === 'severity' || BESIDE_A_TOTAL.has(word))
      ? 'total'
      : 'unclear',
  };
}
