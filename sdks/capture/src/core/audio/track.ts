import { MeasurementError } from '../measurement-error.ts';
import { createCeiling } from './ceiling.ts';
import { createFrameCutter, type FrameCutter } from './features.ts';
import { createFrameStore, type FrameStore } from './frame-store.ts';
import { RATE } from './rates.ts';
import { createResampler, type Resampler } from './resampler.ts';

/** A stretch of one track without a gap. */
export interface Stretch {
  /** Of the first frame, on the clock of the session. */
  readonly startSeconds: number;
  readonly frames: FrameStore;
}

export interface Block {
  /** Mono, -1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Samples of this rate since the session began, that of the first of `samples`; counted by the sound card. */
  readonly frame: number;
}

/** What came in of one voice. */
export interface Track {
  push(block: Block): void;
  /** Ends the present stretch: what comes next may be another device. */
  cut(): void;
  readonly stretches: readonly Stretch[];
  readonly capturedSeconds: number;
  readonly clippedShare: number;
  /** dB of full scale of the last block, RMS. */
  readonly levelDbfs: number;
  readonly damagedBlocks: number;
}

interface Open extends Stretch {
  readonly resampler: Resampler;
  readonly cutter: FrameCutter;
  readonly sampleRate: number;
  nextFrame: number;
  captured: number;
}

const LOWEST_RATE = 8_000;
const HIGHEST_RATE = 96_000;
/** A block that comes later than this is after a gap; what is missing below it is filled with silence. */
const SHORTEST_GAP_SECONDS = 0.03;

export function createTrack(): Track {
  const stretches: Open[] = [];
  let open: Open | undefined;
  const ceiling = createCeiling();
  let levelDbfs = Number.NEGATIVE_INFINITY;
  let damagedBlocks = 0;

  function push(block: Block): void {
    check(block);
    const power = powerOf(block.samples);
    if (!Number.isFinite(power)) {
      damagedBlocks++;
      cut();
      return;
    }
    take(block, power);
  }

  function take({ samples: given, sampleRate, frame }: Block, power: number): void {
    const late = open === undefined ? 0 : frame - open.nextFrame;
    const gap = Math.round(SHORTEST_GAP_SECONDS * sampleRate);
    if (open !== undefined && (open.sampleRate !== sampleRate || late > gap)) cut();
    if (open === undefined) stretches.push((open = newStretch(sampleRate, frame)));
    if (late > 0 && late <= gap) feed(open, new Float32Array(late));
    const fresh = late < 0 ? given.subarray(Math.min(given.length, -late)) : given;
    feed(open, fresh);
    open.captured += fresh.length;
    for (const sample of fresh) ceiling.take(sample);
    levelDbfs = 10 * Math.log10(power);
  }

  function cut(): void {
    open?.resampler.flush(open.cutter.push);
    open?.cutter.flush();
    open = undefined;
  }

  return {
    push,
    cut,
    stretches,
    get capturedSeconds() {
      return stretches.reduce((sum, { captured, sampleRate }) => sum + captured / sampleRate, 0);
    },
    get clippedShare() {
      return ceiling.share;
    },
    get levelDbfs() {
      return levelDbfs;
    },
    get damagedBlocks() {
      return damagedBlocks;
    },
  };
}

function newStretch(sampleRate: number, frame: number): Open {
  const frames = createFrameStore();
  return {
    startSeconds: frame / sampleRate,
    frames,
    resampler: createResampler(sampleRate, RATE),
    cutter: createFrameCutter(frames.append),
    sampleRate,
    nextFrame: frame,
    captured: 0,
  };
}

function feed(stretch: Open, given: Float32Array): void {
  stretch.resampler.push(given, stretch.cutter.push);
  stretch.nextFrame += given.length;
}

function check({ sampleRate, frame }: Block): void {
  if (!(sampleRate >= LOWEST_RATE && sampleRate <= HIGHEST_RATE))
    throw new MeasurementError('sample_rate', `sampleRate must be ${LOWEST_RATE} to ${HIGHEST_RATE}.`);
  if (!(Number.isSafeInteger(frame) && frame >= 0))
    throw new MeasurementError('frame', 'frame must be a whole number of samples, 0 or more.');
}

/** NaN or infinite when a sample is. */
function powerOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : sum / samples.length;
}
