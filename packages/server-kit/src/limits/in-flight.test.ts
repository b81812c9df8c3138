import { array, assert, nat, property } from 'fast-check';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createInFlight } from './in-flight.ts';

const CUT_MS = 1000;

/** Replies that note what they were cut with, under a clock that only the test moves. */
function watched() {
  let now = 0;
  const cut: string[] = [];
  const inFlight = createInFlight(() => now, CUT_MS);
  const reply = (name: string) => {
    const own = {
      sent: false,
      raw: { destroyed: false, headersSent: false },
      inFlightSlot: -1,
      header: () => own,
      send: () => void cut.push(name),
    };
    return own as unknown as FastifyReply;
  };
  return { inFlight, reply, cut, pass: (ms: number) => void (now += ms) };
}

describe('requests in flight', () => {
  it('are counted from their begin to their end', () => {
    const { inFlight, reply } = watched();
    const [a, b] = [reply('a'), reply('b')];
    inFlight.begin(a);
    inFlight.begin(b);
    expect(inFlight.size).toBe(2);
    inFlight.end(a);
    expect(inFlight.size).toBe(1);
  });

  it('that end twice do not end the one that came in between', () => {
    const { inFlight, reply, cut, pass } = watched();
    const [first, second] = [reply('first'), reply('second')];
    inFlight.begin(first);
    inFlight.end(first);
    inFlight.begin(second);
    inFlight.end(first);
    expect(inFlight.size).toBe(1);
    pass(CUT_MS);
    inFlight.sweep();
    expect(cut).toEqual(['second']);
  });

  it('that never began can end', () => {
    const { inFlight, reply } = watched();
    inFlight.end(reply('a'));
    expect(inFlight.size).toBe(0);
  });

  it.each([
    ['is answered and has nobody to hear it', { sent: true, destroyed: true }, 0],
    ['is worked on for a caller that left', { sent: false, destroyed: true }, 1],
    ['has an answer on its way', { sent: true, destroyed: false }, 1],
  ])('a sweep before the limit looks at a request that %s', (_, { sent, destroyed }, left) => {
    const { inFlight, reply, cut } = watched();
    const one = reply('one');
    inFlight.begin(one);
    Object.assign(one, { sent });
    one.raw.destroyed = destroyed;
    inFlight.sweep();
    expect([inFlight.size, cut]).toEqual([left, []]);
  });

  it('are cut exactly when they ran for the whole time, whatever began and ended before', () => {
    assert(
      property(array(nat(9), { maxLength: 60 }), (moves) => {
        const { inFlight, reply, cut, pass } = watched();
        const running: { name: string; reply: FastifyReply; at: number }[] = [];
        for (const [at, move] of moves.entries()) {
          pass(50);
          const ended = move < 4 ? running.splice(move, 1)[0] : undefined;
          if (ended !== undefined) inFlight.end(ended.reply);
          else {
            const begun = { name: `r${at}`, reply: reply(`r${at}`), at };
            running.push(begun);
            inFlight.begin(begun.reply);
          }
        }
        expect(inFlight.size).toBe(running.length);
        inFlight.sweep();
        const old = running.filter(({ at }) => (moves.length - 1 - at) * 50 >= CUT_MS);
        expect(cut.toSorted()).toEqual(old.map(({ name }) => name).toSorted());
      }),
    );
  });
});
