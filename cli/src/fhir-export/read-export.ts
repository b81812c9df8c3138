import { isElement, textOf } from '@svc/fhir';
import type { KeptTexts, Place } from './kept-texts.ts';
import { PatientGroups, type Spot } from './patient-groups.ts';
import { ALONE, type Fields, patientsOf } from './patient-names.ts';
import { type Contents, type Document, MOST_DOCUMENT_BYTES } from './read-documents.ts';
import { isAboutNobody, isHolder, patientAlone, splitBundle } from './split-bundle.ts';

/** A file, or what stands for one. */
export interface Source {
  readonly name: string;
  /** Where it can be read again from any place. */
  readonly path: string | undefined;
  readonly read: () => Contents;
}

/** A line or a file that cannot be read, and why. */
export interface Unreadable {
  readonly from: Spot;
  readonly why: string;
}

/** Who owns what in an export. Only places are kept in memory, not what was read. */
export interface ReadExport {
  readonly groups: PatientGroups;
  readonly texts: KeptTexts;
  readonly unreadable: readonly Unreadable[];
}

/** Called on the way with the counts so far. */
export type OnProgress = (files: number, patients: number) => void;

/** The first of two passes over an export: what is where, and whose it is. An unreadable line does not stop it. */
export async function readExport(
  sources: readonly Source[],
  texts: KeptTexts,
  onProgress: OnProgress,
): Promise<ReadExport> {
  const groups = new PatientGroups();
  const unreadable: Unreadable[] = [];
  for (const [index, file] of sources.entries()) {
    const { documents, isPacked } = file.read();
    let source: number | undefined;
    const keep = (document: Document): Place => {
      const bytes = document.bytes ?? Buffer.of();
      if (file.path === undefined || isPacked()) return texts.spill(bytes);
      source ??= texts.source(file.path);
      return { source, offset: document.offset, length: bytes.length };
    };
    try {
      for await (const document of documents) {
        const from = { file: file.name, line: document.line };
        const why = added(document, from, { groups, texts, keep });
        if (why !== undefined) unreadable.push({ from, why });
        onProgress(index, groups.count);
      }
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      unreadable.push({
        from: { file: file.name, line: undefined },
        why: `cannot be read to its end (${code})`,
      });
    }
  }
  return { groups, texts, unreadable };
}

interface Into {
  readonly groups: PatientGroups;
  readonly texts: KeptTexts;
  readonly keep: (document: Document) => Place;
}

/** Adds a document; one that nests too deeply for any reader counts as unreadable, no more. */
function added(document: Document, from: Spot, into: Into): string | undefined {
  try {
    return addDocument(document, from, into);
  } catch (error) {
    if (error instanceof RangeError) return 'is nested too deeply';
    throw error;
  }
}

/** Adds a document to the patients it belongs to, or says why none could be found. */
function addDocument(document: Document, from: Spot, { groups, texts, keep }: Into): string | undefined {
  if (document.bytes === undefined) return `is longer than ${MOST_DOCUMENT_BYTES / 1_048_576} MB`;
  const value = parsed(document.bytes);
  if (typeof value === 'string') return value;
  if (isHolder(value)) return addBundle(value, document, from, { groups, texts, keep });
  const patient = value.resourceType === 'Patient' ? patientAlone(value) : undefined;
  const [name, ...more] = patient === undefined ? patientsOf(value, ALONE) : [patient.name];
  const place = keep(document);
  if (name !== undefined && more.length === 0) groups.add(name, place, from);
  // A file by itself is somebody's, named or not; a line is one of many.
  else if (document.line === undefined && more.length === 0 && !isAboutNobody(value.resourceType))
    groups.add(undefined, place, from);
  else groups.share(value, undefined, place, from);
  if (patient !== undefined) groups.addPatient(patient, from);
  return undefined;
}

function addBundle(
  root: Fields,
  document: Document,
  from: Spot,
  { groups, texts, keep }: Into,
): string | undefined {
  const { parts, patients, others, isSplit } = splitBundle(root);
  for (const { patient, content } of parts)
    groups.add(patient, isSplit ? texts.spill(Buffer.from(JSON.stringify(content))) : keep(document), from);
  for (const patient of patients) groups.addPatient(patient, from);
  for (const { resource, fullUrl } of others)
    groups.share(resource, fullUrl, texts.spill(Buffer.from(JSON.stringify(resource))), from);
  return parts.length === 0 && others.length === 0 ? 'holds no resource' : undefined;
}

/** A resource, or why there is none. */
function parsed(bytes: Buffer): Fields | string {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    // The parser's message quotes the text, so only the position is passed on.
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    return position === undefined ? 'is not valid JSON' : `is not valid JSON (at character ${position})`;
  }
  return isElement<Fields>(value) && textOf(value.resourceType) !== undefined
    ? (value as Fields)
    : 'is no FHIR resource: a JSON object with resourceType';
}
