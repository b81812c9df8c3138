import { describe, expect, it } from 'vitest';
import type { FhirAnswer, Resource } from './fhir-server.ts';
import { foundLine, notReadLines } from './reading-lines.ts';
import { type Bounds, type Found, searchAll } from './search-all.ts';
import type { Search } from './searches.ts';

const SERVER = 'https://ehr.example/fhir';
const SEARCH: Search = {
  label: 'Observation, laboratory',
  type: 'Observation',
  required: { category: 'laboratory' },
  wished: { _sort: '-date' },
};
const BOUNDS: Bounds = { pageSize: 100, pagesPerSearch: 20, resources: 5000 };

const observation = (id: number): Resource => ({ resourceType: 'Observation', id: `o${id}` });
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ resource: observation(from + index) }));

function page(entry: unknown, more: object = {}): FhirAnswer {
  return { ok: true, resource: { resourceType: 'Bundle', type: 'searchset', entry, ...more } };
}

const next = (url: string) => ({ link: [{ relation: 'self' }, { relation: 'next', url }] });
const refused = (status: number): FhirAnswer => ({ ok: false, status, why: `refused (${status})` });

/** A search of a server that gives these answers, one after the other. */
async function search(
  answers: readonly FhirAnswer[],
  { bounds = BOUNDS, room = BOUNDS.resources }: { bounds?: Bounds; room?: number } = {},
): Promise<{ found: Found; asked: string[]; told: unknown[] }> {
  const asked: string[] = [];
  const told: unknown[] = [];
  const left = [...answers];
  const found = await searchAll(
    SEARCH,
    {
      server: SERVER,
      patientId: 'p 1&x',
      bounds,
      ask: async (address) => {
        asked.push(address);
        const answer = left.shift();
        if (answer === undefined) throw new Error(`Nobody expected ${address}.`);
        return answer;
      },
      onPage: (...counts) => told.push(counts),
    },
    room,
  );
  return { found, asked, told };
}

const asksTwo = `${SERVER}/Observation?page=2`;

describe('the pages of a search', () => {
  it('ask for one patient and category, newest first', async () => {
    const { asked } = await search([page([])]);
    expect(asked).toEqual([
      `${SERVER}/Observation?patient=p+1%26x&category=laboratory&_sort=-date&_count=100`,
    ]);
  });

  it('are followed to the end, and each is told', async () => {
    const { found, asked, told } = await search([
      page(numbered(0, 2), { total: 3, ...next(asksTwo) }),
      page(numbered(2, 1), { total: 3 }),
    ]);
    expect(asked[1]).toBe(asksTwo);
    expect(found).toMatchObject({ matched: 3, promised: 3, missing: [] });
    expect(found.entries.map(({ fullUrl }) => fullUrl)).toEqual(
      [0, 1, 2].map((id) => `${SERVER}/Observation/o${id}`),
    );
    expect(told).toEqual([
      [2, 3],
      [3, 3],
    ]);
    expect(notReadLines([found])).toEqual([]);
  });

  it('count what was searched for, and not what comes with it', async () => {
    const medication = { resourceType: 'Medication', id: 'm' };
    const entries = [
      ...numbered(0, 1),
      { resource: medication, search: { mode: 'include' } },
      { resource: observation(9), search: { mode: 'include' } },
    ];
    const { found } = await search([page(entries, { total: 1 })]);
    expect(found.entries).toHaveLength(3);
    expect(foundLine(found)).toBe('1 read');
  });

  it('keep the address an entry has, and give none to what has no id', async () => {
    const entries = [
      { fullUrl: 'urn:uuid:1', resource: observation(1) },
      { resource: { resourceType: 'Observation' } },
    ];
    const { found } = await search([page(entries)]);
    expect(found.entries.map(({ fullUrl }) => fullUrl)).toEqual(['urn:uuid:1', undefined]);
  });

  it('of a server that refuses what is only wished for are asked for without it', async () => {
    const { found, asked } = await search([refused(400), page(numbered(0, 1))]);
    expect(asked[1]).toBe(`${SERVER}/Observation?patient=p+1%26x&category=laboratory`);
    expect(found).toMatchObject({ matched: 1, missing: [], remarks: [] });
  });

  it.each([
    undefined,
    null,
    'x',
    5,
    {},
    [null, 5, 'x', {}, { resource: null }, { resource: { resourceType: 5 } }],
  ])('hold nothing where entries are %j', async (entry) => {
    const { found } = await search([page(entry, { total: 'many', link: [null, 5, { relation: 'next' }] })]);
    expect(found).toMatchObject({ entries: [], matched: 0, promised: undefined, missing: [] });
  });

  it('bring what the server says beside the record', async () => {
    const outcome = {
      resourceType: 'OperationOutcome',
      issue: [
        { severity: 'warning', diagnostics: 'Some results are withheld.' },
        { severity: 'information', diagnostics: 'Fast today.' },
        null,
      ],
    };
    const { found } = await search([page([{ resource: outcome, search: { mode: 'outcome' } }])]);
    expect(found).toMatchObject({ entries: [], remarks: ['Some results are withheld.'] });
  });
});

