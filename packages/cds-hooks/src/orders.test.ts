import { type CdsCard, CdsRequest, CdsResponse } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { makeCards } from './make-cards.ts';
import { UnusableHook } from './reading/unusable.ts';
import { CDS_SERVICES } from './services.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const CONTEXT = {
  now: NOW,
  calibrated: {},
  origin: 'https://api.example.org',
  random: (bytes: number) => new Uint8Array(bytes).fill(7),
};
const LOINC = 'http://loinc.org';

const medicine = (text: string, over: object = {}) => ({
  resource: {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text },
    subject: { reference: 'Patient/42' },
    authoredOn: '2026-10-01',
    ...over,
  },
});
const draft = (id: string, text: string, over: object = {}) =>
  medicine(text, { id, status: 'draft', ...over });
const bundle = (...entry: object[]) => ({ resourceType: 'Bundle', type: 'searchset', entry });
const measured = (code: string, value: number, unit?: string, over: object = {}) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: LOINC, code }] },
    subject: { reference: 'Patient/42' },
    effectiveDateTime: '2026-11-01',
    valueQuantity: { value, ...(unit === undefined ? {} : { unit }) },
    ...over,
  },
});
const patient = (over: object = {}) => ({
  resourceType: 'Patient',
  id: '42',
  gender: 'female',
  birthDate: '1998-01-01',
  ...over,
});
const NONE = Object.fromEntries(
  ['patient', 'medicationRequests', 'medicationStatements', 'laboratory', 'vitalSigns', 'conditions'].map(
    (key) => [key, null],
  ),
);

interface Call {
  readonly hook?: 'order-select' | 'order-sign';
  readonly drafts: readonly object[];
  readonly selections?: unknown;
  readonly prefetch?: object;
  readonly over?: object;
}

function cardsOf({
  hook = 'order-sign',
  drafts,
  selections,
  prefetch = {},
  over = {},
}: Call): readonly CdsCard[] {
  const request = CdsRequest.parse({
    hook,
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    context: {
      userId: 'Practitioner/1',
      patientId: '42',
      draftOrders: bundle(...drafts),
      ...(selections === undefined ? {} : { selections }),
    },
    prefetch: { ...NONE, ...prefetch },
    ...over,
  });
  return CdsResponse.parse(makeCards(request, CONTEXT)).cards;
}

/** Indicator and summary of each card. */
const told = (call: Call) => cardsOf(call).map(({ indicator, summary }) => `${indicator} ${summary}`);
const details = (call: Call) =>
  cardsOf(call)
    .map(({ detail }) => detail)
    .join('\n');

