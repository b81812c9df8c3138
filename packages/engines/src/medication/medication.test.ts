import { describe, expect, it } from 'vitest';
import { DRUGS } from '@svc/clinical';
import { DAY_MS } from '../shared/dates.ts';
import { medication } from './analyze.ts';
import {
  CONTEXT,
  evaluateMedication,
  NOW,
  onDay,
  phq9,
  prescription,
  responsesOf,
  scores,
  type SentAssessment,
  type SentPrescription,
} from './test-requests.ts';

const compared = (input: Parameters<typeof evaluateMedication>[0]) =>
  responsesOf(evaluateMedication(input)).length === 1;
const toneOf = (assessments: SentAssessment[], medicationName = 'sertraline') =>
  responsesOf(evaluateMedication({ prescriptions: [prescription({ medicationName })], assessments }))[0]
    ?.tone;

describe('the scores a start is compared with [1:4.3 before and after]', () => {
  it.each([
    [-29, false],
    [-28, true],
    [-1, true],
    [0, true],
    [1, false],
  ])('a baseline on day %d counts: %s', (day, counts) => {
    expect(compared({ assessments: phq9([day, 20], [30, 10]) })).toBe(counts);
  });

  it.each([
    ['sertraline', 13, false],
    ['sertraline', 14, true],
    ['sertraline', 84, true],
    ['sertraline', 85, false],
    ['Foozepam', 13, false],
    ['Foozepam', 14, true],
    ...['atomoxetine', 'lamotrigine', 'clozapine'].flatMap((name) => [
      [name, 27, false] as const,
      [name, 28, true] as const,
    ]),
  ] as const)('with %s a score on day %d after the start counts: %s', (medicationName, day, counts) => {
    const prescriptions = [prescription({ medicationName })];
    const assessments = scores('CGI-S', 7, [-1, 5], [day, 4]);
    expect(compared({ prescriptions, assessments })).toBe(counts);
  });

  it('counts days by UTC, whatever the time and offset [D:dates: UTC]', () => {
    const prescriptions = [prescription({ prescribedAt: '2026-08-15T23:30:00+02:00' })];
    const at = (createdAt: string, score: number) =>
      ({ ...phq9([0, score])[0], createdAt }) as SentAssessment;
    const assessments = [at('2026-08-15T23:59:59Z', 20), at('2026-08-29T00:00:00Z', 10)];
    expect(compared({ prescriptions, assessments })).toBe(true);
    expect(
      compared({
        prescriptions,
        assessments: [at('2026-08-16T00:00:00Z', 20), assessments[1] as SentAssessment],
      }),
    ).toBe(false);
  });

  it('takes the last score before and the mean of the last two after', () => {
    const [signal] = responsesOf(
      evaluateMedication({ assessments: phq9([-20, 25], [-2, 20], [20, 19], [40, 13], [60, 10]) }),
    );
    expect(signal).toMatchObject({
      metricValue: -8.5,
      metricUnit: 'score',
      observedAt: `${onDay(60)}T00:00:00.000Z`,
    });
  });

  it.each([
    ['the next start of the same class', { medicationName: 'fluoxetine' }, 10],
    ['the next start of the same drug', {}, 10],
    ['no start of another class', { medicationName: 'lithium' }, 0],
    ['no start of a drug not in the catalogue', { medicationName: 'Foozepam' }, 0],
    ['no stopped prescription', { medicationName: 'fluoxetine', status: 'stopped' }, 0],
    ['no earlier start', { medicationName: 'fluoxetine', prescribedAt: onDay(-10) }, 0],
  ] satisfies [string, Partial<SentPrescription>, number][])(
    'the window after a start ends at %s',
    (_, other, outcome) => {
      const prescriptions = [prescription(), prescription({ id: 'rx-2', prescribedAt: onDay(40), ...other })];
      const assessments = phq9([-1, 20], [30, 10], [40, 10], [50, 0], [60, 0]);
      const signal = responsesOf(evaluateMedication({ prescriptions, assessments })).find(
        ({ sourceRef }) => sourceRef === 'rx-1',
      );
      expect(signal?.metricValue).toBe(outcome - 20);
    },
  );

  it('drugs not in the catalogue are of one class only under one name', () => {
    const second = (medicationName: string) =>
      prescription({ id: 'rx-2', medicationName, prescribedAt: onDay(20) });
    const valueWith = (other: SentPrescription) => {
      const prescriptions = [prescription({ medicationName: 'Foozepam' }), other];
      return responsesOf(
        evaluateMedication({ prescriptions, assessments: phq9([-1, 20], [20, 10], [50, 0], [60, 0]) }),
      )[0]?.metricValue;
    };
    expect(valueWith(second('foozepam '))).toBe(-10);
    expect(valueWith(second('Barzepam'))).toBe(-20);
  });

  it('warns when starts share the scores they are judged by', () => {
    const other = prescription({ id: 'rx-2', medicationName: 'lithium', prescribedAt: onDay(10) });
    const prescriptions = [prescription(), other];
    const warning =
      'prescriptions[0], prescriptions[1] share scores after their starts: their effects cannot be told apart';
    const warningsWith = (day: number) =>
      evaluateMedication({ prescriptions, assessments: phq9([-1, 20], [20, 10], [day, 10]) }).description
        .warnings;
    expect(warningsWith(23)).not.toContain(warning);
    expect(warningsWith(24)).toContain(warning);
  });

  it('uses the scale with most scores', () => {
    const assessments = [...scores('GAD-7', 21, [-1, 20], [30, 2]), ...phq9([-20, 20], [-1, 20], [30, 19])];
    const [signal] = responsesOf(evaluateMedication({ assessments }));
    expect(signal?.detail).toContain(`PHQ-9 from 20 on ${onDay(-1)} to 19 on ${onDay(30)}`);
  });
});

