import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request on its way through the steps of its handler. */
export interface Call<Loaded = unknown> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly loaded: Loaded;
}

/** A success. Text that is null is no body at all. */
export interface Answer {
  readonly text: string | null;
  /** Instead of text: what is no JSON, with its type among the headers. */
  readonly bytes?: Uint8Array;
  /** 200 when not given. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What answers the requests of a route that passed their guard, step by step. A step that throws answers its own request
 * with that error, no other.
 */
export interface Handler<Parsed = unknown, Computed = unknown, Loaded = unknown> {
  /** What a step needs and may have to wait for; at once when it is at hand. */
  load?(request: FastifyRequest): Loaded | Promise<Loaded>;
  /** The request as its schemas read it. */
  parse(call: Call<Loaded>): Parsed;
  /** What is to be answered; a promise only when something has to be awaited. */
  compute(parsed: Parsed, call: Call<Loaded>): Computed | Promise<Computed>;
  /** The answer, or its text. */
  write(computed: Computed, call: Call<Loaded>): Answer | string;
}

/** A handler whose steps know what the one before gives them. */
export function handler<Parsed, Computed, Loaded = undefined>(
  steps: Handler<Parsed, Computed, Loaded>,
): Handler {
  return steps;
}
