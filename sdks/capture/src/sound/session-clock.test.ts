import { describe, expect, it } from 'vitest';
import { createSessionClock } from './session-clock.ts';

const RATE = 1000;
const block = (frame: number, lostSeconds = 0, length = 20) => ({ frame, lostSeconds, length });

/** A clock whose system stands at `at`. */
function clockAt() {
  const system = { at: 50 };
  const clock = createSessionClock(() => system.at);
  clock.attach(RATE);
  return { clock, system };
}

describe('the clock of a session', () => {
  it('begins at 0 with the first sample, whatever the context counted before', () => {
    const { clock } = clockAt();
    expect([clock.place(block(7000)), clock.place(block(7020)), clock.endSeconds]).toEqual([0, 20, 0.04]);
  });

  it('goes by the count of frames, not by when blocks arrive', () => {
    const { clock, system } = clockAt();
    clock.place(block(0));
    system.at += 9;
    expect(clock.place(block(20))).toBe(20);
  });

  it('leaves out frames that the context left out', () => {
    const { clock } = clockAt();
    clock.place(block(0));
    expect(clock.place(block(520))).toBe(520);
  });

  it('adds what passed while a context stood still', () => {
    const { clock } = clockAt();
    clock.place(block(0));
    expect(clock.place(block(20, 3))).toBe(3020);
    expect(clock.place(block(40))).toBe(3040);
  });

  it('goes on by the system with another context of another rate', () => {
    const { clock, system } = clockAt();
    clock.place(block(0));
    system.at += 5;
    clock.attach(2 * RATE);
    const place = clock.place(block(64, 0, 40));
    expect(place / (2 * RATE)).toBeCloseTo(5, 3);
  });

  it('never goes back, also when the clock of the system was set', () => {
    const { clock, system } = clockAt();
    clock.place(block(0));
    system.at -= 100;
    clock.attach(RATE);
    expect(clock.place(block(0))).toBe(20);
  });

  it('knows the moment between blocks, by those that came with the least delay', () => {
    const { clock, system } = clockAt();
    expect(clock.moment()).toBe(0);
    clock.place(block(0));
    system.at += 0.5;
    expect(clock.moment()).toBeCloseTo(0.52, 9);
    // The page was busy: the block is half a second old.
    clock.place(block(20));
    expect(clock.moment()).toBeCloseTo(0.52, 9);
  });

  it('follows a sound card that runs slower or faster than the system', () => {
    const { clock, system } = clockAt();
    for (let i = 0; i < 1000; i++) {
      clock.place(block(i * 20));
      system.at += 0.02 * 1.001;
    }
    expect(clock.moment() - clock.endSeconds).toBeLessThan(0.031);
  });
});
