import { MedicationAnalyzeRequest, MedicationResult } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRUGS } from '@svc/clinical';
import { resolveParameters } from '../parameters.ts';
import { withinError, withOtherScale, withSevereScale } from '../../test/assessments.ts';
import { DAY_MS } from '../shared/dates.ts';
import { medication } from './analyze.ts';
import {
  CONTEXT,
  evaluateMedication,
  NOW,
  onDay,
  prescription,
  responsesOf,
  type SentAssessment,
  type SentPrescription,
  scores,
} from './test-requests.ts';

const farDate = fc.oneof(
  fc.integer({ min: -200, max: 120 }).map(onDay),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString()),
  fc.constantFrom('0001-01-01', '2026-11-01T10:00:00+14:00'),
);
/** Mostly close enough together for starts and scores to meet. */
const dateWithin = (min: number, max: number) =>
  fc.oneof({ weight: 9, arbitrary: fc.integer({ min, max }).map(onDay) }, { weight: 1, arbitrary: farDate });

const sentPrescription = fc.record({
  id: fc.string(),
  medicationName: fc.oneof(
    fc.constantFrom(...DRUGS.map(({ name }) => name)),
    fc.string({ minLength: 1, maxLength: 160 }),
  ),
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant('active') },
    fc.constantFrom('stopped', 'Ongoing', ''),
    fc.string(),
  ),
  prescribedAt: fc.option(dateWithin(-10, 40), { nil: undefined, freq: 9 }),
});

const INSTRUMENTS = [
  ['PHQ-9', 27],
  ['GAD-7', 21],
  ['WHO-5', 100],
  ['PHQ-2', 6],
  ['K10', 50],
  ['cssrs', 6],
  ['mood-diary', 50],
] as const;

const assessmentOf = ([id, maxScore]: (typeof INSTRUMENTS)[number]) =>
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), dateWithin(-30, 95), fc.integer({ min: 0, max: 9 }))
    .map(([share, createdAt, kind]) => ({
      instrumentId: id,
      instrumentName: id,
      score: kind === 0 ? share * 1000 : Math.round(share * maxScore),
      maxScore,
      createdAt,
    }));

const sentAssessments = fc
  .tuple(fc.constantFrom(...INSTRUMENTS), fc.constantFrom(...INSTRUMENTS))
  .chain(([main, other]) =>
    fc.tuple(
      fc.array(assessmentOf(main), { maxLength: 20 }),
      fc.array(assessmentOf(other), { maxLength: 8 }),
    ),
  )
  .map((lists) => lists.flat());

const request = fc
  .record({
    prescriptions: fc.array(sentPrescription, { maxLength: 6 }),
    assessments: sentAssessments,
    dmseLatencyPctChange: fc.option(fc.double({ min: -100, max: 1000, noNaN: true }), { nil: undefined }),
  })
  .map((sent) => MedicationAnalyzeRequest.safeParse(sent))
  .filter(({ success }) => success)
  .map(({ data }) => data as MedicationAnalyzeRequest);

const RANK = { positive: 0, neutral: 1, watch: 2, alert: 3 } as const;

describe('medication analysis, for any valid request', () => {
  it('never throws, and answers what the contract says [1:4.3 response]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const { result, description } = medication.evaluate(input, CONTEXT);
        expect(MedicationResult.safeParse(result).error).toBeUndefined();
        expect(result.signalsPresent).toBe(result.signals.length);
        expect(Object.keys(medication.legend)).toContain(description.summary.status);
        for (const { supplied } of description.accepted) expect(supplied >= 0 && supplied <= 1).toBe(true);
        expect(new Set(result.signals.map(({ signalKey }) => signalKey)).size).toBe(result.signals.length);
        for (const { mapsTo } of description.codes)
          expect(result.signals[Number(mapsTo.split('/')[2])]).toBeDefined();
      }),
    );
  });

  it('gives the same bytes again, and from analyze as from evaluate [1:1 deterministic]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const { result, description } = medication.evaluate(input, CONTEXT);
        const again = medication.evaluate(structuredClone(input), CONTEXT);
        expect(JSON.stringify(again)).toBe(JSON.stringify({ result, description }));
        expect(JSON.stringify(medication.analyze(input, CONTEXT))).toBe(JSON.stringify(result));
      }),
    );
  });

  it('has a status that fits its signals, and a review whenever something is to watch [D:requiresClinicianReview: medication]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const evaluation = medication.evaluate(input, CONTEXT);
        const { summary, confidence } = evaluation.description;
        const tones = new Set(responsesOf(evaluation).map(({ tone }) => tone));
        const watch = tones.has('watch');
        // A lead that got better beside a scale that got worse is to watch, and better as well.
        const positive = tones.has('positive') || summary.headline.includes('on which the scales disagree');
        expect(summary.status === 'insufficient_data').toBe(tones.size === 0);
        expect(summary.status === 'responding').toBe(positive && !watch);
        expect(summary.status === 'not_responding').toBe(watch && !positive);
        // Words about safety ask for a review in the headline and flag nothing.
        const safetyWords = evaluation.description.warnings.some((warning) => warning.startsWith('said in '));
        expect(summary.requiresClinicianReview).toBe(summary.flagged.length > 0 || safetyWords);
        expect(summary.requiresClinicianReview || !watch).toBe(true);
        expect(confidence.level === 'low' || tones.size > 0).toBe(true);
      }),
    );
  });

  it('does not depend on the order in which scores were sent', () => {
    fc.assert(
      fc.property(request, (input) => {
        // Two scales with as many scores and the same newest time keep the order of the request.
        const first = input.assessments[0]?.instrumentId;
        const assessments = input.assessments.filter(({ instrumentId }) => instrumentId === first);
        const forth = medication.evaluate({ ...input, assessments }, CONTEXT);
        const back = medication.evaluate({ ...input, assessments: assessments.toReversed() }, CONTEXT);
        expect(JSON.stringify(back.result)).toBe(JSON.stringify(forth.result));
        expect(back.description.summary).toEqual(forth.description.summary);
      }),
    );
  });

  it('loses no signal to watch under any calibrated set [1:2.8 caps]', () => {
    const hostile = fc
      .record({
        responsePct: fc.double(),
        minimalChangePct: fc.double(),
        unlistedWorseningPct: fc.double(),
        baselineDays: fc.double(),
      })
      .map((values) => resolveParameters(medication.parameters, { version: 1, values }));
    fc.assert(
      fc.property(request, hostile, (input, parameters) => {
        const watched = (evaluation: ReturnType<typeof evaluateMedication>) =>
          responsesOf(evaluation).flatMap(({ tone, signalKey }) => (tone === 'watch' ? signalKey : []));
        const shipped = medication.evaluate(input, CONTEXT);
        const moved = medication.evaluate(input, { now: NOW, parameters });
        expect(watched(moved)).toEqual(expect.arrayContaining(watched(shipped)));
        const reviewed = [shipped, moved].map(
          ({ description }) => description.summary.requiresClinicianReview,
        );
        expect(reviewed).not.toEqual([true, false]);
      }),
    );
  });
});

