import type { AlertItem } from './scored-scale.ts';
import { answerRange, type Instrument } from '@svc/clinical';

/**
 * The items whose answer calls for attention, each once at its highest level. Self-harm items count from any
 * non-zero answer. They fire whether or not the answers can be scored.
 */
export function alertItems(instrument: Instrument, responses: readonly number[]): AlertItem[] {
  if (responses.length !== instrument.itemCount) return openPositionAlert(instrument, responses);
  const items = [...new Set(instrument.escalations.map(({ item }) => item))];
  return items.flatMap((item) => alertOf(instrument, item, responses[item - 1] ?? Number.NaN));
}

function alertOf(instrument: Instrument, item: number, answer: number): AlertItem[] {
  const rules = instrument.escalations.filter((rule) => rule.item === item);
  const met = rules.filter(({ atLeast }) => answer >= atLeast);
  const endorsed = rules.filter(({ selfHarm }) => selfHarm && answer > answerRange(instrument, item)[0]);
  const rule = met.find(({ level }) => level === 'escalate') ?? met[0] ?? endorsed[0];
  if (rule === undefined) return [];
  const level = met.length === 0 ? 'note' : rule.level;
  return [{ instrument, item, answer, label: rule.label, selfHarm: rule.selfHarm, level }];
}

/** Where every item is about self-harm, a yes is one wherever it stands. */
function openPositionAlert(instrument: Instrument, responses: readonly number[]): AlertItem[] {
  const selfHarm = instrument.escalations.filter((rule) => rule.selfHarm);
  const rule = selfHarm[0];
  const all = new Set(selfHarm.map(({ item }) => item)).size === instrument.itemCount;
  if (rule === undefined || !all || !responses.some((answer) => answer > 0)) return [];
  return [{ instrument, label: rule.label, selfHarm: true, level: 'note' }];
}

/** Whether the self-harm items of the instrument stay unknown: no answers, or none at their position. */
export function selfHarmUnknown(instrument: Instrument, responses: readonly number[] | undefined): boolean {
  const items = instrument.escalations.filter(({ selfHarm }) => selfHarm).map(({ item }) => item);
  if (items.length === 0) return false;
  if (responses?.length !== instrument.itemCount) return true;
  return items.some((item) => !((responses[item - 1] ?? Number.NaN) >= answerRange(instrument, item)[0]));
}