describe('the tone of a response [1:2.5 signal.tone]', () => {
  it.each([
    // SHAPS has no reliable-change figure: a fifth of its range, 2.8, counts as one.
    ['half of the burden gone', scores('SHAPS', 14, [-1, 6], [30, 2.9]), 'positive'],
    ['a fifth of the range', scores('SHAPS', 14, [-1, 5.6], [30, 2.8]), 'positive'],
    [
      'half of the burden gone, less than a fifth of the range',
      scores('SHAPS', 14, [-1, 5], [30, 2.5]),
      'neutral',
    ],
    ['half of the burden gone, within measurement error', phq9([-1, 8], [30, 4]), 'neutral'],
    ['reliable improvement', phq9([-1, 20], [30, 15]), 'positive'],
    ['just short of reliable', phq9([-1, 20], [30, 15.5]), 'neutral'],
    ['reliable worsening', phq9([-1, 10], [30, 15]), 'watch'],
    ['worsening within error, early', phq9([-1, 10], [30, 14.5]), 'neutral'],
    ['less than 20 % better, the day before week 8 is over', phq9([-1, 20], [55, 17]), 'neutral'],
    ['less than 20 % better at week 8', phq9([-1, 20], [56, 17]), 'watch'],
    ['exactly 20 % better at week 8', phq9([-1, 20], [56, 16]), 'neutral'],
    ['worse within error at week 8', phq9([-1, 10], [56, 12]), 'watch'],
    ['no burden before or after', phq9([-1, 0], [60, 0]), 'neutral'],
    ['burden from none, still in the mildest band', phq9([-1, 0], [60, 4]), 'neutral'],
    ['burden from none, out of it', phq9([-1, 0], [60, 5]), 'watch'],
    ['burden from none, early', phq9([-1, 0], [30, 3]), 'neutral'],
    ['lower is worse: half of the burden gone', scores('WHO-5', 100, [-1, 20], [30, 60]), 'positive'],
    ['lower is worse: reliable worsening', scores('WHO-5', 100, [-1, 60], [30, 50]), 'watch'],
    [
      'a scale that starts above zero: half of the burden gone',
      scores('CGI-S', 7, [-1, 5], [30, 3]),
      'positive',
    ],
    [
      'worse by a fifth of a range without a reliable figure',
      scores('SHAPS', 14, [-1, 1], [30, 3.8]),
      'watch',
    ],
    ['worse by less than a fifth of it', scores('SHAPS', 14, [-1, 1], [30, 3.7]), 'neutral'],
  ] satisfies [string, SentAssessment[], string][])('%s', (_, assessments, tone) => {
    expect(toneOf(assessments)).toBe(tone);
  });

  it('uses weeks 2 to 8 for a drug that is not in the catalogue', () => {
    expect(toneOf(phq9([-1, 20], [55, 19]), 'Foozepam')).toBe('neutral');
    expect(toneOf(phq9([-1, 20], [56, 19]), 'Foozepam')).toBe('watch');
  });

  it('uses the onset window of the drug', () => {
    const early = DRUGS.find(({ onset }) => onset !== undefined && onset.toWeeks <= 2);
    expect(toneOf(phq9([-1, 20], [14, 19]), early?.name)).toBe('watch');
  });
});

