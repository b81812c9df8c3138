import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { AT_MS, AT_SECONDS, BODY, SECRET } from '../test/delivery.ts';
import type * as source from './index.ts';
import { signServiceSignature } from './sign.ts';

const folder = new URL('.', import.meta.url).pathname;

/** The code as a page would load it. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@svc/source'],
  });
  return outputFiles[0]?.text ?? '';
}

/** What browsers and edge runtimes have, and nothing of Node. */
const page = () => createContext({ crypto, TextEncoder, TextDecoder, atob, btoa });

describe('@svc/webhooks/verify in a browser bundle [D:webhooks verify size]', () => {
  it('is under 2 kB gzip', async () => {
    const text = await bundle("export * from '@svc/webhooks/verify';");
    const gzip = gzipSync(text).length;
    process.stdout.write(`@svc/webhooks/verify: ${text.length} bytes, gzip ${gzip}\n`);
    expect(text.length).toBeGreaterThan(1000);
    expect(gzip).toBeLessThan(2000);
  });

  it('verifies and refuses with nothing of Node in reach', async () => {
    const context = page();
    const text = await bundle(`
      import { verifyServiceSignature } from '@svc/webhooks/verify';
      globalThis.verify = (check) => verifyServiceSignature(check).then(() => 'verified', ({ code }) => code);`);
    runInContext(text, context);
    const verify = context.verify as (check: object) => Promise<string>;
    const header = await signServiceSignature({ body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET });
    const check = { header, body: BODY, secrets: SECRET, nowMs: AT_MS };
    expect(await verify(check)).toBe('verified');
    // Bytes of another realm are bytes as well.
    expect(await verify({ ...check, body: new TextEncoder().encode(BODY).buffer })).toBe('verified');
    expect(await verify({ ...check, body: `${BODY} ` })).toBe('no_matching_signature');
  });

  it('the whole package runs there too', async () => {
    const context = page();
    runInContext(await bundle("import * as all from '@svc/webhooks'; globalThis.all = all;"), context);
    const all = context.all as typeof source;
    const headers = await all.testHeaders({ body: BODY, secrets: SECRET, nowMs: AT_MS });
    expect(headers['Service-Signature']).toBe(
      await signServiceSignature({ body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET }),
    );
    expect(all.planTries(() => 0.5)).toHaveLength(9);
  });
});