describe('selections of order-select', () => {
  const taken = { medicationRequests: bundle(medicine('sertraline 50 mg'), medicine('warfarin 5 mg')) };
  const drafts = [
    draft('m1', 'amoxicillin 500 mg'),
    draft('m2', 'phenelzine 15 mg'),
    draft('m3', 'ibuprofen 400 mg'),
  ];
  const ask = (selections: unknown, over: Partial<Call> = {}) =>
    told({ hook: 'order-select', drafts, selections, prefetch: taken, ...over });

  it('lead: what is about other drafts alone comes behind, says so, and stays as urgent as it is', () => {
    const cards = ask(['MedicationRequest/m3']);
    expect(cards[0]).not.toMatch(/Already among/);
    const behind = cards.findIndex((text) => /phenelzine \+ sertraline/.test(text));
    expect(cards[behind]).toMatch(/^critical Already among the drafts, not selected now: phenelzine/);
    const own = cards
      .map((text, index) => (/Already among/.test(text) ? -1 : index))
      .filter((index) => /ibuprofen/.test(cards[index] ?? ''));
    for (const index of own) expect(index).toBeLessThan(behind);
  });

  it('that harm nothing leave what the other drafts do, said to be not of now', () => {
    const cards = ask(['MedicationRequest/m1'], { drafts: drafts.slice(0, 2) });
    expect(cards[0]).toMatch(
      /^critical Already among the drafts, not selected now: phenelzine \+ sertraline/,
    );
    expect(
      details({ hook: 'order-select', drafts, selections: ['MedicationRequest/m1'], prefetch: taken }),
    ).toContain('Not selected now: already among the drafts.');
  });

  it('that are of a harmful pair are told as chosen now, whichever of the two it is', () => {
    const pair = [draft('a', 'phenelzine 15 mg'), draft('b', 'sertraline 50 mg')];
    for (const id of ['a', 'b'])
      expect(
        told({ hook: 'order-select', drafts: pair, selections: [`MedicationRequest/${id}`] })[0],
      ).toMatch(/^critical phenelzine \+ sertraline/);
  });

  it.each([undefined, null, []])('that are %j: every draft is checked as chosen now', (selections) => {
    expect(ask(selections)[0]).toMatch(/^critical phenelzine \+ sertraline/);
  });

  it.each([
    ['relative', 'MedicationRequest/m2'],
    ['with a version', 'MedicationRequest/m2/_history/3'],
    ['whole', 'https://ehr.example.org/fhir/MedicationRequest/m2'],
    ['by id alone', 'm2'],
    ['by urn:uuid', 'urn:uuid:0c3151bd-1cbf-4d64-b04d-cd9187a4c6e0'],
  ])('may be %s', (_, reference) => {
    const placed = [
      drafts[0] ?? {},
      { ...drafts[1], fullUrl: 'urn:uuid:0c3151bd-1cbf-4d64-b04d-cd9187a4c6e0' },
    ];
    expect(ask([reference], { drafts: placed })[0]).toMatch(/^critical phenelzine \+ sertraline/);
  });

  it('may be by the whole address of the entry', () => {
    const fullUrl = 'https://ehr.example.org/fhir/MedicationRequest/m2';
    const placed = [drafts[0] ?? {}, { ...draft('', 'phenelzine 15 mg'), fullUrl }];
    expect(ask(['MedicationRequest/m2'], { drafts: placed })[0]).toMatch(/^critical phenelzine/);
  });

  it('may name an order that is no medicine: then nothing of the medicines is of now', () => {
    const test = {
      resource: {
        resourceType: 'ServiceRequest',
        id: 's1',
        status: 'draft',
        intent: 'order',
        subject: { reference: 'Patient/42' },
      },
    };
    expect(ask(['ServiceRequest/s1'], { drafts: [...drafts, test] })[0]).toMatch(/^critical Already among/);
  });

  it.each([
    [
      'an order that is not among the drafts',
      ['MedicationRequest/m1', 'MedicationRequest/other'],
      /MedicationRequest\/other/,
    ],
    ['no list', 'MedicationRequest/m1', /list/],
    ['a list of something else', [{ reference: 'MedicationRequest/m1' }], /list/],
  ])('that are %s are refused by name', (_, selections, message) => {
    expect(() => ask(selections)).toThrow(UnusableHook);
    expect(() => ask(selections)).toThrow(message);
  });

  it('count in order-select alone', () => {
    expect(told({ drafts, selections: ['MedicationRequest/m1'], prefetch: taken })[0]).toMatch(
      /^critical phenelzine/,
    );
  });
});

