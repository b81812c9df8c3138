/**
 * `pnpm prove [NAME…]`: the heavy checks, one file each under `proofs/src/`. Writes what they saw, the
 * machine and the commit to `docs/proof.md`; sections of checks that did not run are kept.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { ProofResult } from './src/proof.ts';

interface Report extends ProofResult {
  name: string;
  bar: string;
  seconds: number;
}

const LIMIT_MS = 10 * 60_000;
const folder = new URL('./src/', import.meta.url);
const page = new URL('../docs/proof.md', import.meta.url);
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'proof.ts')
  .map((file) => file.slice(0, -3))
  .sort();

const asked = process.argv.slice(2).filter((argument) => argument !== '--');
if (asked.includes('--help') || asked.includes('-h')) {
  say(`Usage: pnpm prove [NAME…]\n\nHeavy checks:\n${all.map((name) => `  ${name}`).join('\n')}`);
  process.exit(0);
}
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(2);
}

let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  say(`prove ${name} …`);
  const report = runOne(name);
  if (!report.passed) failed++;
  say(`${report.passed ? 'ok  ' : 'FAIL'} ${name} (${report.seconds} s) ${JSON.stringify(report.figures)}`);
  writeSection(report);
}
process.exit(failed === 0 ? 0 : 1);

function runOne(name: string): Report {
  const { stdout, status, signal } = spawnSync(
    process.execPath,
    ['--conditions=@svc/source', new URL(`${name}.ts`, folder).pathname],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: LIMIT_MS, maxBuffer: 1 << 28 },
  );
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  try {
    return JSON.parse(last) as Report;
  } catch {
    const ended = signal === null ? `exit ${status}` : `stopped by ${signal} after ${LIMIT_MS / 60_000} min`;
    return { name, bar: '', seconds: 0, passed: false, figures: { ended } };
  }
}

function writeSection(report: Report): void {
  const sections = readSections();
  const figures = Object.entries(report.figures).map(([name, value]) => `| ${name} | ${value} |`);
  sections.set(
    report.name,
    [
      `## ${report.name}`,
      '',
      report.bar,
      '',
      `${report.passed ? 'Met' : '**Not met**'} at commit \`${commit()}\`, ${report.seconds} s, ${machine()}.`,
      '',
      '| figure | seen |',
      '| --- | --- |',
      ...figures,
      '',
    ].join('\n'),
  );
  const head = '# Proof\n\nWhat the heavy checks of `npx pnpm prove` saw last, each at the commit named.\n\n';
  const body = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  writeFileSync(page, `${head}${body.join('\n')}`);
}

function readSections(): Map<string, string> {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const parts = text.split(/^(?=## )/m).slice(1);
  return new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), `${part.trimEnd()}\n`]));
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
