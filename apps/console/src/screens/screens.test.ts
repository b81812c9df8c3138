import { describe, expect, it } from 'vitest';
import { linesOf } from '../form/lines.ts';
import { parseSearch, writeSearch } from '../shell/search-text.ts';
import { countriesOf } from './access/countries.ts';
import { keySetOf } from './cds/key-set.ts';
import { byReason, byWeek, mondayOf } from './cds/weeks.ts';
import { stateOfKey } from './keys/key-state.ts';
import { normalOrigin } from './origins/normal-origin.ts';
import { daysOf, lastMonths } from './usage/months.ts';
import { stackUsage } from './usage/stack-usage.ts';

it.each([
  ['https://App.Example.org/path?x=1', 'https://app.example.org'],
  ['https://app.example.org:443', 'https://app.example.org'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  [' https://münchen.example ', 'https://xn--mnchen-3ya.example'],
  ['app.example.org', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['', null],
])('a browser sends for %j the origin %j', (typed, origin) => {
  expect(normalOrigin(typed)).toBe(origin);
});

it.each([
  ['de AT, ch', ['DE', 'AT', 'CH']],
  ['DE DE', ['DE']],
  ['DEU', null],
  ['', null],
])('the countries in %j are %j', (text, codes) => {
  expect(countriesOf(text)).toEqual(codes);
});

it.each([
  ['{"keys": [{"kid": "1"}]}', [{ kid: '1' }]],
  ['[{"kid": "1"}]', [{ kid: '1' }]],
  ['{"keys": []}', null],
  ['null', null],
  ['no JSON', null],
])('the keys in %s are %j', (text, keys) => {
  expect(keySetOf(text)).toEqual(keys);
});

it('lines are what stands on them', () => {
  expect(linesOf(' a \r\n\n b')).toEqual(['a', 'b']);
});

describe('the state of a key', () => {
  const key = { revokedAt: null, expiresAt: null } as Parameters<typeof stateOfKey>[0];
  const now = '2026-11-30T12:00:00.000Z';
  it.each([
    ['holds', {}],
    ['ends', { expiresAt: '2026-11-30T12:00:00.001Z' }],
    ['ended', { expiresAt: '2026-11-30T12:00:00.000Z' }],
    ['ended', { revokedAt: '2026-11-30T11:00:00.000Z', expiresAt: '2027-01-01T00:00:00.000Z' }],
  ])('%s by the clock of the server: %j', (state, change) => {
    expect(stateOfKey({ ...key, ...change }, now)).toBe(state);
  });
});

describe('usage', () => {
  const row = (day: string, operation: string, requests: number) =>
    ({ day, operation, keyId: 'k', keyStart: 's', kind: 'secret', mode: 'test', requests }) as const;

  it('is by UTC days of a month and of the months before', () => {
    expect(daysOf('2024-02')).toHaveLength(29);
    expect(daysOf('2026-12').at(-1)).toBe('2026-12-31');
    expect(lastMonths('2026-01-01T00:00:00.000Z').slice(0, 2)).toEqual(['2026-01', '2025-12']);
  });

  it('is stacked with the largest first; what cannot be told apart is one, and nothing is lost', () => {
    const days = ['2026-11-01', '2026-11-02'];
    const rows = 'abcdefgh'.split('').map((name, index) => row('2026-11-02', name, index + 1));
    const stacked = stackUsage(rows, days, ({ operation }) => operation);
    expect(stacked.map(({ name }) => name)).toEqual(['h', 'g', 'f', 'e', 'd', null]);
    expect(stacked.reduce((sum, { byDay }) => sum + (byDay[1] ?? 0), 0)).toBe(36);
    expect(stacked.every(({ byDay }) => byDay[0] === 0)).toBe(true);
  });
});

describe('feedback on cards', () => {
  const count = (day: string, outcome: 'accepted' | 'overridden', cards: number) =>
    ({ day, service: 'patient-view', kind: 'relapse', outcome, reason: 'none', cards }) as const;

  it('is by weeks from Monday, with 0 where there was none', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-11-30')).toBe('2026-11-30');
    expect(byWeek([count('2026-11-30', 'accepted', 2), count('2026-11-16', 'overridden', 3)])).toEqual([
      { from: '2026-11-16', accepted: 0, overridden: 3 },
      { from: '2026-11-23', accepted: 0, overridden: 0 },
      { from: '2026-11-30', accepted: 2, overridden: 0 },
    ]);
    expect(byWeek([])).toEqual([]);
  });

  it('is by reason, most first', () => {
    const counts = [
      count('2026-11-30', 'accepted', 2),
      count('2026-11-29', 'accepted', 2),
      count('2026-11-16', 'overridden', 5),
    ];
    expect(byReason(counts).map(({ outcome, cards }) => `${outcome} ${cards}`)).toEqual([
      'overridden 5',
      'accepted 4',
    ]);
  });
});

it('a search is texts, there and back', () => {
  const search = { status: '0200', type: 'a&b', open: undefined, none: '' };
  expect(writeSearch(search)).toBe('?status=0200&type=a%26b');
  expect(parseSearch(writeSearch(search))).toEqual({ status: '0200', type: 'a&b' });
});