describe('numbers carry their unit into a card', () => {
  const order = [draft('m1', 'lithium carbonate 300 mg')];
  const withLab = (...entry: object[]) => ({
    patient: patient({ birthDate: '1980-01-01', gender: undefined }),
    laboratory: bundle(...entry),
  });

  it.each([
    ['creatinine 80 umol/L is 0.9 mg/dL', measured('2160-0', 80, 'umol/L')],
    ['creatinine 0.9 mg/dL', measured('2160-0', 0.9, 'mg/dL')],
    ['eGFR of 90', measured('98979-8', 90, 'mL/min/1.73m2')],
  ])('%s: no card', (_, entry) => {
    expect(told({ drafts: order, prefetch: withLab(entry) })).toEqual([]);
  });

  it.each([
    ['creatinine 300 umol/L', measured('2160-0', 300, 'umol/L'), 'lithium', /300 umol\/L of 2026-11-01/],
    ['creatinine 3.4 mg/dL', measured('2160-0', 3.4, 'mg/dL'), 'lithium', /3\.4 mg\/dL of 2026-11-01/],
    ['eGFR 25', measured('98979-8', 25, 'mL/min/1.73m2'), 'lithium', /25 mL/],
    ['QTc 0.54 s', measured('8636-3', 0.54, 's'), 'citalopram 20 mg', /0\.54 s of 2026-11-01/],
    ['QTc 540 ms', measured('8636-3', 540, 'ms'), 'citalopram 20 mg', /540 ms of 2026-11-01/],
  ])('%s: a caution that shows number, unit and day', (_, entry, text, number) => {
    const call = { drafts: [draft('m1', text)], prefetch: withLab(entry) };
    expect(told(call)[0]).toMatch(/^(?:warning|critical)/);
    expect(details(call)).toMatch(number);
  });

  it.each([
    ['without a unit', measured('8636-3', 540), /540 of 2026-11-01: unit missing/],
    [
      'in a unit of something else',
      measured('8636-3', 540, 'mmol/L'),
      /540 mmol\/L of 2026-11-01: unit not known/,
    ],
  ])('QTc %s is not compared, and said', (_, entry, said) => {
    const call = {
      drafts: [draft('m1', 'citalopram 20 mg'), draft('m2', 'tramadol 50 mg')],
      prefetch: withLab(entry),
    };
    expect(told(call).join()).not.toMatch(/long QT/);
    expect(details(call)).toMatch(said);
  });

  it('that cannot be compared are told shortly, however many there are', () => {
    const component = Array.from({ length: 5000 }, (_, value) => ({
      code: { text: 'Pregnancy test' },
      valueQuantity: { value, unit: 'x' },
    }));
    const pregnancy = bundle(measured('1-8', 0, undefined, { valueQuantity: undefined, component }));
    const call = {
      drafts: [draft('m1', 'phenelzine 15 mg'), draft('m2', 'sertraline 50 mg')],
      prefetch: { pregnancy },
    };
    expect(details(call)).toMatch(/unit not known; 4995 more values/);
  });

  it('the newest number that can be compared decides', () => {
    const call = {
      drafts: [draft('m1', 'citalopram 20 mg')],
      prefetch: withLab(
        measured('8636-3', 540, 'ms', { effectiveDateTime: '2026-09-01' }),
        measured('8636-3', 410, 'ms', { effectiveDateTime: '2026-11-01' }),
      ),
    };
    expect(told(call)).toEqual([]);
  });
});

