import {
  type Endpoint,
  type EndpointId,
  ENDPOINTS,
  type ProductKey,
  type UnknownInput,
} from '@svc/contracts';
import type { CalibratedSet } from '@svc/engines';
import {
  type AgentKey,
  type PreparedAgent,
  type Agents,
  type Products,
  prepareAgent,
  type Scored,
  scoreParsed,
  unknownInputs,
} from '@svc/intelligence';
import { createResponseCheck, dataText, parseBody, parseJsonBody } from '@svc/server-kit';
import { type FhirAsked, fhirScoreText } from './fhir-score.ts';
import { type CdsAsked, cdsCardsText } from './cds-cards-text.ts';
import { lightened, type ReadMessage } from './mcp-message.ts';
import { type FeedbackGiven, feedbackOf } from './cds-feedback.ts';
import { withoutUnreadInputs } from './previous-inputs.ts';

interface BodyJob {
  /** Entry of the endpoint table whose schema reads the body. */
  readonly endpointId: string;
  readonly bytes: Uint8Array;
}

export interface AnalysisJob extends BodyJob {
  readonly product: ProductKey;
  readonly now: number;
  readonly calibrated: CalibratedSet | null;
  /** Shown in the answer, where the contract does so. */
  readonly requestId: string | undefined;
}

/** The text of the answer, or what a narrative is still to be added to. */
export type Analyzed = ({ readonly text: string } | { readonly scored: Scored<ProductKey> }) & {
  readonly unknownInputs: readonly UnknownInput[];
};

export type CdsCardsJob = CdsAsked & { readonly bytes: Uint8Array };

export type FhirJob = BodyJob & FhirAsked;

export interface AgentJob extends BodyJob {
  readonly product: AgentKey;
  readonly marker: string;
  readonly now: number;
}

/** Large answers are few, so each is checked. */
const checkResponse = createResponseCheck(1);

/** What this API has computed by a worker. */
export const DEVELOPER_JOBS = {
  analyzeBody({ product, endpointId, bytes, now, calibrated, requestId }: AnalysisJob): Analyzed {
    const endpoint = endpointOf(endpointId);
    const body = bodyOf(bytes);
    const input = parseBody<Products[ProductKey]['request']>(endpoint, body);
    const unknown = unknownInputs(product, body);
    const scored = scoreParsed(product, input, { now, calibrated, unknownInputs: unknown });
    if (input.explain === true) return { scored, unknownInputs: unknown };
    const text = dataText(scored.data, endpoint, { checkResponse }, requestId);
    return { text, unknownInputs: unknown };
  },

  cdsCards({ bytes, ...asked }: CdsCardsJob): { readonly text: string } {
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return { text: cdsCardsText(parseJsonBody(body), asked) };
  },

  cdsFeedback({ bytes }: { readonly bytes: Uint8Array }): FeedbackGiven[] {
    return feedbackOf(parseJsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  },

  readMcpMessage({ bytes }: { readonly bytes: Uint8Array }): ReadMessage {
    return lightened(parseJsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  },

  scoreFhirBody({ endpointId, bytes, ...asked }: FhirJob): { readonly text: string } {
    const endpoint = endpointOf(endpointId);
    return { text: fhirScoreText(readBytes(endpoint, bytes), asked, endpoint, { checkResponse }) };
  },

  readAgentBody({ product, endpointId, bytes, marker, now }: AgentJob): PreparedAgent {
    const input = readBytes<Agents[AgentKey]['request']>(endpointOf(endpointId), bytes);
    return prepareAgent(product, input, { marker, now });
  },
};

export type DeveloperJobs = typeof DEVELOPER_JOBS;

function endpointOf(id: string): Endpoint {
  return ENDPOINTS[id as EndpointId];
}

function readBytes<Body>(endpoint: Endpoint, bytes: Uint8Array): Body {
  return parseBody<Body>(endpoint, bodyOf(bytes));
}

function bodyOf(bytes: Uint8Array): unknown {
  return parseJsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), withoutUnreadInputs);
}
