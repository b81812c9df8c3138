import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request on its way through the steps of its handler. */
export interface Call<Loaded = unknown> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly loaded: Loaded;
}

/** A success. When `text` is null, there is no body at all. */
export interface Answer {
  readonly text: string | null;
  /** Instead of `text`, for an answer that is not JSON; its type is in the headers. */
  readonly bytes?: Uint8Array;
  /** 200 when not given. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set when the answer is that of an earlier request with the same `Idempotency-Key`: a header says so. */
  readonly replayed?: true | undefined;
}

/**
 * Answers the requests that passed a route's guard, step by step. A step that throws answers its own request
 * with that error, and no other request.
 */
export interface Handler<Parsed = unknown, Computed = unknown, Loaded = unknown> {
  /** Loads what the later steps need; a promise only when that has to be awaited. */
  load?(request: FastifyRequest): Loaded | Promise<Loaded>;
  /** Parses the request by its schemas. */
  parse(call: Call<Loaded>): Parsed;
  /** Computes what to answer; a promise only when something has to be awaited. */
  compute(parsed: Parsed, call: Call<Loaded>): Computed | Promise<Computed>;
  /** Writes the answer, or just its text. */
  write(computed: Computed, call: Call<Loaded>): Answer | string;
}

/** A handler whose steps know what the one before gives them. */
export function handler<Parsed, Computed, Loaded = undefined>(
  steps: Handler<Parsed, Computed, Loaded>,
): Handler {
  return steps;
}
