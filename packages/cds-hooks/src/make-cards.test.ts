import {
  CDS_HOOKS,
  CDS_INDICATORS,
  type CdsHook,
  CdsRequest,
  CdsResponse,
  CdsServices,
  type CdsCard,
} from '@svc/contracts';
import { scoreParsed } from '@svc/intelligence';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { prefetches } from '../test/prefetches.ts';
import published from '../test/cds-hooks-1.0.json' with { type: 'json' };
import { kindOfCard } from './cards/card-id.ts';
import { makeCards } from './make-cards.ts';
import { readHook } from './reading/read-hook.ts';
import { UnusableHook } from './reading/unusable.ts';
import { CDS_SERVICES } from './services.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const CONTEXT = {
  now: NOW,
  calibrated: {},
  origin: 'https://api.example.org',
  random: (bytes: number) => new Uint8Array(bytes).fill(7),
};

const subject = { reference: 'Patient/42' };
const day = (ago: number) => new Date(NOW - ago * DAY_MS).toISOString().slice(0, 10);
const order = (text: string, over: object = {}) => ({
  resource: {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text },
    subject,
    authoredOn: day(300),
    ...over,
  },
});
const draft = (text: string, over: object = {}) =>
  order(text, { status: 'draft', authoredOn: day(0), ...over });
const observation = (code: string, value: number, unit: string, ago: number, over: object = {}) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    subject,
    effectiveDateTime: day(ago),
    valueQuantity: { value, unit },
    ...over,
  },
});
const PHQ9 = '44261-6';
const LITHIUM = '14334-7';
const bundle = (...entry: object[]) => ({ resourceType: 'Bundle', type: 'searchset', entry });

interface Call {
  readonly prefetch?: Record<string, unknown>;
  readonly drafts?: unknown;
}

function request(hook: CdsHook, { prefetch = {}, drafts }: Call) {
  return CdsRequest.parse({
    hook,
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: {
      userId: 'Practitioner/1',
      patientId: '42',
      ...(hook === 'patient-view' ? {} : { draftOrders: drafts ?? bundle(), selections: [] }),
    },
    prefetch,
  });
}

/** The one schema for machines that was published, of 1.0: what 2.0 added is in ours, by the text of the specification. */
const publishedSchema = (name: 'CDSResponse' | 'CDSServiceInformation') =>
  z.fromJSONSchema({ ...published, $ref: `#/$defs/${name}` } as Parameters<typeof z.fromJSONSchema>[0]);
const PublishedResponse = publishedSchema('CDSResponse');

/** The answer, or the refusal; anything else that is thrown is a fault. */
function answeredOrRefused(call: CdsRequest): object {
  try {
    return makeCards(call, CONTEXT);
  } catch (error) {
    if (error instanceof UnusableHook) return error;
    throw error;
  }
}

/** Cards that both schemas take. */
function ask(hook: CdsHook, call: Call): readonly CdsCard[] {
  const response = makeCards(request(hook, call), CONTEXT);
  PublishedResponse.parse(response);
  return CdsResponse.parse(response).cards;
}

const NOTHING = Object.fromEntries(Object.keys(CDS_SERVICES[0]?.prefetch ?? {}).map((key) => [key, null]));

describe('discovery', () => {
  it('is as the specification has it, a service for each hook', () => {
    publishedSchema('CDSServiceInformation').parse({ services: CDS_SERVICES });
    const { services } = CdsServices.parse({ services: CDS_SERVICES });
    expect(services.map(({ hook }) => hook)).toEqual(CDS_HOOKS);
  });

  it.each(
    CDS_SERVICES.flatMap(({ id, prefetch }) =>
      Object.entries(prefetch).map((entry) => [id, ...entry] as const),
    ),
  )('%s: the template of %s uses what the specification recommends', (_, __, template) => {
    expect(template).toMatch(
      /^[A-Z]\w+(\/\{\{context\.patientId\}\}|\?patient=\{\{context\.patientId\}\}(&(category|code|intent|_include|_sort|_count)=[\w,:-]+)*)$/,
    );
  });
});