describe('what does not come is told', () => {
  it.each<[string, FhirAnswer[], object, string]>([
    ['a refused type', [refused(403)], {}, 'not read: refused (403)'],
    ['a refused search', [refused(400), refused(400)], {}, 'not read: refused (400)'],
    [
      'an answer of another kind',
      [{ ok: true, resource: { resourceType: 'Patient' } }],
      {},
      'not read: the answer is no Bundle',
    ],
    [
      'a page that fails',
      [page(numbered(0, 100), { total: 214, ...next(asksTwo) }), refused(500)],
      {},
      '214 on the server, 100 read: refused (500)',
    ],
    [
      'a server that promised more',
      [page(numbered(0, 3), { total: 5 })],
      {},
      '5 on the server, 3 read: the server gave fewer than it says it has',
    ],
    [
      'a server that promised something and gave nothing',
      [page([], { total: 5 })],
      {},
      '5 on the server, 0 read: the server gave fewer than it says it has',
    ],
    [
      'the bound of pages',
      [
        page(numbered(0, 100), { total: 214, ...next(asksTwo) }),
        page(numbered(100, 100), { total: 214, ...next(`${asksTwo}3`) }),
      ],
      { bounds: { ...BOUNDS, pagesPerSearch: 2 } },
      '214 on the server, 200 read: the bound of 2 pages was reached',
    ],
    [
      'the bound of resources, within a page',
      [page(numbered(0, 100))],
      { room: 40 },
      '40 read, more on the server: the bound of 5000 resources was reached',
    ],
    [
      'the bound of resources, at the end of a page',
      [page(numbered(0, 100), { total: 214, ...next(asksTwo) })],
      { room: 100 },
      '214 on the server, 100 read: the bound of 5000 resources was reached',
    ],
    ['no room at all', [], { room: 0 }, 'not read: not asked for: 5000 resources were read before'],
    [
      'a next page on another server',
      [page(numbered(0, 1), next('https://elsewhere.example/fhir?page=2'))],
      {},
      '1 read, more on the server: the next page is on another server',
    ],
    [
      'pages in a circle',
      [page(numbered(0, 1), next(asksTwo)), page(numbered(1, 1), next(asksTwo))],
      {},
      '2 read, more on the server: the next page is one that was read already',
    ],
    [
      'a bound with a server that does not sort',
      [refused(400), page(numbered(0, 3), next(asksTwo))],
      { room: 2 },
      '2 read, more on the server: the bound of 5000 resources was reached; the server does not sort: the newest may be among what is missing',
    ],
  ])('%s', async (_, answers, options, line) => {
    const { found } = await search(answers, options);
    expect(notReadLines([found])).toEqual([`Observation, laboratory: ${line}`]);
  });

  it('but a bound that was just enough is no lack', async () => {
    const { found } = await search([page(numbered(0, 100), { total: 100 })], { room: 100 });
    expect(notReadLines([found])).toEqual([]);
  });

  it('and a total below what came is none either', async () => {
    const { found } = await search([page(numbered(0, 3), { total: 2 })]);
    expect([foundLine(found), notReadLines([found])]).toEqual(['3 read', []]);
  });
});
