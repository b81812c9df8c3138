import { PRODUCT_ENDPOINTS, type ProductKey, PRODUCTS } from '@svc/contracts';
import type { AgentKey } from '@svc/intelligence';

export const ANALYSIS_PATHS = ofProducts(({ path }) => path);

/** The `object` of each product's data. */
export const DATA_OBJECTS = ofProducts(({ response }) => response.shape.data.shape.object.value);

function ofProducts<Value>(
  valueOf: (endpoint: (typeof PRODUCT_ENDPOINTS)[ProductKey]) => Value,
): Readonly<Record<ProductKey, Value>> {
  return Object.fromEntries(
    PRODUCTS.map((product) => [product, valueOf(PRODUCT_ENDPOINTS[product])]),
  ) as Readonly<Record<ProductKey, Value>>;
}

export function assessment(over: object = {}): object {
  return {
    instrumentId: 'phq9',
    instrumentName: 'PHQ-9',
    score: 15,
    maxScore: 27,
    createdAt: '2026-10-01T09:00:00Z',
    ...over,
  };
}

export function biomarker(over: object = {}): object {
  return { name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high', ...over };
}

export function panel(biomarkers: readonly object[], over: object = {}): object {
  return { id: 'lab-1', labName: 'Thyroid', observedAt: '2026-11-01', results: { biomarkers }, ...over };
}

export function prescription(over: object = {}): object {
  return { id: 'rx-1', medicationName: 'Sertraline', status: 'active', prescribedAt: '2026-09-01', ...over };
}

/** A request of each product that validates. */
export function validBody(product: ProductKey): Record<string, unknown> {
  const assessments = [
    assessment({ score: 19, createdAt: '2026-08-15' }),
    assessment({ score: 12, createdAt: '2026-10-20' }),
  ];
  const bodies: Partial<Record<ProductKey, Record<string, unknown>>> = {
    dmse: { responseLatencySeconds: 2.6, speechRateWpm: 120, sessionDurationSeconds: 600 },
    medication: { prescriptions: [prescription()], assessments },
    biomarker: { labs: [panel([biomarker()])] },
    outcome: { assessments, avgSleepHours: 6.5 },
    relapse: { assessments, avgSleepHours: 5.5, hasActiveMedication: true },
  };
  return bodies[product] ?? { ...PRODUCT_ENDPOINTS[product].example.body };
}

/** A request of each agent that validates. */
export const AGENT_BODIES: Record<AgentKey, Record<string, unknown>> = {
  medication: { medications: ['lithium 450 mg bid', 'ibuprofen 400 mg'] },
  biomarker: { panel: [{ analyte: 'sodium', value: 119 }] },
  outcome: { instruments: [{ instrument: 'phq9', total: 17, priorTotal: 9 }] },
  relapse: { signals: [{ indicator: 'missed_doses', severity: 0.8 }] },
};
