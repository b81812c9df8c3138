import {
  type BiomarkerAnalysis,
  type DmseAnalysis,
  type Endpoint,
  ENDPOINTS,
  type MedicationAnalysis,
  type OutcomeScore,
  PRODUCTS,
  type ProductKey,
  type RelapsePrediction,
} from '@svc/contracts';
import { relapse } from '@svc/engines';
import { type AgentKey, AGENTS, type Agents, type Products, runAgent, score } from '@svc/intelligence';
import { builtinModel } from '@svc/intelligence/models';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RelapseAnswer } from './analyses/relapse-answer.tsx';
import { type RelapseCuts, SHIPPED_RELAPSE_CUTS } from './analyses/relapse-cuts.ts';
import { Answer, type AnyAnswer } from './answer.tsx';
import { createAnswerFormat } from './answer-format.ts';
import { answerTexts as texts } from './texts/en.ts';

const now = '2026-11-30T09:00:00Z';
const format = createAnswerFormat('en');
const HOSTILE = '<img src=x onerror=alert(1)>';

const ALL = Object.values<Endpoint>(ENDPOINTS);
const exampleOf = (matches: (endpoint: Endpoint) => boolean) =>
  (ALL.find(matches)?.example?.body ?? {}) as Readonly<Record<string, unknown>>;
const analysisExample = (product: ProductKey) => exampleOf((endpoint) => endpoint.product === product);
const agentExample = (product: AgentKey) =>
  exampleOf(({ path }) => path === `/v1/${product}/{patientId}/agent`);

function answerOf<Product extends ProductKey>(product: Product, body: object): Products[Product]['data'] {
  return score(product, body as Products[Product]['request'], { now });
}

async function agentAnswerOf<Product extends AgentKey>(
  product: Product,
  body: object,
): Promise<Agents[Product]['response']> {
  const options = { model: builtinModel, marker: 'marker', now: Date.parse(now) };
  return (await runAgent(product, 'patient-1', body as Agents[Product]['request'], options)).response;
}

function drawn(data: AnyAnswer, input?: object): string {
  return renderToStaticMarkup(
    createElement(Answer, { data, texts, format, input: input as Readonly<Record<string, unknown>> }),
  );
}

/** Rows of the tables beneath the drawings, as texts of their cells. */
function rowsOf(html: string): string[][] {
  const tables = [...html.matchAll(/<details class="svc-details">.*?<\/details>/g)].map(([table]) => table);
  return tables
    .flatMap((table) => [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row))
    .filter((row) => row.includes('scope="row"'))
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell)));
}

const firstsOf = (html: string) => rowsOf(html).map(([first = '']) => first);

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const phq9 = (value: number, createdAt: string) => ({
  instrumentId: 'phq9',
  instrumentName: 'PHQ-9',
  score: value,
  maxScore: 27,
  createdAt,
});

const lab = (...biomarkers: object[]) => ({
  labs: [{ id: 'lab-1', labName: 'Lab', observedAt: '2026-11-20', results: { biomarkers } }],
});

describe('an answer of every analysis', () => {
  it.each(PRODUCTS)(
    '%s: shows headline, disclaimer and confidence, what the engine says as English',
    (product) => {
      const body = analysisExample(product);
      const data = answerOf(product, body);
      const html = drawn(data as AnyAnswer, body);
      const text = plain(html);
      expect(text).toContain(data.intelligence.summary.headline);
      expect(html).toMatch(/<p class="svc-headline" lang="en">/);
      expect(html).toMatch(/role="note"[^>]*lang="en"/);
      expect(text).toContain(data.disclaimer);
      for (const reason of data.intelligence.confidence.reasons) expect(text).toContain(reason);
      for (const warning of data.intelligence.dataQuality.warnings) expect(text).toContain(warning);
      for (const name of data.intelligence.dataQuality.missingInputs) expect(text).toContain(name);
      for (const flagged of data.intelligence.summary.flagged) expect(text).toContain(flagged);
      expect(text.includes(texts.head.review)).toBe(data.intelligence.summary.requiresClinicianReview);
    },
  );

  it('draws what was moved since an earlier answer with both values and the words of the engine', () => {
    const body = analysisExample('relapse');
    const data = answerOf('relapse', body);
    const text = plain(drawn(data, body));
    for (const explanation of data.intelligence.change?.explanations ?? ['missing'])
      expect(text).toContain(explanation);
    expect(drawn(data, body)).toMatch(/avgSleepHours<\/code><\/th><td>7<\/td><td>4.8<\/td>/);
  });

  it('says the sentences where they were asked for', () => {
    const data = answerOf('dmse', { ...analysisExample('dmse'), explain: true });
    expect(plain(drawn(data))).toContain(data.intelligence.reasoning?.narrative ?? 'missing');
  });
});