describe('an instrument that is not in the catalogue [D:unknown instrument: never better]', () => {
  const unknown = (...pairs: [number, number][]) => scores('mood-diary', 50, ...pairs);

  it('never counts as improvement', () => {
    const evaluation = evaluateMedication({ assessments: unknown([-1, 40], [30, 2]) });
    expect(responsesOf(evaluation)[0]).toMatchObject({ tone: 'neutral', confidence: 'low' });
    expect(evaluation.description.summary.status).toBe('mixed');
    expect(evaluation.description.confidence.reasons.join()).toContain('direction assumed');
    expect(evaluation.description.confidence.level).toBe('low');
  });

  it('raises concern', () => {
    expect(toneOf(unknown([-1, 5], [30, 15]))).toBe('watch');
    expect(toneOf(unknown([-1, 40], [56, 39]))).toBe('watch');
  });

  it('does not hide a known scale that got worse, nor one that got better', () => {
    const diary = unknown([-10, 40], [-1, 40], [20, 38], [30, 2]);
    expect(toneOf([...diary, ...phq9([-1, 10], [30, 20])])).toBe('watch');
    expect(toneOf([...diary, ...phq9([-1, 19], [30, 2])])).toBe('positive');
    expect(toneOf([...diary, ...phq9([-1, 19], [30, 18])])).toBe('neutral');
  });
});

describe('the confidence of a response [1:2.5 signal.confidence]', () => {
  const one = phq9([-1, 20], [30, 5]);
  const two = phq9([-1, 20], [30, 5], [40, 5]);
  const full = phq9([-9, 20], [-1, 20], [30, 5], [40, 5], [50, 5]);
  const worse = phq9([-1, 5], [30, 20], [40, 20]);
  const neutral = phq9([-1, 20], [30, 18], [40, 18]);

  it.each([
    ['one before and one after', one, undefined, 'low'],
    ['one before and two after', two, undefined, 'moderate'],
    ['two before and two after', phq9([-9, 20], [-1, 20], [30, 5], [40, 5]), undefined, 'moderate'],
    ['one before and three after', phq9([-1, 20], [30, 5], [40, 5], [50, 5]), undefined, 'moderate'],
    ['two before and three after', full, undefined, 'high'],
    ['latency -10 % with improvement', two, -10, 'high'],
    ['latency just above -10 %', two, -9.9, 'moderate'],
    ['latency just below +10 %', two, 9.9, 'moderate'],
    ['latency +10 % against improvement', two, 10, 'low'],
    ['latency +10 % against one and one', one, 10, 'low'],
    ['latency -10 % with full scores', full, -10, 'high'],
    ['latency +10 % with worsening', worse, 10, 'high'],
    ['latency -10 % against worsening', worse, -10, 'low'],
    ['latency with a neutral tone', neutral, -50, 'moderate'],
  ] satisfies [string, SentAssessment[], number | undefined, string][])(
    '%s',
    (_, assessments, dmseLatencyPctChange, level) => {
      const [signal] = responsesOf(evaluateMedication({ assessments, dmseLatencyPctChange }));
      expect(signal?.confidence).toBe(level);
    },
  );

  it('is not moved past the tone: latency never changes it', () => {
    const tones = [-100, -10, 0, 10, 1000].map(
      (dmseLatencyPctChange) =>
        responsesOf(evaluateMedication({ assessments: worse, dmseLatencyPctChange }))[0]?.tone,
    );
    expect(new Set(tones)).toEqual(new Set(['watch']));
  });

  it('is at most moderate from scores older than 90 days, though newer ones exist [D:stale (ours): scales]', () => {
    const prescribedAt = '2026-04-01';
    const prescriptions = [prescription({ prescribedAt })];
    const day = (days: number) => (Date.parse(prescribedAt) - Date.parse(onDay(0))) / DAY_MS + days;
    const assessments = phq9([day(-9), 20], [day(-1), 20], [day(30), 5], [day(40), 5], [day(50), 5], [90, 5]);
    const { result, description } = evaluateMedication({ prescriptions, assessments });
    expect(result.signals[0]?.confidence).toBe('moderate');
    expect(description.staleInputs).toEqual([]);
    expect(description.confidence.level).toBe('moderate');
  });

  it('of the whole result is low when every scale is stale [D:stale (ours): all stale]', () => {
    const { description } = medication.evaluate(
      { prescriptions: [prescription()], assessments: full },
      { ...CONTEXT, now: Date.parse(onDay(50)) + 90 * DAY_MS + 1 },
    );
    expect(description.confidence.level).toBe('low');
    expect(description.staleInputs).toEqual(['PHQ-9']);
  });
});

