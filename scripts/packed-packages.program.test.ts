import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, PUBLISHED, PUBLISHED_FOLDERS } from './published.ts';

const root = new URL('..', import.meta.url).pathname;
/** What a published package may depend on, beside this workspace; of FHIR the types alone. */
const MAY_DEPEND_ON = new Set(['zod', '@types/fhir']);
/** A name, or a part of one, of what only tests use. */
const OF_TESTS = /(?:^|[/.-])(?:fixture|test|mock|bench|benchmark|proof)s?(?=[/.-]|$)/;

/** What a consumer has after an install: the packed files and zod, nothing of this workspace. */
const consumer = mkdtempSync(join(tmpdir(), 'svc-packed-'));
const scope = join(consumer, 'node_modules', '@svc');

const PROGRAM = `
  const data = score('relapse', { assessments: [], avgSleepHours: 4.5 }, { now: '2026-03-01' });
  const context = { now: 0, parameters: dmse.parameters.defaults };
  const alone = dmse.analyze({ responseLatencySeconds: 2.6 }, context);
  const exam = validateMseSelection({ mood: { values: ['depressed'] } });
  const answer = JSON.stringify([data.score, alone.summary.status, exam.ok, ERRORS.forbidden.status]);`;
const ESM = `
  import { ERRORS } from '@svc/contracts';
  import { dmse } from '@svc/engines';
  import { validateMseSelection } from '@svc/engines/mse';
  import { score } from '@svc/intelligence';
  ${PROGRAM}`;
const CJS = `
  const { ERRORS } = require('@svc/contracts');
  const { dmse } = require('@svc/engines');
  const { validateMseSelection } = require('@svc/engines/mse');
  const { score } = require('@svc/intelligence');
  ${PROGRAM}`;
const ANSWER = '[11,"clinical_attention",true,403]';

beforeAll(() => {
  mkdirSync(scope, { recursive: true });
  symlinkSync(join(root, 'packages/contracts/node_modules/zod'), join(consumer, 'node_modules/zod'));
  for (const folder of PUBLISHED_FOLDERS) {
    const name = nameOf(folder);
    execFileSync('pnpm', ['-C', folder, 'pack', '--pack-destination', consumer], {
      cwd: root,
      stdio: 'ignore',
    });
    const tarball = readdirSync(consumer).find(
      (file) => file.startsWith(`svc-${name}-`) && file.endsWith('.tgz'),
    );
    execFileSync('tar', ['xzf', tarball as string], { cwd: consumer });
    execFileSync('mv', [join(consumer, 'package'), join(scope, name)]);
  }
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

function run(file: string, code: string): string {
  writeFileSync(join(consumer, file), `${code}\nconsole.log(answer);`);
  return execFileSync(process.execPath, [join(consumer, file)], { encoding: 'utf8', cwd: consumer }).trim();
}

/** `external`: what is not taken into the bundle. */
async function bundle(code: string, external: string[] = []): Promise<string> {
  const entry = join(consumer, 'entry.mjs');
  writeFileSync(entry, code);
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: external.length === 0 ? 'iife' : 'esm',
    platform: 'browser',
    external,
  });
  return result.outputFiles[0]?.text ?? '';
}

describe('packed packages', () => {
  it('import as ES modules', () => {
    expect(run('esm.mjs', ESM)).toBe(ANSWER);
  });

  it('load as CommonJS', () => {
    expect(run('cjs.cjs', CJS)).toBe(ANSWER);
  });

  it('run in a browser bundle, with nothing of Node in reach', async () => {
    const page = createContext({});
    runInContext(await bundle(`${ESM}\nglobalThis.answer = answer;`), page);
    expect(page.answer).toBe(ANSWER);
  });

  it.each(PUBLISHED)('@svc/%s ships its build and its page, no sources and no tests', (name) => {
    const files = readdirSync(join(scope, name), { recursive: true, encoding: 'utf8' });
    expect(files).toContain('README.md');
    expect(files.filter((file) => /(^|\/)src\/|tsbuildinfo/.test(file))).toEqual([]);
    expect(files.filter((file) => OF_TESTS.test(file))).toEqual([]);
    const { dependencies = {} } = JSON.parse(readFileSync(join(scope, name, 'package.json'), 'utf8')) as {
      dependencies?: object;
    };
    const others = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@svc/'));
    expect(others.filter((dependency) => !MAY_DEPEND_ON.has(dependency))).toEqual([]);
  });

  it('@svc/capture names its worklet by the place where it lies, for bundlers to follow', () => {
    const modules = join(scope, 'capture', 'dist/esm');
    const named = readdirSync(modules, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      if (!name.endsWith('.js')) return [];
      const text = readFileSync(join(modules, name), 'utf8');
      const [, place] = /new URL\("([^"]+)\?no-inline", import\.meta\.url\)/.exec(text) ?? [];
      return place === undefined ? [] : [resolve(modules, name, '..', place)];
    });
    expect(named).toEqual([join(scope, 'capture/dist/browser/capture-worklet.js')]);
    expect(readFileSync(named[0] as string, 'utf8')).toContain('registerProcessor(');
  });

  it.each([
    ['@svc/contracts, request schemas', "export { RelapsePredictRequest } from '@svc/contracts';", 45],
    ['@svc/engines, dmse', "export { dmse } from '@svc/engines';", 50],
    ['@svc/engines, biomarker', "export { biomarker } from '@svc/engines';", 315],
    ['@svc/engines, outcome', "export { outcome } from '@svc/engines';", 275],
    ['@svc/engines, medication', "export { medication } from '@svc/engines';", 280],
    ['@svc/engines, relapse', "export { relapse } from '@svc/engines';", 275],
    ['@svc/engines/mse', "export * from '@svc/engines/mse';", 255],
    ['@svc/engines, all', "export * from '@svc/engines';", 605],
    ['@svc/clinical, instruments', "export { findInstrument } from '@svc/clinical';", 45],
    ['@svc/clinical, all', "export * from '@svc/clinical';", 550],
    ['@svc/mse-draft', "export * from '@svc/mse-draft';", 240],
    ['@svc/retina', "export * from '@svc/retina';", 21],
    ['@svc/retina/vessel-net', "export * from '@svc/retina/vessel-net';", 210],
    ['@svc/fhir, resultObservation', "export { resultObservation } from '@svc/fhir';", 3],
    ['@svc/fhir, readBundle', "export { readBundle } from '@svc/fhir';", 430],
    ['@svc/fhir, all', "export * from '@svc/fhir';", 505],
    ['@svc/client, all', "export * from '@svc/client';", 10],
    ['@svc/capture/core', "export * from '@svc/capture/core';", 11],
    ['@svc/intelligence, score', "export { score } from '@svc/intelligence';", 360],
  ])('%s keeps within its size in a browser bundle, zod included', async (name, code, mostKilobytes) => {
    const text = await bundle(code);
    const kilobytes = (bytes: number) => Math.round(bytes / 1000);
    const zipped = kilobytes(gzipSync(text).length);
    process.stdout.write(`${name}: ${kilobytes(text.length)} kB, gzip ${zipped} kB\n`);
    expect(zipped).toBeLessThanOrEqual(mostKilobytes);
  });

  it('@svc/mse-draft by itself, as a bundler leaves it, is under 150 kB', async () => {
    const itself = await bundle("export * from '@svc/mse-draft';", ['@svc/c*', '@svc/engines*', 'zod']);
    const bytes = gzipSync(itself).length;
    process.stdout.write(`@svc/mse-draft by itself: gzip ${bytes} bytes\n`);
    expect(bytes).toBeLessThan(150_000);
  });
});
