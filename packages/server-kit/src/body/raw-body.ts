declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of this many bytes and more reach the handler unread, as a {@link RawBody}. */
    rawBodyFrom?: number;
    /** The largest JSON body of the route, bytes; 1 MiB when not given. */
    mostBodyBytes?: number;
  }
}

/** A JSON body that is read where it is computed, away from the thread that answers. */
export class RawBody {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
