import { MseSelection } from '@svc/contracts';
import { assessMseRisk, mseWarnings } from '@svc/engines';
import type { AgentKey } from '../../src/agents/agent.ts';
import { parseAgentRequest, runAgent } from '../../src/agents/run-agent.ts';
import { builtinModel } from '../../src/models/builtin.ts';
import { type Products, score } from '../../src/score.ts';
import type { Vignette } from './vignette.ts';

/** The day the vignettes are written for. */
const NOW = Date.UTC(2026, 10, 23, 12);

/** What a vignette is judged by. */
export interface JudgedAnswer {
  readonly review?: boolean | undefined;
  readonly status?: string | undefined;
  readonly level?: string | undefined;
  readonly riskFlag?: boolean | undefined;
  readonly riskLevel?: string | undefined;
  /** The whole answer. */
  readonly text: string;
}

/** Answers a vignette as its endpoint does, offline. Throws when the request does not fit the contract. */
export async function answerVignette({ path, body }: Vignette): Promise<JudgedAnswer> {
  const [, , product = '', ...rest] = path.split('/');
  if (product === 'mse') return answerMse(body);
  if (rest.at(-1) === 'agent') return answerAgent(product as AgentKey, rest[0] ?? '', body);
  return answerAnalysis(product as keyof Products, body);
}

function answerAnalysis(product: keyof Products, body: object): JudgedAnswer {
  const data = score(product, body as never, { now: NOW });
  const { level } = data as { level?: string };
  const { summary } = data.intelligence;
  return {
    review: summary.requiresClinicianReview,
    status: summary.status,
    level,
    text: JSON.stringify(data),
  };
}

async function answerAgent(product: AgentKey, patientId: string, body: object): Promise<JudgedAnswer> {
  const request = parseAgentRequest(product, body);
  const options = { model: builtinModel, now: NOW, marker: 'm4rk3r' };
  const { response } = await runAgent(product, patientId, request as never, options);
  return { riskFlag: response.risk.flag, riskLevel: response.risk.level, text: JSON.stringify(response) };
}

/** The contract leaves the flag to options and screen: what a note says is a warning that quotes it. */
function answerMse(body: object): JudgedAnswer {
  const selection = MseSelection.parse((body as { selection: unknown }).selection);
  const risk = assessMseRisk(selection);
  const warnings = mseWarnings(selection, new Date(NOW).getUTCFullYear());
  const quoted = warnings.some((warning) => warning.includes('the note says'));
  return {
    riskFlag: risk.flag || quoted,
    riskLevel: risk.level,
    text: JSON.stringify({ risk, warnings }),
  };
}
