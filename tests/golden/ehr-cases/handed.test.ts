import { readFileSync } from 'node:fs';
import { makeCards } from '@svc/cds-hooks';
import { type CdsCard, CdsRequest, type FhirScore } from '@svc/contracts';
import { scoreBundle, scoreToBundle } from '@svc/fhir';
import { readLabResults } from '@svc/labs';
import { describe, expect, it } from 'vitest';
import { NOW } from './judge.ts';

const inputOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`handed/${name}.json`, import.meta.url), 'utf8'));

function scored(name: string): FhirScore {
  const answer = scoreBundle(inputOf(name), { now: NOW });
  if (!answer.ok) throw new Error(JSON.stringify(answer.outcome));
  return answer.data;
}

function refused(name: string): string {
  const answer = scoreBundle(inputOf(name), { now: NOW });
  return answer.ok ? '' : (answer.outcome.issue[0]?.diagnostics ?? '');
}

function cardsOf(name: string): readonly CdsCard[] {
  const request = CdsRequest.parse({
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    ...(inputOf(name) as object),
  });
  const context = {
    now: Date.parse(NOW),
    calibrated: {},
    origin: 'https://api.example.org',
    random: (bytes: number) => new Uint8Array(bytes),
  };
  return makeCards(request, context).cards;
}

const urgent = (cards: readonly CdsCard[]) => cards.filter(({ indicator }) => indicator !== 'info');
const textOf = ({ summary, detail = '' }: CdsCard) => `${summary} ${detail}`.replaceAll('\\', '');
const biomarkerOf = ({ results }: FhirScore) => results.biomarker?.intelligence.summary;
const reasonsOf = ({ report }: FhirScore) => report.reviewReasons.join('\n');
const phq9Of = ({ results }: FhirScore) =>
  results.relapse?.factors.find(({ label }) => /symptom/i.test(label))?.detail ?? '';
const takenOf = ({ results }: FhirScore) => JSON.stringify(results.medication ?? {});

