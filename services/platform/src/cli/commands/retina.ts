import { readFile } from 'node:fs/promises';
import type { DeclaredSource, RetinaAnalysis, RgbImage } from '@svc/retina';
import { Option } from 'commander';
import { CliError } from '../cli-error.ts';
import { checkOutputs, type OutputFile, writeFiles } from '../write-files.ts';
import type { Register } from './command.ts';
import { addReviewCommands } from './retina-review.ts';

/** The command line says `external` for the front of the eye, as the cameras of clinics do. */
const SOURCES: Readonly<Record<string, DeclaredSource>> = {
  fundus: 'fundus',
  external: 'anterior',
  unknown: 'unknown',
};

interface MeasureOptions {
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
      'measure a fundus picture offline, without server or key: quality, gradeability, vessels and disc',
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
    .action(async (file: string, { source, vessels, overlay }: MeasureOptions) => {
      const bytes = await bytesOf(file);
      await checkOutputs(
        file,
        [vessels, overlay].filter((path) => path !== undefined),
      );
      const image = await decoded(file, bytes);
      const analysis = await analysisOf(image, SOURCES[source] ?? 'unknown');
      const outputs = [
        vessels === undefined ? [] : [{ path: vessels, bytes: await vesselsPng(image, analysis) }],
        overlay === undefined ? [] : [{ path: overlay, bytes: await overlayPng(image, analysis) }],
      ];
      await writeFiles(outputs.flat() satisfies OutputFile[]);
      io.out(`${JSON.stringify(shownOf(analysis), null, 2)}\n`);
    });
};

function shownOf({ gradeable, gradeabilityReasons, quality, morphology }: RetinaAnalysis): object {
  return { gradeable, gradeReason: gradeable ? null : gradeabilityReasons.join(' '), quality, morphology };
}

// The decoder of pictures and the net are loaded by the work alone: listing the commands must stay fast.
const pictures = () => import('../../retina/pictures.ts');
const engine = () => import('@svc/retina');

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CliError(`${file} cannot be read (${code}).`);
  }
}

async function decoded(file: string, bytes: Buffer): Promise<RgbImage> {
  const { decodePicture, PictureError } = await pictures();
  try {
    return await decodePicture(bytes);
  } catch (error) {
    throw error instanceof PictureError ? new CliError(`${file} ${error.message}`) : error;
  }
}

async function analysisOf(image: RgbImage, source: DeclaredSource): Promise<RetinaAnalysis> {
  const [{ analyzeFundus }, { vesselNet }] = await Promise.all([engine(), import('@svc/retina/vessel-net')]);
  return analyzeFundus(image, { net: vesselNet(), source });
}

async function vesselsPng(image: RgbImage, { maps }: RetinaAnalysis): Promise<Buffer> {
  const [{ vesselImage }, { greyPng }] = await Promise.all([engine(), pictures()]);
  const { width, height } = image;
  return greyPng(
    maps === undefined ? { width, height, data: new Uint8Array(width * height) } : vesselImage(image, maps),
  );
}

async function overlayPng(image: RgbImage, { maps }: RetinaAnalysis): Promise<Buffer> {
  const [{ overlayImage }, { encodePng }] = await Promise.all([engine(), import('@svc/retina-api/pictures')]);
  return encodePng(maps === undefined ? image : overlayImage(image, maps));
}
