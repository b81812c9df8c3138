import { describe, expect, it } from 'vitest';
import { hasCheckDigit } from '../../test/check-digits.ts';
import { type Evidence, ours } from '../evidence/evidence.ts';
import { bandOf } from './severity-bands.ts';
import { answerRange, defineInstrument, type Instrument, type InstrumentScale } from './define-instrument.ts';
import { namesOfInstrument, namesOfScale } from './find-instrument.ts';
import { INSTRUMENTS } from './index.ts';

const scalesOf = (instrument: Instrument) => instrument.scales.map((scale) => ({ instrument, scale }));
const SCALES = INSTRUMENTS.flatMap(scalesOf);
const CODES = INSTRUMENTS.flatMap(({ codes = [], scales }) => [
  ...codes,
  ...scales.flatMap((scale) => scale.codes),
]);

function evidenceOf({ sources, escalations, scales }: Instrument): Evidence[] {
  const ofScale = (scale: InstrumentScale) =>
    [scale.cutPoint, scale.reliableChange, scale.remission, scale.scoreAlert].flatMap(
      (part) => part?.evidence ?? [],
    );
  return [
    ...sources,
    ...escalations.map(({ evidence }) => evidence),
    ...scales.flatMap((scale) => [scale.bandsEvidence, ...ofScale(scale)]),
  ];
}

function isReversed({ reversedItems = [] }: Instrument, item: number): boolean {
  return reversedItems.includes(item);
}

/** Lowest and highest score the answers can add up to. */
function scoreRange(instrument: Instrument, scale: InstrumentScale): [number, number] {
  const all = Array.from({ length: instrument.itemCount }, (_, index) => index + 1);
  const items = scale.items ?? all;
  if (scale.countAtLeast !== undefined) return [0, items.length];
  const ranges = items.map((item) => answerRange(instrument, item));
  const sum = (end: 0 | 1) =>
    ranges.reduce((total, range) => total + range[end], 0) * (scale.multiplier ?? 1);
  return [sum(0), sum(1)];
}

