/** Dialogues of two synthetic voices with exact truth, where Debian's espeak-ng and sox are installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sound } from '@svc/capture/core';
import { readSound, type Span } from '../../../sdks/capture/test/recordings.ts';

const SCRIPT = fileURLToPath(new URL('../../../sdks/capture/test/make-dialogue.sh', import.meta.url));

export interface SyntheticDialogue {
  readonly patient: Sound;
  readonly clinician: Sound;
  readonly mix: Sound;
  readonly wpm: number;
  readonly turns: readonly {
    readonly clinician: Span;
    readonly patient: Span;
    readonly latencySec: number;
  }[];
}

export function canSynthesize(): boolean {
  return ['espeak-ng', 'sox'].every((tool) => spawnSync(tool, ['--version']).status === 0);
}

export function synthesize(options: Readonly<Record<string, string | number>>): SyntheticDialogue {
  const folder = mkdtempSync(join(tmpdir(), 'svc-dialogue-'));
  try {
    const out = join(folder, 'd');
    const args = Object.entries({ ...options, out }).flatMap(([name, value]) => [`--${name}`, String(value)]);
    execFileSync('bash', [SCRIPT, ...args], { stdio: ['ignore', 'ignore', 2] });
    const { patientWpm, turns } = JSON.parse(readFileSync(`${out}.json`, 'utf8'));
    const [patient, clinician, mix] = ['patient', 'clinician', 'mix'].map((name) =>
      readSound(`${out}-${name}.wav`),
    );
    return { patient, clinician, mix, wpm: patientWpm, turns } as SyntheticDialogue;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
