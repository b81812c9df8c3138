import { PRODUCTS, type ProductKey } from '@svc/contracts';
import { canary, canaryNumber } from './marker.ts';

/** A body with a canary in every string and a canary number wherever a fraction is allowed. */
export function plantedBody(product: ProductKey, round: number): object {
  return {
    ...FIELDS[product]?.(round),
    sessionRef: canary(round % 3 === 0 ? 400 : 0),
    ...(round % 2 === 0 ? { previous: previous() } : {}),
    ...(round % 5 === 0 ? { explain: true } : {}),
    [canary()]: { [canary()]: [canary(), canaryNumber()] },
    unknownText: canary(),
    unknownNumber: canaryNumber(),
  };
}

export function productOf(round: number): ProductKey {
  return PRODUCTS[round % PRODUCTS.length] as ProductKey;
}

/** Of a product without a line only what every request may hold is planted. */
const FIELDS: Readonly<Partial<Record<ProductKey, (round: number) => object>>> = {
  dmse: () => ({
    psychomotorFidgetEpisodes: canaryNumber(),
    responseLatencySeconds: canaryNumber(),
    speechRateWpm: canaryNumber(),
    sustainedAttentionPct: canaryNumber(),
    sessionDurationSeconds: canaryNumber(),
    history: {
      response_latency: [canaryNumber(), canaryNumber(), canaryNumber()],
      [canary()]: [canaryNumber()],
    },
  }),
  medication: (round) => ({
    prescriptions: [
      prescription(canary()),
      prescription(round % 2 === 0 ? `sertraline ${canary()}` : `${canary()} 50 mg`),
    ],
    assessments: assessments(),
    dmseLatencyPctChange: canaryNumber(),
  }),
  biomarker: (round) => ({
    labs: [
      {
        id: canary(),
        labName: canary(160),
        observedAt: '2026-11-01',
        results: {
          biomarkers: [
            reading(canary(120), canaryNumber()),
            reading('sodium', canaryNumber()),
            { ...reading('lithium', canary()), ...(round % 2 === 0 ? { flag: 'high' } : {}) },
          ],
        },
      },
    ],
  }),
  outcome: () => ({
    assessments: assessments(),
    dmseLatencyPctChange: canaryNumber(),
    avgSleepHours: canaryNumber(),
    activeMedications: 3,
  }),
  relapse: () => ({
    assessments: assessments(),
    dmseLatencyPctChange: canaryNumber(),
    avgSleepHours: canaryNumber(),
    daysSinceLastVisit: 40,
  }),
};

function prescription(medicationName: string): object {
  return {
    id: canary(),
    medicationName,
    dosage: canary(),
    frequency: canary(),
    status: 'active',
    prescribedAt: '2026-09-01',
  };
}

function assessments(): object[] {
  const known = { instrumentId: 'phq9', instrumentName: 'PHQ-9', maxScore: 27 };
  return [
    { ...known, score: canaryNumber(), severity: canary(), createdAt: '2026-08-20' },
    { ...known, score: canaryNumber(), severity: canary(), createdAt: '2026-10-20T10:00:00+02:00' },
    {
      instrumentId: canary(64),
      instrumentName: canary(120),
      score: canaryNumber(),
      maxScore: 27,
      createdAt: '2026-10-21',
    },
  ];
}

function reading(name: string, value: number | string): object {
  return { name, value, unit: canary(), flag: 'critical', referenceRange: canary(), note: canary(240) };
}

function previous(): object {
  return {
    score: canaryNumber(),
    status: canary(),
    computedAt: '2026-10-01',
    inputs: {
      [canary()]: canary(),
      avgSleepHours: canaryNumber(),
      responseLatencySeconds: canary(),
      nested: { [canary()]: [canary()] },
    },
  };
}

/** Bodies that are refused, each in another way, with canaries where the refusal looks. */
const BREAKERS: readonly ((body: Record<string, unknown>) => string | Buffer)[] = [
  (body) => JSON.stringify(body).slice(0, -20),
  (body) => `${JSON.stringify(body)}${canary()}`,
  (body) =>
    JSON.stringify({ ...body, assessments: canary(), labs: canary(), responseLatencySeconds: canary() }),
  (body) => JSON.stringify({ ...body, prescriptions: [{ id: canaryNumber(), medicationName: [canary()] }] }),
  (body) => JSON.stringify({ ...body, avgSleepHours: `${canaryNumber()}`, sessionRef: { [canary()]: 1 } }),
  (body) => JSON.stringify({ ...body, previous: { computedAt: canary() }, explain: canary() }),
  (body) => JSON.stringify({ ...body, note: `${canary()}\u0000` }),
  (body) => JSON.stringify({ ...body, [`${canary()}\ud800`]: 1 }),
  (body) => `{"__proto__":{"${canary()}":"${canary()}"},${JSON.stringify(body).slice(1)}`,
  (body) => JSON.stringify({ ...body, previous: { inputs: nest(canary(), 40) } }),
  () => JSON.stringify([canary(), canaryNumber()]),
  () => JSON.stringify(canary()),
  () => Buffer.concat([Buffer.from(`{"a":"${canary()}`), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  (body) =>
    JSON.stringify({
      ...body,
      recording: `data:audio/wav;base64,${Buffer.from(canary(300)).toString('base64')}`,
    }),
  (body) => JSON.stringify({ ...body, padding: canary(1_100_000) }),
];

/** A broken version of a planted body; which way depends on the round. */
export function brokenBody(product: ProductKey, round: number): string | Buffer {
  const breaker = BREAKERS[round % BREAKERS.length] as (typeof BREAKERS)[number];
  return breaker(plantedBody(product, round) as Record<string, unknown>);
}

function nest(value: string, depth: number): unknown {
  let nested: unknown = value;
  for (let i = 0; i < depth; i++) nested = { [canary()]: nested };
  return nested;
}