describe('an answer that was not assessed', () => {
  const CASES: [ProductKey, object][] = [
    ['relapse', { assessments: [] }],
    ['outcome', { assessments: [] }],
    ['medication', { prescriptions: [], assessments: [] }],
    ['biomarker', lab({ name: 'Blood', value: 'positive' })],
    ['biomarker', lab({ name: 'TSH', value: null })],
  ];
  it.each(CASES)('%s %j: is never shown as normal or low', (product, body) => {
    const head = /<header.*?<\/header>/.exec(drawn(answerOf(product, body) as AnyAnswer, body))?.[0] ?? '';
    expect(head).toContain(texts.head.notAssessed);
    expect(head).not.toContain('svc-good');
    expect(head).not.toContain(`>${texts.status.relapse.low}<`);
    expect(head).not.toContain(texts.status.biomarker.within_normal);
  });

  it('is never green while a look is asked for', () => {
    const data = answerOf('biomarker', lab({ name: 'Sodium', value: 140, unit: 'mmol/L', flag: 'high' }));
    const calm = {
      ...data,
      intelligence: {
        ...data.intelligence,
        summary: { ...data.intelligence.summary, status: 'within_normal' },
      },
    };
    expect(/<header.*?<\/header>/.exec(drawn(calm))?.[0]).not.toContain('svc-good');
  });
});

describe('digital MSE', () => {
  const full = {
    psychomotorFidgetEpisodes: 0,
    responseLatencySeconds: 1.2,
    speechRateWpm: 250,
    sustainedAttentionPct: 0,
    sessionDurationSeconds: 300,
    history: { speech_rate: [120, 130], response_latency: [1.1] },
  };
  it.each([full, analysisExample('dmse'), { sustainedAttentionPct: 0 }, { speechRateWpm: 0 }])(
    'has a row for each of the four signals, sent or not: %j',
    (body) => {
      const data: DmseAnalysis = answerOf('dmse', body);
      const rows = rowsOf(drawn(data, body));
      expect(rows).toHaveLength(4);
      for (const { label, metricValue, metricUnit } of data.signals)
        expect(rows).toContainEqual(
          expect.arrayContaining([label, `${format.number(metricValue)} ${metricUnit}`]),
        );
      expect(rows.filter((cells) => cells.includes(texts.dmse.notSent))).toHaveLength(
        4 - data.signals.length,
      );
    },
  );

  it('draws a bullet with bands for every signal, dashed where they are not a norm, and the own baseline', () => {
    const html = drawn(answerOf('dmse', full), full);
    expect(html.match(/<svg class="svc-track"/g)).toHaveLength(4);
    expect(html.match(/svc-band-within_normal/g)).toHaveLength(4);
    // Speech has bands on both sides.
    expect(html.match(/svc-band-clinical_attention/g)).toHaveLength(5);
    expect(html.match(/svc-band-within_normal svc-provisional/g)).toHaveLength(3);
    expect(html.match(/class="svc-baseline"/g)).toHaveLength(2);
    expect(plain(html)).toContain(texts.dmse.baselineOf('125', format.number(7.1), 2).slice(0, 9));
  });

  it('shows a measured 0 as 0', () => {
    expect(plain(drawn(answerOf('dmse', full), full))).toContain('0 episodes');
  });
});

