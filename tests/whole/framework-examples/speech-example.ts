import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Findings } from './findings.ts';
import {
  createRecordedMicrophone,
  recordedDialogue,
  type RecordedMicrophone,
} from './recorded-microphone.ts';

/** What the hook is rendered by; no part of the example. */
export const RENDERER = { 'react-test-renderer': '19.3.1' } as const;

/** A tenth of a second is more than the blocks and the edges of the voice make up. */
const MOST_LATENCY_ERROR_SECONDS = 0.1;

type Numbers = Readonly<Record<string, number>>;

interface Used {
  readonly state: {
    readonly step: string;
    readonly numbers?: Numbers;
    readonly leftOut: readonly object[];
    readonly answer?: { readonly headline: string; readonly disclaimer: string };
    readonly problem?: string;
  };
  consent(): void;
  start(): Promise<void>;
  promptStarted(): Promise<void>;
  promptEnded(): Promise<void>;
  stop(): Promise<void>;
  send(): Promise<void>;
}

/** What is bundled of the project: the hook, and what mounts a component in Node. */
interface Bundle {
  useSpeechMeasurement(options: object): Used;
  act(work: () => Promise<void>): Promise<void>;
  createElement(component: () => null): unknown;
  create(element: unknown): { unmount(): void };
  readonly Dmse: new (
    options: object,
  ) => {
    analyze(numbers: Numbers): Promise<{ summary: { headline: string }; disclaimer: string }>;
  };
}

const ENTRY = `
export { useSpeechMeasurement } from './src/use-speech-measurement';
export { act, createElement } from 'react';
export { create } from 'react-test-renderer';
export { Dmse } from '@svc/client/dmse';
`;

/** What the type checker says of the project; nothing where it compiles. */
export function typeErrorsOf(folder: string): string {
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}

/** Bundles the app as for a phone, and compiles what comes for the engine there. */
export function checkBundles(folder: string, found: Findings): void {
  const cache = join(folder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, TMPDIR: cache },
    });
  for (const platform of ['android', 'ios']) {
    const said = run(process.execPath, [METRO, 'build', 'index.js', '-p', platform, '-O', `${platform}.js`]);
    found.expect(`Metro bundles it for ${platform}`, said.status === 0, `${said.stdout}${said.stderr}`);
  }
  chmodSync(join(folder, HERMES), 0o755);
  const said = run(join(folder, HERMES), ['-emit-binary', '-out', 'android.hbc', 'android.js']);
  found.expect('it compiles for Hermes', said.status === 0, said.stderr);
}

const METRO = 'node_modules/metro/src/cli.js';
const HERMES = `node_modules/hermes-compiler/hermesc/${process.platform === 'darwin' ? 'osx-bin' : 'linux64-bin'}/hermesc`;

/**
 * Renders the hook in Node, with recordings of people in place of the microphone; the numbers go to a running service as
 * the server of the app sends them.
 *
 * @returns what was measured, in words
 */
export async function checkSpeech(
  folder: string,
  service: { readonly baseUrl: string; readonly key: string },
  found: Findings,
): Promise<string> {
  const bundle = await bundled(folder);
  const sent: Numbers[] = [];
  const dmse = new bundle.Dmse({ baseUrl: service.baseUrl, apiKey: service.key });
  const send = async (numbers: Numbers) => {
    sent.push(numbers);
    const { summary, disclaimer } = await dmse.analyze(numbers);
    return { headline: summary.headline, disclaimer };
  };
  const microphone = createRecordedMicrophone();
  const screen = await mounted(bundle, { microphone, language: 'en', send });
  await checkConsent(screen, microphone, found);
  const measured = await checkNumbers(screen, microphone, found);
  found.expect('nothing is sent unasked', sent.length === 0);
  await screen.does(({ send: sendNow }) => sendNow());
  const { step, answer, problem } = screen.state();
  found.expect('the answer has a headline', step === 'sent' && (answer?.headline ?? '') !== '', problem);
  found.expect('the answer has its disclaimer', answer?.disclaimer.startsWith('Decision support') === true);
  const names = Object.keys(sent[0] ?? {})
    .toSorted()
    .join();
  found.expect('three numbers are sent', names === NUMBERS.join(), names);
  await screen.leave();
  await checkLeaving(bundle, found);
  await checkRefused(bundle, found);
  return measured;
}

