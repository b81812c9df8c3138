import { readFile } from 'node:fs/promises';
import type { DeclaredSource } from '@svc/retina';
import type { MeasuredPicture, PictureMeasurement, StoredPicture } from '@svc/retina-api/pictures';
import { Option } from 'commander';
import { CliError } from '../cli-error.ts';
import { printJson } from '../io.ts';
import { checkOutputs, type OutputFile, writeFiles } from '../write-files.ts';
import type { JsonOption, Register } from './command.ts';
import { addReviewCommands } from './retina-review.ts';

/** The command line says `external` for the front of the eye, as the cameras of clinics do. */
const SOURCES: Readonly<Record<string, DeclaredSource>> = {
  fundus: 'fundus',
  external: 'anterior',
  unknown: 'unknown',
};

interface MeasureOptions extends JsonOption {
  source: string;
  vessels?: string;
  overlay?: string;
}

export const retina: Register = (program, io) => {
  const group = program
    .command('retina')
    .description('fundus pictures: measure one offline, review what patients and partners sent');
  addReviewCommands(group, io);
  group
    .command('measure')
    .description(
      'measure a fundus picture offline, without server or key: quality, gradeability, writing in it, vessels and disc',
    )
    .argument('<file>', 'the picture: JPEG, PNG or TIFF')
    .addOption(
      new Option(
        '--source <source>',
        'what the picture is declared to be of (external: the front of the eye); one of unknown source is measured, not gradeable',
      )
        .choices(Object.keys(SOURCES))
        .default('unknown'),
    )
    .option(
      '--vessels <file>',
      'write the probability of a vessel as a grey PNG; from 128 on it is called one',
    )
    .option('--overlay <file>', 'write the picture with vessels and disc drawn on it as a PNG')
    .option('--json', 'print one line')
    .action(async (file: string, { source, vessels, overlay, json = false }: MeasureOptions) => {
      const bytes = await bytesOf(file);
      await checkOutputs(
        file,
        [vessels, overlay].filter((path) => path !== undefined),
      );
      const stored = await storedOf(file, bytes);
      const { measurePicture } = await service();
      const measurement = await measurePicture(stored.jpeg, SOURCES[source] ?? 'unknown');
      const outputs = [
        vessels === undefined ? [] : [{ path: vessels, bytes: await vesselsPng(stored, measurement) }],
        overlay === undefined ? [] : [{ path: overlay, bytes: await overlayPng(stored, measurement) }],
      ];
      await writeFiles(outputs.flat() satisfies OutputFile[]);
      printJson(io, json, shownOf(measurement.measured));
    });
};

function shownOf(measured: MeasuredPicture): object {
  const { gradeable, gradeabilityReasons, burntInText, notices, quality, morphology } = measured;
  const gradeReason = gradeable ? null : gradeabilityReasons.join(' ');
  return { gradeable, gradeReason, burntInText, notices, quality, morphology };
}

// The picture decoder and the net are loaded only when needed: listing the commands must stay fast.
const pictures = () => import('../retina/pictures.ts');
const service = () => import('@svc/retina-api/pictures');

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CliError(`${file} cannot be read (${code}).`);
  }
}

async function storedOf(file: string, bytes: Buffer): Promise<StoredPicture> {
  const [{ storedPictureOf }, { PictureError }] = await Promise.all([pictures(), service()]);
  try {
    return await storedPictureOf(bytes);
  } catch (error) {
    throw error instanceof PictureError ? new CliError(`${file} ${error.message}.`) : error;
  }
}

async function vesselsPng(stored: StoredPicture, { wholeMaps }: PictureMeasurement): Promise<Buffer> {
  const [{ vesselImage }, { greyPng }, { decodeWhole }] = await Promise.all([
    import('@svc/retina'),
    pictures(),
    service(),
  ]);
  const { width, height, jpeg } = stored;
  return greyPng(
    wholeMaps === undefined
      ? { width, height, data: new Uint8Array(width * height) }
      : vesselImage(await decodeWhole(jpeg), wholeMaps),
  );
}

async function overlayPng({ jpeg }: StoredPicture, { wholeMaps }: PictureMeasurement): Promise<Buffer> {
  const [{ overlayImage }, { decodeWhole, encodePng }] = await Promise.all([
    import('@svc/retina'),
    service(),
  ]);
  const image = await decodeWhole(jpeg);
  return encodePng(wholeMaps === undefined ? image : overlayImage(image, wholeMaps));
}
