import { CONNECT_LANGUAGES } from '@svc/contracts';
import { expect, it } from 'vitest';
import { receivedCard } from './received-days.ts';

const on = (...stretches: [string, string][]) =>
  stretches.map(([from, to]) => ({ metric: 'steps', from, to }) as const);
const said = (received: ReturnType<typeof on>, language: (typeof CONNECT_LANGUAGES)[number] = 'en') =>
  /<br>(.*?)<\/li>/
    .exec(receivedCard({ types: ['steps'], received, language }))?.[1]
    // The thin spaces of a range.
    ?.replaceAll(/\p{Zs}/gu, ' ');

it.each<[string, ReturnType<typeof on>, string]>([
  ['nothing', [], 'no day yet'],
  ['one day', on(['2026-11-02', '2026-11-02']), '2 November 2026'],
  [
    'days with a gap, across a year',
    on(['2025-12-30', '2026-01-02'], ['2026-01-04', '2026-01-05']),
    '30 December 2025 – 2 January 2026; 4 – 5 January 2026',
  ],
  [
    'more gaps than can be read: what was before is counted, and said to be there',
    on(
      ['2026-01-01', '2026-01-10'],
      ['2026-02-02', '2026-02-02'],
      ...[3, 4, 5, 6, 7].map((month): [string, string] => [`2026-0${month}-01`, `2026-0${month}-01`]),
    ),
    '1 March 2026; 1 April 2026; 1 May 2026; 1 June 2026; 1 July 2026; before that, since 1 January 2026: 11 days',
  ],
])('%s', (_, received, text) => {
  expect(said(received)).toBe(text);
});

it('writes days as each language does', () => {
  const days = on(['2026-10-22', '2026-11-20']);
  expect(CONNECT_LANGUAGES.map((language) => said(days, language))).toEqual([
    '22 October – 20 November 2026',
    '22 de octubre – 20 de noviembre de 2026',
    '22 octobre – 20 novembre 2026',
    '22. Oktober – 20. November 2026',
    '2026/10/22～2026/11/20',
  ]);
});