describe('outcome', () => {
  const CASES: object[] = [
    analysisExample('outcome'),
    { assessments: [], avgSleepHours: 3 },
    {
      assessments: [phq9(4, '2026-08-01'), phq9(20, '2026-11-20')],
      activeMedications: 12,
      biomarkerWatchCount: 9,
    },
    {
      assessments: [],
      activeMedications: 0,
      biomarkerWatchCount: 0,
      dmseLatencyPctChange: 80,
      avgSleepHours: 8,
    },
  ];
  it.each(CASES)('shows parts that add up to the score: %j', (body) => {
    const data: OutcomeScore = answerOf('outcome', body);
    const rows = rowsOf(drawn(data, body));
    expect(rows).toHaveLength(data.components.length + 1);
    const amounts = rows.slice(0, -1).map(([, amount = '']) => amount);
    const sum = amounts
      .filter((amount) => amount !== texts.outcome.unavailable)
      .reduce((all, amount) => all + Number(amount), 0);
    expect(sum).toBe(data.score);
    expect(amounts.filter((amount) => amount === texts.outcome.unavailable)).toHaveLength(
      data.components.filter(({ available }) => !available).length,
    );
  });

  it('hatches what was not available and says no score where nothing was', () => {
    const html = drawn(answerOf('outcome', { assessments: [] }));
    expect(html.match(/class="svc-unknown"/g)).toHaveLength(6);
    expect(plain(html)).toContain(texts.outcome.noScore);
    expect(rowsOf(html).flat()).not.toContain('0');
  });
});

describe('relapse', () => {
  const severe = { assessments: [phq9(24, '2026-11-10')] };

  it.each([analysisExample('relapse'), severe, { assessments: [], avgSleepHours: 7 }])(
    'has a row for every factor, and bars that sum to the score: %j',
    (body) => {
      const data: RelapsePrediction = answerOf('relapse', body);
      const html = drawn(data, body);
      const rows = rowsOf(html);
      expect(rows.map(([name]) => name)).toEqual(data.factors.map(({ label }) => label));
      const points = rows.map(([, amount]) => (amount === texts.relapse.unknown ? 0 : Number(amount)));
      expect(points.reduce((all, each) => all + each, 0)).toBe(data.score);
      expect(data.factors.every(({ available, points }) => available || points === 0)).toBe(true);
    },
  );

  it('knows the cut-offs that the engine ships', () => {
    const { moderateFrom, elevatedFrom, highFrom } = relapse.parameters.defaults;
    expect(SHIPPED_RELAPSE_CUTS).toEqual({ moderate: moderateFrom, elevated: elevatedFrom, high: highFrom });
  });

  const shown = (data: RelapsePrediction, cuts?: RelapseCuts) =>
    renderToStaticMarkup(createElement(RelapseAnswer, { data, texts, format, cuts }));

  it('marks the level only where a rule sets it above its points', () => {
    const data = answerOf('relapse', severe);
    expect(shown(data)).not.toContain('svc-raised');
    const calibrated = score('relapse', severe, {
      now,
      calibrated: { version: 2, values: { moderateFrom: 30 } },
    } as Parameters<typeof score>[2]) as RelapsePrediction;
    const html = shown(calibrated, { moderate: 30, elevated: 50, high: 75 });
    expect(calibrated.level).toBe('moderate');
    expect(html).toContain('svc-raised');
    expect(plain(html)).toContain(
      texts.relapse.floor(texts.status.relapse.moderate, texts.status.relapse.low),
    );
  });

  it('draws no cut-offs that it cannot know', () => {
    const data = answerOf('relapse', severe);
    const html = shown({ ...data, model: { ...data.model, source: 'calibrated', version: 2 } });
    expect(html).not.toContain('svc-cut');
    expect(plain(html)).toContain(texts.relapse.noCuts);
  });

  it('says what the unknown could make of it', () => {
    expect(plain(drawn(answerOf('relapse', severe)))).toContain(
      texts.relapse.atMost('90', texts.status.relapse.high),
    );
  });

  it('draws no score where nothing was assessed', () => {
    const html = drawn(answerOf('relapse', { assessments: [] }));
    expect(plain(html)).toContain(texts.relapse.notAssessed);
    expect(html).not.toContain('svc-part');
    expect(html).not.toContain('svc-cut');
  });
});

