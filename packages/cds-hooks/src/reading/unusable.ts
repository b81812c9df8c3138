/** Why a call cannot be answered with cards. */
export class UnusableHook extends Error {
  /** `precondition`: what is needed was not prefetched; `invalid`: what was sent cannot be used. */
  readonly reason: 'precondition' | 'invalid';
  /** Where, in the body. */
  readonly path: string;

  constructor(reason: UnusableHook['reason'], path: string, message: string) {
    super(message);
    this.name = 'UnusableHook';
    this.reason = reason;
    this.path = path;
  }
}
