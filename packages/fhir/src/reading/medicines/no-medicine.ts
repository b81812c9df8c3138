import { CODE_SYSTEMS } from '@svc/contracts';
import type { CodeableConcept, Extension } from 'fhir/r4.js';
import type { ReadCode } from '../element/codes.ts';
import { asText, elementsOf, isElement, type Unread } from '../element/element.ts';
import type { MedicineConcept } from './medicine-concept.ts';

/** `none`: no medicine is taken. `unknown`: nobody knows, or nothing is on record. */
export type NoMedicine = 'none' | 'unknown';

const SNOMED: Readonly<Record<string, NoMedicine>> = {
  // No known medications.
  '787481004': 'none',
  // No known current medicines, of the Australian extension.
  '1234391000168107': 'none',
  // No drug therapy prescribed.
  '182849000': 'none',
  // Drug treatment unknown.
  '182904002': 'unknown',
};
/** Where the International Patient Summary says that there is nothing to say. */
const IPS = '/absent-unknown-uv-ips';
const IPS_NONE = new Set(['no-known-medications', 'no-known-medication']);
const ABSENT_REASON = '/data-absent-reason';

/** Whether a concept says that there is no medicine, by code, by its words, or by saying why it is missing. */
export function noMedicineIn(
  concept: Pick<MedicineConcept, 'words' | 'codes'>,
  value: unknown,
): NoMedicine | undefined {
  const said = [
    ...concept.codes.map(byCode),
    ...concept.words.map(byWords),
    isElement<CodeableConcept>(value) ? byExtension(value) : undefined,
  ];
  return said.find((each) => each === 'none') ?? said.find((each) => each !== undefined);
}

function byCode({ system, code }: ReadCode): NoMedicine | undefined {
  if (system === CODE_SYSTEMS.snomed || system.endsWith('2.16.840.1.113883.6.96'))
    return Object.hasOwn(SNOMED, code) ? SNOMED[code] : undefined;
  if (system.endsWith(IPS)) return IPS_NONE.has(code) ? 'none' : 'unknown';
  return system.endsWith(ABSENT_REASON) ? 'unknown' : undefined;
}

function byExtension({ extension }: Unread<CodeableConcept>): NoMedicine | undefined {
  const says = elementsOf<Extension>(extension).some(({ url }) => asText(url).endsWith(ABSENT_REASON));
  return says ? 'unknown' : undefined;
}

const MOST_LETTERS = 80;
const MARKS = /[^\p{L}\p{N}]+/gu;
/** Who is spoken of, and words that add nothing. */
const LEADING =
  /^(?:(?:the|patient|pt|client|he|she|they|currently|reports|states|denies taking|is|are|has|there|medications?|medicines?|meds) )+/;
const MEDICINES = '(?:medications?|medicines?|meds|drugs?|drug therapy|drug treatment|prescriptions?)';
const KIND =
  '(?:(?:known|current|currently|regular|active|home|prescribed|prescription|daily|usual|long term|other|reported|ongoing|present|oral) )';
const END =
  '(?: (?:known|reported|prescribed|recorded|taken|currently|at present|at this time|on file|on record|at home|now|used))*';
const NONE: readonly RegExp[] = [
  /^(?:none|nil|nil known|none known|none reported|nil regular|none regular|nil current|none currently|no known|unmedicated|medication free|drug free)$/,
  new RegExp(`^(?:no|nil|none|zero) ${KIND}{0,4}${MEDICINES}${END}$`),
  new RegExp(
    `^(?:not|nt) (?:currently |presently |now )?(?:taking|takes|on|using|prescribed) (?:any )?${KIND}{0,4}${MEDICINES}${END}$`,
  ),
  new RegExp(`^(?:takes?|taking|using|uses|on) no ${KIND}{0,4}${MEDICINES}${END}$`),
  new RegExp(
    `^(?:does not|doesn t|do not) (?:currently )?(?:take|use) (?:any )?${KIND}{0,4}${MEDICINES}${END}$`,
  ),
  /^(?:keine (?:bekannten? |aktuelle[nr]? |regelmäßige[nr]? )?(?:medikamente|medikation|dauermedikation|arzneimittel)(?: bekannt)?|aucun (?:médicament|traitement)(?: connu| en cours)?|pas de (?:médicament|traitement)|sin (?:medicación|medicamentos|tratamiento)|ninguna medicación|nessun farmaco|geen medicatie|ingen (?:kendt )?medicin|ingen läkemedel)$/,
];
const UNKNOWN =
  /^(?:unknown|not known|unknown medications?|no information|no information (?:about|on) (?:medications?|medicines?)|no medication information|medications? unknown|not recorded|not asked|not stated|not available|unbekannt|inconnu)$/;

/** Whole wordings only: "no known medication allergies" is about allergies, "nil by mouth" about food. */
function byWords(text: string): NoMedicine | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const plain = text.toLowerCase().replace(MARKS, ' ').trim();
  const said = plain.replace(LEADING, '');
  if ([plain, said].some((each) => NONE.some((wording) => wording.test(each)))) return 'none';
  return UNKNOWN.test(plain) ? 'unknown' : undefined;
}
