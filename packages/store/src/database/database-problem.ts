/** A problem with a database, recognised by the codes of the driver or the server. */
interface Problem {
  /** Error codes of the system, and SQLSTATEs. */
  readonly codes: RegExp;
  /** A sentence that says what to do; null where only our code can be at fault, or the caller explains it itself. */
  readonly words: string | null;
  /** Whether the same call may succeed later. */
  readonly passes: boolean;
}

/** The first match counts. */
const PROBLEMS: readonly Problem[] = [
  {
    codes: /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/,
    words: 'cannot be reached: is it running, and does DATABASE_URL name its host and port?',
    passes: true,
  },
  {
    codes: /^(?:28P01|28000)$/,
    words: 'refuses this login: check user and password of DATABASE_URL, and pg_hba.conf.',
    // The rules on who may connect can be changed while the service runs.
    passes: true,
  },
  {
    codes: /^3D000$/,
    words: 'has no database of this name: create it, or correct DATABASE_URL.',
    passes: true,
  },
  {
    codes: /^42P01$/,
    words:
      'has no tables of ours: start the server, which migrates, or check that DATABASE_URL names the right one.',
    passes: false,
  },
  {
    codes: /^42501$/,
    words:
      'gives this role too few rights: SVC_MIGRATE_DATABASE_URL must be the owner of the tables (see svc db roles).',
    passes: false,
  },
  {
    codes: /^25006$/,
    words: 'is read-only, as a standby is: DATABASE_URL must name the primary, alone or among several hosts.',
    passes: true,
  },
  {
    codes: /^08P01$/,
    words:
      'is not opened by the pooler before it: check name and login of DATABASE_URL, and what the pooler logs.',
    passes: true,
  },
  {
    codes: /^(?:57P0[123]|08...)$/,
    words: 'is stopping or starting: try again in a moment.',
    passes: true,
  },
  {
    codes: /^53300$/,
    words: 'has no connection left: raise max_connections, or lower what others hold.',
    passes: true,
  },
  // Other problems of resources or login, a statement past its timeout, a lock not acquired in time.
  { codes: /^(?:53...|28...|57P..|57014|55P03|ECONNABORTED)$/, words: null, passes: true },
];

/** Messages of the driver, which have no code, for a session not acquired in time or closed underneath it. */
const NO_ANSWER = /^(?:Connection terminated|timeout exceeded when trying to connect)/;
const ENDED = /^Client (?:has encountered a connection error|was closed)/;

/** Whether an error only means that the database cannot be reached now: the same call may succeed later. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  const { code, message } = errorIn(thrown);
  if (code !== undefined) return problemOf(code)?.passes ?? false;
  return message !== undefined && (NO_ANSWER.test(message) || ENDED.test(message));
}

/** Whether a statement took more time or memory than it may: true of what it reads, where others are answered. */
export function isTooLarge(thrown: unknown): boolean {
  return /^(?:57014|53200)$/.test(errorIn(thrown).code ?? '');
}

/**
 * One line for people about a database that cannot be used: no password, no statement, nothing that was sent.
 *
 * @returns null for an error that is not about reaching or entering the database
 */
export function explainDatabaseProblem(thrown: unknown): string | null {
  const { code, message } = errorIn(thrown);
  if (code === undefined)
    return message !== undefined && NO_ANSWER.test(message) ? said('ETIMEDOUT', 'does not answer.') : null;
  const words = problemOf(code)?.words ?? null;
  return words === null ? null : said(code, words);
}

function problemOf(code: string): Problem | undefined {
  return PROBLEMS.find(({ codes }) => codes.test(code));
}

function said(code: string, words: string): string {
  return `The database ${words} (${code})`;
}

/** When all addresses of one name fail, the first of their errors counts. */
function errorIn(thrown: unknown): { readonly code?: string; readonly message?: string } {
  const first = thrown instanceof AggregateError && thrown.errors.length > 0 ? thrown.errors[0] : thrown;
  if (typeof first !== 'object' || first === null) return {};
  const { code, message } = first as { readonly code?: unknown; readonly message?: unknown };
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
  };
}
