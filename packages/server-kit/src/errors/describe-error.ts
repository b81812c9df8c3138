import { RecordMismatchError } from '@svc/store';
import type { LogFields } from '../observe/logger.ts';

const PLAIN_CODE = /^[A-Za-z0-9_]{1,48}$/;
const MAX_FRAMES = 8;

/** What may be logged about an error: its kind and where it came from, never its message, which can quote a body. */
export function describeError(thrown: unknown): LogFields {
  const root = rootCause(thrown);
  if (!(root instanceof Error)) return { errorType: typeof root };
  const code =
    'code' in root && typeof root.code === 'string' && PLAIN_CODE.test(root.code) ? root.code : undefined;
  const frames = (root.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    ...(root instanceof RecordMismatchError ? { organizationId: root.ownerId, version: root.version } : {}),
    errorType: PLAIN_CODE.test(root.name) ? root.name : 'Error',
    ...(code === undefined ? {} : { errorCode: code }),
    errorAt: frames
      .slice(0, MAX_FRAMES)
      .map((line) => line.trim())
      .join(' | '),
  };
}

function rootCause(thrown: unknown): unknown {
  let root = thrown;
  for (let depth = 0; depth < 8 && root instanceof Error && root.cause !== undefined; depth++)
    root = root.cause;
  return root;
}