describe('pregnancy in orders', () => {
  const status = (text: string, day = '2026-11-01') => ({
    pregnancy: bundle(
      measured('82810-3', 0, '', {
        valueQuantity: undefined,
        valueCodeableConcept: { text },
        effectiveDateTime: day,
      }),
    ),
  });
  const valproate = [draft('m1', 'valproate 500 mg')];
  const ask = (prefetch: object, drafts = valproate) =>
    told({ drafts, prefetch: { patient: patient(), ...prefetch } });

  it('is a caution of the medicines that harm it, with what says so', () => {
    const prefetch = { patient: patient(), ...status('Pregnant') };
    expect(ask(status('Pregnant'))[0]).toMatch(/^critical valproate in pregnancy/);
    expect(details({ drafts: valproate, prefetch })).toContain('pregnancy status “Pregnant” of 2026-11-01');
  });

  it.each(['laboratory', 'socialHistory', 'observations'])('is read wherever it was sent: %s', (key) => {
    expect(ask({ [key]: status('Pregnant').pregnancy })[0]).toMatch(/^critical valproate in pregnancy/);
  });

  it.each([
    ['not pregnant', status('Not pregnant')],
    ['a man', { patient: patient({ gender: 'male' }) }],
    ['a woman of 70', { patient: patient({ birthDate: '1956-01-01' }) }],
    ['a child of 8', { patient: patient({ birthDate: '2018-01-01' }) }],
  ])('%s: neither told nor asked', (_, prefetch) => {
    expect(ask(prefetch).join()).not.toMatch(/pregnan/);
  });

  it.each([
    ['status of 2023', status('Pregnant', '2023-05-01')],
    ['status unknown', status('Unknown')],
    ['nothing', {}],
  ])('%s: not known, which is asked once, and only of medicines that harm it most', (_, prefetch) => {
    expect(ask(prefetch)).toEqual(['info Not checked: pregnancy (valproate)']);
    expect(details({ drafts: valproate, prefetch: { patient: patient(), ...prefetch } })).not.toMatch(
      /Not checked:.*pregnancy/,
    );
    expect(ask(prefetch, [draft('m1', 'sertraline 50 mg')])).toEqual([]);
  });

  it('of a man is told as not used, never passed over', () => {
    const call = {
      drafts: [...valproate, draft('m2', 'lamotrigine 200 mg')],
      prefetch: { patient: patient({ gender: 'male' }), ...status('Pregnant') },
    };
    expect(told(call).join()).not.toMatch(/in pregnancy/);
    expect(details(call)).toMatch(/Not checked:.*Pregnant.*the patient is male/);
  });

  it('what was not checked is one line on the first card', () => {
    const call = {
      drafts: [
        draft('m1', 'phenelzine 15 mg'),
        draft('m2', 'sertraline 50 mg'),
        draft('m3', 'tramadol 50 mg'),
      ],
      prefetch: { patient: patient() },
    };
    const withLine = cardsOf(call).map(({ detail }) => /Not checked: /.test(detail));
    expect(withLine.filter(Boolean)).toHaveLength(1);
    expect(withLine[0]).toBe(true);
    expect(details(call)).toMatch(/Not checked: .*pregnancy.*allergies/);
  });

  it('breast-feeding is a caution of the medicines that reach the child', () => {
    const conditions = bundle({
      resource: {
        resourceType: 'Condition',
        code: { text: 'Breast-feeding' },
        onsetDateTime: '2026-08-01',
        subject: { reference: 'Patient/42' },
      },
    });
    expect(ask({ conditions }, [draft('m1', 'lithium carbonate 300 mg')])[0]).toMatch(
      /^warning lithium.*breast-feeding/,
    );
  });
});

describe('allergies on record', () => {
  const allergy = (text: string, over: object = {}) => ({
    allergies: bundle({
      resource: {
        resourceType: 'AllergyIntolerance',
        patient: { reference: 'Patient/42' },
        code: { text },
        ...over,
      },
    }),
  });
  const penicillin = allergy('Penicillin', { criticality: 'high' });

  it.each([
    ['the medicine itself', 'amoxicillin 500 mg', allergy('Amoxicillin'), 'critical'],
    ['its group, of high criticality', 'amoxicillin 500 mg', penicillin, 'critical'],
    ['its group', 'amoxicillin 500 mg', allergy('Penicillin'), 'warning'],
    [
      'the medicine, of low criticality',
      'lamotrigine 25 mg',
      allergy('Lamotrigine', { criticality: 'low' }),
      'warning',
    ],
  ])('%s: a card', (_, text, prefetch, indicator) => {
    const [card] = cardsOf({ drafts: [draft('m1', text)], prefetch });
    expect([card?.indicator, card?.source.topic.code]).toEqual([indicator, 'allergy']);
    expect(card?.summary).toMatch(/allergy to .* on record/);
  });

  it.each([
    ['of something else', allergy('Peanut')],
    ['that is refuted', allergy('Amoxicillin', { verificationStatus: { coding: [{ code: 'refuted' }] } })],
    ['none known', allergy('No known allergies')],
  ])('%s: no card', (_, prefetch) => {
    expect(told({ drafts: [draft('m1', 'amoxicillin 500 mg')], prefetch })).toEqual([]);
  });

  it('against drafts that were not selected say so', () => {
    const drafts = [draft('m1', 'sertraline 50 mg'), draft('m2', 'amoxicillin 500 mg')];
    const call = {
      hook: 'order-select' as const,
      drafts,
      selections: ['MedicationRequest/m1'],
      prefetch: penicillin,
    };
    expect(told(call)).toEqual([
      expect.stringMatching(/^critical Already among the drafts, not selected now: amoxicillin/),
    ]);
  });
});

