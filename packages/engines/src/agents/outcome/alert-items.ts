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
  const { label, selfHarm, alone } = rule;
  return [{ instrument, item, answer, label, selfHarm, level, ...(alone === undefined ? {} : { alone }) }];
}

const SELF_HARM_ENDORSED = 'item about self-harm endorsed';

/** Where every item is about self-harm, a yes is one wherever it stands. */
function openPositionAlert(instrument: Instrument, responses: readonly number[]): AlertItem[] {
  const selfHarm = instrument.escalations.filter((rule) => rule.selfHarm);
  const all = new Set(selfHarm.map(({ item }) => item)).size === instrument.itemCount;
  if (!all || !responses.some((answer) => answer > 0)) return [];
  return [{ instrument, label: SELF_HARM_ENDORSED, selfHarm: true, level: 'note' }];
}

/** Whether the self-harm items of the instrument stay unknown: no answers, or none at their position. */
export function selfHarmUnknown(instrument: Instrument, responses: readonly number[] | undefined): boolean {
  const items = instrument.escalations.filter(({ selfHarm }) => selfHarm).map(({ item }) => item);
  if (items.length === 0) return false;
  if (responses?.length !== instrument.itemCount) return true;
  return items.some((item) => !((responses[item - 1] ?? Number.NaN) >= answerRange(instrument, item)[0]));
}

/** What somebody did before what somebody thought: of items that rise in weight the last comes first. */
export function byWeight(a: AlertItem, b: AlertItem): number {
  const sameScreen = a.instrument === b.instrument && a.instrument.levelOnly === true;
  return alertUrgency(b) - alertUrgency(a) || (sameScreen ? (b.item ?? 0) - (a.item ?? 0) : 0);
}

function alertUrgency({ selfHarm, level }: AlertItem): number {
  return (selfHarm ? 2 : 0) + (level === 'escalate' ? 1 : 0);
}
