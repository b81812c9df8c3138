/** What the caller asked for cannot be stored; the message may be shown to them. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  /** The field of the request that is meant, where it is one. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
