import { describe, expect, it } from 'vitest';
import { createEndpointRooms, type EndpointRooms, QUICK_ROOM, ROOM } from './endpoint-rooms.ts';

const QUICK = { outcome: 'delivered', durationMs: 20 };
const slow = (durationMs: number) => ({ outcome: 'delivered', durationMs });
const REFUSAL = { outcome: 'http_status', durationMs: 3 };
const REFUSAL_LATE = { outcome: 'http_status', durationMs: 251 };
const TIMEOUT = { outcome: 'timeout', durationMs: 15_000 };

describe('[D:dead endpoint] the room of an endpoint', () => {
  function begin(rooms: EndpointRooms, id: string): void {
    rooms.hold(id);
    rooms.begin(id);
  }

  /** An endpoint after tries, one after the other. */
  function after(tries: readonly { outcome: string; durationMs: number }[]) {
    const rooms = createEndpointRooms();
    for (const one of tries) {
      begin(rooms, 'wh_1');
      rooms.end('wh_1', one);
    }
    return rooms;
  }

  it('is unspoken of until something is under way, and then what is left', () => {
    const rooms = createEndpointRooms();
    expect(rooms.rooms().size).toBe(0);
    for (let left = ROOM - 1; left >= 0; left--) {
      begin(rooms, 'wh_1');
      expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1')]).toEqual([left, left === 0]);
    }
    rooms.end('wh_1', REFUSAL_LATE);
    expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1')]).toEqual([1, false]);
  });

  it('is more for an endpoint that answers quickly, of which four are tried at once and the others wait', () => {
    const rooms = after([QUICK]);
    for (let i = 0; i < QUICK_ROOM; i++) rooms.hold('wh_1');
    expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1')]).toEqual([0, true]);
    const mayBegin = [];
    for (let i = 0; i < ROOM; i++) {
      mayBegin.push(rooms.mayBegin('wh_1'));
      rooms.begin('wh_1');
    }
    expect([...mayBegin, rooms.mayBegin('wh_1')]).toEqual([true, true, true, true, false]);
    rooms.end('wh_1', QUICK);
    expect([rooms.rooms().get('wh_1'), rooms.mayBegin('wh_1')]).toEqual([1, true]);
  });

  it('is given back with a claim that was not tried', () => {
    const rooms = createEndpointRooms();
    rooms.hold('wh_1');
    expect(rooms.rooms().get('wh_1')).toBe(ROOM - 1);
    rooms.release('wh_1');
    expect(rooms.rooms().size).toBe(0);
  });

  it('remembers the 64 endpoints that answered quickly last', () => {
    const rooms = createEndpointRooms();
    for (let i = 0; i <= 64; i++) {
      begin(rooms, `wh_${i}`);
      rooms.end(`wh_${i}`, QUICK);
    }
    expect([rooms.rooms().size, rooms.rooms().has('wh_0')]).toEqual([64, false]);
  });

  it.each([
    ['two timeouts', [TIMEOUT, TIMEOUT], undefined],
    ['three timeouts in a row', [TIMEOUT, TIMEOUT, TIMEOUT], 1],
    ['three timeouts with an answer between them', [TIMEOUT, TIMEOUT, QUICK, TIMEOUT], undefined],
    ['an answer after three timeouts', [TIMEOUT, TIMEOUT, TIMEOUT, slow(251)], undefined],
    ['a quick answer after three timeouts', [TIMEOUT, TIMEOUT, TIMEOUT, slow(250)], QUICK_ROOM],
    ['three answers after 5 s', [slow(5_000), slow(5_000), slow(5_000)], 1],
    ['three answers just before 5 s', [slow(4_999), slow(4_999), slow(4_999)], undefined],
    ['a timeout after a quick answer', [QUICK, TIMEOUT], undefined],
    ['many quick refusals', [REFUSAL, REFUSAL, REFUSAL, REFUSAL], QUICK_ROOM],
  ])('after %s', (_, tries, room) => {
    expect(after(tries).rooms().get('wh_1')).toBe(room);
  });

  it('is one try at a time for a slow endpoint', () => {
    const rooms = after([TIMEOUT, TIMEOUT, TIMEOUT]);
    begin(rooms, 'wh_1');
    expect([rooms.rooms().get('wh_1'), rooms.isFull('wh_1'), rooms.mayBegin('wh_1')]).toEqual([
      0,
      true,
      false,
    ]);
  });

  it('slow endpoints hold four slots between them, each in its turn', () => {
    const rooms = createEndpointRooms();
    const ids = Array.from({ length: 10 }, (_, i) => `wh_${i}`);
    for (let i = 0; i < 3; i++) {
      for (const id of ids) {
        begin(rooms, id);
        rooms.end(id, TIMEOUT);
      }
    }
    const open = () => [...rooms.rooms()].filter(([, room]) => room > 0).map(([id]) => id);
    expect(open()).toEqual(['wh_0', 'wh_1', 'wh_2', 'wh_3']);
    for (const id of open()) begin(rooms, id);
    expect(open()).toEqual([]);
    for (const id of ids.slice(0, 4)) rooms.end(id, TIMEOUT);
    expect(open()).toEqual(['wh_4', 'wh_5', 'wh_6', 'wh_7']);
  });
});