describe('the list of instruments', () => {
  it('has at least forty, each key once', () => {
    const keys = INSTRUMENTS.map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(40);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('never gives one name to two instruments', () => {
    const owned = INSTRUMENTS.flatMap((instrument) => {
      const names = [namesOfInstrument(instrument), ...instrument.scales.map(namesOfScale)].flatMap((set) => [
        ...set,
      ]);
      return [...new Set(names)].map((name) => ({ name, owner: instrument.key }));
    });
    const nameOnly = owned.map(({ name }) => name);
    expect(
      owned.filter(({ name }) => name === '' || nameOnly.indexOf(name) !== nameOnly.lastIndexOf(name)),
    ).toEqual([]);
  });

  it('uses each code once', () => {
    expect(new Set(CODES.map(({ code }) => code)).size).toBe(CODES.length);
  });

  it('has well-formed codes only', () => {
    expect(CODES.filter((code) => code.display === '' || !hasCheckDigit(code))).toEqual([]);
  });
});

describe.each(INSTRUMENTS.map((instrument) => [instrument.key, instrument] as const))(
  '%s',
  (_, instrument) => {
    it('is described and sourced', () => {
      expect(instrument.key).toMatch(/^[a-z0-9_]+$/);
      for (const text of [instrument.name, instrument.measures, instrument.licence])
        expect(text).not.toBe('');
      expect(new Set(instrument.aliases).size).toBe(instrument.aliases.length);
      for (const { status, source } of evidenceOf(instrument)) {
        expect(['specified', 'verified', 'memory', 'ours']).toContain(status);
        expect(source).not.toBe('');
      }
    });

    it('has escalating answers among its items', () => {
      for (const { item, atLeast, label } of instrument.escalations) {
        const [lowest, highest] = answerRange(instrument, item);
        expect(item).toBeLessThanOrEqual(instrument.itemCount);
        expect(atLeast).toBeGreaterThan(lowest);
        expect(atLeast).toBeLessThanOrEqual(highest);
        expect(isReversed(instrument, item)).toBe(false);
        expect(label).not.toBe('');
      }
    });

    it('has scales that can be told apart by maximum or by name', () => {
      expect(new Set(instrument.scales.map(({ key }) => key)).size).toBe(instrument.scales.length);
      for (const scale of instrument.scales) {
        const twins = instrument.scales.filter((other) => other !== scale && other.max === scale.max);
        if (twins.length === 0) continue;
        const names = namesOfScale(scale);
        expect(names.size).toBeGreaterThan(0);
        const shared = twins.flatMap((twin) => [...namesOfScale(twin)]).filter((name) => names.has(name));
        expect(shared).toEqual([]);
      }
    });
  },
);

describe.each(SCALES.map(({ instrument, scale }) => [instrument.key, scale.key, instrument, scale] as const))(
  '%s %s',
  (_instrument, _scale, instrument, scale) => {
    const froms = scale.bands.map(({ from }) => from);

    it('covers its whole range with bands, without gap or overlap', () => {
      expect(scale.min).toBeLessThan(scale.max);
      expect(froms[0]).toBe(scale.min);
      expect(froms).toEqual([...new Set(froms)].sort((a, b) => a - b));
      expect(froms.every((from) => from <= scale.max)).toBe(true);
      expect(scale.bands.every(({ label }) => label !== '')).toBe(true);
    });

    it('puts its extremes into the mildest and the worst band', () => {
      const [best, worst] = scale.worse === 'higher' ? [scale.min, scale.max] : [scale.max, scale.min];
      expect(bandOf(scale, best)).toMatchObject({ index: 0, topTwo: false });
      expect(bandOf(scale, worst)).toMatchObject({ index: froms.length - 1, topTwo: froms.length > 1 });
    });

    it('spans what its items can add up to', () => {
      if (instrument.notSummed !== undefined) return;
      const [lowest, highest] = scoreRange(instrument, scale);
      expect(lowest).toBeCloseTo(scale.min);
      expect(highest).toBeCloseTo(scale.max);
    });

    it('keeps its single numbers within the range', () => {
      const numbers = [scale.cutPoint?.value, scale.remission?.value, scale.scoreAlert?.atLeast];
      expect(
        numbers.filter((value) => value !== undefined && (value < scale.min || value > scale.max)),
      ).toEqual([]);
      const smallestChange = scale.reliableChange?.value ?? 1;
      expect(smallestChange).toBeGreaterThan(0);
      expect(smallestChange).toBeLessThan(scale.max - scale.min);
      expect(scale.countAtLeast?.length ?? scale.max).toBe(scale.max);
    });
  },
);

describe('defineInstrument', () => {
  const sound: Instrument = {
    key: 'sound',
    name: 'Sound',
    aliases: [],
    measures: 'nothing',
    purpose: 'symptom',
    itemCount: 2,
    itemRange: [0, 3],
    scales: [
      {
        key: 'total',
        label: 'Sound total',
        min: 0,
        max: 6,
        worse: 'higher',
        bands: [
          { from: 0, label: 'low' },
          { from: 3, label: 'high' },
        ],
        bandsEvidence: ours(),
        codes: [],
      },
    ],
    escalations: [{ item: 2, atLeast: 1, level: 'note', selfHarm: false, label: 'noted', evidence: ours() }],
    licence: 'none',
    sources: [ours()],
  };
  const [scale] = sound.scales;
  const [escalation] = sound.escalations;

  it('returns a sound entry as it is', () => {
    expect(defineInstrument(sound)).toBe(sound);
  });

  it.each<[string, Partial<Instrument>]>([
    ['no source', { sources: [] }],
    ['too few answer ranges', { itemRange: [[0, 3]] }],
    ['an item beyond the last', { scales: [{ ...scale, items: [1, 3] }] }],
    ['a reversed item beyond the last', { reversedItems: [0] }],
    ['an escalation of any answer', { escalations: [{ ...escalation!, atLeast: 0 }] }],
    ['an escalation of an impossible answer', { escalations: [{ ...escalation!, atLeast: 4 }] }],
    ['a gap at the bottom', { scales: [{ ...scale, bands: [{ from: 1, label: 'low' }] }] }],
    ['no bands', { scales: [{ ...scale, bands: [] }] }],
    ['bands out of order', { scales: [{ ...scale, bands: [...scale.bands].reverse() }] }],
    [
      'a band above the maximum',
      { scales: [{ ...scale, bands: [...scale.bands, { from: 7, label: 'beyond' }] }] },
    ],
  ])('refuses %s', (_, slip) => {
    expect(() => defineInstrument({ ...sound, ...slip })).toThrow('instrument sound');
  });
});

describe('reliable change', () => {
  const published = {
    phq9: 5,
    gad7: 4,
    pcl5: 15,
    isi: 6,
    ocir: 13,
    epds: 4,
    who5: 10,
    panss: 15,
    bprs18: 10,
  };
  const furtherPublished = { core10: 6, wsas: 8, spin: 10, hamd17: 6, ymrs: 6.6 };
  const computed = {
    phq8: 6,
    audit: 8,
    dast10: 3,
    gds15: 5,
    madrs: 7,
    qids16: 6,
    bdi2: 9,
    bai: 9,
    hama: 8,
    hads: 5,
  };
  const furtherComputed = {
    asrm: 6,
    ybocs: 6,
    pss10: 8,
    whodas12: 9,
    k10: 6,
    k6: 5,
    dass21: 9,
    eat26: 9,
    psqi: 5,
  };
  const lastComputed = { ess: 6, des2: 9, pdss: 8, iesr: 12 };

  it.each(
    Object.entries({ ...published, ...furtherPublished, ...computed, ...furtherComputed, ...lastComputed }),
  )('of %s is %d points', (key, points) => {
    const instrument = INSTRUMENTS.find((entry) => entry.key === key);
    expect(instrument?.scales[0].reliableChange?.value).toBe(points);
  });

  it.each(['phq2', 'gad2', 'pcptsd5', 'auditc', 'cage', 'mdq', 'asrs', 'scoff', 'cssrs', 'hark'])(
    'is not given for the screen %s',
    (key) => {
      const instrument = INSTRUMENTS.find((entry) => entry.key === key);
      expect(instrument?.scales.map((scale) => scale.reliableChange)).toEqual(
        instrument?.scales.map(() => undefined),
      );
    },
  );
});

describe('self-harm items', () => {
  it.each([
    ['phq9', [9, 9]],
    ['phqa', [9, 9]],
    ['epds', [10]],
    ['madrs', [10, 10]],
    ['hamd17', [3, 3]],
    ['qids16', [12]],
    ['bdi2', [9, 9]],
    ['core10', [6]],
    ['cssrs', [1, 2, 3, 4, 5, 6]],
  ])('of %s are %j', (key, items) => {
    const instrument = INSTRUMENTS.find((entry) => entry.key === key);
    expect(instrument?.escalations.filter(({ selfHarm }) => selfHarm).map(({ item }) => item)).toEqual(items);
  });

  it.each(['phq8', 'pcl5', 'ymrs', 'panss', 'bprs18', 'aims', 'audit'])('are none in %s', (key) => {
    const instrument = INSTRUMENTS.find((entry) => entry.key === key);
    expect(instrument?.escalations.some(({ selfHarm }) => selfHarm)).toBe(false);
  });
});
