import type { Endpoint, ProductKey } from '@svc/contracts';
import {
  EXPLAIN_DEADLINE_MS,
  explain,
  type Products,
  type Scored,
  scoreParsed,
  unknownInputs,
} from '@svc/intelligence';
import { type Call, callerOf, dataText, handler, parseBody, RawBody, jobFor } from '@svc/server-kit';
import type { ActiveCalibrations } from '@svc/store';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import type { AnalysisJob } from '../jobs.ts';

/** The analysis endpoint of a product. Nothing of body or answer is kept. */
export function analyze<Product extends ProductKey>(product: Product): HandlerFactory {
  type Input = Products[Product]['request'];
  return (endpoint, deps) =>
    handler({
      load: (request): ActiveCalibrations | Promise<ActiveCalibrations> =>
        deps.calibrations.at(callerOf(request).revision),

      parse: ({ request: { body } }): RawBody | Input =>
        body instanceof RawBody ? body : parseBody<Input>(endpoint, body),

      compute(input, call): Computed<Product> | Promise<Computed<Product>> {
        const now = deps.clock();
        const calibrated = call.loaded[product] ?? null;
        if (input instanceof RawBody)
          return computeElsewhere({ product, bytes: input.bytes, now, calibrated }, call, endpoint, deps);
        const unknown = unknownInputs(product, call.request.body);
        call.request.unknownInputs = unknown;
        const scored = scoreParsed(product, input, { now, calibrated, unknownInputs: unknown });
        return input.explain === true ? explained(scored, now, deps) : { data: scored.data };
      },

      write: (computed, { request }) =>
        'text' in computed
          ? computed.text
          : dataText(computed.data, endpoint, deps, shownRequestId(endpoint, request.id)),
    });
}

/** What is to be answered; of a large body, its text. */
type Computed<Product extends ProductKey> =
  | { readonly data: Products[Product]['data'] }
  | { readonly text: string };

/** A large body is parsed, scored and written in another thread: this one only carries it there and back. */
async function computeElsewhere<Product extends ProductKey>(
  body: Pick<AnalysisJob, 'bytes' | 'now' | 'calibrated'> & { readonly product: Product },
  { request }: Call,
  endpoint: Endpoint,
  deps: DeveloperApiDeps,
): Promise<Computed<Product>> {
  const job = { ...body, endpointId: endpoint.id, requestId: shownRequestId(endpoint, request.id) };
  const analyzed = await deps.compute.run('analyzeBody', job, jobFor(request));
  request.unknownInputs = analyzed.unknownInputs;
  return 'text' in analyzed ? analyzed : explained(analyzed.scored as Scored<Product>, body.now, deps);
}

/** With its narrative; scoring waits for no model. */
async function explained<Product extends ProductKey>(
  scored: Scored<Product>,
  now: number,
  { model }: DeveloperApiDeps,
): Promise<Computed<Product>> {
  return { data: await explain(scored, { model, now, deadlineMs: EXPLAIN_DEADLINE_MS }) };
}

/** The contract shows the request id in the digital MSE answer only. */
function shownRequestId({ id }: Endpoint, requestId: string): string | undefined {
  return id === 'analyzeDmse' ? requestId : undefined;
}