describe('patient-view', () => {
  const worse = bundle(observation(PHQ9, 6, '{score}', 60), observation(PHQ9, 22, '{score}', 5));

  it('shows an early warning as urgent as its level, with the numbers of the engine', () => {
    const call = { prefetch: { ...NOTHING, scales: worse } };
    const { requests } = readHook(request('patient-view', call), NOW).record;
    const { level, score } = scoreParsed('relapse', requests.relapse ?? { assessments: [] }, {
      now: NOW,
    }).data;
    const [card] = ask('patient-view', call).filter(({ uuid }) => kindOfCard(uuid) === 'relapse');
    expect(card?.summary).toContain(`${level}, ${score} of 100`);
    expect(card?.indicator).toBe(level === 'high' ? 'critical' : 'warning');
  });

  it('says nothing where nothing was found', () => {
    const calm = bundle(observation(PHQ9, 3, '{score}', 40), observation(PHQ9, 3, '{score}', 5));
    expect(ask('patient-view', { prefetch: { ...NOTHING, scales: calm } })).toEqual([]);
  });

  it('shows a critical laboratory value as critical, first', () => {
    const laboratory = bundle(observation('2951-2', 118, 'mmol/L', 1));
    const [card] = ask('patient-view', { prefetch: { ...NOTHING, laboratory, scales: worse } });
    expect([card?.indicator, kindOfCard(card?.uuid ?? '')]).toEqual(['critical', 'laboratory']);
  });

  it('shows words about safety as critical', () => {
    const note = [{ text: 'Says she is thinking of killing herself.' }];
    const scales = bundle(observation(PHQ9, 3, '{score}', 5, { note }));
    const cards = ask('patient-view', { prefetch: { ...NOTHING, scales } });
    expect(cards[0]?.indicator).toBe('critical');
  });

  it.each([
    ['none on record', [], true],
    ['an old one', [observation(LITHIUM, 0.7, 'mmol/L', 250)], true],
    ['a recent one', [observation(LITHIUM, 0.7, 'mmol/L', 20)], false],
  ] as const)('lithium level, %s: overdue %s', (_, levels, overdue) => {
    const prefetch = {
      ...NOTHING,
      medicationRequests: bundle(order('Lithium carbonate 300 mg')),
      laboratory: bundle(...levels),
    };
    const cards = ask('patient-view', { prefetch }).filter(({ uuid }) => kindOfCard(uuid) === 'monitoring');
    expect(cards.some(({ detail }) => detail.includes('lithium level'))).toBe(overdue);
    for (const { indicator } of cards) expect(indicator).toBe('warning');
  });

  it('counts the treatment from the first of several prescriptions of a medicine, in either order', () => {
    const renewed = [
      order('Lithium carbonate 300 mg', { authoredOn: day(400) }),
      order('Lithium carbonate 300 mg', { authoredOn: day(2) }),
    ];
    for (const orders of [renewed, renewed.toReversed()]) {
      const prefetch = {
        ...NOTHING,
        medicationRequests: bundle(...orders),
        laboratory: bundle(observation(LITHIUM, 0.7, 'mmol/L', 250)),
      };
      const cards = ask('patient-view', { prefetch }).filter(({ uuid }) => kindOfCard(uuid) === 'monitoring');
      expect(cards.some(({ detail }) => detail.includes('lithium level'))).toBe(true);
    }
  });

  it('counts the treatment from the first start of a medicine under any of its names, in either order', () => {
    const names = [
      order('Lithium carbonate 300 mg', { authoredOn: day(400) }),
      order('Priadel 400 mg', { authoredOn: day(2) }),
    ];
    for (const orders of [names, names.toReversed()]) {
      const prefetch = { ...NOTHING, medicationRequests: bundle(...orders), laboratory: bundle() };
      const cards = ask('patient-view', { prefetch }).filter(({ uuid }) => kindOfCard(uuid) === 'monitoring');
      expect(cards.some(({ detail }) => detail.includes('lithium level'))).toBe(true);
    }
  });

  it('says of monitoring that it was not assessed when no laboratory values were sent', () => {
    const { laboratory: _, ...prefetch }: Record<string, unknown> = {
      ...NOTHING,
      medicationRequests: bundle(order('Clozapine 100 mg')),
    };
    const cards = ask('patient-view', { prefetch });
    expect(cards.map(({ summary }) => summary).join('\n')).toMatch(/clozapine: not assessed/);
    expect(cards.map(({ summary }) => summary).join('\n')).toMatch(/not sent whole: laboratory/);
  });

  it.each([
    ['an OperationOutcome', { resourceType: 'OperationOutcome', issue: [] }],
    ['a bundle of one', bundle({ resource: { resourceType: 'OperationOutcome' } })],
    ['a number', 7],
  ])('takes %s for a key as not sent', (_, scales) => {
    const cards = ask('patient-view', { prefetch: { ...NOTHING, scales } });
    expect(cards.map(({ summary }) => summary)).toEqual([expect.stringMatching(/scales/)]);
  });

  it('says that there is more on record when a page was sent', () => {
    const scales = { ...bundle(observation(PHQ9, 3, '{score}', 5)), link: [{ relation: 'next', url: 'x' }] };
    const cards = ask('patient-view', { prefetch: { ...NOTHING, scales } });
    expect(cards.map(({ detail }) => detail).join('\n')).toMatch(/more on record than was sent: scales/);
  });
});

