import { describe, expect, it, test } from 'vitest';
import { growthOf } from './growth.ts';
import type { Measurer } from './measurer.ts';
import { allPlaces, bodyOf } from './places.ts';
import type { Reading } from './task.ts';
import { HOSTILE_TEXTS } from './texts.ts';

const place = {
  endpointId: 'draftMse',
  path: 'transcript',
  most: 400_000,
  longestText: 400_000,
  holdsText: true,
};

function reader(msOf: (size: number) => number, outcome: Reading['outcome'] = 'read'): Measurer {
  return {
    measure: ({ size }) => Promise.resolve({ ms: msOf(size), outcome, failure: outcome }),
    stop: () => Promise.resolve(),
  };
}

describe('a reader', () => {
  it('whose time is the square of the text is a fault', async () => {
    const { fault, worstRatio } = await growthOf(
      reader((size) => (size / 10_000) ** 2),
      place,
      'dashes',
    );
    expect(worstRatio).toBeCloseTo(4);
    expect(fault).toContain('from 200000 to 400000');
  });

  it('whose time grows with the text is none', async () => {
    const growth = await growthOf(
      reader((size) => size / 1_000),
      place,
      'dashes',
    );
    expect(growth).toEqual({ slowestMs: 400, worstRatio: 2, outcome: 'read' });
  });

  test.each([
    [1.3, false],
    [1.34, true],
  ])('whose time grows with the power %d is a fault: %j', async (power, isFault) => {
    const { fault } = await growthOf(
      reader((size) => (size / 10_000) ** power * 20),
      place,
      'dashes',
    );
    expect(fault !== undefined).toBe(isFault);
  });

  it('that waits once on a busy machine is none', async () => {
    let readings = 0;
    const waits = reader((size) => (size / 1_000) * (readings++ === 0 ? 1.8 : 1));
    expect((await growthOf(waits, place, 'dashes')).fault).toBeUndefined();
  });

  test.each([
    [1.1, false],
    [2, true],
  ])(
    'is judged alike where the clock goes by ticks of 4 ms: the power %d is a fault: %j',
    async (power, isFault) => {
      const ticks: Measurer = {
        // A reading begins anywhere between two ticks; many in a row lose one tick at most.
        measure: ({ size, times }) => {
          const together = 22 * (size / place.most) ** power * times;
          return Promise.resolve({
            ms: (Math.floor(together / 4 + (size === place.most ? 0.9 : 0)) * 4) / times,
            outcome: 'read',
            failure: '',
          });
        },
        stop: () => Promise.resolve(),
      };
      expect((await growthOf(ticks, place, 'dashes')).fault !== undefined).toBe(isFault);
    },
  );

  it('that was ended or fell over is a fault', async () => {
    expect(
      (
        await growthOf(
          reader(() => 1, 'cut'),
          place,
          'dashes',
        )
      ).fault,
    ).toBeDefined();
    expect(
      (
        await growthOf(
          reader(() => 1, 'failed'),
          place,
          'dashes',
        )
      ).fault,
    ).toBeDefined();
  });

  it('that is quick at its largest is not looked at further', async () => {
    expect(
      (
        await growthOf(
          reader((size) => (size / 200_000) ** 2),
          place,
          'dashes',
        )
      ).fault,
    ).toBeUndefined();
  });
});

describe('the places', () => {
  const places = allPlaces();

  it('are those of every endpoint that reads text', () => {
    expect(places.length).toBeGreaterThan(100);
    expect(places).toContainEqual(place);
    expect(places).toContainEqual(
      expect.objectContaining({ endpointId: 'runMedicationAgent', list: 'medications[]', most: 50 }),
    );
  });

  it('have bodies that hold the text as often as asked', () => {
    const list = places.find(
      ({ endpointId, list: of }) => endpointId === 'runMedicationAgent' && of !== undefined,
    );
    const body =
      list && (JSON.parse(bodyOf(list, 7, () => 'lithium').toString()) as { medications: string[] });
    expect(body?.medications).toEqual(Array(7).fill('lithium'));
  });
});

describe('a hostile text', () => {
  it('has as many characters as asked, each of them whole', () => {
    for (const make of Object.values(HOSTILE_TEXTS)) expect([...make(1_001)]).toHaveLength(1_001);
    expect(HOSTILE_TEXTS['pairs of surrogates']?.(3)).toBe('😀😀😀');
  });
});
