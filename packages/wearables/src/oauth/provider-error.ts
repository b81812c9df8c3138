/** The provider has ended the grant, and said so: the connection is over. */
export class GrantEndedError extends Error {
  override readonly name = 'GrantEndedError';
}

/** The provider could not be asked, or answered what proves nothing: the connection stays, and is tried again. */
export class ProviderTroubleError extends Error {
  override readonly name = 'ProviderTroubleError';
  /** For logs: never quotes what the provider sent. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The provider could not be asked: ${reason}.`, options);
    this.reason = reason;
  }
}
