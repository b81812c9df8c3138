import { type RequestId, requestIdOf } from '../headers/request-id.ts';

/** What an answer says beside its data. */
export interface ResponseInfo {
  readonly status: number;
  readonly headers: Headers;
  /** Quote it in support questions. */
  readonly requestId: RequestId | undefined;
  /** How often the call was tried. */
  readonly tries: number;
}

/** An answer with what it says beside its data. */
export interface WithResponse<Data> {
  readonly data: Data;
  readonly response: ResponseInfo;
}

export function responseInfo({ status, headers }: Response, tries: number): ResponseInfo {
  return { status, headers, requestId: requestIdOf(headers), tries };
}
