import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, type Report } from 'scslre';
import type { Finding } from './finding.ts';

const root = new URL('../..', import.meta.url).pathname;
const SERVED = /^(?:packages|services)\/[^/]+\/src\//;
const NOT_SERVED = /\.test\.ts$|\/test\//;

/** A regular expression that the program put together, and the file that did. */
export interface BuiltRegExp {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every `new RegExp(…)` of this project while `work` runs, those of its packages apart. */
export async function recordBuilt(work: () => Promise<unknown>): Promise<BuiltRegExp[]> {
  const built: BuiltRegExp[] = [];
  const { RegExp: Original } = globalThis;
  const record = (made: RegExp): RegExp => {
    const file = makerOf(new Error('made here'));
    if (file !== undefined) built.push({ file, source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args: [string, string]) => record(Reflect.construct(target, args) as RegExp),
    apply: (target, self, args: [string, string]) => record(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}

/** The file that stands next above this one on the stack, when it is of this project. */
function makerOf({ stack = '' }: Error): string | undefined {
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s()]+?):\d+:\d+/g)].map(([, file = '']) => file);
  const maker = files.find((file) => file !== new URL(import.meta.url).pathname);
  return maker?.startsWith(root) && !maker.includes('/node_modules/') ? maker.slice(root.length) : undefined;
}

/** What the analysis behind `eslint-plugin-regexp` says of expressions that no literal shows. */
export function suspectBuilt(built: readonly BuiltRegExp[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { file, source, flags } of built) {
    for (const report of analyse({ source, flags }, { assumeRejectingSuffix: true }).reports) {
      const message = describe(report);
      found.set(`${file} ${source} ${message}`, { file, code: source, message });
    }
  }
  return [...found.values()];
}

function describe(report: Report): string {
  const quantifiers =
    report.type === 'Trade' ? `${report.startQuant.raw} and ${report.endQuant.raw}` : report.quant.raw;
  return `${report.type}: a run of ${JSON.stringify(report.character.pick)} makes ${quantifiers} read it again and again`;
}

/** Served files that make regular expressions of which none was recorded: nobody has looked at what they make. */
export function makersNotSeen(built: readonly BuiltRegExp[]): string[] {
  const seen = new Set(built.map(({ file }) => file));
  return globSync(['packages/*/src/**/*.ts', 'services/*/src/**/*.ts', 'cli/src/**/*.ts'], { cwd: root })
    .filter((file) => SERVED.test(file) && !NOT_SERVED.test(file) && !seen.has(file))
    .filter((file) => /\bRegExp\(/.test(readFileSync(join(root, file), 'utf8')))
    .sort();
}
