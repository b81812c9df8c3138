import { describe, expect, it } from 'vitest';
import { createQueue, type QueueOptions } from './queue.ts';

const HOUR = 3_600_000;
const numbers = (speechRateWpm: number) => ({ speechRateWpm, sessionDurationSeconds: 60 });

function queueOf(options: QueueOptions = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = { now: Date.UTC(2026, 10, 24) };
  const queue = createQueue({ storage, ...options }, () => clock.now);
  const rates = () => queue.waiting().map((item) => item.numbers.speechRateWpm);
  return { queue, kept, clock, rates };
}

describe('the queue', () => {
  it('keeps numbers until they are sent, the oldest first', () => {
    const { queue, clock, rates, kept } = queueOf();
    queue.add(numbers(1));
    clock.now += 1;
    queue.add(numbers(2));
    expect(rates()).toEqual([1, 2]);
    for (const item of queue.waiting()) queue.remove(item);
    expect([rates(), kept.size]).toEqual([[], 0]);
  });

  it.each([
    [undefined, 24],
    [2, 2],
    [400, 24],
  ])('with maxAgeHours %s keeps them %i hours, and leaves nothing behind', (maxAgeHours, hours) => {
    const { queue, clock, rates, kept } = queueOf({ maxAgeHours });
    queue.add(numbers(1));
    clock.now += hours * HOUR - 1;
    expect(rates()).toEqual([1]);
    clock.now += 1;
    expect([rates(), kept.size]).toEqual([[], 0]);
  });

  it('lets the oldest go when there are too many', () => {
    const { queue, clock, rates } = queueOf({ maxItems: 2 });
    for (const rate of [1, 2, 3]) {
      clock.now++;
      queue.add(numbers(rate));
    }
    expect(rates()).toEqual([2, 3]);
  });

  it('writes numbers alone, whatever else it is given', () => {
    const { queue, kept } = queueOf();
    queue.add({ ...numbers(1), sessionRef: 'jane', history: { speech_rate: [1] } } as never);
    expect([...kept.values()].join('')).toMatch(
      /^\[\{"at":\d+,"numbers":\{"speechRateWpm":1,"sessionDurationSeconds":60\}\}\]$/,
    );
  });

  it.each([
    '',
    'no JSON',
    '{}',
    '[1,null]',
    '[{"at":"x","numbers":{}}]',
    '[{"at":1,"numbers":{"speechRateWpm":"9"}}]',
  ])('takes %j in its place for nothing', (text) => {
    const { kept, rates } = queueOf();
    kept.set('svc-capture-queue', text);
    expect(rates()).toEqual([]);
  });
});
