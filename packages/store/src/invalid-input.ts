/** What the caller asked for cannot be stored; the message is fit for the person who asked. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
}
