declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of this many bytes and more reach the handler unread, as a {@link RawBody}. */
    rawBodyFrom?: number;
    /** The largest JSON body of the route, bytes; 1 MiB when not given. */
    mostBodyBytes?: number;
    /** What a caller can do with a larger one: a sentence at the end of the 413. */
    adviceWhenTooLarge?: string;
  }
}

/** A JSON body that is read where it is computed, away from the thread that answers. */
export class RawBody {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