describe('medication', () => {
  const body = {
    prescriptions: [
      { id: 'rx-1', medicationName: 'Sertraline 50 mg', status: 'active', prescribedAt: '2026-09-01' },
      { id: 'rx-2', medicationName: 'Fluoxetine 20 mg', status: 'discontinued', prescribedAt: '2026-05-01' },
      { id: 'rx-3', medicationName: 'Lithium', status: 'active' },
    ],
    assessments: [
      phq9(18, '2026-08-28'),
      phq9(0, '2026-11-06'),
      { ...phq9(5, '2026-11-06'), instrumentId: 'gad7', instrumentName: 'GAD-7', maxScore: 21 },
    ],
  };
  const data: MedicationAnalysis = answerOf('medication', body);

  it('has a row for every signal, score and start', () => {
    const html = drawn(data, body);
    const cells = rowsOf(html).map((row) => row.join(' '));
    for (const { label, summaryLine } of data.signals)
      expect(cells.some((row) => row.includes(`${label}: ${summaryLine}`))).toBe(true);
    expect(cells.filter((row) => row.includes('Start of'))).toHaveLength(3);
    expect(cells.some((row) => row.includes('PHQ-9: 0'))).toBe(true);
  });

  it('never puts two scales on one axis, and says what has no start or is not active', () => {
    const html = drawn(data, body);
    expect(html.match(/<figcaption>/g)).toHaveLength(2);
    expect(plain(html)).toContain(`Lithium · ${texts.medication.noStart}`);
    expect(plain(html)).toContain(texts.medication.stopped);
  });
});

describe('biomarker', () => {
  const body = lab(
    { name: 'Potassium', value: 4.1, unit: 'mmol/L', referenceRange: '3.5-5.1' },
    { name: 'CRP', value: '<0.1', unit: 'mg/L', flag: 'low' },
    { name: 'Blood', value: 'positive' },
    { name: 'hCG', value: null },
    { name: HOSTILE, value: 5, flag: 'high' },
    { name: 'Vitamin D', value: 0, unit: 'ng/mL', flag: 'low', referenceRange: '> 30' },
    { name: 'Lithium', value: '>2.0', unit: 'mmol/L', flag: 'high', referenceRange: '0.6-1.0' },
    { name: 'Sodium', value: 118, unit: 'mmol/L' },
  );
  const data: BiomarkerAnalysis = answerOf('biomarker', body);
  const html = drawn(data, body);

  it('has one row for every reading that was sent', () => {
    const names = firstsOf(html);
    expect(names).toHaveLength(8);
    for (const { label } of [...data.signals, ...data.discrepancies]) expect(names).toContain(label);
    expect(names).toContain('Potassium');
  });

  it('has the critical ones first', () => {
    const states = rowsOf(html).map(([, , , state]) => state);
    expect(states.slice(0, 2)).toEqual([texts.biomarker.states.critical, texts.biomarker.states.critical]);
    expect(states.slice(2)).not.toContain(texts.biomarker.states.critical);
    expect(firstsOf(html).slice(0, 2).toSorted()).toEqual(['Lithium', 'Sodium']);
  });

  it('says not assessed of what could not be read, and never that it is normal', () => {
    const row = rowsOf(html).find(([name]) => name === 'Blood') ?? [];
    expect(row).toContain('positive');
    expect(row).toContain(texts.biomarker.states.notAssessed);
    expect(rowsOf(html).flat()).not.toContain(texts.biomarker.states.normal);
    expect(html).not.toContain('NaN');
  });

  it('draws a censored value at its bound with an arrow, a 0 as a value, and one-sided ranges to the edge', () => {
    expect(html.match(/class="arrow"/g)?.length).toBeGreaterThanOrEqual(1);
    expect(rowsOf(html).find(([name]) => name?.startsWith('Vitamin D'))?.[1]).toBe('0 ng/mL');
    expect(html).toMatch(/class="svc-band-within_normal[^"]*" x="\d[\d.]*%" width="[\d.]+%"/);
  });

  it('is drawn from the answer alone as well', () => {
    expect(firstsOf(drawn(data)).toSorted()).toEqual(firstsOf(html).toSorted());
  });

  it('shows hostile words as words', () => {
    expect(html).not.toContain('<img');
    expect(plain(html)).toContain(HOSTILE);
  });

  it('keeps a reading that was superseded apart from the newest one', () => {
    const two = {
      labs: [
        {
          id: 'a',
          labName: 'A',
          observedAt: '2026-11-01',
          results: { biomarkers: [{ name: 'Sodium', value: 118, unit: 'mmol/L', flag: 'critical' }] },
        },
        {
          id: 'b',
          labName: 'B',
          observedAt: '2026-11-20',
          results: { biomarkers: [{ name: 'Sodium', value: 140, unit: 'mmol/L', flag: 'normal' }] },
        },
      ],
    };
    const rows = rowsOf(drawn(answerOf('biomarker', two), two));
    expect(rows).toHaveLength(2);
    expect(rows.flat().join(' ')).toContain('superseded');
    expect(rows.map(([, , , state]) => state)).not.toContain(texts.biomarker.states.critical);
  });
});

