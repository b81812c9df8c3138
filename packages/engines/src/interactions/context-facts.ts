import { normalForm } from '@svc/contracts';
import type { ContextFact, FactKind } from '@svc/clinical';

interface Wording {
  readonly kind: FactKind;
  readonly pattern: RegExp;
  readonly degree?: 'reduced' | 'severe';
  readonly state?: 'absent';
}

const PREGNANT =
  /\b(?:\d{1,2}(?:\s*\+\s*\d)?\s*(?:weeks?|wks?|months?)\s+(?:pregnant|pregnancy|gestation|of\s+(?:pregnancy|gestation)|along)|pregnan(?:t|cy)|gravid|(?:first|second|third|1st|2nd|3rd)\s+trimester|trimester|gestation(?:al\s+age)?|\d{1,2}(?:\+\d)?\/40\s+(?:pregnant|gestation)|g\d\s?p\d\s+(?:at\s+)?\d{1,2}(?:\+\d)?\s*(?:weeks?|wks?)|antenatal|expecting\s+a\s+(?:baby|child)|trying\s+(?:for\s+a\s+baby|to\s+conceive)|planning\s+(?:a\s+)?pregnancy|wants?\s+to\s+conceive|(?:hcg|pregnancy\s+test)\s+(?:is\s+|was\s+)?positive|positive\s+(?:hcg|pregnancy\s+test))\b/g;
const BREAST =
  /\b(?:breast\s?-?\s?fe(?:ed|eds|eding|d)|lactat(?:ing|ion)|nursing\s+(?:mother|her|an?\s+infant))\b/g;
const KIDNEY_WORDS =
  /\b(?:(?:chronic\s+|acute\s+)?(?:kidney|renal)\s+(?:impairment|disease|insufficiency|injury|dysfunction)|(?:reduced|impaired|poor|declining)\s+(?:kidney|renal)\s+function|nephropathy|aki|ckd(?:\s+(?:stage\s+)?(?:3[ab]?|g3[ab]?))?)\b/g;
const KIDNEY_SEVERE =
  /\b(?:(?:ha?emo|peritoneal\s+)?dialysis|esrd|eskd|end\s?-?\s?stage\s+(?:kidney|renal)(?:\s+(?:disease|failure))?|(?:kidney|renal)\s+failure|ckd\s+(?:stage\s+)?(?:[45]|g[45]))\b/g;
const KIDNEY_NORMAL =
  /\bnormal\s+(?:kidney|renal)\s+function\b|\b(?:kidney|renal)\s+function\s+(?:is\s+)?normal\b/g;
const LIVER_NORMAL =
  /\bnormal\s+(?:liver\s+function|lfts?)\b|\b(?:liver\s+function|lfts?)\s+(?:is\s+|are\s+)?normal\b/g;
const LIVER_WORDS =
  /\b(?:(?:hepatic|liver)\s+(?:impairment|disease|insufficiency|dysfunction)|hepatitis(?:\s+[abc])?|child\s?-?\s?pugh\s+a|fatty\s+liver|(?:raised|elevated)\s+(?:alt|ast|lfts?|transaminases))\b/g;
const LIVER_SEVERE =
  /\b(?:cirrho(?:sis|tic)|(?:hepatic|liver)\s+failure|child\s?-?\s?pugh\s+[bc]|hepatic\s+encephalopathy|decompensated\s+liver|jaundiced?)\b/g;
const ECG_WORDS =
  /\b(?:long\s+qtc?(?:\s+syndrome)?|(?:prolonged|borderline)\s+qtc?|qtc?\s+prolongation|torsades?(?:\s+de\s+pointes)?)\b/g;

const WORDINGS: readonly Wording[] = [
  { kind: 'pregnancy', pattern: PREGNANT },
  { kind: 'breast_feeding', pattern: BREAST },
  { kind: 'kidney', pattern: KIDNEY_SEVERE, degree: 'severe' },
  { kind: 'kidney', pattern: KIDNEY_WORDS, degree: 'reduced' },
  { kind: 'kidney', pattern: KIDNEY_NORMAL, state: 'absent' },
  { kind: 'liver', pattern: LIVER_NORMAL, state: 'absent' },
  { kind: 'liver', pattern: LIVER_SEVERE, degree: 'severe' },
  { kind: 'liver', pattern: LIVER_WORDS, degree: 'reduced' },
  { kind: 'ecg', pattern: ECG_WORDS },
];

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
const PAST =
  /\b(?:previous|previously|past|last|former|earlier|history\s+of|during\s+her|family\s+history\s+of|after|since|prior|mothers|her\s+two|childhood|as\s+a|(?<!threatened\s)(?:miscarriage|abortion|stillbirth))\s+(?:\S+\s+)?$/;
const DENIED_BEFORE =
  /\b(?:not|no|isnt|never|denies|denied|without|non|nil|negative\s+for|excluded?|rule[sd]?\s+out|prevent(?:s|ing)?|avoid(?:s|ing)?|against|normal)\s+(?:(?:be|been|being|currently|known|any|a|to|be|yet|on|signs?|evidence|of|history|risk|planning|an?|or|have|has|having)\s+){0,4}$/;
const DENIED_AFTER =
  /^(?:\s+(?:test|status|screen|function|hcg))?(?:\s*(?:is|was|:|=|-))?\s*(?:negative|neg\b|excluded|ruled\s+out|denied|no\b|normal|absent|prevention|none)/;
const UNCERTAIN_AFTER =
  /^(?:\s+(?:test|status))?\s*(?:is\s+|was\s+|has\s+)?(?:not\s+(?:yet\s+)?(?:been\s+)?(?:excluded|ruled\s+out|done|known|tested)|unknown|uncertain|possible|suspected)/;
const UNCERTAIN_BEFORE =
  /\b(?:might|may|could|possibly|not\s+excluded|unknown\s+if|cannot\s+exclude|unsure\s+(?:if|whether))\s+(?:\S+\s+){0,2}$/;

/** Most lines of a list say none of it: one look for all of them is quicker than one for each. */
const ANY_FACT = new RegExp(
  [...WORDINGS.map(({ pattern }) => pattern), EGFR, CREATININE, QTC, AGE, MONTHS_OLD, CHILD]
    .map(({ source }) => source)
    .join('|'),
);

/** What a text says of pregnancy, breast-feeding, age, kidney and liver function and ECG, in its order. */
export function contextFacts(text: string): ContextFact[] {
  const plain = plainContext(text);
  if (!ANY_FACT.test(plain)) return [];
  return [
    ...worded(plain),
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

function worded(plain: string): ContextFact[] {
  return WORDINGS.flatMap(({ kind, pattern, degree, state }) =>
    [...plain.matchAll(pattern)].map(
      ({ 0: words, index }): ContextFact => ({
        kind,
        words: words.trim(),
        state:
          state ??
          stateOf(clauseBefore(plain, index), plain.slice(index + words.length, index + words.length + 40)),
        ...(degree && { degree }),
      }),
    ),
  );
}

const MOST_LETTERS_BEFORE = 80;

/** What stands before in the same clause. */
function clauseBefore(plain: string, at: number): string {
  const before = plain.slice(Math.max(0, at - MOST_LETTERS_BEFORE), at);
  return before.slice(before.search(/[^.;\n,]*$/)).replace(/^.*\b(?:but|however|although)\b/, '');
}

function stateOf(before: string, after: string): ContextFact['state'] {
  if (UNCERTAIN_BEFORE.test(before) || UNCERTAIN_AFTER.test(after)) return 'present';
  if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return 'absent';
  return OTHER_PERSON.test(before) || PAST.test(before) ? 'mentioned' : 'present';
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
