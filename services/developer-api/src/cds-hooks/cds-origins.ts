import { ApiError, setCorsHeaders } from '@svc/server-kit';
import { type Clock, type Database, listCdsOrigins } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Clients are few and change seldom; a revoked one is refused at once by its token, whatever is remembered here. */
const FRESH_MS = 1000;

/** Which pages may read the answers of calls. */
export interface CdsOrigins {
  /** Whether any client that is let in has registered it. */
  has(origin: string): Promise<boolean>;
}

/** The registered origins, read at most once a second: who asks has shown no token yet. */
export function createCdsOrigins({
  database: { db },
  clock,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
}): CdsOrigins {
  let known: Promise<ReadonlySet<string>> | undefined;
  let readAtMs = 0;
  const read = () => {
    readAtMs = clock();
    const reading = listCdsOrigins(db);
    // What failed is asked for again by the next.
    reading.catch(() => void (known = undefined));
    return reading;
  };
  return {
    async has(origin) {
      if (known === undefined || clock() - readAtMs >= FRESH_MS) known = read();
      return (await known).has(origin);
    },
  };
}

/** Lets a page of a registered origin read the answer, whatever it says. */
export async function showToOrigin(
  origins: CdsOrigins,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  // Without the database the call itself is answered as unavailable.
  const isRegistered = origin !== undefined && (await origins.has(origin).catch(() => false));
  if (isRegistered) setCorsHeaders(request, reply);
}

/** Why a call may not come from where it does: the client of its token has to have registered the origin itself. */
export function refuseOrigin(origin: string | undefined, allowed: ReadonlySet<string>): ApiError | undefined {
  return origin === undefined || allowed.has(origin)
    ? undefined
    : new ApiError(
        'forbidden',
        'The origin of this request is not registered for the client of its token. An operator registers it: svc cds add --origin.',
      );
}
