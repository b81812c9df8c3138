import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelPort, ModelRequest, ModelStep } from '../model-port.ts';
import { guardModel } from './guard-model.ts';

const STEP: ModelStep = { text: 'ok', toolCalls: [] };
const request = (signal = new AbortController().signal): ModelRequest => ({
  system: '',
  messages: [{ role: 'user', content: 'x' }],
  tools: [],
  deadlineMs: 20_000,
  signal,
});

/** Plays one outcome a call: a step, an error, or silence. */
function modelOf(outcomes: ('ok' | 'fails' | 'hangs')[]) {
  let calls = 0;
  const port: ModelPort = {
    name: 'played',
    run: () => {
      const outcome = outcomes[Math.min(calls++, outcomes.length - 1)];
      if (outcome === 'ok') return Promise.resolve([STEP]);
      if (outcome === 'fails') return Promise.reject(new Error('500 with a secret body'));
      return new Promise(() => {});
    },
  };
  return { port, calls: () => calls };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a guarded model', () => {
  it('answers what the model answers, under its name', async () => {
    const guarded = guardModel(modelOf(['ok']).port, { clock: Date.now });
    expect(guarded.name).toBe('played');
    expect(await guarded.run(request())).toEqual([STEP]);
  });

  it('tries once more after a failure', async () => {
    const { port, calls } = modelOf(['fails', 'ok']);
    expect(await guardModel(port, { clock: Date.now }).run(request())).toEqual([STEP]);
    expect(calls()).toBe(2);
  });

  it('gives up after the second failure, without a word of what came back', async () => {
    const { port, calls } = modelOf(['fails']);
    const error = await guardModel(port, { clock: Date.now })
      .run(request())
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'model_unavailable', reason: 'failed' });
    expect(String(error)).not.toContain('secret');
    expect(calls()).toBe(2);
  });

  it('does not wait for a model that ignores the signal, nor try it again', async () => {
    const { port, calls } = modelOf(['hangs']);
    const guarded = guardModel(port, { clock: Date.now, turnMs: 50 });
    vi.useRealTimers();
    await expect(guarded.run(request())).rejects.toMatchObject({ reason: 'timeout' });
    expect(calls()).toBe(1);
  });

  it('opens after five failures in a row and refuses at once, then lets one try', async () => {
    const { port, calls } = modelOf(['fails', 'fails', 'fails', 'fails', 'fails', 'ok']);
    const outcomes: string[] = [];
    const guarded = guardModel(port, { clock: Date.now, onTurn: ({ outcome }) => outcomes.push(outcome) });
    for (let i = 0; i < 3; i++)
      await expect(guarded.run(request())).rejects.toMatchObject({ reason: 'failed' });
    expect(calls()).toBe(5);
    await expect(guarded.run(request())).rejects.toMatchObject({ reason: 'circuit_open' });
    expect(calls()).toBe(5);
    vi.setSystemTime(15_000);
    expect(await guarded.run(request())).toEqual([STEP]);
    expect(await guarded.run(request())).toEqual([STEP]);
    expect(outcomes).toEqual([...Array(5).fill('failed'), 'refused', 'answered', 'answered']);
  });

  it('refuses all others while one tries', async () => {
    const { port, calls } = modelOf(['fails', 'fails', 'fails', 'fails', 'fails', 'hangs']);
    const guarded = guardModel(port, { clock: Date.now });
    for (let i = 0; i < 3; i++) await guarded.run(request()).catch(() => {});
    vi.setSystemTime(15_000);
    const gone = new AbortController();
    const trying = guarded.run(request(gone.signal));
    for (let i = 0; i < 3; i++)
      await expect(guarded.run(request())).rejects.toMatchObject({ reason: 'circuit_open' });
    expect(calls()).toBe(6);
    gone.abort();
    await expect(trying).rejects.toMatchObject({ reason: 'abandoned' });
  });

  it('stays open when the try fails, one try an interval', async () => {
    const { port, calls } = modelOf(['fails']);
    const guarded = guardModel(port, { clock: Date.now });
    for (let i = 0; i < 3; i++) await guarded.run(request()).catch(() => {});
    vi.setSystemTime(15_000);
    await expect(guarded.run(request())).rejects.toMatchObject({ reason: 'failed' });
    await expect(guarded.run(request())).rejects.toMatchObject({ reason: 'circuit_open' });
    expect(calls()).toBe(6);
  });

  it('does not count a caller that went away', async () => {
    const { port } = modelOf(['hangs']);
    const guarded = guardModel(port, { clock: Date.now, failuresToOpen: 1 });
    for (let i = 0; i < 3; i++) {
      const gone = new AbortController();
      const run = guarded.run(request(gone.signal));
      gone.abort();
      await expect(run).rejects.toMatchObject({ reason: 'abandoned' });
    }
  });
});
