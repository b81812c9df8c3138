import { describe, expect, it, vi } from 'vitest';
import { isGrounded } from './grounding/is-grounded.ts';
import type { ModelPort } from './model-port.ts';
import { builtinModel } from './models/builtin.ts';
import { composeNarrative, type NarrativeFacts } from './narrative.ts';
import { splitSentences } from './split-sentences.ts';
import { reason } from './reasoning.ts';

const facts: NarrativeFacts = {
  product: 'relapse',
  headline: 'Elevated relapse signals: 62 of 100 points',
  facts: [
    'Sleep contributes 9 points at 5 h.',
    'Symptoms contribute 31 points.',
    'Cadence contributes 8 points.',
  ],
  change: [],
  changeDirection: null,
  confidence: 'moderate',
  requiresClinicianReview: true,
};
const now = Date.UTC(2026, 10, 20);
const says = (text: string | null): ModelPort => ({
  name: 'scripted',
  run: async () => [{ text, toolCalls: [] }],
});

describe('the builtin narrative [1:2.7 reasoning.narrative]', () => {
  it.each<[string, Partial<NarrativeFacts>]>([
    ['a full result', {}],
    ['no facts at all', { facts: [] }],
    [
      'a headline of two sentences',
      { headline: 'Not assessed: no usable inputs. This is not a low-risk result.' },
    ],
    ['a headline of six sentences', { headline: 'A. B. C. D. E. F.' }],
    ['a change', { changeDirection: 'worsened', change: ['Score 40 → 62 (+22)', 'Average sleep 7 → 5 h'] }],
  ])('has 2 to 4 grounded sentences for %s', (_, changed) => {
    const given = { ...facts, ...changed };
    const narrative = composeNarrative(given);
    expect(splitSentences(narrative).length).toBeGreaterThanOrEqual(2);
    expect(splitSentences(narrative).length).toBeLessThanOrEqual(4);
    expect(isGrounded(narrative, given)).toBe(true);
  });

  it('explains the change when there is one', () => {
    const narrative = composeNarrative({
      ...facts,
      changeDirection: 'worsened',
      change: ['Score 40 → 62 (+22)'],
    });
    expect(narrative).toContain('this one worsened (Score 40 → 62 (+22))');
  });

  it('does not split at a decimal point', () => {
    expect(splitSentences('Latency is 2.5 s. It is high.')).toEqual(['Latency is 2.5 s.', 'It is high.']);
  });
});

describe('reasoning', () => {
  it('carries the narrative, the moment and who wrote it', async () => {
    expect(await reason(facts, { model: builtinModel, now })).toEqual({
      narrative: composeNarrative(facts),
      generatedAt: '2026-11-20T00:00:00.000Z',
      generatedBy: 'builtin',
      promptVersion: 'explain/1',
    });
  });

  it.each<[string, ModelPort | null]>([
    ['there is no model', null],
    ['the model rejects', { name: 'x', run: () => Promise.reject(new Error('down')) }],
    [
      'the model throws',
      {
        name: 'x',
        run: () => {
          throw new Error('down');
        },
      },
    ],
    ['the model answers with nothing', says(null)],
    ['the model answers with no step', { name: 'x', run: async () => [] }],
    ['one sentence only', says('Relapse signals are elevated.')],
    ['five sentences', says('One. Two. Three. Four. Five.')],
    ['a number the engine never computed', says('Signals are elevated. The score is 63 of 100.')],
    ['a diagnosis', says('Signals are elevated. The patient has a diagnosis of depression.')],
    ['treatment advice', says('Signals are elevated. The patient should start lithium.')],
  ])('is null when the answer is unusable: %s [1:2.7 reasoning]', async (_, model) => {
    expect(await reason(facts, { model, now })).toBeNull();
  });

  it('accepts a grounded answer of another model', async () => {
    const text = 'Relapse signals are elevated at 62 of 100 points. Symptoms contribute 31 of them.';
    expect((await reason(facts, { model: says(text), now }))?.narrative).toBe(text);
  });

  it('is null after 4 s and aborts a model that hangs [D:explain]', async () => {
    vi.useFakeTimers();
    try {
      let signal: AbortSignal | undefined;
      const hanging: ModelPort = {
        name: 'x',
        run: (request) => {
          signal = request.signal;
          return new Promise(() => {});
        },
      };
      const answer = reason(facts, { model: hanging, now });
      await vi.advanceTimersByTimeAsync(3999);
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toBeNull();
      expect(signal?.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends the model nothing but the facts', async () => {
    const run = vi.fn<ModelPort['run']>(async () => []);
    await reason(facts, { model: { name: 'x', run }, now });
    expect(JSON.parse(run.mock.calls[0]?.[0].messages[0]?.content ?? '')).toEqual(facts);
  });
});
