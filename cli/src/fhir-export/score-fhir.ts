import { isElement, scoreToBundle } from '@svc/fhir';
import { ApiError, parseJsonBody } from '@svc/server-kit/jobs';
import { CliError } from '../cli-error.ts';
import { type Io, printJson } from '../io.ts';
import { summaryText } from './export-summary.ts';
import { cannotRead, type ExportFile, exportFiles } from './export-files.ts';
import { KeptTexts } from './kept-texts.ts';
import type { Fields } from './patient-names.ts';
import { startProgress } from './progress.ts';
import { begun, type Document, MOST_DOCUMENT_BYTES, readDocuments } from './read-documents.ts';
import { readExport, type Source } from './read-export.ts';
import { scoredBundle, type ScoreOptions, scorePatient, shownName, summaryOf } from './score-export.ts';
import { isHolder, splitBundle } from './split-bundle.ts';

export interface ScoreFhirOptions extends ScoreOptions {
  readonly json: boolean;
  readonly progress: boolean;
}

/** Scores the records at a path: one patient as one answer, several as a line each. */
export async function scoreFhir(io: Io, path: string, options: ScoreFhirOptions): Promise<void> {
  const { files, isFolder, passedOver } = await exportFiles(io, path);
  const [file] = files;
  const sources = files.map((each): Source => ({ ...each, read: () => readDocuments(each) }));
  if (isFolder || file === undefined || file.isNdjson) return scoreMany(io, sources, passedOver, options);
  const { documents, isPacked } = readDocuments(file);
  const first = await firstOf(documents, file);
  const again: Source = { ...file, read: () => ({ documents: begun(first, documents), isPacked }) };
  if (first?.line !== undefined) return scoreMany(io, [again], passedOver, options);
  const bundle = parsedBody(file, first);
  const isOfMany = isElement<Fields>(bundle) && isHolder(bundle) && splitBundle(bundle).isOfBundles;
  if (isOfMany) return scoreMany(io, [again], passedOver, options);
  scoreOne(io, bundle, options);
}

async function firstOf(
  documents: AsyncGenerator<Document>,
  { name }: ExportFile,
): Promise<Document | undefined> {
  try {
    const next = await documents.next();
    return next.done === true ? undefined : next.value;
  } catch (error) {
    throw cannotRead(name, error);
  }
}

function parsedBody({ name }: ExportFile, document: Document | undefined): unknown {
  const bytes = document === undefined ? Buffer.of() : document.bytes;
  if (bytes === undefined)
    throw new CliError(`${name} is longer than ${MOST_DOCUMENT_BYTES / 1_048_576} MB: send it as NDJSON.`);
  try {
    return parseJsonBody(bytes);
  } catch (error) {
    throw error instanceof ApiError ? new CliError(error.message) : error;
  }
}

function scoreOne(io: Io, bundle: unknown, { now, asFhir, summary, json }: ScoreFhirOptions): void {
  const reading = scoredBundle(bundle, now);
  if (!reading.ok)
    throw new CliError(
      `The bundle cannot be read:\n${reading.outcome.issue.map(({ diagnostics = '' }) => `- ${diagnostics}`).join('\n')}`,
    );
  const { data, subject } = reading;
  const shown = asFhir
    ? scoreToBundle(data, { id: 'score', subject })
    : summary
      ? { patient: subject ?? null, ...summaryOf(data) }
      : data;
  printJson(io, json, shown);
}

/** Prints a line for each patient as soon as it is scored, and at the end what became of everything. */
async function scoreMany(
  io: Io,
  sources: readonly Source[],
  passedOver: readonly string[],
  options: ScoreFhirOptions,
): Promise<void> {
  // An invalid moment ends the run before it starts, not at every patient.
  scoredBundle({ resourceType: 'Bundle', type: 'collection' }, options.now);
  const progress = startProgress(io, options.progress);
  const texts = new KeptTexts();
  try {
    const read = await readExport(sources, texts, (file, patients) =>
      progress.tell(() => `reading file ${file + 1} of ${sources.length}: ${patients} patients`),
    );
    const groups = read.groups.settle();
    progress.end(`read ${sources.length} of ${sources.length} files: ${groups.length} patients`);
    const refused: { patient: string; why: string }[] = [];
    let askForReview = 0;
    for (const [index, group] of groups.entries()) {
      const { line, asksForReview, refusal } = scorePatient(group, read, options);
      io.out(`${JSON.stringify(line)}\n`);
      if (asksForReview) askForReview += 1;
      if (refusal !== undefined) refused.push({ patient: shownName(group), why: refusal });
      progress.tell(() => `scored ${index + 1} of ${groups.length} patients`);
    }
    progress.end(`scored ${groups.length} of ${groups.length} patients`);
    const scored = groups.length - refused.length;
    const { unreadable } = read;
    io.err(
      summaryText({
        scored,
        askForReview,
        refused,
        unreadable,
        unreferenced: read.groups.unreferenced(),
        passedOver,
      }),
    );
    if (scored === 0) throw new CliError('Nothing could be scored.');
  } finally {
    texts.close();
  }
}
