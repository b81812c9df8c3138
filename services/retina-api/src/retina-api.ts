import {
  RETINA_ENDPOINTS,
  RETINA_PARTNER_ENDPOINTS,
  type RetinaEndpointId,
  type RetinaPartnerEndpointId,
} from '@svc/contracts';
import {
  acceptJson,
  acceptUploads,
  type Api,
  type ApiFamily,
  retryableStore,
  developerPolicies,
  type DeveloperPolicyOptions,
  flatErrors,
  parseJsonBody,
  patientPolicies,
  type PatientPolicyOptions,
  routeEndpoints,
  type Sender,
} from '@svc/server-kit';
import type { FastifyRequest } from 'fastify';
import type { RetinaApiDeps } from './deps.ts';
import { PARTNER_HANDLERS, PATIENT_HANDLERS } from './handlers/index.ts';
import { PICTURE_LIMITS } from './pictures/picture-limits.ts';

/** Flat errors on every answer to a patient. */
export function retinaFamily(prefix: string): ApiFamily {
  return { prefix: `${prefix}/retina/v1`, format: flatErrors, headers: {} };
}

export type RetinaApiOptions = RetinaApiDeps & PatientPolicyOptions & DeveloperPolicyOptions;

/** A picture as base64 within its JSON. */
const MOST_INGEST_BYTES = Math.ceil(PICTURE_LIMITS.mostBytes / 3) * 4 + 65_536;
const TAKES_PICTURE = { mostUploadBytes: PICTURE_LIMITS.mostBytes } as const;

/** The retina API: the entries of both its endpoint tables, for patients by their session and for partners by their key. */
export function buildRetinaApi(options: RetinaApiOptions): Api {
  const { secret } = developerPolicies(options);
  const deps = { ...options, blobs: retryableStore(options.blobs) };
  return {
    policies: { secret, ...patientPolicies(options) },
    routes(app) {
      acceptJson(app, (bytes) => parseJsonBody(bytes));
      acceptUploads(app, senderOf);
      routeEndpoints<RetinaEndpointId>(app, {
        endpoints: RETINA_ENDPOINTS,
        handlerOf: (id, endpoint) => PATIENT_HANDLERS[id](endpoint, deps),
        ownerOf,
        rawBodyFrom: () => undefined,
        sizesOf: (id) => (id === 'captureRetina' ? TAKES_PICTURE : {}),
      });
      routeEndpoints<RetinaPartnerEndpointId>(app, {
        endpoints: RETINA_PARTNER_ENDPOINTS,
        handlerOf: (id, endpoint) => PARTNER_HANDLERS[id](endpoint, deps),
        ownerOf,
        rawBodyFrom: () => 0,
        sizesOf: () => ({ ...TAKES_PICTURE, mostBodyBytes: MOST_INGEST_BYTES }),
      });
    },
  };
}

/** A patient of an account, or its own servers. */
function senderOf({ patient, credential }: FastifyRequest): Sender {
  return {
    account: patient?.ownerId ?? credential?.accountId ?? '',
    sender: patient?.patientId ?? '',
  };
}

function ownerOf({ patient, credential }: FastifyRequest): string {
  return patient?.patientId ?? credential?.accountId ?? '';
}
