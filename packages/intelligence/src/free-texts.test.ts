import {
  AGENT_ENDPOINTS,
  BiomarkerAnalyzeRequest,
  DmseAnalyzeRequest,
  MedicationAnalyzeRequest,
  OutcomeScoreRequest,
  RelapsePredictRequest,
} from '@svc/contracts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { score } from './score.ts';

/** Texts that are looked through for words about safety. */
const LOOKED_THROUGH: readonly string[] = [
  'context',
  'medications[]',
  'medicines[]',
  'assessments[].severity',
  'prescriptions[].medicationName',
  'prescriptions[].dosage',
  'prescriptions[].frequency',
  'prescriptions[].status',
  'labs[].labName',
  'labs[].results.biomarkers[].note',
  'labs[].results.biomarkers[].value',
  'labs[].results.biomarkers[].referenceRange',
  'signals[].indicator',
];

/** Texts that are names, codes or echoes, and why nobody writes a sentence there. */
const NAMES: Readonly<Record<string, string>> = {
  sessionRef: 'an id of the caller, echoed',
  'assessments[].instrumentId': 'a code',
  'assessments[].instrumentName': 'the name of a scale, which may be about suicide',
  'prescriptions[].id': 'an id of the caller, echoed',
  'labs[].id': 'an id of the caller, echoed',
  'labs[].results.biomarkers[].name': 'the name of an analyte',
  'labs[].results.biomarkers[].unit': 'a unit',
  'labs[].results.biomarkers[].flag': 'one of few words',
  'panel[].analyte': 'the name of an analyte',
  'panel[].unit': 'a unit',
  'instruments[].instrument': 'a code',
  patientId: 'an id',
};

const ANALYSES = {
  dmse: DmseAnalyzeRequest,
  medication: MedicationAnalyzeRequest,
  biomarker: BiomarkerAnalyzeRequest,
  outcome: OutcomeScoreRequest,
  relapse: RelapsePredictRequest,
};

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Paths of every text a request may hold. What a caller sends back of an earlier answer is no text of theirs. */
function textsOf(schema: Schema, defs = schema.$defs ?? {}, path = ''): string[] {
  if (path === 'previous') return [];
  if (schema.$ref !== undefined) return textsOf(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, defs, path);
  const inner = [
    ...(schema.anyOf ?? []).flatMap((option) => textsOf(option, defs, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      textsOf(property, defs, path === '' ? name : `${path}.${name}`),
    ),
    ...(schema.items === undefined ? [] : textsOf(schema.items, defs, `${path}[]`)),
  ];
  const isText =
    [schema.type].flat().includes('string') && schema.enum === undefined && schema.format === undefined;
  return isText ? [path, ...inner] : inner;
}

test('every text of a request is looked through, or is a name and nothing else [D:safety words]', () => {
  const requests = [...Object.values(ANALYSES), ...Object.values(AGENT_ENDPOINTS).map(({ body }) => body)];
  const texts = requests.flatMap((request) =>
    textsOf(z.toJSONSchema(request as z.ZodType, { unrepresentable: 'any', io: 'input' }) as Schema),
  );
  const dated = (path: string) => /(?:At|createdAt|observedAt)$/.test(path);
  const unknown = [...new Set(texts)].filter(
    (path) => !LOOKED_THROUGH.includes(path) && NAMES[path] === undefined && !dated(path),
  );
  expect(unknown).toEqual([]);
  expect(LOOKED_THROUGH.filter((path) => !texts.includes(path))).toEqual([]);
});

describe('words about safety in a request for an analysis [D:safety words]', () => {
  const said = 'as before; yesterday she said she wants to die';
  const assessment = {
    instrumentId: 'phq9',
    instrumentName: 'PHQ-9',
    score: 3,
    maxScore: 27,
    createdAt: '2026-11-20',
  };
  const prescription = { id: 'p1', medicationName: 'Sertraline', status: 'active' };
  const sodium = { name: 'Sodium', value: 140, unit: 'mmol/L', flag: 'normal' } as const;
  const lab = (biomarker: object) => ({
    labs: [{ id: 'l1', labName: 'Lab', results: { biomarkers: [{ ...sodium, ...biomarker }] } }],
  });
  const now = Date.UTC(2026, 10, 23);

  it.each([
    ['outcome', 'severity text', { assessments: [{ ...assessment, severity: said }] }],
    ['relapse', 'severity text', { assessments: [{ ...assessment, severity: said }] }],
    [
      'medication',
      'prescription',
      { assessments: [], prescriptions: [{ ...prescription, frequency: said }] },
    ],
    ['biomarker', 'note', lab({ note: said })],
  ] as const)(
    'ask for review in the answer of %s and are quoted with their place: %s',
    (product, where, body) => {
      const plain = JSON.parse(JSON.stringify(body).replace(said, 'as before, quite well')) as never;
      const [answer, before] = [body as never, plain].map((input) => score(product, input, { now }));
      expect(answer?.intelligence.summary.requiresClinicianReview).toBe(true);
      expect(answer?.intelligence.summary.status).toBe(before?.intelligence.summary.status);
      expect(answer?.intelligence.summary.headline).toContain(
        `Words about suicide were said in the ${where}`,
      );
      expect(answer?.intelligence.dataQuality.warnings[0]).toMatch(
        new RegExp(`^said in the ${where}: ".*wants to die"`),
      );
    },
  );
});
