import { describe, expect, it } from 'vitest';
import { createEndpointRooms, ROOM } from './endpoint-rooms.ts';

const QUICK = { outcome: 'delivered', durationMs: 20 };
const slow = (durationMs: number) => ({ outcome: 'delivered', durationMs });
const REFUSAL = { outcome: 'http_status', durationMs: 3 };
const TIMEOUT = { outcome: 'timeout', durationMs: 15_000 };

describe('[D:dead endpoint] the room of an endpoint', () => {
  /** An endpoint after tries, one after the other. */
  function after(tries: readonly { outcome: string; durationMs: number }[]) {
    const rooms = createEndpointRooms();
    for (const one of tries) {
      rooms.begin('wh_1');
      rooms.end('wh_1', one);
    }
    return rooms;
  }

  it('is unspoken of until something is under way, and then what is left', () => {
    const rooms = createEndpointRooms();
    expect(rooms.rooms().size).toBe(0);
    for (let left = ROOM - 1; left >= 0; left--) {
      rooms.begin('wh_1');
      expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1')]).toEqual([left, left === 0]);
    }
    rooms.end('wh_1', QUICK);
    expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1')]).toEqual([1, false]);
  });

  it.each([
    ['two timeouts', [TIMEOUT, TIMEOUT], undefined],
    ['three timeouts in a row', [TIMEOUT, TIMEOUT, TIMEOUT], 1],
    ['three timeouts with an answer between them', [TIMEOUT, TIMEOUT, QUICK, TIMEOUT], undefined],
    ['an answer after three timeouts', [TIMEOUT, TIMEOUT, TIMEOUT, QUICK], undefined],
    ['three answers after 5 s', [slow(5_000), slow(5_000), slow(5_000)], 1],
    ['three answers just before 5 s', [slow(4_999), slow(4_999), slow(4_999)], undefined],
    ['many quick refusals', [REFUSAL, REFUSAL, REFUSAL, REFUSAL], undefined],
  ])('after %s', (_, tries, room) => {
    expect(after(tries).rooms().get('wh_1')).toBe(room);
  });

  it('is one try at a time for a slow endpoint', () => {
    const rooms = after([TIMEOUT, TIMEOUT, TIMEOUT]);
    rooms.begin('wh_1');
    expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1')]).toEqual([0, true]);
  });

  it('slow endpoints hold four slots between them, each in its turn', () => {
    const rooms = createEndpointRooms();
    const ids = Array.from({ length: 10 }, (_, i) => `wh_${i}`);
    for (let i = 0; i < 3; i++) {
      for (const id of ids) {
        rooms.begin(id);
        rooms.end(id, TIMEOUT);
      }
    }
    const open = () => [...rooms.rooms()].filter(([, room]) => room > 0).map(([id]) => id);
    expect(open()).toEqual(['wh_0', 'wh_1', 'wh_2', 'wh_3']);
    for (const id of open()) rooms.begin(id);
    expect(open()).toEqual([]);
    for (const id of ids.slice(0, 4)) rooms.end(id, TIMEOUT);
    expect(open()).toEqual(['wh_4', 'wh_5', 'wh_6', 'wh_7']);
  });
});
