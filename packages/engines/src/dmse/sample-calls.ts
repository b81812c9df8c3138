import type { DmseAnalyzeRequest, DmseMetric, DmseResult, DmseSignal, DmseSignalKey } from '@svc/contracts';
import { DMSE_METRICS } from '@svc/contracts';
import { dmse } from './analyze.ts';

/** What the tests of this folder share. */
export const CONTEXT = { now: Date.UTC(2026, 10, 20, 10), parameters: dmse.parameters.defaults } as const;

export function analyzed(input: DmseAnalyzeRequest): DmseResult {
  return dmse.analyze(input, CONTEXT);
}

/** The signal of one metric sent alone with what else is given. */
export function signalFor(
  field: DmseMetric,
  value: number,
  { prior, ...rest }: Omit<DmseAnalyzeRequest, 'history'> & { readonly prior?: readonly number[] } = {},
): DmseSignal {
  const key: DmseSignalKey = DMSE_METRICS[field].signalKey;
  const history = prior && { history: { [key]: [...prior] } };
  return analyzed({ ...rest, [field]: value, ...history }).signals[0] as DmseSignal;
}
