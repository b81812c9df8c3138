interface Waiter<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets the callers of one key share one query: those who come while it is under way are
 * answered together by the next one.
 */
export class RequestQueue<Answer, Asker> {
  readonly #answerAll: (count: number, latest: Asker) => Promise<Answer[]>;
  #waiting: Waiter<Answer>[] = [];
  #latest: Asker | undefined;
  #busy = false;

  /** `answerAll` gives one answer per caller, in order. */
  constructor(answerAll: (count: number, latest: Asker) => Promise<Answer[]>) {
    this.#answerAll = answerAll;
  }

  ask(asker: Asker): Promise<Answer> {
    this.#latest = asker;
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    if (!this.#busy) void this.#drain();
    return answer;
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#answer(batch);
    }
    this.#busy = false;
  }

  async #answer(batch: Waiter<Answer>[]): Promise<void> {
    try {
      const answers = await this.#answerAll(batch.length, this.#latest as Asker);
      for (const [i, waiter] of batch.entries()) waiter.resolve(answers[i] as Answer);
    } catch (error) {
      for (const waiter of batch) waiter.reject(error);
    }
  }
}
