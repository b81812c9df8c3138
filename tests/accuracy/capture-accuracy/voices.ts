/**
 * Voices that are not in the repository: synthesizers and the recorded dialogues of a game (Fish Fillets, GPL-2.0, Czech and
 * Dutch), all from Debian. Half of them are learned from, the others are left out and only scored.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sound } from '@svc/capture/core';
import { readSound, type Span } from '../../../sdks/capture/test/recordings.ts';
import { addAt, RATE, scaled, silence, whiteNoise } from '../../../sdks/capture/test/sounds.ts';

export interface Clip {
  /** Cut where it falls 44 dB under its loudest sample. */
  readonly samples: Float32Array;
  readonly syllables: number;
}

export interface UnseenVoice {
  readonly name: string;
  readonly isLearned: boolean;
  /** Of a person, not of a synthesizer. */
  readonly isRecorded: boolean;
  readonly answers: readonly Clip[];
  /** In English; none of the recorded ones. */
  readonly questions: readonly Clip[];
}

/** What a patient might answer, and its syllables by the dictionary of Carnegie Mellon. */
const ANSWERS = [
  ['I have been sleeping a little better since the weekend but I still wake up before five', 22],
  ['My sister came over with the children and we made a big pot of soup together', 21],
  ['Not much', 2],
  ['The new tablets make my mouth dry and I feel slower than usual in the morning', 21],
  ['Yes I went for a walk by the river on Tuesday and it was quite cold', 18],
  ['I would rather stay at home because the bus is always crowded and noisy', 19],
  ['Sometimes I forget what I wanted to say and then I get annoyed with myself', 20],
  ['It depends on the day really', 8],
  ['There was a letter from the bank that worried me for most of the afternoon', 19],
  ['I read the newspaper and after that I listened to some music in the kitchen', 21],
  ['No I do not think so', 6],
  ['My appetite is fine but I eat too quickly when I am alone in the evening', 21],
  ['We talked about the garden and he promised to help me cut the hedge next month', 19],
  ['I suppose the hardest part is getting started when nobody is waiting for me', 21],
] as const;

/** The last words end in vowels, nasals and stops. */
const QUESTIONS = [
  'How have you been sleeping this week?',
  'What did you do at the weekend?',
  'How is your appetite at the moment?',
  'Did anything worry you yesterday?',
  'Who have you talked to since we last met?',
  'What would you like to change?',
] as const;

type Say = (text: string, file: string) => void;

const espeak =
  (voice: string, speed: number): Say =>
  (text, file) =>
    execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '-w', file, text]);

/** Without melody: the range of the pitch in per cent. */
const flat =
  (voice: string, range: number): Say =>
  (text, file) =>
    execFileSync('espeak-ng', [
      '-m',
      '-v',
      voice,
      '-s',
      '140',
      '-w',
      file,
      `<speak><prosody range="${range}%">${text}</prosody></speak>`,
    ]);

const flite =
  (voice: string): Say =>
  (text, file) =>
    execFileSync('flite', ['-voice', voice, '-t', text, '-o', file]);

const festival =
  (voice: string): Say =>
  (text, file) =>
    execFileSync('text2wave', ['-eval', `(voice_${voice})`, '-o', file], { input: text });

/** The learned first, and no speaker on both sides. */
const SYNTHESIZERS: readonly (readonly [name: string, isLearned: boolean, Say])[] = [
  ['flite slt', true, flite('slt')],
  ['flite kal', true, flite('kal')],
  ['festival ked', true, festival('ked_diphone')],
  ['espeak m3', true, espeak('en-us+m3', 150)],
  ['espeak f2, no melody', true, flat('en-us+f2', 0)],
  ['flite awb', false, flite('awb')],
  ['flite rms', false, flite('rms')],
  ['espeak m1', false, espeak('en-gb+m1', 165)],
  ['espeak f5', false, espeak('en-gb+f5', 135)],
  ['espeak Annie', false, espeak('en-us+Annie', 150)],
  ['espeak grandpa', false, espeak('en-gb-scotland+grandpa', 165)],
  ['espeak klatt2', false, espeak('en-us+klatt2', 180)],
  ['espeak croak', false, espeak('en-us+croak', 120)],
  ['espeak whisper', false, espeak('en-us+whisper', 150)],
  ['espeak f4, no melody', false, flat('en-us+f4', 0)],
  ['espeak f4, 10 % of melody', false, flat('en-us+f4', 10)],
];

const GAME = '/usr/share/games/fillets-ng';
const ACTORS = [
  ['Fish Fillets, Czech woman', true, 'cs', 'm'],
  ['Fish Fillets, Dutch man', true, 'nl', 'v'],
  ['Fish Fillets, Czech man', false, 'cs', 'v'],
  ['Fish Fillets, Dutch woman', false, 'nl', 'm'],
] as const;

