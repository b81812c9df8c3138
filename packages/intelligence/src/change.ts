import type { Change, Previous } from '@svc/contracts';
import type { ComparableInput, Engine, EngineDescription } from '@svc/engines';

type ComparedEngine = Pick<Engine, 'legend' | 'statusOrder' | 'higherScoreIs'>;
type Described = Pick<EngineDescription, 'summary' | 'score' | 'comparable' | 'notComparable'>;
type Direction = Change['direction'];

interface Verdict {
  direction: Direction;
  delta: number;
  explanation: string;
}

/** An unknown status is repeated only when it is short and plain: `previous` is hostile input. */
const PLAIN_STATUS = /^[A-Za-z0-9 _.,:()-]{1,64}$/;

/** Compares a result with the one the caller sent back as `previous`. */
export function describeChange(engine: ComparedEngine, described: Described, previous: Previous): Change {
  const verdict = judge(engine, described, previous);
  return {
    direction: verdict.direction,
    delta: verdict.delta,
    previousStatus: repeatableStatus(engine, previous.status),
    currentStatus: described.summary.status,
    explanations: [verdict.explanation, ...explainInputs(described.comparable, previous.inputs)],
    previousComputedAt: previous.computedAt ?? null,
  };
}

function repeatableStatus(engine: ComparedEngine, status: string | undefined): string | null {
  if (status === undefined) return null;
  return Object.hasOwn(engine.legend, status) || PLAIN_STATUS.test(status) ? status : null;
}

function judge(engine: ComparedEngine, described: Described, previous: Previous): Verdict {
  if (described.notComparable !== undefined) return indeterminate(described.notComparable);
  if (engine.higherScoreIs === undefined || described.score === null) {
    return judgeByStatus(engine, described.summary.status, previous.status);
  }
  return judgeByScore(engine.higherScoreIs, described.score, previous.score);
}

function judgeByScore(higherIs: 'better' | 'worse', current: number, previous: number | undefined): Verdict {
  if (previous === undefined)
    return indeterminate('previous.score was not sent, so the change of the score cannot be computed');
  const delta = round(current - previous);
  if (!Number.isFinite(delta))
    return indeterminate('previous.score is out of range, so the change cannot be computed');
  const explanation = `Score ${formatNumber(previous)} → ${formatNumber(current)} (${signed(delta)})`;
  if (delta === 0) return { direction: 'unchanged', delta: 0, explanation };
  return { direction: delta > 0 === (higherIs === 'worse') ? 'worsened' : 'improved', delta, explanation };
}

function judgeByStatus(engine: ComparedEngine, current: string, previous: string | undefined): Verdict {
  if (previous === undefined)
    return indeterminate('previous.status was not sent, so the change cannot be computed');
  const from = engine.statusOrder.indexOf(previous);
  const to = engine.statusOrder.indexOf(current);
  if (from < 0) return indeterminate('previous.status is not a status this engine can compare');
  if (to < 0) return indeterminate(`The present status ${current} cannot be compared`);
  const delta = to - from;
  const explanation = delta === 0 ? `Status unchanged: ${current}` : `Status ${previous} → ${current}`;
  return { direction: delta === 0 ? 'unchanged' : delta > 0 ? 'worsened' : 'improved', delta, explanation };
}

function indeterminate(explanation: string): Verdict {
  return { direction: 'indeterminate', delta: 0, explanation };
}

interface InputChange {
  input: ComparableInput;
  previous: number | boolean;
  effect: number;
}

/** One sentence per changed input, the largest effect first. Unknown names are ignored and never quoted. */
function explainInputs(comparable: readonly ComparableInput[], inputs: Previous['inputs']): string[] {
  if (inputs === undefined) return [];
  const changes: InputChange[] = [];
  for (const input of comparable) {
    const previous = Object.hasOwn(inputs, input.name) ? inputs[input.name] : undefined;
    if (!isComparable(previous, input.value) || previous === input.value) continue;
    const effect = input.effect(previous);
    changes.push({ input, previous, effect: Number.isFinite(effect) ? round(effect) : 0 });
  }
  changes.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  return changes.map(explainInput);
}

function isComparable(previous: unknown, current: number | boolean): previous is number | boolean {
  if (typeof previous !== typeof current) return false;
  return typeof previous === 'boolean' || Number.isFinite(previous);
}

function explainInput({ input, previous, effect }: InputChange): string {
  const unit = input.unit === '' ? '' : ` ${input.unit}`;
  const moved = `${input.label} ${formatValue(previous)} → ${formatValue(input.value)}${unit}`;
  if (effect === 0) return `${moved}: no effect on the result`;
  return `${moved}: ${effect > 0 ? 'towards worse' : 'towards better'} (${formatNumber(Math.abs(effect))} points)`;
}

function formatValue(value: number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatNumber(value);
}

function formatNumber(value: number): string {
  return String(round(value));
}

function signed(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

function round(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  // Values too large to scale are returned as they are.
  return Number.isFinite(rounded) ? rounded : value;
}
