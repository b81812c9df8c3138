import type { Clock } from '@svc/store';
import { pino } from 'pino';
import type { LogLevel } from './log-levels.ts';

/**
 * Everything a log line can carry. An allow-list: what is not named here cannot be logged, so no URL, header,
 * body or error text ever is.
 */
export interface LogFields {
  method?: string;
  /** The pattern of the route, never the path that was asked for. */
  route?: string;
  status?: number;
  durationMs?: number;
  requestId?: string;
  accountId?: string;
  keyId?: string;
  errorCode?: string;
  errorType?: string;
  /** Where it was thrown: stack frames without the message. */
  errorAt?: string;
  /** Field names of an answer that did not fit its schema. */
  paths?: string;
  /** How many fields of a body nothing reads, and the names of ours they are near to. */
  unknownInputs?: number;
  meant?: string;
  count?: number;
  engine?: string;
  version?: number;
  signal?: string;
  organizationId?: string;
  /** Our id of a wearable connection, not the caller's id of a patient. */
  connectionId?: string;
  /** Code of a device provider. */
  provider?: string;
  /** A word of ours for what went wrong. */
  reason?: string;
  /** Number of a seal. With its hashes below: what an outsider keeps to prove that nothing was rewritten. */
  sealNumber?: number;
  sealedAt?: string;
  chainedRoot?: string;
  publicKey?: string;
  signature?: string;
}

const FIELDS = [
  'method',
  'route',
  'status',
  'durationMs',
  'requestId',
  'accountId',
  'keyId',
  'errorCode',
  'errorType',
  'errorAt',
  'paths',
  'unknownInputs',
  'meant',
  'count',
  'engine',
  'version',
  'signal',
  'organizationId',
  'connectionId',
  'provider',
  'reason',
  'sealNumber',
  'sealedAt',
  'chainedRoot',
  'publicKey',
  'signature',
] as const satisfies readonly (keyof LogFields)[];

export interface Logger {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export interface LoggerOptions {
  readonly level: LogLevel;
  readonly write: (line: string) => void;
  readonly clock: Clock;
}

/** A logger of JSON lines: pino, with an allow-list in front and without what it says of host and process. */
export function createLogger({ level, write, clock }: LoggerOptions): Logger {
  // Pino asks for the time once during construction, to learn its format.
  let isMade = false;
  const lines = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":${isMade ? clock() : 0}`,
      formatters: { level: (label) => ({ level: label }), log: onlyListed },
    },
    { write },
  );
  isMade = true;
  const at = (name: Exclude<LogLevel, 'silent'>) => (event: string, fields?: LogFields) =>
    lines[name](fields ?? {}, event);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Picks only listed fields: an object may hold more than its type says. */
function onlyListed(fields: LogFields): Record<string, string | number> {
  const listed: Record<string, string | number> = {};
  for (const name of FIELDS) {
    const value = fields[name];
    if (value !== undefined) listed[name] = value;
  }
  return listed;
}
