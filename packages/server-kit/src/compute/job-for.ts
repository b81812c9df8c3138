import type { FastifyRequest } from 'fastify';
import { abortWhenOver } from '../routes/request-over.ts';
import type { JobFor } from './compute-pool.ts';

/** For whom the jobs of a request are; they end when it is over. */
export function jobFor(request: FastifyRequest): JobFor {
  const { patient, credential } = request;
  return {
    account: patient?.ownerId ?? credential?.accountId ?? '',
    ...(patient === null ? {} : { sender: patient.patientId }),
    signal: abortWhenOver(request),
  };
}