export function missingPrograms(): string[] {
  const missing = ['espeak-ng', 'flite', 'text2wave', 'sox'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  const sounds = ['cs', 'nl'].filter((language) => !existsSync(`${GAME}/sound/airplane/${language}`));
  return [...missing, ...sounds.map((language) => `fillets-ng-data-${language}`)];
}

export function unseenVoices(): UnseenVoice[] {
  const folder = mkdtempSync(join(tmpdir(), 'svc-voices-'));
  try {
    const synthesized = SYNTHESIZERS.map(([name, isLearned, say]) => ({
      name,
      isLearned,
      isRecorded: false,
      answers: ANSWERS.map(([text, syllables]) => ({ samples: spoken(say, text, folder), syllables })),
      questions: QUESTIONS.map((text) => ({ samples: spoken(say, text, folder), syllables: 0 })),
    }));
    const recorded = ACTORS.map(([name, isLearned, language, actor]) => ({
      name,
      isLearned,
      isRecorded: true,
      answers: linesOf(language, actor).map(({ file, text }) => ({
        samples: converted(file, folder),
        syllables: language === 'cs' ? czechSyllables(text) : dutchSyllables(text),
      })),
      questions: [],
    }));
    return [...synthesized, ...recorded];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Clips one after the other in a quiet room, and where they are. */
export function sessionOf(clips: readonly Clip[], gapSeconds = 0.6): { sound: Sound; spans: Span[] } {
  const spans: Span[] = [];
  let at = 0.8;
  for (const { samples } of clips) {
    spans.push([at, at + samples.length / RATE]);
    at += samples.length / RATE + gapSeconds;
  }
  return { sound: placed(clips, spans, at + 0.5), spans };
}

/** Each clip at its time, over a faint noise. */
export function placed(clips: readonly Clip[], spans: readonly Span[], seconds: number, seed = 3): Sound {
  const sound = silence(seconds);
  addAt(sound, scaled(whiteNoise(sound.samples.length, seed), 0.0006), 0);
  for (const [i, { samples }] of clips.entries()) addAt(sound, scaled(samples, 0.07), spans[i]?.[0] ?? 0);
  return sound;
}

function spoken(say: Say, text: string, folder: string): Float32Array {
  const file = join(folder, 'spoken.wav');
  say(text, file);
  return converted(file, folder);
}

function converted(file: string, folder: string): Float32Array {
  const wav = join(folder, 'converted.wav');
  execFileSync('sox', ['-D', file, '-r', String(RATE), '-c', '1', '-b', '16', wav, 'gain', '-n', '-6']);
  return withoutEnds(readSound(wav).samples);
}

function withoutEnds(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isHeard = (sample: number) => Math.abs(sample) >= loudest * 10 ** (-44 / 20);
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
}

interface Line {
  readonly file: string;
  readonly text: string;
}

/** Thirty lines of an actor, spread over the game, of some length and without numbers. */
function linesOf(language: string, actor: string): Line[] {
  const lines = readdirSync(`${GAME}/sound`)
    .flatMap((level) => linesOfLevel(level, language))
    .filter(({ file, text }) => file.split('/').at(-1)?.split('-')[1] === actor && isPlain(text));
  return Array.from({ length: 30 }, (_, i) => lines[Math.floor((i * lines.length) / 30)] as Line);
}

function linesOfLevel(level: string, language: string): Line[] {
  const script = `${GAME}/script/${level}/dialogs_${language}.lua`;
  if (!existsSync(script)) return [];
  const said = readFileSync(script, 'utf8').matchAll(
    /dialogId\("([^"]+)",[^\n]*\)\s*\ndialogStr\("((?:[^"\\]|\\.)*)"\)/g,
  );
  return [...said]
    .map(([, id, text]) => ({ file: `${GAME}/sound/${level}/${language}/${id}.ogg`, text: text as string }))
    .filter(({ file }) => existsSync(file));
}

function isPlain(text: string): boolean {
  return text.length > 45 && !/[0-9%]|\.\.\./.test(text);
}

/** Vowels, the three diphthongs as one, and r and l between consonants. */
function czechSyllables(text: string): number {
  const vowels = /ou|au|eu|[aáeéěiíoóuúůyý]/g;
  const syllabic = /(?<=[bcčdďfghjkmnňpqřsštťvwxzž])[rl](?=[bcčdďfghjkmnňpqřsštťvwxzžrl]|(?![a-zá-ž]))/g;
  const lower = text.toLowerCase();
  return (lower.match(vowels)?.length ?? 0) + (lower.match(syllabic)?.length ?? 0);
}

/** Phonemes of espeak-ng that are vowels. */
function dutchSyllables(text: string): number {
  const phonemes = execFileSync('espeak-ng', ['-q', '--ipa', '--sep=_', '-v', 'nl', text], {
    encoding: 'utf8',
  });
  return phonemes.split(/[\s_]+/).filter((phoneme) => /[aeiouyɑɒɐəɛɜɪɔʊʌøœɵ]/.test(phoneme)).length;
}
