import { ApiError, invalidField } from '../errors/api-error.ts';

const ETAG_LIST = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/;

/** What a caller requires of the stored version before a request may go on (RFC 9110, section 13). */
export interface Preconditions {
  /** 412 unless the current version is one of these; `any`: unless there is one. */
  readonly ifMatch: readonly string[] | 'any' | null;
  /** 412 (or 304 on a read) when the current version is one of these; `any`: when there is one. */
  readonly ifNoneMatch: readonly string[] | 'any' | null;
}

/**
 * The preconditions of a request. Versions are strong tags, so a weak one matches nothing.
 *
 * @throws ApiError `invalid_request` for a header that is not a list of quoted tags
 */
export function readPreconditions(headers: Readonly<Record<string, unknown>>): Preconditions {
  return {
    ifMatch: readTags('If-Match', headers['if-match']),
    ifNoneMatch: readTags('If-None-Match', headers['if-none-match']),
  };
}

function readTags(name: string, header: unknown): readonly string[] | 'any' | null {
  if (typeof header !== 'string') return null;
  if (header.trim() === '*') return 'any';
  if (!ETAG_LIST.test(header)) throw invalidField(name, 'must be * or versions in quotes, for example "3"');
  return header.split(',').map((tag) => tag.trim());
}

/** The tag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * Checks the preconditions of a write against the stored version, null when there is none.
 *
 * @throws ApiError `precondition_failed`
 */
export function checkPreconditions({ ifMatch, ifNoneMatch }: Preconditions, version: number | null): void {
  const tag = version === null ? null : etagOf(version);
  const matches = (tags: readonly string[] | 'any') => tag !== null && (tags === 'any' || tags.includes(tag));
  if (ifMatch !== null && !matches(ifMatch)) throw changed(version);
  if (ifNoneMatch !== null && matches(ifNoneMatch)) throw changed(version);
}

function changed(version: number | null): ApiError {
  const now = version === null ? 'there is no record' : `the record is at version ${version}`;
  return new ApiError('precondition_failed', `The precondition does not hold: ${now}. Read it again first.`);
}
