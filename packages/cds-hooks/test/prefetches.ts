import * as fc from 'fast-check';

/** Prefetched resources as an EHR might send them: right, half right and wrong in any place. */
export function prefetches(
  bundle: (...entry: object[]) => object,
  { scale, level }: { readonly scale: string; readonly level: string },
) {
  const value = fc.oneof(
    fc.double(),
    fc.string({ maxLength: 12 }),
    fc.constant(null),
    fc.boolean(),
    fc.object({ maxDepth: 2, maxKeys: 4 }),
    fc.constant({ toString: {} }),
  );
  const name = fc.constantFrom(
    'Lithium 300 mg',
    'Sertraline 50 mg',
    'Clozapine',
    'Ibuprofen',
    'Phenelzine',
    '💊',
    '',
  );
  const resource = fc.oneof(
    fc.record(
      {
        resourceType: fc.constantFrom(
          'Observation',
          'MedicationRequest',
          'MedicationStatement',
          'Condition',
          'Encounter',
          'Patient',
          'QuestionnaireResponse',
        ),
        status: fc.oneof(fc.constantFrom('active', 'final', 'draft', 'completed'), value),
        code: fc.oneof(
          fc.record({
            coding: fc.array(
              fc.record({
                system: fc.constant('http://loinc.org'),
                code: fc.constantFrom(scale, level, '2951-2'),
              }),
              { maxLength: 2 },
            ),
            text: name,
          }),
          value,
        ),
        medicationCodeableConcept: fc.oneof(fc.record({ text: name }), value),
        effectiveDateTime: fc.oneof(
          fc.constantFrom('2026', '2026-11', '2026-11-01', '2026-11-01T10:00:00Z', 'soon'),
          value,
        ),
        authoredOn: value,
        birthDate: value,
        valueQuantity: fc.oneof(
          fc.record({ value: fc.double({ min: 0, max: 200 }), unit: fc.constantFrom('mmol/L', '{score}') }),
          value,
        ),
        contained: value,
        subject: fc.constantFrom({ reference: 'Patient/42' }, { reference: '#self' }, undefined),
      },
      { requiredKeys: ['resourceType'] },
    ),
    value,
  );
  const entries = fc.array(fc.oneof(fc.record({ resource }), value), { maxLength: 6 });
  const prefetched = fc.oneof(
    entries.map((entry) => bundle(...(entry as object[]))),
    resource,
    fc.constant(null),
  );
  return { entries, prefetched };
}