describe('a worse score after the start', () => {
  const scale = fc.constantFrom(...INSTRUMENTS.filter(([id]) => id !== 'cssrs'));
  const days = fc.uniqueArray(fc.integer({ min: 14, max: 84 }), { minLength: 1, maxLength: 5 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const drug = fc.constantFrom(...DRUGS.map(({ name }) => name), 'Foozepam');

  it('never improves tone or status', () => {
    fc.assert(
      fc.property(
        scale,
        days,
        share,
        fc.array(share, { minLength: 5, maxLength: 5 }),
        share,
        fc.nat(),
        drug,
        (at, after, before, levels, by, pick, medicationName) => {
          const [id, max] = at;
          const known = { K10: 10 }[id as string] ?? 0;
          const downwards = id === 'WHO-5';
          const scoreAt = (level: number) => known + (max - known) * (downwards ? 1 - level : level);
          const judge = (severities: number[]) => {
            const pairs = after.map((day, index) => [day, scoreAt(severities[index] ?? 0)] as const);
            const assessments: SentAssessment[] = scores(id, max, [-1, scoreAt(before)], ...pairs);
            const evaluation = evaluateMedication({
              prescriptions: [prescription({ medicationName })],
              assessments,
            });
            return { tone: responsesOf(evaluation)[0]?.tone, status: evaluation.description.summary.status };
          };
          const index = pick % after.length;
          const worsened = levels.map((level, position) =>
            position === index ? level + (1 - level) * by : level,
          );
          const [milder, worse] = [judge(levels), judge(worsened)];
          expect(RANK[worse.tone ?? 'positive']).toBeGreaterThanOrEqual(RANK[milder.tone ?? 'positive']);
          const { statusOrder } = medication;
          expect(statusOrder.indexOf(worse.status)).toBeGreaterThanOrEqual(
            statusOrder.indexOf(milder.status),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what the scales are for', () => {
  /** The start lies 60 days back, so that the windows before and after it meet scores of the last 89 days. */
  const sent = fc
    .constantFrom('sertraline', 'quetiapine', 'lorazepam', 'amoxicillin', 'Foozepam')
    .map((name) => [
      prescription({ medicationName: name, prescribedAt: new Date(NOW - 60 * DAY_MS).toISOString() }),
    ]);
  const evaluate = (prescriptions: SentPrescription[], assessments: SentAssessment[]) =>
    evaluateMedication({ prescriptions, assessments });
  const rank = (status: string) => medication.statusOrder.indexOf(status);

  it('adding a symptom scale that is severe now never makes the status calmer, and asks for a review', () => {
    fc.assert(
      fc.property(sent, withSevereScale, (prescriptions, { base, added }) => {
        const before = evaluate(prescriptions, base).description.summary;
        const after = evaluate(prescriptions, [...base, ...added]).description.summary;
        expect(after.requiresClinicianReview).toBe(true);
        expect(after.status).not.toBe('responding');
        if (before.status === 'insufficient_data' || after.status === 'insufficient_data') return;
        expect(rank(after.status)).toBeGreaterThanOrEqual(rank(before.status));
      }),
    );
  });

  it('adding a scale of another purpose never changes a response', () => {
    fc.assert(
      fc.property(sent, withOtherScale, (prescriptions, { base, added }) => {
        const before = evaluate(prescriptions, base);
        const after = evaluate(prescriptions, [...base, ...added]);
        expect(responsesOf(after)).toEqual(responsesOf(before));
        expect(after.description.summary.status).toBe(before.description.summary.status);
      }),
    );
  });

  it('a change below the reliable change is no response and no worsening', () => {
    fc.assert(
      fc.property(sent, withinError, (prescriptions, assessments) => {
        for (const { tone, detail } of responsesOf(evaluate(prescriptions, assessments))) {
          expect(tone).not.toBe('positive');
          expect(detail).not.toMatch(/beyond measurement error|marked|% better|% worse/i);
        }
      }),
    );
  });
});
