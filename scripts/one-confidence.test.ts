import { globSync, readFileSync } from 'node:fs';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const ENGINES = new URL('../packages/engines/src/', import.meta.url).pathname;
const COMPUTATION = 'shared/confidence.ts';

/** What a module of the engines has to do with confidence. */
interface Seen {
  /** Local names of what it takes from the one computation. */
  readonly taken: string[];
  /** Functions that answer a whole confidence, each with what it returns. */
  readonly answering: { readonly name: string; readonly returned: (string | undefined)[] }[];
  /** Objects that would be a confidence, or a changed one, put together by hand. */
  readonly byHand: string[];
}

const PARTS = ['level', 'score', 'reasons'];

function look(file: string, code: string): Seen {
  const seen: Seen = { taken: [], answering: [], byHand: [] };
  const inside: (Seen['answering'][number] | undefined)[] = [];
  type Answering = { readonly id: { name: string } | null; readonly returnType?: unknown };
  const enter = ({ id, returnType }: Answering) => {
    const name = (returnType as { typeAnnotation?: { typeName?: { name?: string } } } | null | undefined)
      ?.typeAnnotation?.typeName?.name;
    const answering = name === 'Confidence' ? { name: id?.name ?? '', returned: [] } : undefined;
    if (answering !== undefined) seen.answering.push(answering);
    inside.push(answering);
  };
  const leave = () => void inside.pop();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (/(?:^|\/)confidence\.ts$/.test(source.value) && source.value.includes('shared/'))
        seen.taken.push(...specifiers.map(({ local }) => local.name));
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression(arrow) {
      enter(arrow);
      if (arrow.expression) inside.at(-1)?.returned.push(calledBy(arrow.body as Expression));
    },
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => void inside.at(-1)?.returned.push(calledBy(argument)),
    ObjectExpression(object) {
      if (isConfidence(object)) seen.byHand.push(code.slice(object.start, object.end));
    },
  }).visit(parseSync(file, code).program);
  return seen;
}

function calledBy(value: Expression | null): string | undefined {
  return value?.type === 'CallExpression' && value.callee.type === 'Identifier'
    ? value.callee.name
    : undefined;
}

/** All parts of a confidence, or some of them, and nothing else, laid over another object. */
function isConfidence({ properties }: ObjectExpression): boolean {
  const written = properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
  const laidOver = written.length > 0 && written.length < properties.length;
  return (
    PARTS.every((part) => written.includes(part)) ||
    (laidOver && written.every((name) => PARTS.includes(name)))
  );
}

const engines = [
  ...readFileSync(`${ENGINES}engines.ts`, 'utf8').matchAll(/^export \{ (\w+) \} from '\.\/([\w-]+)\//gm),
].map(([, name = '', folder = '']) => [name, folder] as const);

const seenIn = (pattern: string) =>
  globSync(pattern, { cwd: ENGINES })
    .filter((file) => file !== COMPUTATION && !/\.(?:test|fixture)\.ts$/.test(file))
    .map((file) => ({ file, ...look(file, readFileSync(ENGINES + file, 'utf8')) }));

describe('every engine takes its confidence from one computation [1:2.7 one confidence computation] [D:confidence: one computation]', () => {
  it('all engines of the registry are looked at', () => {
    expect(engines).toHaveLength(5);
  });

  it.each(engines)(
    '%s: what answers a confidence returns what was computed there, and nothing else',
    (_, folder) => {
      const answering = seenIn(`${folder}/**/*.ts`).flatMap(({ taken, answering: all }) =>
        all.map((each) => ({ ...each, imported: taken.includes('computeConfidence') })),
      );
      expect(answering).not.toEqual([]);
      for (const each of answering)
        expect(each).toEqual({ name: each.name, returned: ['computeConfidence'], imported: true });
    },
  );

  it('no module of the engines puts one together or changes one', () => {
    const byHand = seenIn('**/*.ts').flatMap(({ file, byHand: all }) => all.map((object) => [file, object]));
    expect(byHand).toEqual([]);
  });

  it.each<[string, string, Partial<Seen>]>([
    [
      'one of its own',
      'const mine = { level, score: 1, reasons: [] };',
      { byHand: ['{ level, score: 1, reasons: [] }'] },
    ],
    [
      'a changed one',
      'const mine = { ...computeConfidence(evidence), score: 1 };',
      { byHand: ['{ ...computeConfidence(evidence), score: 1 }'] },
    ],
    [
      'another function',
      'function of(x): Confidence { if (x) return guess(x); return computeConfidence(x); }',
      { answering: [{ name: 'of', returned: ['guess', 'computeConfidence'] }] },
    ],
    [
      'an arrow',
      'const of = (x): Confidence => guess(x);',
      { answering: [{ name: '', returned: ['guess'] }] },
    ],
    [
      'the computation under the name of another file',
      "import { computeConfidence } from './confidence.ts';",
      { taken: [] },
    ],
    [
      'the computation itself',
      "import { computeConfidence } from '../shared/confidence.ts';",
      { taken: ['computeConfidence'] },
    ],
  ])('sees %s', (_, code, what) => {
    expect(look('module.ts', code)).toMatchObject(what);
  });
});
