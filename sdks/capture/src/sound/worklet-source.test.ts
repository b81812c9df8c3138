import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { SoundBlock, Tap } from './sound-block.ts';
import { WORKLET_NAME, WORKLET_SOURCE } from './worklet-source.ts';

const QUANTUM = 128;

interface Processor {
  readonly port: { onmessage: (() => void) | null };
  process(inputs: readonly (readonly Float32Array[])[]): boolean;
}

/** The worklet in a world of its own, with a clock that the test sets. */
function world(taps: readonly Tap[], sampleRate = 6400) {
  const sent: SoundBlock[] = [];
  const system = { now: 0 };
  let Made: (new (options: object) => Processor) | undefined;
  const scope = createContext({
    sampleRate,
    currentFrame: 0,
    Date: { now: () => system.now },
    AudioWorkletProcessor: class {
      port = { onmessage: null, postMessage: (block: SoundBlock) => void sent.push(block) };
    },
    registerProcessor(name: string, made: new (options: object) => Processor) {
      expect(name).toBe(WORKLET_NAME);
      Made = made;
    },
  });
  runInContext(WORKLET_SOURCE, scope);
  if (Made === undefined) throw new Error('Nothing was registered.');
  const processor = new Made({ processorOptions: { taps } });
  const run = (inputs: readonly (readonly Float32Array[])[]) => {
    const goesOn = processor.process(inputs);
    scope.currentFrame += QUANTUM;
    system.now += (QUANTUM / sampleRate) * 1000;
    return goesOn;
  };
  return { sent, system, scope, processor, run };
}

const sound = (value: number) => new Float32Array(QUANTUM).fill(value);

describe('the worklet', () => {
  it('hands on 20 ms at a time, with the number of the first frame', () => {
    const { sent, scope, run } = world([[0, 0]], 12_800);
    scope.currentFrame = 5000;
    for (let i = 0; i < 5; i++) run([[sound(i)]]);
    expect(sent.map(({ frame, lostSeconds }) => [frame, lostSeconds])).toEqual([
      [5000, 0],
      [5256, 0],
    ]);
    expect(sent[1]?.blocks[0]?.length).toBe(256);
    expect([sent[1]?.blocks[0]?.[0], sent[1]?.blocks[0]?.[128]]).toEqual([2, 3]);
  });

  it('takes the channels it is told, and says where an input gave nothing', () => {
    const { sent, run } = world([
      [0, 1],
      [1, 0],
    ]);
    run([[sound(1), sound(2)], []]);
    expect(sent[0]?.blocks.map((samples) => samples?.[0] ?? null)).toEqual([2, null]);
  });

  it('says how long no frame came', () => {
    const { sent, system, run } = world([[0, 0]]);
    run([[sound(1)]]);
    system.now += 3000;
    run([[sound(1)]]);
    run([[sound(1)]]);
    expect(sent.map(({ lostSeconds }) => lostSeconds)).toEqual([0, expect.closeTo(3, 6), 0]);
  });

  it('takes late calls that are made up for as no loss', () => {
    const { sent, system, run } = world([[0, 0]]);
    run([[sound(1)]]);
    system.now += 100;
    run([[sound(1)]]);
    expect(sent.map(({ lostSeconds }) => lostSeconds)).toEqual([0, 0]);
  });

  it('ends when it is told', () => {
    const { processor, run } = world([[0, 0]]);
    expect(run([[sound(0)]])).toBe(true);
    processor.port.onmessage?.();
    expect(run([[sound(0)]])).toBe(false);
  });
});
