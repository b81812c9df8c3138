import { ANALYTES, DRUGS, INSTRUMENTS, MSE_DOMAINS, RELAPSE_INDICATORS } from '@svc/clinical';

/**
 * What stands at a place of a request: of entry `index`, and where it is a text, of about so many characters. Two entries
 * are as different as the content allows.
 */
export type Content = (index: number, characters: number) => unknown;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2023, 0, 1);

/** Distinct days, the latest before now. */
const day: Content = (index) => new Date(FIRST_DAY + (index % 1_000) * DAY_MS).toISOString();

const DRUG_NAMES = DRUGS.map(({ name }) => name);
const ANALYTE_NAMES = ANALYTES.map(({ label }) => label);
const INDICATORS = RELAPSE_INDICATORS.map(({ label }) => label);

/** Sentences that every reader of clinical English has work with. */
const SENTENCES = [
  'She denies any thoughts of suicide today, but last week she wanted to die and had a plan.',
  'He hears voices that tell him to hurt his neighbour; he is not sure whether they are real.',
  ...DRUG_NAMES.map((name, index) => `Takes ${name} ${index % 90} mg twice a day, stopped it 3 weeks ago.`),
  'Kidney function is poor, eGFR 22; QTc 510 ms; pregnant in week 12; drinks two bottles of wine a day.',
  ...ANALYTE_NAMES.map((name, index) => `${name} was ${index}.5 on 3 May 2026.`),
  'Her mother said that he said he wants to die, although he laughed about it.',
];

const TURNS = SENTENCES.map(
  (sentence, index) => `${index % 2 === 0 ? 'Patient' : 'Clinician'}: ${sentence}\n`,
);

/** Pieces one after the other, another first one for each entry, until the text is as long as asked. */
function textOf(pieces: readonly string[], between: string): Content {
  return (index, characters) => {
    let text = pieces[index % pieces.length] as string;
    for (let next = index + 1; text.length < characters; next++)
      text += between + (pieces[next % pieces.length] as string);
    return characters <= 0 ? text : text.slice(0, characters);
  };
}

const drugs = textOf(DRUG_NAMES, ', ');
const sentences = textOf(SENTENCES, ' ');
/** A text that nobody reads the meaning of: it is stored, echoed or compared. */
const kept = textOf(['x1', 'y2', 'z3'], ' ');
/** Ids and names that must differ. */
const named =
  (name: string): Content =>
  (index, characters) =>
    `${name}-${index}`.padEnd(characters, 'x');

/**
 * The worst content by the end of the path of a place. The longest end that fits counts; a text of a list without one is
 * no place that the law can speak of, so it has to get one.
 */
