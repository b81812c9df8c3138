import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programFile } from './program-file.ts';

const { file, missing, skips } = programFile({ debian: 'pulseaudio', variable: 'SVC_PULSEAUDIO' });
export { missing as missingSoundServer, skips as skipsSoundServer };

/** Sound for a machine without a sound card: what is played is heard by nobody but its own microphone. */
export interface SoundServer {
  /** For a program that shall use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Plays a WAV file into the microphone, to its end. */
  play(recording: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error where it is missing: tests that need it are never left out unseen */
export async function startSoundServer(): Promise<SoundServer> {
  const lack = missing();
  if (lack !== undefined) throw new Error(lack);
  const folder = mkdtempSync(join(tmpdir(), 'svc-sound-'));
  const socket = join(folder, 'native');
  const modules = [
    'module-null-sink sink_name=loudspeaker rate=48000',
    'module-null-sink sink_name=voices rate=48000 channels=2',
    'module-remap-source master=voices.monitor source_name=microphone',
    `module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
  ];
  const program = spawn(
    file(),
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      ...modules.map((module) => `--load=${module}`),
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  await appears(folder, socket, program);
  const env = { PULSE_SERVER: `unix:${socket}`, PULSE_SINK: 'loudspeaker', PULSE_SOURCE: 'microphone' };
  return {
    env,
    async play(recording) {
      await promisify(execFile)('paplay', ['--device=voices', recording], {
        env: { ...process.env, ...env },
      });
    },
    async close() {
      program.kill();
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until it listens, or is gone. */
async function appears(folder: string, socket: string, program: ChildProcess): Promise<void> {
  const watcher = watch(folder);
  const changes = new AbortController();
  program.once('exit', () => changes.abort(new Error('the sound server ended before it listened')));
  try {
    while (!existsSync(socket)) await once(watcher, 'change', { signal: changes.signal });
  } finally {
    watcher.close();
  }
}