describe('the status [D:enums: medication status]', () => {
  const improved = prescription({ id: 'better' });
  const later = prescription({ id: 'worse', medicationName: 'lithium', prescribedAt: onDay(40) });
  const noted = prescription({ id: 'open', medicationName: 'lithium', prescribedAt: onDay(20) });

  it.each([
    ['responding', [improved], phq9([-1, 20], [30, 5])],
    ['mixed', [improved, later], phq9([-1, 20], [30, 8], [35, 8], [96, 8])],
    ['not_responding', [improved, later], phq9([-1, 20], [30, 5], [35, 5], [60, 20], [86, 20])],
    ['mixed', [noted], phq9([19, 19], [40, 18])],
    ['not_responding', [later], phq9([35, 5], [60, 20])],
    ['insufficient_data', [later], phq9([0, 5], [60, 20])],
    ['insufficient_data', [], phq9([0, 5], [60, 20])],
    ['insufficient_data', [improved], []],
  ] satisfies [string, SentPrescription[], SentAssessment[]][])(
    'is %s',
    (status, prescriptions, assessments) => {
      const { description } = evaluateMedication({ prescriptions, assessments });
      expect(description.summary.status).toBe(status);
      expect(Object.keys(medication.legend)).toContain(status);
    },
  );

  it('asks for a review and flags exactly when something is to watch, worsening first [D:requiresClinicianReview: medication]', () => {
    const slow = prescription({ id: 'slow', prescribedAt: onDay(-30) });
    const { description } = evaluateMedication({
      prescriptions: [slow, later],
      assessments: phq9([-31, 10], [-1, 10], [10, 10], [30, 10], [60, 19]),
    });
    expect(description.summary).toMatchObject({
      status: 'not_responding',
      flagged: [
        `PHQ-9 10 on ${onDay(-31)} to 19 of 27 on ${onDay(60)}, worse beyond measurement error (reliable change 5), from moderate to moderately severe`,
        'Response after starting lithium',
        'Response after starting sertraline',
      ],
      requiresClinicianReview: true,
    });
    const calm = evaluateMedication({ assessments: phq9([-1, 20], [30, 5]) });
    expect(calm.description.summary).toMatchObject({ flagged: [], requiresClinicianReview: false });
  });

  it('flags a safety screen that is never scored from a total [D:requiresClinicianReview: safety finding]', () => {
    const { description } = evaluateMedication({
      assessments: [...phq9([-1, 20], [30, 5]), ...scores('cssrs', 6, [80, 2])],
    });
    expect(description.summary).toMatchObject({ status: 'responding', requiresClinicianReview: true });
    expect(description.summary.flagged[0]).toContain('total above zero');
  });

  it.each([
    ['nothing else', [], 'responding', false],
    ['another symptom scale in its top band', scores('GAD-7', 21, [90, 15]), 'mixed', true],
    ['another symptom scale one below it', scores('GAD-7', 21, [90, 14]), 'responding', false],
    [
      'another symptom scale reliably worse since the start',
      scores('GAD-7', 21, [-1, 5], [30, 9]),
      'mixed',
      true,
    ],
    ['the newest score, outside the window, in the top band', phq9([90, 20]), 'mixed', true],
    ['the newest score, outside the window, as good', phq9([90, 6]), 'responding', false],
    ['severe pain', scores('pain-nrs', 10, [90, 9]), 'responding', true],
    ['much better pain', scores('pain-nrs', 10, [-1, 9], [30, 1], [60, 1], [90, 1]), 'responding', false],
  ] satisfies [string, SentAssessment[], string, boolean][])(
    'after PHQ-9 20 to 5 with %s is %s',
    (_, others, status, review) => {
      const { result, description } = evaluateMedication({
        assessments: [...phq9([-5, 20], [-1, 20], [30, 5]), ...others],
      });
      expect(description.summary).toMatchObject({ status, requiresClinicianReview: review });
      const detail = result.signals[0]?.detail ?? '';
      expect(/speaks against it: |GAD-7 from 5 /.test(detail)).toBe(status === 'mixed');
    },
  );

  it('names a newest score that lies outside the days compared', () => {
    const [signal] = responsesOf(evaluateMedication({ assessments: phq9([-1, 20], [30, 5], [90, 9]) }));
    expect(signal?.summaryLine).toContain(
      `; the newest score lies outside the days compared: PHQ-9 9 of 27 on ${onDay(90)}: mild`,
    );
  });

  it('never comes from pain, substance use or a screen', () => {
    const { result, description } = evaluateMedication({
      assessments: [...scores('pain-nrs', 10, [-1, 9], [30, 1]), ...phq9([-40, 15], [90, 23])],
    });
    expect(description.summary).toMatchObject({ status: 'insufficient_data', requiresClinicianReview: true });
    expect(result.signals.every(({ signalKey }) => signalKey.startsWith('med_monitor'))).toBe(true);
    const pain = evaluateMedication({ assessments: scores('pain-nrs', 10, [-1, 9], [30, 1]) });
    expect(pain.description.summary.headline).toContain('Not used for symptoms: Pain');
  });

  it('does not come from scores too old to speak for the present', () => {
    const prescriptions = [prescription({ prescribedAt: onDay(-120) })];
    const { result, description } = evaluateMedication({
      prescriptions,
      assessments: phq9([-121, 20], [-60, 5]),
    });
    expect(description.summary.status).toBe('mixed');
    expect(result.signals[0]?.detail).toContain('too old to speak for the present');
  });
});

