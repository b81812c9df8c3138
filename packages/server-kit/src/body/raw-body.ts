declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of at least this many bytes reach the handler unparsed, as a {@link RawBody}. */
    rawBodyFrom?: number;
    /** The largest JSON body of the route, bytes; 1 MiB when not given. */
    mostBodyBytes?: number;
    /** What a caller can do instead of sending a larger one: a sentence at the end of the 413. */
    adviceWhenTooLarge?: string;
  }
}

/** A JSON body that is parsed where it is computed, off the main thread. */
export class RawBody {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
