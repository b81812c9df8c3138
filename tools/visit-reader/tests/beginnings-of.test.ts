import { readFileSync } from 'node:fs';
import { compile } from '@svc/clinical';
import { describe, expect, it, test } from 'vitest';
import { attributeSentences } from '../../../packages/mse-draft/src/attribute/attribute-sentences.ts';
import { heardTurns } from '../../../packages/mse-draft/src/attribute/heard-turns.ts';
import { readTranscript } from '../../../packages/mse-draft/src/segment/read-transcript.ts';
import { RULES } from '../../../packages/mse-draft/src/find/rules.ts';
import { beginningsOf } from '../../../packages/mse-draft/src/find/beginnings/beginnings-of.ts';
import { placesOf } from '../../../packages/mse-draft/src/find/beginnings/places-of.ts';

describe('the beginnings of a pattern', () => {
  test.each<[what: string, patterns: string[], beginnings: string[]]>([
    ['a word', ['sad'], ['sad']],
    ['a long word', ['hopeless'], ['hopele']],
    ['words', ['i am sad'], ['i am s']],
    ['alternatives', ['(?:sad|low)', 'blue'], ['sad', 'low', 'blue']],
    ['what may be left out', ['(?:very )?sad'], ['very s', 'sad']],
    ['an ending', ['voices?'], ['voice', 'voices']],
    ['a short ending', ['gun(?:s|ner)?'], ['guns', 'gunner', 'gun']],
    ['repetition', ['(?:no )+way'], ['no no ', 'no way']],
    ['what is behind or ahead', ['(?<!not )sad(?! about)'], ['sad']],
    ['any words after the first', ['my [^ ]+ died'], ['my ']],
  ])('of %s', (_what, patterns, beginnings) => {
    expect(beginningsOf(compile(patterns))).toEqual(new Set(beginnings));
  });

  it('are not known where a match may begin with anything', () => {
    expect(beginningsOf(compile(['[^ ]+ voices']))).toBeUndefined();
  });

  it('are no beginnings where a sign is none of a wording', () => {
    expect(() => beginningsOf(/\d+/)).toThrow('no wording: \\d+');
  });
});

it('every match of a pattern of the rules begins where it is looked for', () => {
  const visits = readFileSync(new URL('../corpus/visits-learn.jsonl', import.meta.url), 'utf8');
  const patterns = RULES.flatMap(({ says, asks, answers, observed, headed }) =>
    [says, asks, answers, observed, headed].filter((pattern) => pattern !== undefined),
  );
  const sentences = visits
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 12)
    .flatMap((line) =>
      attributeSentences(heardTurns(readTranscript((JSON.parse(line) as { transcript: string }).transcript))),
    )
    .flatMap((turn) => turn.sentences.map(({ sentence }) => sentence));
  let matches = 0;
  const lost = sentences.flatMap((sentence) =>
    patterns.filter((pattern) => {
      const places = [...sentence.text.matchAll(new RegExp(pattern.source, 'g'))].map(({ index }) => index);
      matches += places.length;
      return places.some((place) => !placesOf(pattern, sentence).includes(place));
    }),
  );
  expect(matches).toBeGreaterThan(200);
  expect(lost).toEqual([]);
});
