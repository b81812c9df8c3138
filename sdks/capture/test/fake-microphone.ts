import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launchChromium } from '../../../services/platform/test/chromium.ts';
import { browserFiles } from '../scripts/browser-files.ts';

const QUIET_NETWORK = ['--disable-quic', '--disable-background-networking', '--disable-component-update'];

/** Chromium with a microphone that hears a file, once, from when a track is opened; one browser for each hearing. */
export function launchWithMicrophone(file: string, args: readonly string[] = []) {
  return launchChromium([
    ...QUIET_NETWORK,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
    ...args,
  ]);
}

/** Chromium without that: nobody answers the question for the microphone. */
export function launchWithout(args: readonly string[] = []) {
  return launchChromium([...QUIET_NETWORK, ...args]);
}

/** A server with the files for pages without a bundler, and an empty page that takes the one script by its hash. */
export interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

const BLOB_POLICY = "default-src 'none'; script-src 'self' blob:; connect-src 'self'";
const STRICT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

export async function servePage(): Promise<PageServer> {
  const files = [...(await browserFiles()), { name: 'hook.js', contents: await hookPage(), integrity: '' }];
  const html = `<!doctype html><html lang="en"><title>Capture</title>
<script src="/capture.js" integrity="${files[0]?.integrity}" crossorigin="anonymous"></script><body></body></html>`;
  const hookHtml =
    '<!doctype html><html lang="en"><title>Hook</title><div id="app"></div><script src="/hook.js"></script></html>';
  const server: Server = createServer(({ url = '/' }, response) => {
    const file = files.find(({ name }) => url === `/${name}`);
    const policy = url.includes('strict') ? STRICT_POLICY : BLOB_POLICY;
    const features = url.includes('forbidden') ? 'microphone=()' : 'microphone=(self)';
    response.writeHead(200, {
      'content-type': file === undefined ? 'text/html' : 'text/javascript',
      'content-security-policy': policy,
      'permissions-policy': features,
    });
    response.end(file?.contents ?? (url === '/hook' ? hookHtml : html));
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A page that renders a component with the hook. */
async function hookPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('hook-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@svc/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}