describe('what a medicine is given for', () => {
  const statusOf = (medicationName: string, assessments: SentAssessment[]) =>
    evaluateMedication({ prescriptions: [prescription({ medicationName })], assessments }).description
      .summary;
  const depression = phq9([-1, 20], [30, 5]);

  it.each([
    ['sertraline', 'responding'],
    ['lithium', 'responding'],
    ['quetiapine', 'responding'],
    ['amoxicillin', 'insufficient_data'],
    ['cholecalciferol', 'insufficient_data'],
    ['naproxen', 'insufficient_data'],
    ['lisinopril', 'insufficient_data'],
    ['zolpidem', 'insufficient_data'],
    ['Foozepam', 'mixed'],
  ])('%s and a PHQ-9 that fell: %s', (medicationName, status) => {
    expect(statusOf(medicationName, depression).status).toBe(status);
  });

  it('says so of a medicine that is not given for it, and still asks for a review of worsening', () => {
    const summary = statusOf('amoxicillin', phq9([-1, 10], [30, 18]));
    expect(summary.status).toBe('insufficient_data');
    expect(summary.headline).toContain('nothing sent is usually given for what PHQ-9 measures');
    expect(summary.requiresClinicianReview).toBe(true);
  });

  it('tells worsening after the start of a psychiatric medicine on a scale it is not given for: mania after sertraline', () => {
    const mania = (from: number, to: number) => scores('YMRS', 60, [-1, from], [30, to]);
    expect(statusOf('sertraline', mania(4, 26))).toMatchObject({
      status: 'not_responding',
      requiresClinicianReview: true,
    });
    expect(statusOf('sertraline', mania(26, 4)).status).toBe('insufficient_data');
    expect(statusOf('amoxicillin', mania(4, 26)).status).toBe('insufficient_data');
  });

  it('claims no response to a medicine it does not recognise, and still watches worsening', () => {
    const [signal] = responsesOf(
      evaluateMedication({
        prescriptions: [prescription({ medicationName: 'Foozepam' })],
        assessments: depression,
      }),
    );
    expect(signal?.detail).toContain('the medicine is not recognised, so a response is not claimed');
    expect(toneOf(phq9([-1, 10], [30, 18]), 'Foozepam')).toBe('watch');
  });
});

