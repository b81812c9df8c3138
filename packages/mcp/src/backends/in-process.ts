import { AGENT_ENDPOINTS, type Endpoint, PRODUCT_ENDPOINTS, type ProductKey, toIssues } from '@svc/contracts';
import {
  type AgentKey,
  builtinModel,
  InvalidInputError,
  parseAgentRequest,
  runAgent,
  score,
} from '@svc/intelligence';
import type { Backend, EndpointCall, ToolError } from './backend.ts';

export interface InProcessOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Analyses and agents computed here, without server or key: shipped parameters, agents worded by the builtin model.
 *
 * @example
 * ```ts
 * import { inProcess } from '@svc/mcp';
 * import { ENDPOINTS } from '@svc/contracts';
 *
 * inProcess({ clock: Date.now }).serves(ENDPOINTS.createLabOrder); // → false
 * ```
 */
export function inProcess({ clock }: InProcessOptions): Backend {
  return {
    serves: ({ id }) => PRODUCT_OF.has(id) || AGENT_OF.has(id),
    async call(call) {
      try {
        return { ok: true, answer: await compute(call, clock()) };
      } catch (error) {
        if (error instanceof InvalidInputError) return { ok: false, error: invalidRequest(error.issues) };
        throw error;
      }
    },
  };
}

const PRODUCT_OF = keysById<ProductKey>(PRODUCT_ENDPOINTS);
const AGENT_OF = keysById<AgentKey>(AGENT_ENDPOINTS);

function keysById<Key extends string>(table: Readonly<Record<Key, Endpoint>>): ReadonlyMap<string, Key> {
  return new Map(Object.entries<Endpoint>(table).map(([key, { id }]) => [id, key as Key]));
}

async function compute(call: EndpointCall, now: number): Promise<object> {
  const { endpoint, body = {} } = call;
  const product = PRODUCT_OF.get(endpoint.id);
  // The engine's own schema reads the body and names each field that is wrong.
  if (product !== undefined) return { ok: true, data: score(product, body as never, { now }) };
  const agent = AGENT_OF.get(endpoint.id);
  if (agent === undefined) throw new Error(`${endpoint.id} is not computed in process`);
  return runAgentOffline(agent, call, now);
}

async function runAgentOffline(
  agent: AgentKey,
  { endpoint, path, body, signal }: EndpointCall,
  now: number,
): Promise<object> {
  const patientId = readPathParam(endpoint, path, 'patientId');
  const request = parseAgentRequest(agent, body);
  // The builtin model reads no context, so nothing has to be marked.
  const { response } = await runAgent(agent, patientId, request, {
    model: builtinModel,
    now,
    marker: 'offline',
    signal,
  });
  return response;
}

function readPathParam({ pathParams = {} }: Endpoint, path: EndpointCall['path'], name: string): string {
  const parsed = pathParams[name]?.safeParse(path[name]);
  if (parsed?.success === true) return parsed.data;
  const issues = parsed?.error?.issues ?? [];
  throw new InvalidInputError(toIssues(issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }))));
}

function invalidRequest(issues: InvalidInputError['issues']): ToolError {
  const [first] = issues;
  const more = issues.length > 1 ? `, and ${issues.length - 1} more` : '';
  return {
    code: 'invalid_request',
    message: first === undefined ? 'The arguments are invalid.' : `${first.path}: ${first.message}${more}`,
    issues,
  };
}