describe.each(['order-select', 'order-sign'] as const)('%s', (hook) => {
  it.each([
    ['Sertraline 50 mg', 'Phenelzine 15 mg', 'critical'],
    ['Lithium carbonate 300 mg', 'Ibuprofen 400 mg', 'warning'],
  ])('%s taken, %s ordered: %s', (taken, ordered, indicator) => {
    const prefetch = { ...NOTHING, medicationRequests: bundle(order(taken, { authoredOn: day(10) })) };
    const cards = ask(hook, { prefetch, drafts: bundle(draft(ordered)) });
    const [worst] = cards.filter(({ uuid }) => kindOfCard(uuid) === 'interaction');
    expect(worst?.indicator).toBe(indicator);
  });

  it('checks drafts with one another', () => {
    const drafts = bundle(draft('Tranylcypromine 10 mg'), draft('Fluoxetine 20 mg'));
    expect(ask(hook, { prefetch: NOTHING, drafts })[0]?.indicator).toBe('critical');
  });

  it('says nothing of interactions between what is taken already', () => {
    const prefetch = {
      ...NOTHING,
      medicationRequests: bundle(order('Warfarin 5 mg'), order('Ibuprofen 400 mg')),
    };
    const cards = ask(hook, { prefetch, drafts: bundle(draft('Melatonin 2 mg')) });
    expect(cards.filter(({ summary }) => /ibuprofen/i.test(summary))).toEqual([]);
  });

  it('says that a draft was not recognised', () => {
    const cards = ask(hook, { prefetch: NOTHING, drafts: bundle(draft('Xyzzyprazole 5 mg')) });
    expect(cards[0]).toMatchObject({
      indicator: 'warning',
      summary: expect.stringMatching(/not recognised.*Xyzzy/),
    });
  });

  it('takes the age of the patient into account', () => {
    const patient = { resourceType: 'Patient', id: '42', birthDate: '1938-04-02' };
    const drafts = bundle(draft('Citalopram 40 mg daily'));
    const detail = ask(hook, { prefetch: { ...NOTHING, patient }, drafts }).map(({ detail: text }) => text);
    expect(detail.join('\n')).not.toMatch(/Not checked:[^.]*\bage\b/);
  });

  it.each([undefined, 'none', [], { resourceType: 'Patient' }])(
    'draft orders that are %j: refused',
    (draftOrders) => {
      const call = request(hook, { prefetch: NOTHING });
      const broken = { ...call, context: { ...call.context, draftOrders } } as CdsRequest;
      expect(() => makeCards(broken, CONTEXT)).toThrow(UnusableHook);
    },
  );
});

