/** The id the service gave a request, as it makes them. */
export type RequestId = `req_${string}`;

/** Only what looks like an id of ours: whatever else stands in the header is not handed on, least of all to a log. */
export function requestIdOf(headers: Headers): RequestId | undefined {
  const [id] = /^req_[\w-]{1,64}$/.exec(headers.get('x-request-id') ?? '') ?? [];
  return id as RequestId | undefined;
}
