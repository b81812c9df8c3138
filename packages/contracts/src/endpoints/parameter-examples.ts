/** What a parameter may look like, by its name: for those that the example call of their operation leaves out. */
const BY_NAME: Readonly<Record<string, string | number>> = {
  'Idempotency-Key': 'order-2026-11-20-17',
  'If-Match': '"3"',
  'If-None-Match': '*',
  action: 'mse.read',
  actor: 'okey_4mJ7WbQx2nTz8PvRc1dLsY',
  before: 'WzQyLCJrM1hfcUExYiJd',
  cursor: 'bGl2ZS40Mi5rM1hfcUExYg',
  from: '2026-11-18',
  id: 'labord_4mJ7WbQx2nTz8PvRc1dLsY',
  limit: 50,
  outcome: 'denied',
  patientId: 'patient-42',
  patientRef: 'patient-42',
  since: '2026-11-01',
  to: '2026-11-20',
  until: '2026-11-20T18:00:00Z',
};

interface ParameterSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
}

/** The example of a parameter: that of the call that shows its operation, else one by its name. */
export function parameterExample(name: string, schema: ParameterSchema, shown: string | undefined): unknown {
  const example = shown ?? schema.enum?.[0] ?? BY_NAME[name];
  if (schema.type !== 'integer') return example;
  // A list of versions goes on before a version, by its number.
  return Number.isNaN(Number(example)) ? 3 : Number(example);
}