describe('what is refused', () => {
  it.each(CDS_HOOKS)('%s without what it needs: a precondition', (hook) => {
    expect(() => ask(hook, { prefetch: { patient: null } })).toThrow(
      expect.objectContaining({ reason: 'precondition' }),
    );
  });

  it.each([
    [
      'another patient',
      { scales: bundle(observation(PHQ9, 3, '{score}', 5, { subject: { reference: 'Patient/43' } })) },
    ],
    [
      'two patients',
      {
        scales: bundle(
          observation(PHQ9, 3, '{score}', 5),
          observation(PHQ9, 3, '{score}', 5, { subject: { reference: 'Patient/43' } }),
        ),
      },
    ],
  ])('%s', (_, prefetch) => {
    expect(() => ask('patient-view', { prefetch: { ...NOTHING, ...prefetch } })).toThrow(/patient/);
  });
});

describe('every card', () => {
  const prefetch = {
    ...NOTHING,
    medicationRequests: bundle(
      order('Lithium carbonate 300 mg'),
      order('[click](https://evil.example.org) <img src=x>'),
    ),
    scales: bundle(observation(PHQ9, 24, '{score}', 3)),
  };
  const cards = CDS_HOOKS.flatMap((hook) =>
    ask(hook, {
      prefetch,
      drafts: bundle(draft('Ibuprofen 400 mg'), draft('![x](https://evil.example.org)')),
    }),
  );

  it('says that it is advisory, where it comes from, and takes reasons to set it aside', () => {
    expect(cards.length).toBeGreaterThan(4);
    for (const { detail, source, overrideReasons, links } of cards) {
      expect(detail).toMatch(/Advisory: decision support for review by a clinician.*Not a diagnosis/s);
      expect([source.label, links.length, overrideReasons.length]).toEqual([
        'Clinical Intelligence API',
        1,
        5,
      ]);
    }
  });

  it('never makes a link or HTML of a name', () => {
    for (const { detail } of cards) expect(detail).not.toMatch(/(?<!\\)[<[]|https?:(?! )/);
  });

  it('comes most urgent first, at most twelve of them', () => {
    const many = bundle(
      ...Array.from({ length: 40 }, (_, index) => draft(`Unknownol-${index} 5 mg`)),
      draft('Phenelzine 15 mg'),
      draft('Sertraline 50 mg'),
    );
    const shown = ask('order-sign', { prefetch: NOTHING, drafts: many });
    const ranks = shown.map(({ indicator }) => CDS_INDICATORS.indexOf(indicator));
    expect(shown).toHaveLength(12);
    expect(ranks[0]).toBe(2);
    expect(shown.at(-1)?.summary).toMatch(/more findings/);
  });
});

describe('laws', () => {
  const { entries, prefetched } = prefetches(bundle, { scale: PHQ9, level: LITHIUM });

  it('200 generated calls of each hook are answered by the specification, or refused with a place', () => {
    for (const hook of CDS_HOOKS)
      fc.assert(
        fc.property(
          fc.dictionary(fc.constantFrom(...Object.keys(NOTHING)), prefetched),
          entries,
          (prefetch, drafts) => {
            const call = request(hook, { prefetch, drafts: { resourceType: 'Bundle', entry: drafts } });
            const answered = answeredOrRefused(call);
            const fits =
              answered instanceof UnusableHook
                ? /^(?:prefetch|context)/.test(answered.path)
                : CdsResponse.safeParse(answered).success && PublishedResponse.safeParse(answered).success;
            expect(fits).toBe(true);
          },
        ),
        { numRuns: 200 },
      );
  });

  it('adding a draft never makes the most urgent card calmer', () => {
    const drug = fc.constantFrom(
      'Phenelzine 15 mg',
      'Sertraline 50 mg',
      'Lithium 300 mg',
      'Ibuprofen 400 mg',
      'Melatonin 2 mg',
      'Warfarin 5 mg',
    );
    const worst = (drafts: readonly string[]) =>
      Math.max(
        -1,
        ...ask('order-sign', { prefetch: NOTHING, drafts: bundle(...drafts.map((text) => draft(text))) }).map(
          ({ indicator }) => CDS_INDICATORS.indexOf(indicator),
        ),
      );
    fc.assert(
      fc.property(fc.uniqueArray(drug, { maxLength: 4 }), drug, (drafts, more) => {
        expect(worst([...drafts, more])).toBeGreaterThanOrEqual(worst(drafts));
      }),
      { numRuns: 40 },
    );
  });
});
