/** What the caller asked for cannot be stored; the message may be shown to them. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
}
