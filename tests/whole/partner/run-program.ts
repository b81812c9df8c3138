import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { PartnerSettings } from '../../../examples/src/partner/partner.ts';
import { launchChromium } from '../../../services/platform/test/chromium.ts';
import { chromiumFile, missingChromium } from '../../../services/platform/test/chromium-file.ts';
import { startProxy } from '../../../sdks/client/test/key-adding-proxy.ts';
import type { Consumer } from './consumer.ts';
import { NotTriedError, programOf } from './runtimes.ts';
import type { Served } from './served.ts';

const LIMIT_MS = 120_000;
const exec = promisify(execFile);

/** What the program printed. */
type Output = string;

/** As a program of its own, which finds nothing of this one in its environment. */
export async function runFile(
  program: string,
  args: readonly string[],
  consumer: Consumer,
  settings: PartnerSettings,
): Promise<Output> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: consumer.folder,
    NO_COLOR: '1',
    PARTNER_SETTINGS: JSON.stringify(settings),
  };
  const { stdout } = await exec(program, args, { cwd: consumer.folder, env, timeout: LIMIT_MS });
  return stdout;
}

/** A worker as the edge runs it, which may reach this machine. @throws NotTriedError */
export async function runInWorkerd(consumer: Consumer, settings: PartnerSettings): Promise<Output> {
  const workerd = programOf('workerd', 'workerd');
  const folder = join(consumer.folder, 'worker');
  mkdirSync(folder);
  writeFileSync(join(folder, 'worker.js'), await consumer.bundle('worker.ts', 'worker'));
  writeFileSync(join(folder, 'config.capnp'), WORKERD_CONFIG);
  const child = spawn(workerd, ['serve', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 2, 2, 'pipe'],
  });
  try {
    const port = await listeningPort(child.stdio[3] as NodeJS.ReadableStream);
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: JSON.stringify(settings),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  } finally {
    child.kill();
    await once(child, 'close');
  }
}

const WORKERD_CONFIG = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "partner", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "loopback")),
    (name = "loopback", network = (allow = ["local"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "partner")]);
`;

/** What it says on its control pipe once it listens. */
async function listeningPort(control: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(control)) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (event === 'listen' && port !== undefined) return port;
  }
  throw new Error('workerd ended before it was ready');
}

/** Its name with its version; its name alone where there is none. */
export function chromiumVersion(): string {
  if (missingChromium() !== undefined) return 'Chromium';
  const said = execFileSync(chromiumFile(), ['--version'], { encoding: 'utf8' });
  return /Chromium [\d.]+/.exec(said)?.[0] ?? 'Chromium';
}

/** A page, over a back end that adds the keys that no page may hold. @throws NotTriedError */
export async function runInChromium(consumer: Consumer, { platform, settings }: Served): Promise<Output> {
  const missing = missingChromium();
  if (missing !== undefined) throw new NotTriedError(missing);
  const proxy = await startProxy(platform, await consumer.bundle('page.ts', 'page'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(proxy.origin);
    const keyless = { ...(await settings('page')), baseUrl: '', apiKey: false, organizationKey: false };
    return await page.evaluate<string>(`runPartner(${JSON.stringify(keyless)})`);
  } finally {
    await browser.close();
    await proxy.close();
  }
}
