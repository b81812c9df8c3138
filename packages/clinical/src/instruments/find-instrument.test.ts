import { describe, expect, it } from 'vitest';
import { findInstrument, findInstrumentScale } from './find-instrument.ts';
import { INSTRUMENTS } from './index.ts';

/** Instrument and scale keys of a hit, or the problem. */
function lookUp(id: string, name: string, maxScore: number): string {
  const found = findInstrumentScale(id, name, maxScore);
  return 'problem' in found ? found.problem : `${found.instrument.key} ${found.scale.key}`;
}

describe('findInstrument [D:unknown instrument: lookup]', () => {
  it.each([
    ['phq9', 'PHQ-9', 'phq9'],
    ['PHQ-9', '', 'phq9'],
    ['phq_9', 'whatever the clinic calls it', 'phq9'],
    ['  Phq 9  ', '', 'phq9'],
    ['ＰＨＱ９', '', 'phq9'],
    ['form-12', 'Patient Health Questionnaire-9 (PHQ-9)', 'phq9'],
    ['44261-6', 'score', 'phq9'],
    ['44249-1', 'panel', 'phq9'],
    ['720433000', '', 'phq9'],
    ['x', 'PHQ-9 total score', 'phq9'],
    ['phq9_total', '', 'phq9'],
    ['', 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]', 'gad7'],
    ['', 'Total score [AUDIT-C]', 'auditc'],
    ['89204-2', 'Patient Health Questionnaire-9: Modified for Teens total score [Reported.PHQ.Teen]', 'phqa'],
    ['BDI-II', '', 'bdi2'],
    ['', 'Montgomery-Åsberg Depression Rating Scale', 'madrs'],
    ['dass21_depression', 'DASS-21', 'dass21'],
    ['pain', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported', 'pain_nrs'],
  ])('knows %j, %j as %s', (id, name, key) => {
    expect(findInstrument(id, name)?.key).toBe(key);
  });

  it.each([
    ['phq9', 'GAD-7'],
    ['phq9', 'PHQ-2'],
    ['audit', 'AUDIT-C'],
    ['hads_a', 'DASS-21'],
  ])('takes %j with %j for neither', (id, name) => {
    expect(findInstrument(id, name)).toBeUndefined();
  });

  it.each([
    ['', ''],
    ['score', 'Total score'],
    ['--', '…'],
    ['phq', 'Patient Health Questionnaire'],
    ['phq-99', 'a new scale'],
    ['constructor', '__proto__'],
  ])('does not guess at %j, %j', (id, name) => {
    expect(findInstrument(id, name)).toBeUndefined();
  });

  it.each(
    INSTRUMENTS.flatMap((instrument) =>
      [instrument.key, instrument.name, ...instrument.aliases].map((name) => [name, instrument] as const),
    ),
  )('finds %j as id and as name', (name, instrument) => {
    expect(findInstrument(name, '')).toBe(instrument);
    expect(findInstrument('unlisted', name.toUpperCase())).toBe(instrument);
  });
});

it('finds a name as listed and in another spelling alike', () => {
  for (const { key, name, aliases, codes = [], scales } of INSTRUMENTS) {
    const ofScales = scales.flatMap((scale) => [
      ...(scale.aliases ?? []),
      ...scale.codes.map(({ code }) => code),
    ]);
    for (const listed of [key, name, ...aliases, ...codes.map(({ code }) => code), ...ofScales]) {
      for (const { max } of scales)
        expect(findInstrumentScale(` ${listed.toUpperCase()} `, '', max)).toEqual(
          findInstrumentScale(listed, '', max),
        );
    }
  }
});

describe('findInstrumentScale [D:instruments with several scales: maxScore]', () => {
  it.each([
    ['phq9', 'PHQ-9', 27, 'phq9 total'],
    ['unlisted', 'GAD-7', 21, 'gad7 total'],
    ['gad7', 'free text', 21, 'gad7 total'],
    ['who5', 'WHO-5', 25, 'who5 raw'],
    ['who5', 'WHO-5', 100, 'who5 total'],
    ['whodas', 'WHODAS 2.0', 48, 'whodas12 total'],
    ['whodas', 'WHODAS 2.0', 100, 'whodas12 percentage'],
    ['asrs', 'ASRS', 6, 'asrs total'],
    ['asrs', 'ASRS', 24, 'asrs sum'],
    ['aims', 'AIMS', 28, 'aims total'],
    ['aims', 'AIMS', 40, 'aims items_1_10'],
    ['ybocs', 'Y-BOCS', 40, 'ybocs total'],
    ['ybocs', 'Y-BOCS obsessions', 20, 'ybocs obsessions'],
    ['panss', 'PANSS', 112, 'panss general'],
    ['panss-n', 'PANSS', 49, 'panss negative'],
    ['hads', 'HADS-A', 21, 'hads anxiety'],
    ['hads_d', 'Hospital scale, our form', 21, 'hads depression'],
    ['dass21', 'DASS-21 Anxiety', 42, 'dass21 anxiety'],
    ['dass21_anxiety', 'our form', 21, 'dass21 anxiety_raw'],
    ['DASS-21 S', 'DASS-21 stress', 42, 'dass21 stress'],
    ['bam', 'BAM', 12, 'bam use'],
    ['bam', 'BAM protective', 24, 'bam protective'],
  ])('reads %j, %j out of %d as %s', (id, name, maxScore, scale) => {
    expect(lookUp(id, name, maxScore)).toBe(scale);
  });

  it.each([
    ['', '', 27, 'unknown_instrument'],
    ['mystery', 'Mystery scale', 27, 'unknown_instrument'],
    ['phq9', 'GAD-7', 27, 'contradicting_names'],
    ['hads_a', 'HADS depression', 21, 'contradicting_names'],
    ['phq9', 'PHQ-9', 26, 'unknown_maximum'],
    ['phq9', 'PHQ-9', 28, 'unknown_maximum'],
    ['hads', 'HADS', 42, 'unknown_maximum'],
    ['hads_a', 'HADS', 42, 'unknown_maximum'],
    ['panss_positive', 'PANSS', 210, 'unknown_maximum'],
    ['bprs', 'BPRS', 168, 'unknown_maximum'],
    ['hads', 'HADS', 21, 'ambiguous_scale'],
    ['dass21', 'DASS-21', 42, 'ambiguous_scale'],
    ['dass21', 'DASS-21', 21, 'ambiguous_scale'],
    ['panss', 'PANSS', 49, 'ambiguous_scale'],
    ['ybocs', 'Y-BOCS', 20, 'ambiguous_scale'],
    ['bam', 'BAM', 24, 'ambiguous_scale'],
  ])('answers %j, %j out of %d with %s', (id, name, maxScore, problem) => {
    expect(lookUp(id, name, maxScore)).toBe(problem);
  });

  it.each([
    ['phq9', 'PHQ-9', 26, 'phq9'],
    ['dass21', 'DASS-21', 42, 'dass21'],
    ['hads_a', 'HADS depression', 21, 'hads'],
    ['phq9', 'GAD-7', 27, undefined],
    ['mystery', 'Mystery scale', 27, undefined],
  ])('names the instrument where only the scale is open: %j, %j out of %d', (id, name, maxScore, key) => {
    const found = findInstrumentScale(id, name, maxScore);
    expect('problem' in found && found.instrument?.key).toBe(key);
  });

  it.each(
    INSTRUMENTS.flatMap((instrument) =>
      instrument.scales.flatMap((scale) => {
        const names = [
          ...(scale.aliases ?? []),
          ...scale.codes.flatMap(({ code, display }) => [code, display]),
        ];
        return names.map((name) => [name, scale.max, { instrument, scale }] as const);
      }),
    ),
  )('finds the scale %j out of %d', (name, maxScore, expected) => {
    expect(findInstrumentScale(name, '', maxScore)).toEqual(expected);
  });
});

describe('an instrument whose result is a level [D:instruments with several scales: C-SSRS]', () => {
  it.each([3, 6])('is never read from a total (C-SSRS with maxScore %d)', (maxScore) => {
    expect(findInstrumentScale('cssrs', 'C-SSRS screener', maxScore)).toMatchObject({
      problem: 'never_from_total',
    });
  });
});
