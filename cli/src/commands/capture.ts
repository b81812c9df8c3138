import { readFile } from 'node:fs/promises';
import type { CaptureMeasurement, Sound } from '@svc/capture/core';
import { CliError } from '../cli-error.ts';
import { printJson } from '../io.ts';
import type { JsonOption, Register } from './command.ts';

const LOWEST_RATE = 8_000;
const HIGHEST_RATE = 96_000;

interface MeasureOptions extends JsonOption {
  clinician?: string;
  language: string;
}

export const capture: Register = (program, io) => {
  program
    .command('capture')
    .description('speech: measure a recording offline')
    .command('measure')
    .description(
      'measure a recording offline, without server or key: speech rate, and with a second track response latency',
    )
    .argument('<file>', 'the track of the patient: WAV, 8 to 96 kHz, PCM or float')
    .option('--clinician <file>', 'the track of the clinician, which begins at the same moment')
    .option('--language <tag>', 'language of the patient, which sets the syllables per word', 'en')
    .option('--json', 'print one line')
    .action(async (file: string, { clinician, language, json = false }: MeasureOptions) => {
      const patient = await soundOf(file);
      const other = clinician === undefined ? undefined : await soundOf(clinician);
      const shown = shownOf(await measured(patient, other, language));
      printJson(io, json, shown);
    });
};

function shownOf(measurement: CaptureMeasurement): object {
  const { speechRateWpm, syllables, speechSeconds, speechSegments, responseLatencySeconds, turns, waits } =
    measurement;
  return {
    speechRateWpm: rounded(speechRateWpm, 1),
    syllables,
    speechSeconds: rounded(speechSeconds),
    speechSegments: speechSegments.map(([from, to]) => [rounded(from), rounded(to)]),
    responseLatencySeconds: rounded(responseLatencySeconds),
    turns: turns.map(({ clinicianEnd, patientStart, latencySeconds }) => ({
      clinicianEnd: rounded(clinicianEnd),
      patientStart: rounded(patientStart),
      latencySeconds: rounded(latencySeconds),
    })),
    waits: {
      ...waits,
      longestSeconds: rounded(waits.longestSeconds),
      medianSeconds: rounded(waits.medianSeconds),
      sortedSeconds: waits.sortedSeconds.map((seconds) => rounded(seconds)),
    },
    leftOut: measurement.leftOut.map(({ field, reason }) => ({ field, reason })),
  };
}

function rounded(value: number | undefined, digits = 3): number | undefined {
  return value === undefined ? undefined : Number(value.toFixed(digits));
}

async function soundOf(file: string): Promise<Sound> {
  const { mixDown, readWav, WavError } = await import('@svc/capture/wav');
  const bytes = await bytesOf(file);
  try {
    const wav = readWav(bytes);
    checkRate(file, wav.sampleRate);
    return { samples: mixDown(wav), sampleRate: wav.sampleRate };
  } catch (error) {
    throw error instanceof WavError ? new CliError(`${file} ${error.message}`) : error;
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CliError(`${file} cannot be read (${code}).`);
  }
}

async function measured(patient: Sound, clinician: Sound | undefined, language: string) {
  const { measureRecording, MeasurementError } = await import('@svc/capture/core');
  try {
    return measureRecording({ patient, clinician }, { language });
  } catch (error) {
    throw error instanceof MeasurementError ? new CliError(`--${error.message}`) : error;
  }
}

/** Checked before the measurement, so that the error can name the file. */
function checkRate(file: string, sampleRate: number): void {
  if (sampleRate < LOWEST_RATE || sampleRate > HIGHEST_RATE)
    throw new CliError(`${file} cannot be measured: sampleRate must be ${LOWEST_RATE} to ${HIGHEST_RATE}.`);
}
