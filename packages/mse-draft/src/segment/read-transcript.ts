import { inferSpeakers, interprets, ofSelf, speakerStatisticsOf } from './infer-speakers.ts';
import { isHeading, namesInterpreter, namesObservation, plainLabel, roleOf } from './speaker-labels.ts';
import type { Speaker, Turn } from './turn.ts';

interface LabelledSpan {
  /** Plain form of the label; absent before the first one. */
  readonly label: string | undefined;
  readonly start: number;
  readonly end: number;
}

interface Mark {
  readonly label: string;
  /** Where the label begins and the words after it. */
  readonly at: number;
  readonly after: number;
  /** Labels in brackets or angle brackets need no colon. */
  readonly isExplicit: boolean;
}

const TIME = String.raw`(?:[[(<]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])>]?[ \t]{0,3}[-–—|]?[ \t]{0,3})?`;
const NAME = String.raw`\p{L}[\p{L}\p{M}\p{N}.'’_/&-]*(?: \(?[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’_/&-]*\)?){0,3}`;
/** `Dr. Lee:`, `[Patient]`, `**P:**`, `<v Maria>`, `Pt -`, with a time before or after the name. */
const LINE_LABEL = new RegExp(
  String.raw`^[ \t]{0,20}(?:\d+[.)] )?${TIME}(?:(?:\[\p{L}{2,10}\][ \t]{1,3})?[*_]{0,2}(${NAME})[*_]{0,2}[ \t]{0,4}(?:[[(]\d{1,2}:\d{2}(?::\d{2})?[\])])?[ \t]{0,4}[*_]{0,2}(?::(?!\d)|[ \t][-–—][ \t]|[ \t]?>>?[ \t])[*_]{0,2}|[[<](?:v )?(${NAME})[\]>]:?)[ \t]{0,4}`,
  'gmu',
);
/** Role labels further on in a line, as in text that lost its line breaks; after a comma somebody is spoken to. */
const INNER_LABEL =
  /(?<=[.?!…)\]"'”’\s])(?<!,\s)(?:Dr\.?(?: [A-Z][\w'-]+)?|Doctor|Clinician|Therapist|Psychiatrist|Interviewer|Provider|Nurse|Patient|Pt|Client|Mother|Father|Wife|Husband|Daughter|Son|DOCTOR|CLINICIAN|THERAPIST|PATIENT|PT|DR|clinician|patient|therapist|doctor|T|P|Q|A|D|C):(?= )/g;
/** The beginning of a sentence that has a colon later, which is no name. */
const IS_PROSE =
  /\p{L}{4}\. |[^\p{L}](?:is|was|has|are|were|said|says|speaks|nods|cries|states|and|the|for|to|with|in|on)(?![\p{L}])/u;
/** Labels of automatic transcripts. */
const NUMBERED = /^speaker[ _]?\d+$/;
const CAPTION_TIME = /^[ \t]*(?:\d+[ \t]*\r?\n)?[\d:.,]+ --> [\d:.,].*$/gm;

/**
 * Reads a visit transcript as turns. Labels of many kinds name the speaker; where they are names only, who asks is
 * taken for the clinician. Text without labels is one turn of an unknown speaker. Linear in the length.
 *
 * @returns turns in order; `text` is the verbatim stretch from `start` to `end` of the transcript
 *
 * @example
 * ```ts
 * import { readTranscript } from '@svc/mse-draft';
 *
 * readTranscript('Clinician: How do you sleep?\nPatient: Badly.').map(({ speaker, text }) => [speaker, text]);
 * // → [ [ 'clinician', 'How do you sleep?' ], [ 'patient', 'Badly.' ] ]
 * ```
 */
export function readTranscript(transcript: string): Turn[] {
  const pieces = piecesOf(transcript);
  const roles = rolesOf(pieces, transcript);
  return pieces
    .map(({ label, start, end }) => {
      const role = (label && roles.get(label)) || 'unknown';
      return role === 'interpreter'
        ? { ...trimmed(transcript, start, end, 'other'), isInterpreted: true as const }
        : role === 'observation'
          ? { ...trimmed(transcript, start, end, 'clinician'), isObserved: true as const }
          : trimmed(transcript, start, end, role);
    })
    .filter(({ text }, index) => text !== '' || pieces[index]?.label !== undefined);
}

function trimmed(transcript: string, from: number, to: number, speaker: Speaker): Turn {
  const raw = transcript.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const text = raw.trim();
  return { speaker, text, start: text === '' ? from : start, end: text === '' ? from : start + text.length };
}

function piecesOf(transcript: string): LabelledSpan[] {
  const marks = speakerMarks(transcript);
  const captions = [...transcript.matchAll(CAPTION_TIME)].map(({ index, 0: line }) => ({
    at: index,
    after: index + line.length,
  }));
  const pieces: LabelledSpan[] = [];
  const [first] = marks;
  const add = (label: string | undefined, from: number, to: number): void => {
    let start = from;
    for (const { at, after } of captions) {
      if (at < start || after > to) continue;
      if (at > start && transcript.slice(start, at).trim() !== '') pieces.push({ label, start, end: at });
      start = after;
    }
    if (start === from || transcript.slice(start, to).trim() !== '') pieces.push({ label, start, end: to });
  };
  if (!first || first.at > 0) add(undefined, 0, first?.at ?? transcript.length);
  marks.forEach(({ label, after }, index) => {
    add(label, after, marks[index + 1]?.at ?? transcript.length);
  });
  return pieces;
}