describe('prescriptions that make no response signal', () => {
  const assessments = phq9([-1, 20], [30, 5]);
  const warningsWith = (sent: SentPrescription, other: SentAssessment[] = assessments) =>
    evaluateMedication({ prescriptions: [sent], assessments: other }).description.warnings;

  it.each([
    [
      'a missing start',
      prescription({ prescribedAt: undefined }),
      assessments,
      'prescriptions[0] (sertraline) not compared: no start date (prescribedAt)',
    ],
    ['no scores', prescription(), [], 'prescriptions[0] (sertraline) not compared: no usable symptom scores'],
    [
      'no baseline',
      prescription(),
      phq9([-40, 20], [30, 5]),
      'prescriptions[0] (sertraline) not compared: no PHQ-9 score in the 28 days up to the start',
    ],
    [
      'no outcome',
      prescription({ medicationName: 'lamotrigine' }),
      phq9([-1, 20], [20, 5]),
      'prescriptions[0] (lamotrigine) not compared: no PHQ-9 score from day 28 after the start, up to day 84 or the next start of the same class',
    ],
    [
      'an unknown status',
      prescription({ status: 'wobbly' }),
      assessments,
      'prescriptions[0] excluded: status "wobbly" is not known, read as not active',
    ],
  ] satisfies [string, SentPrescription, SentAssessment[], string][])(
    'say why: %s',
    (_, sent, other, warning) => {
      expect(warningsWith(sent, other)).toContain(warning);
    },
  );

  it('stay silent when they were stopped', () => {
    const { result, description } = evaluateMedication({
      prescriptions: [prescription({ status: 'Discontinued' })],
      assessments,
    });
    expect(result.signals).toEqual([]);
    expect(description.warnings.filter((warning) => warning.startsWith('prescriptions'))).toEqual([]);
    expect(description.inputs[0]).toMatchObject({
      name: 'prescriptions[0].medicationName',
      contributed: false,
    });
  });

  it('are excluded from the first instant after 24 h ahead [D:dates: future]', () => {
    const dated = (instant: number) => prescription({ prescribedAt: new Date(instant).toISOString() });
    expect(warningsWith(dated(NOW + DAY_MS))).not.toContain(
      'prescriptions[0] excluded: start dated more than 24 h ahead',
    );
    expect(warningsWith(dated(NOW + DAY_MS + 1))).toContain(
      'prescriptions[0] excluded: start dated more than 24 h ahead',
    );
  });

  it('count once when sent twice exactly', () => {
    const evaluation = evaluateMedication({ prescriptions: [prescription(), prescription()], assessments });
    expect(responsesOf(evaluation)).toHaveLength(1);
    expect(evaluation.description.warnings).toContain(
      'prescriptions[1] excluded: exact duplicate, counted once',
    );
  });

  it('leave a full answer when nothing is sent', () => {
    const { result, description } = evaluateMedication({ prescriptions: [], assessments: [] });
    expect(result).toMatchObject({ object: 'medication.analysis', signalsPresent: 0, signals: [] });
    expect(description.summary).toEqual({
      status: 'insufficient_data',
      headline: 'Response not assessed: no active prescription was sent.',
      flagged: [],
      requiresClinicianReview: false,
    });
    expect(description.confidence).toMatchObject({ level: 'low', score: 0 });
    expect(description.accepted.map(({ supplied }) => supplied)).toEqual([0, 0, 0, 0]);
    expect(description.newestInputAt).toBeNull();
  });
});

describe('signal keys [1:2.5 signal.signalKey]', () => {
  it('are unique per prescription, and the same for response and monitoring', () => {
    const prescriptions = [
      prescription({ id: 'a' }),
      prescription({ id: 'b', medicationName: 'Zoloft', prescribedAt: onDay(1) }),
      prescription({ id: 'c', medicationName: 'Foozepam 5' }),
    ];
    const { result } = evaluateMedication({ prescriptions, assessments: phq9([-1, 20], [30, 5], [60, 5]) });
    expect(result.signals.map(({ signalKey, sourceRef }) => [signalKey, sourceRef])).toEqual([
      ['med_response_sertraline_2', 'b'],
      ['med_response_foozepam_5', 'c'],
      ['med_monitor_sertraline', 'a'],
      ['med_monitor_sertraline_2', 'b'],
    ]);
  });
});