describe('what was prefetched', () => {
  const phenelzine = [draft('m1', 'phenelzine 15 mg')];
  const sertraline = medicine('sertraline 50 mg');

  it.each([
    ['a bundle in a bundle', { medicationRequests: bundle({ resource: bundle(sertraline) }) }],
    [
      'bundles three deep',
      { medicationRequests: bundle({ resource: bundle({ resource: bundle(sertraline) }) }) },
    ],
    ['under a key of their own', { medicationsOfTheWard: bundle(sertraline) }],
  ])('is read from %s', (_, prefetch) => {
    expect(told({ drafts: phenelzine, prefetch })[0]).toMatch(/^critical phenelzine \+ sertraline/);
  });

  it('drafts are read from a bundle in the bundle, as plans, and with the medicine inside', () => {
    const contained = draft('m1', '', {
      intent: 'plan',
      medicationCodeableConcept: undefined,
      medicationReference: { reference: '#x' },
      contained: [{ resourceType: 'Medication', id: 'x', code: { text: 'phenelzine 15 mg' } }],
    });
    for (const drafts of [
      [{ resource: bundle(...phenelzine) }],
      [draft('m1', 'phenelzine 15 mg', { intent: 'proposal' })],
      [contained],
    ])
      expect(told({ drafts, prefetch: { medicationRequests: bundle(sertraline) } })[0]).toMatch(
        /^critical phenelzine/,
      );
  });

  it('a draft may refer to a medicine that was prefetched beside', () => {
    const drafts = [
      draft('m1', '', {
        medicationCodeableConcept: undefined,
        medicationReference: { reference: 'Medication/p' },
      }),
    ];
    const prefetch = {
      medicationRequests: bundle(sertraline, {
        resource: { resourceType: 'Medication', id: 'p', code: { text: 'phenelzine 15 mg' } },
      }),
    };
    expect(told({ drafts, prefetch })[0]).toMatch(/^critical phenelzine/);
  });

  it('what was included beside the matches does not count as a page of many', () => {
    const medication = {
      resource: { resourceType: 'Medication', id: 'x', code: { text: 'x' } },
      search: { mode: 'include' },
    };
    const page = (total: number) => ({
      ...bundle({ ...sertraline, search: { mode: 'match' } }, medication),
      total,
    });
    expect(
      told({ drafts: [draft('m1', 'amoxicillin 500 mg')], prefetch: { medicationRequests: page(1) } }),
    ).toEqual([]);
    expect(
      told({ drafts: [draft('m1', 'amoxicillin 500 mg')], prefetch: { medicationRequests: page(2) } }),
    ).toEqual([expect.stringMatching(/^warning .*not sent whole: medicationRequests/)]);
  });

  it('keys that many servers cannot give are missed by no line of their own', () => {
    expect(told({ drafts: [draft('m1', 'amoxicillin 500 mg')] })).toEqual([]);
    const templates = CDS_SERVICES.find(({ id }) => id === 'order-sign')?.prefetch ?? {};
    expect(Object.keys(templates)).toEqual(
      expect.arrayContaining([...Object.keys(NONE), 'allergies', 'pregnancy', 'socialHistory']),
    );
    expect(templates['medicationRequests']).toMatch(
      /intent=order,plan.*_include=MedicationRequest:medication/,
    );
    expect(templates['pregnancy']).toContain('82810-3');
  });
});

