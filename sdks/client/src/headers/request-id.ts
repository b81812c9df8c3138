/** The id that the service gave a request, in its format. */
export type RequestId = `req_${string}`;

/** Only what looks like an id of the service: anything else in the header is dropped, so that it reaches no log. */
export function requestIdOf(headers: Headers): RequestId | undefined {
  const [id] = /^req_[\w-]{1,64}$/.exec(headers.get('x-request-id') ?? '') ?? [];
  return id as RequestId | undefined;
}
