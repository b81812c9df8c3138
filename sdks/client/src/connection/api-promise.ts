import type { ResponseInfo, WithResponse } from './response-info.ts';

/** A promise of the data of an answer; `withResponse()` also gives status, headers and the like. */
export class ApiPromise<Data> extends Promise<Data> {
  readonly #answered: Promise<WithResponse<Data>>;

  /** `then`, `catch` and `finally` return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(answered: Promise<WithResponse<Data>>) {
    // Never settles: `then` goes to the answer itself, so that a failure is reported once, to whoever asked.
    super(() => {});
    this.#answered = answered;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a promise is one
  override then<Result1 = Data, Result2 = never>(
    onFulfilled?: ((data: Data) => Result1 | PromiseLike<Result1>) | null,
    // oxlint-disable-next-line typescript/no-explicit-any -- as every promise has it
    onRejected?: ((reason: any) => Result2 | PromiseLike<Result2>) | null,
  ): Promise<Result1 | Result2> {
    return this.#answered.then(({ data }) => data).then(onFulfilled, onRejected);
  }

  /** The data with status, headers, request id, rate limit and number of tries. */
  withResponse(): Promise<{ readonly data: Data; readonly response: ResponseInfo }> {
    return this.#answered;
  }
}
