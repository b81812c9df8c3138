import { createHash } from 'node:crypto';
import type { AnswerInBytes } from '../../support/call.ts';
import { isServedAsItLies, steadied } from './run-dependent.ts';

const PICTURE = /^image\/jpeg/;

/** The body of an answer as it is recorded. `plain` replaces what depends on the run. */
export function bodyText(
  path: string,
  { status, headers, text, bytes }: AnswerInBytes,
  plain: (text: string) => string,
): string {
  if (PICTURE.test(headers['content-type'] ?? '')) return pictureText(bytes);
  return status === 200 && isServedAsItLies(path) ? text : plain(steadied(path, text));
}

/** A picture is no text: it is told by its hash, which is the same in every run. */
function pictureText(bytes: Buffer): string {
  return `${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`;
}