const CONTENTS: Readonly<Record<string, Content>> = {
  // Analyses.
  'prescriptions[].id': named('rx'),
  'prescriptions[].medicationName': textOf(DRUG_NAMES, ' '),
  'prescriptions[].dosage': sentences,
  'prescriptions[].frequency': sentences,
  'prescriptions[].status': (index, characters) =>
    characters > 20 ? sentences(index, characters) : 'active',
  'assessments[].instrumentId': (index) => INSTRUMENTS[index % INSTRUMENTS.length]?.key,
  'assessments[].instrumentName': (index) => INSTRUMENTS[index % INSTRUMENTS.length]?.name.slice(0, 120),
  'assessments[].score': (index) => index % 28,
  'assessments[].maxScore': () => 27,
  'assessments[].severity': sentences,
  'labs[].id': named('lab'),
  'labs[].labName': textOf(ANALYTE_NAMES, ' '),
  'biomarkers[].name': textOf(ANALYTE_NAMES, ' '),
  'biomarkers[].value': (index) => (index % 7) * 97.3,
  'biomarkers[].unit': (index, characters) =>
    characters > 40 ? kept(index, characters) : (ANALYTES[index % ANALYTES.length]?.unit ?? 'mmol/L'),
  'biomarkers[].flag': (index) => ['critical', 'high', 'low'][index % 3],
  'biomarkers[].referenceRange': (index, characters) =>
    characters > 40 ? kept(index, characters) : `${index % 5} - ${5 + (index % 9)}`,
  'biomarkers[].note': sentences,
  'medicines[]': drugs,
  sessionRef: named('session'),
  'previous.status': sentences,
  'previous.inputs.*': (index) => index,
  // Agents.
  'medications[]': drugs,
  'panel[].analyte': textOf(ANALYTE_NAMES, ' '),
  'panel[].value': (index) => (index % 7) * 97.3,
  'panel[].unit': (index) => ANALYTES[index % ANALYTES.length]?.unit || 'mmol/L',
  'instruments[].instrument': (index) => INSTRUMENTS[index % INSTRUMENTS.length]?.key,
  'instruments[].total': () => 20,
  'instruments[].priorTotal': () => 3,
  'instruments[].responses[]': (index) => index % 4,
  'signals[].indicator': textOf(INDICATORS, ' '),
  context: sentences,
  transcript: textOf(TURNS, ''),
  // Orders, connections.
  note: (index, characters) => kept(index, characters),
  // A hundred of them are as much as is taken.
  'metadata.*': (index, characters) => kept(index, Math.min(characters, 140)),
  patientRef: named('patient'),
  panelId: () => 'lithium_monitoring',
  'providers[]': () => 'demo',
  language: () => 'en',
  // Exams.
  patientId: () => 'patient-law',
  clinicianId: named('clinician'),
  attestation: kept,
  signedByName: kept,
  credential: kept,
  license: kept,
  organization: kept,
  timezone: kept,
  'selection.*.values[]': () => '',
  'selection.*.text': sentences,
  'selection.*.supportingSignals[]': named('signal'),
  // Pictures.
  'deviceInfo.userAgent': kept,
  'deviceInfo.platform': kept,
  'deviceInfo.screen': kept,
  'captureCapabilities.maxResolution': kept,
  'quality.issues[]': sentences,
  indication: sentences,
  // Operators, and people at the console.
  name: (index, characters) => kept(index, characters),
  description: (index, characters) => kept(index, Math.min(characters, 500)),
  origin: (_, characters) => `https://${'a.'.repeat(Math.max(0, (characters - 40) >> 1))}example.org`,
  'origins[]': (index, characters) =>
    `https://o${index}.${'a.'.repeat(Math.max(0, (characters - 40) >> 1))}example.org`,
  'anchors[].number': (index) => index + 1,
  'anchors[].chainedRoot': (index, characters) => `${index}`.padStart(Math.max(64, characters), '0'),
  reason: sentences,
  by: kept,
  'keys[].kty': () => 'RSA',
  'keys[].kid': named('key'),
  'keys[].alg': () => 'RS384',
  'keys[].n': (_, characters) => 'A'.repeat(Math.max(400, characters)),
  'keys[].e': () => 'AQAB',
  'keys[].x': (_, characters) => 'A'.repeat(Math.max(64, characters)),
  'keys[].y': (_, characters) => 'A'.repeat(Math.max(64, characters)),
  'jku[]': (index, characters) => `https://ehr.example.org/${index}/`.padEnd(characters, 'x'),
  // CDS Hooks.
  'feedback[].card': (index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  'feedback[].outcomeTimestamp': day,
  'acceptedSuggestions[].id': named('suggestion'),
  'overrideReason.reason.system': kept,
  'overrideReason.reason.code': kept,
  'overrideReason.reason.display': kept,
  'overrideReason.userComment': sentences,
};

/** The content of a place by the longest end of its path that has one. */
export function contentAt(path: string): Content | undefined {
  if (!KNOWN.has(path)) KNOWN.set(path, find(path));
  return KNOWN.get(path);
}

const KNOWN = new Map<string, Content | undefined>();

function find(path: string): Content | undefined {
  const parts = path.split('.');
  for (let from = 0; from < parts.length; from++) {
    const content = CONTENTS[parts.slice(from).join('.')];
    if (content !== undefined) return content;
  }
  return undefined;
}

/** A date, wherever one stands. */
export const DAY = day;

/** Domains with the most options that one entry may name at once, first. */
export const DOMAINS = MSE_DOMAINS.toSorted(
  (a, b) => Number(b.multi) - Number(a.multi) || b.options.length - a.options.length,
);