/** Records that were read wrongly once, each with what is right; its opposite stays calm in the tests of its own reader. */
describe('records as other systems write them [D:fhir: never calmer]', () => {
  it('suicide in a flag, a finding, a level of risk and the reason of a visit', () => {
    const reasons = scored('suicide-not-seen').report.reviewReasons;
    for (const entry of [0, 1, 2, 3])
      expect(reasons.some((reason) => reason.startsWith(`Bundle.entry[${entry}]`))).toBe(true);
    expect(reasons.some((reason) => reason.startsWith('Bundle.entry[4]'))).toBe(false);
  });

  it('a free text of an answer', () =>
    expect(reasonsOf(scored('qr-freetext-suicide'))).toContain('kill myself'));

  it('LOINC codes of the same analyte by another method, specimen or unit', () => {
    const { results } = scored('lab-loinc-synonyms');
    expect(biomarkerOf(scored('lab-loinc-synonyms'))?.status).toBe('critical');
    for (const name of ['Potassium', 'Calcium', 'Creatinine', 'glomerular', 'HbA1c'])
      expect(JSON.stringify(results.biomarker)).toContain(name);
  });

  it('an unassessed value never leaves as normal', () => {
    const data = scored('lab-not-assessed');
    const out = JSON.stringify(scoreToBundle(data, { id: 'x' }));
    expect(biomarkerOf(data)?.status).toBe('critical');
    expect(out).not.toContain('"code":"N"');
  });

  it('the name of a medicine in the display of a reference', () => {
    expect(takenOf(scored('reference-display'))).toMatch(/lithium/i);
    const [first] = cardsOf('cds-reference-display');
    expect(first?.indicator).toBe('critical');
    expect(first && textOf(first)).toMatch(/phenelzine.*sertraline|sertraline.*phenelzine/i);
  });

  it('a medicine that was reported, as a plan', () => {
    expect(cardsOf('cds-reported-plan')[0]?.indicator).toBe('critical');
  });

  it.each([
    ['cds-dose-structured-bid', /80/],
    ['cds-dose-two-instructions', /80/],
    ['cds-dose-tablets', /120/],
  ])('the dose of a day: %s', (name, total) => {
    expect(urgent(cardsOf(name)).some((card) => total.test(textOf(card)))).toBe(true);
  });

  it('creatinine in micromoles is no severe disease of the kidney', () => {
    expect(urgent(cardsOf('cds-creatinine-umol'))).toEqual([]);
  });

  it('a QTc in seconds', () => {
    expect(urgent(cardsOf('cds-qtc-seconds')).some((card) => textOf(card).includes('540 ms'))).toBe(true);
  });

  it('pregnancy by its status', () => {
    const cards = cardsOf('cds-pregnancy-status').filter((card) => /pregnan/i.test(textOf(card)));
    expect(cards[0]?.indicator).toBe('critical');
  });

  it.each(['phq9-skipped-item9-difficulty3', 'phq9-skipped-item9-total8'])(
    'an item that was skipped is not the question behind it: %s',
    (name) => expect(reasonsOf(scored(name))).not.toMatch(/answered (?:3|8|above)/),
  );

  it('a total behind skipped items is used', () => {
    expect(phq9Of(scored('phq9-skipped-item9-total8'))).toMatch(/8/);
  });

  it.each([
    ['score-panel-code', '27'],
    ['score-local-code', '24'],
    ['qr-uscore-phq9', '24'],
    ['phq9-items-no-total', '27'],
  ])('a PHQ-9 as it stands in %s', (name, score) => {
    const data = scored(name);
    expect(data.report.used.some(({ as }) => as === 'assessment')).toBe(true);
    expect(phq9Of(data)).toContain(score);
    expect(data.results.relapse?.level).not.toBe('low');
  });

  it('the item about self-harm among items', () => {
    for (const name of ['qr-uscore-phq9', 'phq9-items-no-total'])
      expect(reasonsOf(scored(name))).toMatch(/item 9|self-harm/i);
  });

  it('one value without a unit loses nothing else', () => {
    const data = scored('sleep-no-unit');
    expect(phq9Of(data)).toContain('21');
    expect(data.report.notUsed.some(({ why }) => /sleep/.test(why))).toBe(true);
  });

  it.each(['two-servers-same-id', 'two-people-by-identifier'])('two people: %s', (name) => {
    expect(refused(name)).toMatch(/another patient/);
  });

  it('a known code beside local words', () => {
    expect(takenOf(scored('atc-beside-local-name'))).toMatch(/mirtazapine/i);
    expect(scored('atc-beside-local-name').results.medication?.intelligence.summary.status).toBe(
      'responding',
    );
    expect(
      cardsOf('cds-atc-no-monitoring').some((card) =>
        /lithium.*overdue|overdue.*lithium/i.test(textOf(card)),
      ),
    ).toBe(true);
  });

  it('that no medicine is taken is no medicine', () => {
    const { results } = scored('no-known-medications');
    expect(JSON.stringify(results)).not.toMatch(/"hasActiveMedication":true/);
    expect(results.medication).toBeUndefined();
  });

  it('the range that is meant for judging', () => {
    expect(biomarkerOf(scored('range-absolute-first'))?.status).not.toBe('within_normal');
  });

  it('a flag in words', () => {
    const data = scored('interpretation-words');
    expect(data.report.requiresClinicianReview || biomarkerOf(data)?.status !== 'within_normal').toBe(true);
    expect(JSON.stringify(data)).toContain('Some analyte');
  });

  it('bundles in a bundle', () => {
    expect(biomarkerOf(scored('batch-response'))?.status).toBe('critical');
    expect(phq9Of(scored('batch-response'))).toContain('26');
  });

  it('a first page', () => expect(reasonsOf(scored('page-1-of-many'))).toMatch(/1 of 214/));

  it('results that were promised', () => {
    expect(reasonsOf(scored('report-results-not-sent'))).toMatch(/Observation\/na/);
  });

  it('a modifierExtension', () => {
    expect(scored('modifier-extension').results).toEqual({});
    expect(reasonsOf(scored('modifier-extension'))).toMatch(/modifierExtension/);
  });

  it('a night in two sessions', () => {
    expect(JSON.stringify(scored('sleep-fragmented-night').results)).toMatch(/9\.6/);
  });

  it('a stay in hospital that goes on', () => {
    const visit = scored('inpatient-since-august').results.relapse?.factors.find(({ label }) =>
      /visit|contact/i.test(label),
    );
    expect(visit?.detail).toMatch(/\b0 days/);
  });

  it('what was selected now comes before what was drafted already', () => {
    const cards = cardsOf('cds-selections');
    for (const card of cards.filter((each) => /phenelzine/i.test(textOf(each))))
      expect(card.indicator !== 'critical' || /not (?:selected|chosen)/i.test(textOf(card))).toBe(true);
  });

  it('a report of two people', () => {
    const read = readLabResults(inputOf('labs-two-patients'), { orderId: 'lab_1', panelName: 'Lithium' });
    expect(read.ok).toBe(false);
  });
});