describe('monitoring signals', () => {
  it.each(DRUGS.filter(({ monitoring }) => monitoring.length > 0).map((drug) => [drug.name, drug] as const))(
    'with %s name what is commonly monitored, without a dose',
    (name, { monitoring }) => {
      const { result, description } = evaluateMedication({
        prescriptions: [prescription({ medicationName: name, prescribedAt: undefined })],
      });
      expect(result.signals).toHaveLength(1);
      const [signal] = result.signals;
      expect(signal).toMatchObject({ tone: 'neutral', label: `Monitoring with ${name}`, sourceRef: 'rx-1' });
      expect(signal?.detail).toContain(`Commonly monitored with ${name}: `);
      expect(signal?.detail.toLowerCase()).toContain(monitoring.join('; ').toLowerCase());
      expect(signal?.detail).not.toMatch(/\d\s*(mg|mcg|ug|g|ml|units?)\b/i);
      expect(description.summary.status).toBe('insufficient_data');
    },
  );

  it('are not made for a drug that is not in the catalogue', () => {
    expect(
      evaluateMedication({ prescriptions: [prescription({ medicationName: 'Foozepam' })] }).result.signals,
    ).toEqual([]);
  });
});

describe('the description', () => {
  it('maps codes to the signals of the drug and the scale', () => {
    const { description } = evaluateMedication({ assessments: phq9([-1, 20], [30, 5]) });
    expect(description.codes.map(({ code, mapsTo }) => [code, mapsTo])).toEqual([
      ['36437', '/signals/0'],
      ['44261-6', '/signals/0'],
      ['720433000', '/signals/0'],
      ['36437', '/signals/1'],
    ]);
  });

  it('says once that a self-harm item cannot be seen in totals [D:escalation items: totals]', () => {
    const { description } = evaluateMedication({ assessments: phq9([-1, 20], [30, 5]) });
    expect(
      description.warnings.filter((warning) => warning.includes('self-harm item not assessed from totals')),
    ).toHaveLength(1);
  });

  it('marks as contributing only what was used', () => {
    const { description } = evaluateMedication({
      prescriptions: [prescription(), prescription({ id: 'x', status: 'stopped' })],
      assessments: [...phq9([-50, 20], [-1, 20], [5, 20], [30, 5]), ...scores('GAD-7', 21, [-1, 10])],
      dmseLatencyPctChange: 0,
    });
    expect(description.inputs.map(({ contributed }) => contributed)).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('counts the share of accepted inputs [1:2.7 dataQuality.completeness]', () => {
    const { description } = evaluateMedication({
      prescriptions: [prescription(), prescription({ id: 'x', prescribedAt: undefined })],
      assessments: phq9([-1, 20]),
      dmseLatencyPctChange: 0,
    });
    expect(description.accepted).toEqual([
      { name: 'prescriptions', supplied: 1 },
      { name: 'prescriptions[].prescribedAt', supplied: 0.5 },
      { name: 'assessments', supplied: 0.5 },
      { name: 'dmseLatencyPctChange', supplied: 1 },
    ]);
  });

  it('takes the newest of scores and starts as the newest input', () => {
    const { description } = evaluateMedication({
      prescriptions: [prescription({ prescribedAt: onDay(90) })],
      assessments: phq9([-1, 20]),
    });
    expect(description.newestInputAt).toBe(Date.parse(onDay(90)));
  });

  it.each([
    [-20, 20, -2],
    [0, 20, -1],
    [20, -20, 2],
    [5, -5, 0],
  ])(
    'latency %d after %d moves confidence by %d steps [1:4.3 dmseLatencyPctChange] [1:2.9 previous.inputs]',
    (value, previous, steps) => {
      const [latency] = evaluateMedication({ dmseLatencyPctChange: value }).description.comparable;
      expect(latency).toMatchObject({ name: 'dmseLatencyPctChange', value });
      expect(latency?.effect(previous)).toBe(steps);
    },
  );

  it('has nothing to compare without a latency', () => {
    expect(evaluateMedication({}).description.comparable).toEqual([]);
  });

  it('marks thresholds as ours', () => {
    const [signal] = responsesOf(evaluateMedication({ assessments: phq9([-1, 20], [30, 5]) }));
    expect(signal?.referenceStatus).toBe('provisional');
    expect(signal?.referenceRange).toMatch(/\(service default, not a published norm\)$/);
  });

  it('echoes the session reference only when sent', () => {
    expect(evaluateMedication({ sessionRef: 'ref' }).result.sessionRef).toBe('ref');
    expect(evaluateMedication({}).result).not.toHaveProperty('sessionRef');
  });
});