const NUMBERS = ['responseLatencySeconds', 'sessionDurationSeconds', 'speechRateWpm'];

async function bundled(folder: string): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  });
  const file = join(folder, 'bundle.cjs');
  writeFileSync(file, outputFiles[0]?.text ?? '');
  return ((await import(pathToFileURL(file).href)) as { default: Bundle }).default;
}

/** A component that uses the hook. */
interface Screen {
  state(): Used['state'];
  does(call: (used: Used) => unknown): Promise<void>;
  leave(): Promise<void>;
}

async function mounted(bundle: Bundle, options: object): Promise<Screen> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let used: Used | undefined;
  let root: { unmount(): void } | undefined;
  const Probe = () => {
    used = bundle.useSpeechMeasurement(options);
    return null;
  };
  await bundle.act(async () => void (root = bundle.create(bundle.createElement(Probe))));
  const rendered = () => {
    if (used === undefined) throw new Error('the hook was not rendered');
    return used;
  };
  return {
    state: () => rendered().state,
    does: (call) => bundle.act(async () => void (await call(rendered()))),
    leave: () => bundle.act(async () => root?.unmount()),
  };
}

async function checkConsent(screen: Screen, microphone: RecordedMicrophone, found: Findings): Promise<void> {
  await screen.does(({ start }) => start());
  const { step } = screen.state();
  found.expect('no microphone opens before consent', step === 'consent' && microphone.opened === 0, step);
  await screen.does(({ consent }) => consent());
  await screen.does(({ start }) => start());
  found.expect('it opens after consent', screen.state().step === 'listening' && microphone.opened === 1);
}

async function checkNumbers(
  screen: Screen,
  microphone: RecordedMicrophone,
  found: Findings,
): Promise<string> {
  const dialogue = recordedDialogue();
  await screen.does(({ promptStarted, promptEnded }) =>
    microphone.play(dialogue, (edge) => (edge === 'began' ? promptStarted() : promptEnded())),
  );
  await screen.does(({ stop }) => stop());
  const { step, numbers = {}, leftOut } = screen.state();
  found.expect('stopping closes the microphone', microphone.closed === 1);
  found.expect(
    'both numbers are measured',
    step === 'measured' && leftOut.length === 0,
    JSON.stringify(leftOut),
  );
  const { latencies } = dialogue;
  const known = latencies.reduce((sum, each) => sum + each, 0) / latencies.length;
  const { responseLatencySeconds: latency = NaN, speechRateWpm } = numbers;
  found.expect(
    'the latency is the known one',
    Math.abs(latency - known) < MOST_LATENCY_ERROR_SECONDS,
    latency,
  );
  return `latency ${latency} s where ${known.toFixed(2)} s are known, ${speechRateWpm} words per minute`;
}

async function checkLeaving(bundle: Bundle, found: Findings): Promise<void> {
  const microphone = createRecordedMicrophone();
  const screen = await mounted(bundle, { microphone, language: 'en', send: neverSent });
  await screen.does(({ consent }) => consent());
  await screen.does(({ start }) => start());
  await screen.leave();
  found.expect('leaving the screen closes the microphone', microphone.closed === 1);
}

async function checkRefused(bundle: Bundle, found: Findings): Promise<void> {
  const open = async () => {
    throw new Error('not permitted');
  };
  const screen = await mounted(bundle, { microphone: { open }, language: 'en', send: neverSent });
  await screen.does(({ consent }) => consent());
  await screen.does(({ start }) => start());
  const { step, problem } = screen.state();
  found.expect(
    'a microphone that is refused is told',
    step === 'ready' && problem === 'not permitted',
    problem,
  );
}

async function neverSent(): Promise<never> {
  throw new Error('sent unasked');
}
