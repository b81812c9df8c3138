const LOINC = 'http://loinc.org';
const subject = { reference: 'Patient/1' };
const observation = (over: object) => ({
  resourceType: 'Observation',
  status: 'final',
  subject,
  effectiveDateTime: '2026-11-10',
  ...over,
});
const lab = (index: number, over: object = {}) =>
  observation({
    id: `o${index}`,
    category: [{ coding: [{ system: 'c', code: 'laboratory' }] }],
    code: { coding: [{ system: LOINC, code: '2951-2' }] },
    effectiveDateTime: `2026-11-10T09:00:${String(index % 60).padStart(2, '0')}Z`,
    valueQuantity: { value: 130 + (index % 1000) / 100, unit: 'mmol/L' },
    ...over,
  });
const bundle = (resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));
const reference = (index: number) => ({ reference: `Observation/o${index}` });

/** Bundles that grow with `count` and are as awkward as they can be; each kind by what is awkward about it. */
export const HOSTILE_BUNDLES: Readonly<Record<string, (count: number) => object>> = {
  'many readings': (count) => bundle(times(count, (index) => lab(index))),
  'many scores': (count) =>
    bundle(
      times(count, (index) =>
        observation({ code: { coding: [{ system: LOINC, code: '44261-6' }] }, valueInteger: index % 28 }),
      ),
    ),
  'one report that names one reading again and again': (count) =>
    bundle([
      {
        resourceType: 'DiagnosticReport',
        id: 'r',
        status: 'final',
        subject,
        result: times(count, () => reference(0)),
      },
      lab(0),
    ]),
  'groups that all name each other': (count) => {
    const root = Math.max(1, Math.floor(Math.sqrt(count)));
    const members = times(root, reference);
    return bundle([
      { resourceType: 'DiagnosticReport', id: 'r', status: 'final', subject, result: members },
      ...times(root, (index) => lab(index, { hasMember: members })),
    ]);
  },
  'reports that all name the same group': (count) =>
    bundle([
      ...times(count, (index) => ({
        resourceType: 'DiagnosticReport',
        id: `r${index}`,
        status: 'final',
        subject,
        result: [reference(0)],
      })),
      ...times(count, (index) => lab(index, { hasMember: [reference(index + 1)] })),
    ]),
  'a chain of groups': (count) =>
    bundle([
      { resourceType: 'DiagnosticReport', id: 'r', status: 'final', subject, result: [reference(0)] },
      ...times(count, (index) => lab(index, { hasMember: [reference(index + 1)] })),
    ]),
  'contained resources that all are called alike': (count) =>
    bundle([
      {
        resourceType: 'DiagnosticReport',
        id: 'r',
        status: 'final',
        subject,
        contained: times(count, () => lab(0)),
        result: times(count, () => ({ reference: '#o0' })),
      },
    ]),
  'many components': (count) =>
    bundle([
      observation({
        code: { text: 'x' },
        component: times(count, (index) => ({ code: { text: `c${index}` }, valueInteger: index })),
      }),
    ]),
  'many codings': (count) =>
    bundle([
      observation({
        code: { coding: times(count, (index) => ({ system: `s${index}`, code: 'x' })) },
        valueInteger: 1,
      }),
    ]),
  'renewals of one medicine': (count) =>
    bundle(
      times(count, (index) => ({
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        subject,
        medicationCodeableConcept: { text: 'Sertraline 50 MG' },
        authoredOn: `20${String(10 + (index % 16))}-0${1 + (index % 9)}-01`,
      })),
    ),
  'items in items': (count) => {
    let item: object = { linkId: 'x', answer: [{ valueInteger: 1 }] };
    for (let depth = 0; depth < Math.min(count, 2_000); depth++) item = { linkId: 'x', item: [item] };
    const flat = times(count, (index) => ({ linkId: `l${index}`, answer: [{ valueInteger: 1 }] }));
    return bundle([
      {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        questionnaire: 'phq9',
        subject,
        authored: '2026-11-10',
        item: [item, ...flat],
      },
    ]);
  },
  'a note of many sentences': (count) =>
    bundle([lab(0, { note: [{ text: 'He says he wants to die. '.repeat(count) }] })]),
  'many notes': (count) => bundle([lab(0, { note: times(count, () => ({ text: 'He wants to die.' })) })]),
  'a name of slashes': (count) => bundle([lab(0, { subject: { reference: 'Patient/'.repeat(count) } })]),
  'a medicine of separators': (count) =>
    bundle([
      {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        subject,
        medicationCodeableConcept: { text: '1 / '.repeat(count) },
        authoredOn: '2026-01-01',
      },
    ]),
  'a medicine of digits': (count) =>
    bundle([
      {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        subject,
        medicationCodeableConcept: { text: `24 HR ${'1 HR '.repeat(count)}` },
        authoredOn: '2026-01-01',
      },
    ]),
  'many codings of one flag': (count) =>
    bundle([
      {
        resourceType: 'Flag',
        status: 'active',
        subject,
        code: { coding: times(count, (index) => ({ system: 'http://snomed.info/sct', code: `${index}` })) },
      },
    ]),
  'many flags': (count) =>
    bundle(
      times(count, (index) => ({
        resourceType: 'Flag',
        status: 'active',
        subject,
        code: { text: `At risk for suicide ${index}` },
      })),
    ),
  'answers to many questions about safety': (count) =>
    bundle(
      times(count, (index) =>
        observation({ code: { text: `Suicidal thoughts ${index}` }, valueString: 'No, she denies it.' }),
      ),
    ),
  'bundles in bundles': (count) => {
    let inner: object = bundle(times(count, (index) => lab(index)));
    for (let depth = 0; depth < 30; depth++) inner = bundle([inner]);
    return inner;
  },
  'bundles side by side': (count) => bundle(times(count, (index) => bundle([lab(index)]))),
  'people known by many numbers': (count) =>
    bundle([
      {
        resourceType: 'Patient',
        id: '1',
        identifier: times(count, (index) => ({ system: `urn:${index % 7}`, value: `${index}` })),
      },
      ...times(count, (index) => lab(index)),
    ]),
  'links in a chain': (count) =>
    bundle([
      ...times(count, (index) => ({
        resourceType: 'Patient',
        id: `${index}`,
        link: [{ other: { reference: `Patient/${index + 1}` } }],
      })),
      lab(0, { subject: { reference: `Patient/${count - 1}` } }),
    ]),
  'elements nested deep': (count) => {
    let extension: object = { url: 'x', valueString: 'He wants to die.' };
    for (let depth = 0; depth < Math.min(count, 2_000); depth++)
      extension = { url: 'x', extension: [extension] };
    return bundle([lab(0, { extension: [extension] }), ...times(count, (index) => lab(index))]);
  },
  'an attached text': (count) =>
    bundle([
      {
        resourceType: 'DocumentReference',
        status: 'current',
        subject,
        date: '2026-11-10',
        content: [
          { attachment: { contentType: 'text/plain', data: btoa('She slept well and ate. '.repeat(count)) } },
        ],
      },
    ]),
  'a narrative of tags': (count) =>
    bundle([
      {
        resourceType: 'CarePlan',
        status: 'active',
        subject,
        text: { status: 'additional', div: `<div>${'<b'.repeat(count)}${'<p>well</p>'.repeat(count)}</div>` },
      },
    ]),
  'nights in sessions': (count) =>
    bundle(
      times(count, (index) =>
        observation({
          code: { coding: [{ system: LOINC, code: '93832-4' }] },
          effectivePeriod: { start: '2026-11-09T23:00:00Z', end: `2026-11-10T0${1 + (index % 8)}:00:00Z` },
          effectiveDateTime: undefined,
          valueQuantity: { value: 1, unit: 'h' },
        }),
      ),
    ),
  'unknown types': (count) =>
    bundle(times(count, (index) => ({ resourceType: `Type${'abcdefgh'[index % 8]}`, id: `${index}` }))),
};
