import type { FastifyRequest } from 'fastify';
import { abortWhenOver } from '../routes/request-over.ts';
import type { JobFor } from './compute-pool.ts';

/** Whom the jobs of a request are for; they end when the request is over. */
export function jobFor(request: FastifyRequest): JobFor {
  const { patient, credential } = request;
  return {
    account: patient?.ownerId ?? credential?.accountId ?? '',
    ...(patient === null ? {} : { sender: patient.patientId }),
    signal: abortWhenOver(request),
  };
}
