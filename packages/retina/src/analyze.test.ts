import { describe, expect, it } from 'vitest';
import { analysisOf, greyPicture, jpegsOf, net, picture, tableRows } from '../test/analyses.ts';
import { IS_FULL } from '../test/extent.ts';
import { randomOf } from '../test/fundus/random.ts';
import { burnIn } from '../test/lettering/burn-in.ts';
import { analyzeFundus, type RetinaAnalysis } from './analyze.ts';
import { vesselImage } from './vessel-image.ts';

/** Measured more than once here. */
const WHOLE = 'chase_db1/Image_05L.jpg';
/** Each takes a second or two: the proof of retina-pictures has all, the test suite one of each kind. */
const PHOTOGRAPHS = jpegsOf('chase_db1').filter((name) => IS_FULL || name === WHOLE);
const FUNDUS = [...PHOTOGRAPHS, ...jpegsOf('hrf'), ...jpegsOf('cc0')];
const NOT_FUNDUS = jpegsOf('not_fundus').filter((name) => IS_FULL || /coffee|anterior_1/.test(name));

let again: Promise<RetinaAnalysis> | undefined;
/** A second analysis, of no declared source. */
function undeclared(): Promise<RetinaAnalysis> {
  again ??= picture(WHOLE).then((image) => analyzeFundus(image, { net }));
  return again;
}

describe('the gate', () => {
  it.each(FUNDUS)('lets %s pass', async (name) => {
    expect(await analysisOf(name)).toMatchObject({
      gradeable: true,
      gradeabilityReasons: [],
      quality: { passed: true },
    });
  });

  it.each(NOT_FUNDUS)('stops %s, measures no vessel of it and says why', async (name) => {
    const { gradeable, morphology, gradeabilityReasons } = await analysisOf(name);
    expect({ gradeable, morphology }).toEqual({ gradeable: false, morphology: null });
    expect(gradeabilityReasons.join(' ')).toMatch(
      /front of the eye|fills its frame|Contrast is stronger than the retina has/,
    );
  });

  it.each(NOT_FUNDUS.filter((name) => name.includes('anterior')))(
    'says of %s that it is the front of the eye',
    async (name) => {
      const { gradeabilityReasons } = await analysisOf(name);
      expect(gradeabilityReasons.join(' ')).toContain('The front of the eye is in the picture');
    },
  );

  it('never takes a declared source for more than it is', async () => {
    const image = await picture(WHOLE);
    const anterior = analyzeFundus(image, { net, source: 'anterior' });
    expect(anterior).toMatchObject({ gradeable: false, morphology: null });
    expect(anterior.gradeabilityReasons).toEqual([
      'The picture is declared to be of the front of the eye: it is stored, and no retinal score is made.',
    ]);
    const unknown = await undeclared();
    expect(unknown.gradeable).toBe(false);
    expect(unknown.morphology).toEqual((await analysisOf(WHOLE)).morphology);
  });

  it('stops a picture that is dark throughout', () => {
    const dark = { width: 500, height: 400, channels: 3, data: new Uint8Array(600_000) } as const;
    expect(analyzeFundus(dark, { net, source: 'fundus' })).toMatchObject({
      gradeable: false,
      gradeabilityReasons: ['The picture is dark: no field of view was found.'],
      quality: { passed: false, overallScore: 0 },
      morphology: null,
    });
  });
});

describe('what the reviewer is told', () => {
  it('of a left eye with a name in its corner, declared to be a right one', async () => {
    const image = burnIn(await picture('cc0/fundus_left_eye.jpg', 900), 'corner', randomOf(3, 'corner'));
    const analysis = analyzeFundus(image, { net, source: 'fundus', eye: 'right' });
    expect(analysis).toMatchObject({ gradeable: true, burntInText: true });
    expect(analysis.notices).toEqual([
      'Writing is burnt into the picture and may name a person: it is for the reviewing clinician alone.',
      expect.stringContaining('Declared as the right eye, but the disc lies where a left eye has it'),
    ]);
  });

  it('of a picture with nothing to say is nothing', async () => {
    expect(await analysisOf(WHOLE)).toMatchObject({ burntInText: false, notices: [] });
  });
});

describe('what is measured', () => {
  const discs = tableRows('chase_db1/disc_approx.csv').map(([file = '', x, y, r]) => ({
    file,
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }));

  it('of the disc lies inside the approximate disc in 95 %, and is as large within 20 % in 85 %', async () => {
    const found: { inside: boolean; alike: boolean }[] = [];
    for (const { file, x, y, r } of discs.filter((disc) => PHOTOGRAPHS.includes(`chase_db1/${disc.file}`))) {
      const { morphology } = await analysisOf(`chase_db1/${file}`);
      const off = Math.hypot(
        (morphology?.discCentreX.value ?? 0) - x,
        (morphology?.discCentreY.value ?? 0) - y,
      );
      found.push({ inside: off < r, alike: Math.abs((morphology?.discRadius.value ?? 0) / r - 1) < 0.2 });
    }
    expect(found.filter(({ inside }) => inside).length).toBeGreaterThanOrEqual(
      Math.ceil(0.95 * PHOTOGRAPHS.length),
    );
    expect(found.filter(({ alike }) => alike).length).toBeGreaterThanOrEqual(
      Math.ceil(0.85 * PHOTOGRAPHS.length),
    );
  });

  it('has a value with a confidence, or a reason instead', async () => {
    const all = await Promise.all(FUNDUS.map(analysisOf));
    const measures = all.flatMap(({ morphology }) => Object.values(morphology ?? {}));
    const given = measures.filter(({ value }) => value !== null);
    const absent = measures.filter(({ value }) => value === null);
    expect(given.length).toBeGreaterThan(10 * FUNDUS.length);
    expect(
      given.filter(({ value, confidence, reason }) => !Number.isFinite(value) || !confidence || reason),
    ).toEqual([]);
    expect(absent.filter(({ confidence, reason }) => confidence !== null || !reason?.endsWith('.'))).toEqual(
      [],
    );
  });

  it('never is an artery, a vein or a cup', async () => {
    for (const name of FUNDUS)
      expect((await analysisOf(name)).morphology).toMatchObject({
        crae: { value: null },
        crve: { value: null },
        avr: { value: null },
        verticalCupToDisc: { value: null },
      });
  });

  it('is the same twice, to the bit, whatever source is declared', async () => {
    const undecided = { gradeable: null, gradeabilityReasons: null };
    expect({ ...(await undeclared()), ...undecided }).toEqual({ ...(await analysisOf(WHOLE)), ...undecided });
  });
});

describe('the picture of the vessels', () => {
  it('has the size of the picture, agrees with the first observer as the card says, and is 0 outside the field', async () => {
    const image = await picture(WHOLE);
    const { maps } = await analysisOf(WHOLE);
    const { width, height, data, inside } = vesselImage(image, maps as NonNullable<typeof maps>);
    expect([width, height, data.length]).toEqual([image.width, image.height, image.width * image.height]);
    const drawn = await greyPicture('chase_db1/Image_05L_1stHO.png');
    let [both, found, truth, outside] = [0, 0, 0, 0];
    for (let i = 0; i < data.length; i++) {
      const is = (data[i] as number) >= 128;
      const isDrawn = (drawn[i] as number) > 127;
      if (inside[i] === 0) outside = Math.max(outside, data[i] as number);
      if (is) found += 1;
      if (isDrawn && inside[i] === 1) truth += 1;
      if (is && isDrawn) both += 1;
    }
    expect(outside).toBe(0);
    expect((2 * both) / (found + truth)).toBeGreaterThan(0.79);
  });
});