describe('an answer of every agent', () => {
  const keys = Object.keys(AGENTS) as AgentKey[];
  it.each(keys)('%s: shows risk, warnings, what was not checked, and the disclaimer', async (product) => {
    const data = await agentAnswerOf(product, {
      ...agentExample(product),
      context: 'Says he wants to end his life.',
    });
    const text = plain(drawn(data as AnyAnswer));
    expect(data.risk.flag).toBe(true);
    expect(text).toContain(texts.agent.riskFlag);
    for (const said of [...data.risk.labels, ...data.warnings, ...(data.notChecked ?? []), data.disclaimer])
      expect(text).toContain(said);
  });

  it('medication: has contraindicated interactions first, with a row for each', async () => {
    const data = await agentAnswerOf('medication', {
      medications: [
        'lithium 900 mg daily',
        'ibuprofen 400 mg',
        'phenelzine 45 mg',
        'sertraline 50 mg',
        HOSTILE,
      ],
    });
    const html = drawn(data);
    const grades = rowsOf(html).map(([, grade]) => grade);
    expect(grades).toHaveLength(data.assessment?.interactions.length ?? -1);
    expect(grades[0]).toBe(texts.interactions.grades.contraindicated);
    const order = Object.values(texts.interactions.grades);
    expect(grades).toEqual(grades.toSorted((a = '', b = '') => order.indexOf(a) - order.indexOf(b)));
    expect(html).not.toContain('<img');
  });

  it('medication: no interaction is told with what was not checked', async () => {
    const data = await agentAnswerOf('medication', { medications: ['sertraline 50 mg'] });
    const text = plain(drawn(data));
    expect(text).toContain(texts.interactions.none);
    expect(text).toContain(texts.agent.notChecked);
  });

  it('biomarker: has a row for every result, the critical first, and none normal without a range', async () => {
    const data = await agentAnswerOf('biomarker', {
      panel: [
        { analyte: 'potassium', value: 4.2 },
        { analyte: 'sodium', value: 115 },
        { analyte: 'made-up', value: 3 },
      ],
    });
    const html = drawn(data);
    expect(rowsOf(html)).toHaveLength(data.assessment?.results.length ?? -1);
    expect(rowsOf(html)[0]?.[3]).toBe(texts.biomarker.states.critical);
    for (const name of data.assessment?.unrecognized ?? ['missing']) expect(plain(html)).toContain(name);
  });

  it('outcome: has a row for every result', async () => {
    const data = await agentAnswerOf('outcome', {
      instruments: [
        { instrument: 'phq9', total: 0 },
        { instrument: 'gad7', total: 15, priorTotal: 4 },
      ],
    });
    expect(firstsOf(drawn(data))).toHaveLength(data.assessment?.results.length ?? -1);
    expect(plain(drawn(data))).toContain(texts.scales.trajectories.unknown);
  });

  it('relapse: marks the rule that raised the score, and only then', async () => {
    const raised = await agentAnswerOf('relapse', {
      signals: [{ indicator: 'suicidal_ideation', severity: 0.5 }],
    });
    const plainScore = await agentAnswerOf('relapse', agentExample('relapse'));
    expect(raised.assessment?.scoreBeforeFloor).toBeDefined();
    expect(drawn(raised)).toContain('svc-raised');
    expect(drawn(plainScore)).not.toContain('svc-raised');
    expect(firstsOf(drawn(plainScore))).toHaveLength(plainScore.assessment?.contributing.length ?? -1);
  });

  it('relapse: no recognised sign is not assessed, and no score', async () => {
    const data = await agentAnswerOf('relapse', { signals: [{ indicator: 'qwertyuiop', severity: 1 }] });
    expect(plain(drawn(data))).toContain(texts.head.notAssessed);
    expect(drawn(data)).not.toContain('svc-part');
  });
});

it('numbers lose no digit, and are written as the reader writes them', () => {
  expect(createAnswerFormat('de').number(0.0004)).toBe('0,0004');
  expect(createAnswerFormat('en').number(0)).toBe('0');
});
