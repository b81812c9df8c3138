import { mseWarnings, validateMseSelection } from '@svc/engines';
import { scoreBundle } from '@svc/fhir';
import { builtinModel, parseAgentRequest, runAgent, score } from '@svc/intelligence';

/** A request, and what a clinician would say of the answer to it. */
export interface ClinicalCase {
  readonly id: string;
  /** `agent-medication`, `score-relapse`, `mse-lint`, `fhir` …. */
  readonly kind: string;
  readonly input: unknown;
  readonly expect: 'ask' | 'calm';
  /** One of these has to stand in the texts of an answer that asks. */
  readonly mention?: readonly string[];
  readonly level?: string;
  readonly why: string;
}

/** What a caller got, as far as it is judged. */
export interface Answer {
  readonly asks: boolean;
  /** Risk level, status or level of the answer. */
  readonly level: string;
  /** Every text of the answer. */
  readonly text: string;
  readonly data: unknown;
}

const NOW = '2026-11-28T09:00:00.000Z';
const AGENTS = ['medication', 'biomarker', 'outcome', 'relapse'] as const;
const PRODUCTS = ['medication', 'biomarker', 'outcome', 'relapse'] as const;

/** Answers a request as the service would, without a model of language. */
export async function answerTo(kind: string, input: unknown): Promise<Answer> {
  const [what, name] = kind.split('-');
  const agent = AGENTS.find((it) => it === name);
  if (what === 'agent' && agent !== undefined) return ofAgent(agent, input);
  const product = PRODUCTS.find((it) => it === name);
  if (what === 'score' && product !== undefined) return ofScore(product, input);
  if (what === 'mse') return ofExam(input);
  if (what === 'fhir') return ofBundle(input);
  throw new Error(`no such kind: ${kind}`);
}

async function ofAgent(agent: (typeof AGENTS)[number], input: unknown): Promise<Answer> {
  const request = parseAgentRequest(agent, input);
  const options = { model: builtinModel, now: Date.parse(NOW), marker: 'm4rk3r' };
  const { response } = await runAgent(agent, 'patient-1', request, options);
  return { asks: response.risk.flag, level: response.risk.level, text: textsIn(response), data: response };
}

function ofScore(product: (typeof PRODUCTS)[number], input: unknown): Answer {
  const data = score(product, input as never, { now: NOW });
  const { status, requiresClinicianReview } = data.intelligence.summary;
  return { asks: requiresClinicianReview, level: status, text: textsIn(data), data };
}

function ofExam(input: unknown): Answer {
  const validation = validateMseSelection(input);
  if (!validation.ok) throw new Error(validation.errors.join('\n'));
  const warnings = mseWarnings(validation.selection);
  return { asks: warnings.length > 0, level: '', text: warnings.join('\n'), data: warnings };
}

function ofBundle(input: unknown): Answer {
  const scored = scoreBundle(input, { now: NOW });
  if (!scored.ok) throw new Error(JSON.stringify(scored.outcome));
  const { report, results } = scored.data;
  const { biomarker, medication, outcome, relapse } = results;
  const summaries = [biomarker, medication, outcome, relapse].map((result) => result?.intelligence.summary);
  return {
    asks: report.reviewReasons.length > 0 || summaries.some((summary) => summary?.requiresClinicianReview),
    level: '',
    text: textsIn(scored.data),
    data: scored.data,
  };
}

/** Every string of an answer but the standing text of disclaimers and scales. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textsIn).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !STANDING.has(key))
    .map(([, part]) => textsIn(part))
    .join('\n');
}
const STANDING: ReadonlySet<string> = new Set([
  'disclaimer',
  'interpretationScale',
  'provenance',
  'codes',
  'model',
]);

/** Whether an answer is what its author said: asks and names why, or stays calm. */
export function isRight({ expect, mention = [] }: ClinicalCase, { asks, text }: Answer): boolean {
  if (expect === 'calm') return !asks;
  const said = text.toLowerCase();
  return asks && (mention.length === 0 || mention.some((word) => said.includes(word.toLowerCase())));
}
