import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialogueOf } from '../../sdks/capture/test/dialogues.ts';
import { writeWav } from '../../sdks/capture/test/write-wav.ts';
import { runCli } from './run-cli.ts';

const DIALOGUE = dialogueOf([
  { question: 'ls-1089-134691-0000', answer: 'lj-001-0004', latencySeconds: 0.5 },
  { question: 'lv-ss01-0920', answer: 'lj-001-0006', latencySeconds: 1.9 },
  { question: 'ls-1089-134691-0000', answer: 'lj-001-0011', latencySeconds: 1.1 },
]);

const folder = mkdtempSync(join(tmpdir(), 'svc-capture-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function measure(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runCli(['capture', 'measure', ...args], {
    env: {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readInput: async () => Buffer.alloc(0),
  });
  return { code, out, err };
}

/** Each sample several times: a rate so many times as high, without an interpolator of its own. */
const repeated = (samples: Float32Array, times: number) =>
  Float32Array.from({ length: samples.length * times }, (_, i) => samples[Math.floor(i / times)] as number);

describe('svc capture measure', () => {
  const { patient, clinician } = DIALOGUE;

  beforeAll(() => {
    writeFileSync(at('patient.wav'), writeWav([patient.samples]));
    writeFileSync(at('clinician.wav'), writeWav([clinician.samples], { bits: 24 }));
    writeFileSync(at('stereo.wav'), writeWav([patient.samples, patient.samples], { bits: 32, float: true }));
    const studio = repeated(patient.samples, 6);
    writeFileSync(at('studio.wav'), writeWav([studio], { sampleRate: 96_000 }));
    writeFileSync(at('empty.wav'), '');
    writeFileSync(at('text.wav'), 'no sound');
    writeFileSync(at('cut.wav'), writeWav([patient.samples]).subarray(0, 50_000));
    writeFileSync(at('nan.wav'), writeWav([Float32Array.of(0, Number.NaN)], { bits: 32, float: true }));
    writeFileSync(at('slow.wav'), writeWav([patient.samples], { sampleRate: 4_000 }));
  });

  it('prints the numbers of two tracks, in seconds from the start of the file', async () => {
    const { code, out, err } = await measure(at('patient.wav'), '--clinician', at('clinician.wav'));
    const result = JSON.parse(out);
    expect([code, err]).toEqual([0, '']);
    expect(Object.keys(result)).toEqual([
      'speechRateWpm',
      'syllables',
      'speechSeconds',
      'speechSegments',
      'responseLatencySeconds',
      'turns',
      'waits',
      'leftOut',
    ]);
    expect(result.waits).toMatchObject({ asked: 3, answered: 3, unanswered: 0, reprompted: 0 });
    expect(result.waits.longestSeconds).toBe(Math.max(...result.waits.sortedSeconds));
    expect(result.leftOut).toEqual([]);
    expect(result.responseLatencySeconds).toBeCloseTo((0.5 + 1.9 + 1.1) / 3, 1);
    expect(result.turns).toHaveLength(3);
    for (const [i, turn] of result.turns.entries()) {
      expect(Object.keys(turn)).toEqual(['clinicianEnd', 'patientStart', 'latencySeconds']);
      expect(Math.abs(turn.clinicianEnd - (DIALOGUE.questions[i]?.[1] ?? 99))).toBeLessThan(0.06);
      expect(Math.abs(turn.patientStart - (DIALOGUE.answers[i]?.[0] ?? 99))).toBeLessThan(0.06);
    }
    expect(result.speechSegments.length).toBeGreaterThanOrEqual(3);
    expect(result.speechRateWpm).toBeGreaterThan(100);
  });

  it('leaves out the latency of a single track, and says why', async () => {
    const { out } = await measure(at('patient.wav'));
    const { leftOut, turns, ...rest } = JSON.parse(out);
    expect(rest).not.toHaveProperty('responseLatencySeconds');
    expect(turns).toEqual([]);
    expect(leftOut).toEqual([
      {
        field: 'responseLatencySeconds',
        reason: 'Latency needs the clinician as a second track, or marked prompts.',
      },
    ]);
  });

  it('mixes two channels down, and prints one line with --json', async () => {
    const [stereo, mono] = [
      await measure(at('stereo.wav'), '--json'),
      await measure(at('patient.wav'), '--json'),
    ];
    expect(stereo.out.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stereo.out).syllables).toBe(JSON.parse(mono.out).syllables);
  });

  it('reads a rate of 96 kHz, within a twentieth', async () => {
    const [other, plain] = [await measure(at('studio.wav')), await measure(at('patient.wav'))];
    const ratio = JSON.parse(other.out).speechRateWpm / JSON.parse(plain.out).speechRateWpm;
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
  });

  it('takes the language from --language', async () => {
    const [en, es] = [
      await measure(at('patient.wav')),
      await measure(at('patient.wav'), '--language', 'es-MX'),
    ];
    expect(JSON.parse(es.out).speechRateWpm).toBeLessThan(JSON.parse(en.out).speechRateWpm);
    expect(JSON.parse((await measure(at('patient.wav'), '--language', 'xx')).out).leftOut[0].field).toBe(
      'speechRateWpm',
    );
  });

  it.each([
    ['a file that is not there', ['/nowhere.wav'], '/nowhere.wav cannot be read (ENOENT).'],
    ['an empty file', [at('empty.wav')], `${at('empty.wav')} is empty.`],
    ['a file that is no WAV', [at('text.wav')], `${at('text.wav')} is no WAV file.`],
    [
      'a file that is cut',
      [at('cut.wav')],
      `${at('cut.wav')} is cut short: 49956 of ${2 * patient.samples.length} bytes of sound are there.`,
    ],
    ['NaN', [at('nan.wav')], `${at('nan.wav')} holds samples that are no numbers (NaN or infinite).`],
    [
      'a rate of 4 kHz',
      [at('slow.wav')],
      `${at('slow.wav')} cannot be measured: sampleRate must be 8000 to 96000.`,
    ],
    [
      'a clinician that is not there',
      [at('patient.wav'), '--clinician', '/no.wav'],
      '/no.wav cannot be read (ENOENT).',
    ],
    [
      'a language that is no tag',
      [at('patient.wav'), '--language', '?'],
      '--language must be a BCP 47 tag such as en or de-AT.',
    ],
  ])('exits 1 on %s and says so alone', async (_, args, message) => {
    const { code, out, err } = await measure(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`${message}
`);
  });

  it('explains itself with --help', async () => {
    const { code, out } = await measure('--help');
    expect(code).toBe(0);
    for (const word of ['--clinician', '--language', '--json', 'WAV']) expect(out).toContain(word);
  });
});