describe('one person', () => {
  const amoxicillin = (subject: object) => [draft('m1', 'amoxicillin 500 mg', { subject })];
  const known = {
    patient: patient({
      identifier: [{ system: 'urn:mrn', value: '1' }],
      link: [{ other: { reference: 'Patient/41' }, type: 'replaces' }],
    }),
  };

  it.each([
    ['relative', { reference: 'Patient/42' }],
    ['whole', { reference: 'https://ehr.example.org/fhir/Patient/42' }],
    ['with a version', { reference: 'Patient/42/_history/7' }],
    ['by an identifier', { identifier: { system: 'urn:mrn', value: '1' } }],
    ['by an identifier of another system', { identifier: { system: 'urn:other', value: '9' } }],
    ['that the Patient says is the same', { reference: 'Patient/41' }],
    ['by nothing', {}],
  ])('a subject that is %s is the same', (_, subject) => {
    expect(
      told({
        drafts: amoxicillin(subject),
        prefetch: known,
        over: { fhirServer: 'https://ehr.example.org/fhir' },
      }),
    ).toEqual([]);
  });

  it.each([
    ['relative', { reference: 'Patient/43' }, 'Patient/43'],
    ['whole', { reference: 'https://ehr.example.org/fhir/Patient/43' }, 'Patient/43'],
    ['with a version', { reference: 'Patient/43/_history/42' }, 'Patient/43'],
    ['of another server', { reference: 'https://other.example.org/fhir/Patient/42' }, 'other.example.org'],
    ['by an identifier', { identifier: { system: 'urn:mrn', value: '2' } }, 'urn:mrn|2'],
  ])('a subject that is %s and another is refused with whom', (_, subject, whom) => {
    const over = { fhirServer: 'https://ehr.example.org/fhir' };
    const asDraft = () => told({ drafts: amoxicillin(subject), prefetch: known, over });
    expect(asDraft).toThrow(
      expect.objectContaining({ path: 'context.draftOrders', message: expect.stringContaining(whom) }),
    );
    const fetched = () =>
      told({
        drafts: [],
        prefetch: { ...known, medicationRequests: bundle(medicine('x', { subject })) },
        over,
      });
    expect(fetched).toThrow(
      expect.objectContaining({ path: 'prefetch', message: expect.stringContaining(whom) }),
    );
  });

  it('a urn:uuid is whom the Patient of that address is', () => {
    const entry = (id: string) => bundle({ fullUrl: 'urn:uuid:1', resource: patient({ id }) });
    const orders = bundle(medicine('sertraline 50 mg', { subject: { reference: 'urn:uuid:1' } }));
    expect(told({ drafts: [], prefetch: { patient: entry('42'), medicationRequests: orders } })).toEqual([]);
    expect(() =>
      told({ drafts: [], prefetch: { patient: entry('43'), medicationRequests: orders } }),
    ).toThrow(/Patient\/43/);
  });

  it.each([
    ['the Patient', { patient: patient({ id: '43' }) }],
    [
      'an allergy',
      {
        allergies: bundle({
          resource: { resourceType: 'AllergyIntolerance', patient: { reference: 'Patient/43' } },
        }),
      },
    ],
    [
      'a resource inside a bundle inside',
      {
        laboratory: bundle({
          resource: bundle(measured('2160-0', 1, 'mg/dL', { subject: { reference: 'Patient/43' } })),
        }),
      },
    ],
    [
      'a second server',
      {
        laboratory: bundle(
          measured('2160-0', 1, 'mg/dL', { subject: { reference: 'https://a.example/Patient/42' } }),
          measured('2160-0', 2, 'mg/dL', { subject: { reference: 'https://b.example/Patient/42' } }),
        ),
      },
    ],
  ])('another by %s is refused', (_, prefetch) => {
    expect(() => told({ drafts: [], prefetch })).toThrow(/another patient than context\.patientId/);
  });

  it('10,000 entries of one id, selected and linked to one another, take no longer than their number', () => {
    const many = Array.from({ length: 10_000 }, () => draft('m1', 'amoxicillin 500 mg'));
    expect(
      told({ hook: 'order-select', drafts: many, selections: ['MedicationRequest/m1'] }).length,
    ).toBeLessThan(13);
  });
});

describe('monitoring', () => {
  it.each(['lithium carbonate 300 mg', 'Lithium (Priadel) 400 mg', 'Camcolit', 'olanzapine and fluoxetine'])(
    'of %s is found however it is written',
    (text) => {
      const prefetch = {
        medicationRequests: bundle(medicine(text, { authoredOn: '2025-01-01' })),
        laboratory: bundle(),
      };
      expect(told({ drafts: [], prefetch }).join()).toMatch(
        /^warning Monitoring of (?:lithium|olanzapine) overdue/,
      );
    },
  );
});
