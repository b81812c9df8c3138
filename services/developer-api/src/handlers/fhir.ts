import type { FhirResourceBody } from '@svc/contracts';
import {
  acceptsFhirJson,
  type Answer,
  callerOf,
  fhirVersionOf,
  handler,
  parseBody,
  RawBody,
  jobFor,
} from '@svc/server-kit';
import type { ActiveCalibrations } from '@svc/store';
import { FHIR_JSON_UTF8 } from '../fhir-errors.ts';
import { type FhirAsked, fhirScoreText } from '../fhir-score.ts';
import type { HandlerFactory } from '../handler.ts';

/** Reads a bundle and scores what is in it. Nothing of bundle or answer is kept. */
export const scoreFhir: HandlerFactory = (endpoint, deps) =>
  handler({
    load: (request): ActiveCalibrations | Promise<ActiveCalibrations> =>
      deps.calibrations.at(callerOf(request).revision),

    parse: ({ request: { body } }): RawBody | FhirResourceBody =>
      body instanceof RawBody ? body : parseBody<FhirResourceBody>(endpoint, body),

    compute(body, { request, loaded }): string | Promise<string> {
      const { headers } = request;
      const asked: FhirAsked = {
        now: deps.clock(),
        calibrated: loaded,
        fhirVersion: fhirVersionOf(headers['content-type']),
        asFhir: acceptsFhirJson(headers),
        requestId: request.id,
      };
      if (!(body instanceof RawBody)) return fhirScoreText(body, asked, endpoint, deps);
      const job = { ...asked, endpointId: endpoint.id, bytes: body.bytes };
      return deps.compute.run('scoreFhirBody', job, jobFor(request)).then(({ text }) => text);
    },

    write: (text, { request }): Answer =>
      acceptsFhirJson(request.headers)
        ? {
            text: null,
            bytes: Buffer.from(text),
            headers: { 'content-type': FHIR_JSON_UTF8, vary: 'accept' },
          }
        : { text, headers: { vary: 'accept' } },
  });
