/** Which model to ask, and how to reach it. */
export interface RemoteModel {
  /** Base address of its API, for example `https://models.example.org/v1`. */
  readonly url: string;
  /** Name of the model at that address. */
  readonly model: string;
  readonly apiKey?: string;
}
