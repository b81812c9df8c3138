import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOT_TOLD, standingOf } from './standing.ts';

const memory = { status: 'memory', source: 'a label' };
const verified = { status: 'verified', source: 'a paper' };

describe('what a module rests on', () => {
  it.each<[string, string, unknown[], string]>([
    [
      'the evidence of its entries',
      '',
      [[{ at: { evidence: verified } }, memory]],
      'memory, verified: told with the entries',
    ],
    ['evidence in a map', '', [new Map([['a', { evidence: memory }]])], 'memory: told with the entries'],
    ['evidence that it keeps to itself', 'const A = [1, ours()];', [], 'ours: told with the entries'],
    ['its comment', '/** A cut. The cut is ours. */\nconst A = 5;', [], '"The cut is ours."'],
    [
      'a word after a sentence',
      '/** Full from here on. Ours. */\nconst A = 5;',
      [],
      '"Full from here on. Ours."',
    ],
    ['a paper', '/**\n * By rank\n * (Mann 1945).\n */\nconst A = 5;', [], '"By rank (Mann 1945)."'],
    ['both', '// From memory.\nconst A = memory();', [], 'memory: told with the entries; "From memory."'],
    ['nothing', '/** Hours and a cut. */\nconst A = 5;', [{ status: 'ok' }], NOT_TOLD],
    ['an example of evidence', '/**\n * ```ts\n * ours(); // ours\n * ```\n */\nconst A = 5;', [], NOT_TOLD],
    ['the word in another sense', '/** A range of ours. */\nconst A = 5;', [], NOT_TOLD],
  ])('%s', (_, code, values, expected) => {
    expect(standingOf(code, values)).toBe(expected);
  });
});

describe('the pages', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const modules = globSync('docs/clinical-content/*.md', { cwd: root }).flatMap((page) =>
    readFileSync(`${root}${page}`, 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((text) => {
        const [file = '', , first = ''] = text.split('\n');
        return { file, first, rest: text };
      }),
  );
  const standings = new Map(modules.map(({ file, first }) => [file, first.replace('- standing: ', '')]));

  it('give the standing of every module before its content, once', () => {
    expect(modules.length).toBeGreaterThan(400);
    const without = modules.filter(
      ({ first, rest }) => !first.startsWith('- standing: ') || rest.split('\n- standing: ').length !== 2,
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('say of a list of sources what it is', () => {
    const lists = [...standings].filter(([file]) => file.endsWith('/sources.ts'));
    expect(lists.length).toBeGreaterThan(3);
    expect(new Set(lists.map(([, standing]) => standing))).toEqual(
      new Set(['names of sources that entries cite']),
    );
  });

  it('name as evidence what the module does', () => {
    const untrue = modules.filter(({ file, first }) => {
      const said = [...first.matchAll(/"([^"]+)"/g)].map(([, sentence = '']) => sentence);
      const text = readFileSync(`${root}${file}`, 'utf8').replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
      return said.some((sentence) => !text.includes(sentence));
    });
    expect(untrue.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    'packages/clinical/src/safety-words/topics/abuse.ts',
    'packages/clinical/src/language/temporality.ts',
    'packages/engines/src/dmse/metrics/psychomotor.ts',
    'packages/engines/src/medication/compare-scores.ts',
    'packages/engines/src/medication/judge-response.ts',
    'packages/engines/src/medication/parameters.ts',
    'packages/engines/src/outcome/parameters.ts',
    'packages/engines/src/outcome/values.ts',
    'packages/engines/src/agents/biomarker/panel-risk.ts',
    'packages/engines/src/agents/relapse/relapse-bands.ts',
    'packages/engines/src/agents/relapse/composite.ts',
    'packages/engines/src/agents/relapse/score-relapse.ts',
    'packages/engines/src/relapse/parameters.ts',
    'packages/engines/src/relapse/points.ts',
    'packages/engines/src/shared/band-grade.ts',
    'packages/engines/src/agents/outcome/score-risk.ts',
  ])('%s weighs or cuts, and says that its numbers or words are ours', (file) => {
    expect(standingOf(readFileSync(`${root}${file}`, 'utf8'), [])).toMatch(/\bours\b/i);
  });
});