const NO_LABELS: ReadonlySet<string> = new Set();
/** A text with so many headings, and fewer speakers than headings, is a note. */
const NOTE_HEADINGS = 3;

/** The labels that name speakers. */
function speakerMarks(transcript: string): Mark[] {
  const marks: Mark[] = [];
  let headings = 0;
  for (const match of transcript.matchAll(LINE_LABEL)) {
    const [whole, name, bracketed] = match;
    const label = plainLabel(name ?? bracketed ?? '');
    if (label === '' || IS_PROSE.test(name ?? bracketed ?? '')) continue;
    if (isHeading(label) && roleOf(label, NO_LABELS) !== 'clinician') {
      headings += 1;
      continue;
    }
    marks.push({
      label,
      at: match.index,
      after: match.index + whole.length,
      isExplicit: bracketed !== undefined,
    });
  }
  if (headings >= NOTE_HEADINGS && marks.length < headings) return [];
  const labels = new Set(marks.map(({ label }) => label));
  const counts = new Map<string, number>();
  for (const { label } of marks) counts.set(label, (counts.get(label) ?? 0) + 1);
  const known = marks.filter(({ label }) => roleOf(label, labels) !== undefined).length;
  const kept = marks.filter(({ label, isExplicit, at }) => {
    if (roleOf(label, labels) !== undefined || namesObservation(label)) return true;
    if (isExplicit && known > 0) return false;
    // An unnamed speaker's label counts when it comes again, or once beside known roles when it is a name.
    return (
      (counts.get(label) ?? 0) > 1 ||
      NUMBERED.test(label) ||
      (known > 0 && /^[^a-z]*\p{Lu}/u.test(transcript.slice(at, at + 40)))
    );
  });
  return withInnerMarks(transcript, kept);
}

function withInnerMarks(transcript: string, marks: readonly Mark[]): Mark[] {
  const inner: Mark[] = [];
  let next = 0;
  for (const match of transcript.matchAll(INNER_LABEL)) {
    const after = match.index + match[0].length;
    const label = plainLabel(match[0]);
    while ((marks[next]?.after ?? Infinity) <= match.index) next += 1;
    if ((marks[next]?.at ?? Infinity) <= match.index) continue;
    inner.push({ label, at: match.index, after, isExplicit: false });
  }
  // One inner label alone is more likely a word before a colon.
  const labels = new Set([...marks, ...inner].map(({ label }) => label));
  if (inner.length < 2 && labels.size < 2) return [...marks];
  return [...marks, ...inner].sort((a, b) => a.at - b.at);
}

type Role = Speaker | 'interpreter' | 'observation';

function rolesOf(pieces: readonly LabelledSpan[], transcript: string): ReadonlyMap<string, Role> {
  const texts = new Map<string, string[]>();
  for (const { label, start, end } of pieces) {
    if (label === undefined) continue;
    const text = transcript.slice(start, end).trim();
    const those = texts.get(label);
    if (those) those.push(text);
    else texts.set(label, [text]);
  }
  const labels = new Set(texts.keys());
  const roles = new Map<string, Role>();
  const unnamed = [];
  const turnsOf = new Map<Speaker, number>();
  for (const [label, those] of texts) {
    const role = roleOf(label, labels);
    const statistics = speakerStatisticsOf(label, those);
    if (namesObservation(label)) roles.set(label, 'observation');
    else if (namesInterpreter(label) || (role === undefined && interprets(statistics)))
      roles.set(label, 'interpreter');
    else if (role && !(label === 'pat' && labels.size > 2)) {
      roles.set(label, role);
      turnsOf.set(role, (turnsOf.get(role) ?? 0) + those.length);
    } else unnamed.push(statistics);
  }
  for (const [label, role] of inferSpeakers(unnamed, turnsOf)) roles.set(label, role);
  return withPatient(roles, texts);
}

/** Of two doctors alone the one who asks less is the patient. "Mother Lucille" alone with a therapist is the patient: where nobody else is, who speaks most of themselves. */
function withPatient(
  roles: Map<string, Role>,
  texts: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Role> {
  const present = new Set(roles.values());
  if (present.has('patient') || present.has('interpreter') || !present.has('clinician')) return roles;
  const clinicians = [...roles].filter(([, role]) => role === 'clinician').map(([label]) => label);
  if (clinicians.length === 2) {
    const [asked] = clinicians
      .map((label) => speakerStatisticsOf(label, texts.get(label) ?? []))
      .sort((a, b) => a.questions / a.turns - b.questions / b.turns);
    if (asked && asked.turns > 2) return roles.set(asked.label, 'patient');
  }
  const others = [...roles].filter(([, role]) => role === 'other').map(([label]) => label);
  const [first] = others
    .map((label) => speakerStatisticsOf(label, texts.get(label) ?? []))
    .filter(({ turns }) => turns > 2)
    .sort((a, b) => ofSelf(b) - ofSelf(a));
  if (first) roles.set(first.label, 'patient');
  return roles;
}
