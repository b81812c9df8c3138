import { normalForm } from '@svc/contracts';
import { type ContextFact, findStates, type StateMention } from '@svc/clinical';

const EGFR =
  /\b(?:egfr|gfr|crcl|creatinine\s+clearance)\b[\s:=]*(?:(?:is|was|of|about)\s+)?(?:[<>≤≥~]\s*)?(\d{1,3}(?:[.,]\d+)?)/g;
/** The unit decides, or the size where none stands: nobody has 40 mg/dL, and 40 umol/L is low. */
const CREATININE =
  /\b(?:serum\s+)?creatinine\b(?!\s+clearance)[\s:=]*(?:(?:is|was|of|about)\s+)?(?:[<>≤≥~]\s*)?(\d{1,4}(?:[.,]\d+)?)\s*(mg\s?\/\s?dl|[uµμ]mol\s?\/\s?l)?/g;
const QTC =
  /\bqtc?[fb]?\b[\s:=]*(?:(?:is|was|of|interval|about)\s+)*(?:[<>≤≥~]\s*)?(\d{3})(?!\d)(?:\s*ms(?:ec)?)?/g;
const AGE =
  /\b(?:(\d{1,3})(?:\s*-)?\s*(?:years?|yrs?|y)(?:\s*-)?\s*(?:old|of\s+age|o\b)|(\d{1,3})\s*(?:yo|y\/o|yrs?)\b(?!\s+(?:ago|of|history|with|on))|aged?\s*(?:(?:is|of)\s+)?(?::\s*)?(\d{1,3})\b(?!\s*(?:mg|mcg))|(\d{1,3})(?:\s*-)?(?:\s*(?:years?|y))?(?:\s*-|\s*)(?:male|female)\b)/g;
const MONTHS_OLD =
  /\b\d{1,2}(?:\s*-)?\s*(?:months?|weeks?)(?:\s*-)?\s*old\b(?!\s+(?:baby|infant|child|son|daughter|newborn))/g;
const CHILD = /\b(?:child|infant|toddler|neonate|newborn|adolescent|teenager|boy|girl|schoolchild)\b/g;
/** Somebody else's, or a former one. */
const OTHER_PERSON =
  /\b(?:partner|wife|girlfriend|sister|mother|daughter|husband|father|brother|son|friend|her\s+baby|his\s+baby)\b(?:\s+(?:is|was|has|who\s+is|with))?(?:\s+\S+){0,2}\s*$/;
/**
 * What a text says of pregnancy, breast-feeding, age, kidney and liver function and ECG.
 *
 * @param states what was read in it, where that is known already
 */
export function contextFacts(
  text: string,
  states: readonly StateMention[] = findStates(text),
): ContextFact[] {
  const plain = plainContext(text);
  return [
    ...worded(text, states),
    ...counted(plain, EGFR, 'kidney'),
    ...creatinine(plain),
    ...counted(plain, QTC, 'ecg'),
    ...ages(plain),
  ];
}

function plainContext(text: string): string {
  return normalForm(text)
    .toLowerCase()
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF'’]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\t\r ]+/g, ' ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space));
}

function worded(text: string, states: readonly StateMention[]): ContextFact[] {
  const sent = normalForm(text);
  return states.flatMap(({ state: { fact, pastCounts }, status, start, end }): ContextFact[] => {
    if (fact === undefined) return [];
    const { kind, degree, isNormal } = fact;
    const isSo = status === 'present' || (status === 'past' && pastCounts === true);
    return [
      {
        kind,
        words: sent.slice(start, end).toLowerCase(),
        state: isNormal || status === 'absent' ? 'absent' : isSo ? 'present' : 'mentioned',
        ...(degree && { degree }),
      },
    ];
  });
}

const MOST_LETTERS_BEFORE = 80;

/** What stands before in the same clause. */
function clauseBefore(plain: string, at: number): string {
  const before = plain.slice(Math.max(0, at - MOST_LETTERS_BEFORE), at);
  return before.slice(before.search(/[^.;\n,]*$/)).replace(/^.*\b(?:but|however|although)\b/, '');
}

/** "Below 30" is below every limit of 30. */
const LEAST_STEP = 0.1;

function counted(plain: string, pattern: RegExp, kind: 'kidney' | 'ecg'): ContextFact[] {
  return [...plain.matchAll(pattern)].map(({ 0: words, 1: number = '' }) => ({
    kind,
    words: words.trim(),
    state: 'present' as const,
    value: Number(number.replace(',', '.')) - (words.includes('<') ? LEAST_STEP : 0),
  }));
}

const UMOL_PER_MG_DL = 88.4;
/** Above what the laboratory reference calls normal in an adult man. */
export const CREATININE_REDUCED_UMOL = 120;
/** The urgent tier of the laboratory part: about a filtration rate of 30 in an adult. */
const CREATININE_SEVERE_UMOL = 200;
const LEAST_UMOL = 25;

/** A creatinine says how far kidney function is reduced, whatever a filtration rate beside it says. */
function creatinine(plain: string): ContextFact[] {
  return [...plain.matchAll(CREATININE)].map(({ 0: words, 1: number = '', 2: unit }): ContextFact => {
    const value = Number(number.replace(',', '.'));
    const isMgPerDl = unit === undefined ? value < LEAST_UMOL : unit.startsWith('mg');
    const umol = isMgPerDl ? value * UMOL_PER_MG_DL : value;
    const said = { kind: 'kidney', words: words.trim(), state: 'present' } as const;
    if (umol > CREATININE_SEVERE_UMOL) return { ...said, degree: 'severe' };
    return umol > CREATININE_REDUCED_UMOL ? { ...said, degree: 'reduced' } : said;
  });
}

const OLDEST_YEARS = 120;

function ages(plain: string): ContextFact[] {
  const stated = [...plain.matchAll(AGE)].flatMap(
    ({ 0: words, 1: a, 2: b, 3: c, 4: d, index }): ContextFact[] => {
      const value = Number(a ?? b ?? c ?? d);
      const isPatient = !OTHER_PERSON.test(clauseBefore(plain, index));
      return value <= OLDEST_YEARS && isPatient
        ? [{ kind: 'age', words: words.trim(), state: 'present', value }]
        : [];
    },
  );
  const infants = [...plain.matchAll(MONTHS_OLD)].flatMap(({ 0: words, index }): ContextFact[] =>
    /\b(?:her|his|their|baby|infant|with\s+an?)\s+$/.test(clauseBefore(plain, index))
      ? []
      : [{ kind: 'age', words, state: 'present', value: 0 }],
  );
  if (stated.length > 0 || infants.length > 0) return [...stated, ...infants];
  return [...plain.matchAll(CHILD)].flatMap(({ 0: words, index }): ContextFact[] => {
    const before = clauseBefore(plain, index);
    const own = /(?:^|[\s,(])(?:an?|the|this|patient\s+is\s+an?|year\s+old)\s+$|^\s*$/.test(before);
    return own ? [{ kind: 'age', words, state: 'mentioned' }] : [];
  });
}
