import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Bidi, connectBidi } from './bidi.ts';
import { firefoxFile, missingFirefox } from './firefox-file.ts';
import type { SoundServer } from './sound-server.ts';

/** Settings of Firefox, as about:config shows them. */
type Preferences = Readonly<Record<string, string | number | boolean>>;

/** Nothing is asked beside this machine: what is not on it goes to a proxy that is not there. */
const QUIET: Preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
};

/** A microphone that hums and a camera that shows a colour, given without a question. */
export const FAKE_MEDIA: Preferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
};

/** A page in Firefox. What is found or asked is a JavaScript expression. */
export interface FirefoxPage {
  goto(url: string): Promise<void>;
  /** The value of an expression, which may be a promise, as JSON carries it. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Until an expression is true. */
  waitFor(expression: string): Promise<void>;
  /** Clicks the middle of an element with a mouse. */
  click(element: string): Promise<void>;
  setFiles(element: string, ...files: readonly string[]): Promise<void>;
  /** What is in the first frame of the page. */
  frame(): Promise<FirefoxPage>;
  /** What was written to the console as an error or a warning, and errors of scripts. */
  readonly complaints: readonly string[];
}

export interface Firefox {
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}

/**
 * @param sound where sound goes; without one Firefox starts no sound on a machine that has none
 * @throws Error where Firefox is missing: tests that need it are never left out unseen
 */
export async function launchFirefox(
  preferences: Preferences = {},
  sound?: Pick<SoundServer, 'env'>,
): Promise<Firefox> {
  const missing = missingFirefox();
  if (missing !== undefined) throw new Error(missing);
  const profile = mkdtempSync(join(tmpdir(), 'svc-firefox-'));
  const lines = Object.entries({ ...QUIET, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = spawn(firefoxFile(), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, ...sound?.env },
  });
  const end = async () => {
    program.kill('SIGKILL');
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const bidi = await connectBidi(`${await addressOf(program)}/session`);
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    return {
      async newPage() {
        const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
        return pageOf(bidi, context);
      },
      async close() {
        await bidi.send('browser.close').catch(() => {});
        bidi.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Where it says that it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Firefox says nothing');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened');
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string; readonly sharedId?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

function pageOf(bidi: Bidi, context: string): FirefoxPage {
  const complaints: string[] = [];
  bidi.on('log.entryAdded', ({ level, text, source }) => {
    const { context: where } = source as { context?: string };
    if (where === context && (level === 'error' || level === 'warn')) complaints.push(String(text));
  });

  async function valueOf(expression: string) {
    const evaluated = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result;
  }

  async function elementOf(expression: string): Promise<{ readonly sharedId: string }> {
    const { sharedId } = await valueOf(
      `{ const found = ${expression}; found?.scrollIntoView?.({ block: 'center' }); found }`,
    );
    if (sharedId === undefined) throw new Error(`There is no ${expression}.`);
    return { sharedId };
  }

  return {
    complaints,
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<Value>(expression: string) {
      const { value = 'null' } = await valueOf(
        `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      );
      return JSON.parse(value) as Value;
    },
    async waitFor(expression) {
      await valueOf(
        `new Promise((resolve) => { const look = () => (${expression}) ? resolve('') : setTimeout(look, 50); look(); })`,
      );
    },
    async click(expression) {
      const element = await elementOf(expression);
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await bidi.send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      });
    },
    async frame() {
      interface Tree {
        readonly contexts: readonly { readonly children: readonly { readonly context: string }[] }[];
      }
      const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { root: context });
      const [first] = contexts.flatMap(({ children }) => children);
      if (first === undefined) throw new Error('There is no frame.');
      return pageOf(bidi, first.context);
    },
    async setFiles(expression, ...files) {
      await bidi.send('input.setFiles', { context, element: await elementOf(expression), files });
    },
  };
}
