/** What is wrong, by what the driver or the server says; each a sentence with what to do. */
const PROBLEMS: readonly (readonly [codes: RegExp, words: string])[] = [
  [
    /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/,
    'cannot be reached: is it running, and does DATABASE_URL name its host and port?',
  ],
  [/^(?:28P01|28000)$/, 'refuses this login: check user and password of DATABASE_URL, and pg_hba.conf.'],
  [/^3D000$/, 'has no database of this name: create it, or correct DATABASE_URL.'],
  [
    /^42P01$/,
    'has no tables of ours: start the server, which migrates, or check that DATABASE_URL names the right one.',
  ],
  [
    /^42501$/,
    'gives this role too few rights: SVC_MIGRATE_DATABASE_URL must be the owner of the tables (see svc db roles).',
  ],
  [
    /^25006$/,
    'is read-only, as a standby is: DATABASE_URL must name the primary, alone or among several hosts.',
  ],
  [
    /^08P01$/,
    'is not opened by the pooler before it: check name and login of DATABASE_URL, and what the pooler logs.',
  ],
  [/^(?:57P0[123]|08...)$/, 'is stopping or starting: try again in a moment.'],
  [/^53300$/, 'has no connection left: raise max_connections, or lower what others hold.'],
];

const NO_ANSWER = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/**
 * One line for people about a database that cannot be used: no password, no statement, nothing that was sent.
 *
 * @returns null for an error that is not about reaching or entering the database
 */
export function explainDatabaseProblem(thrown: unknown): string | null {
  const { code, message } = firstError(thrown) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string')
    return typeof message === 'string' && NO_ANSWER.test(message)
      ? said('ETIMEDOUT', 'does not answer.')
      : null;
  const words = PROBLEMS.find(([codes]) => codes.test(code))?.[1];
  return words === undefined ? null : said(code, words);
}

function said(code: string, words: string): string {
  return `The database ${words} (${code})`;
}

/** Several addresses of one name fail together. */
function firstError(thrown: unknown): object {
  const first = thrown instanceof AggregateError && thrown.errors.length > 0 ? thrown.errors[0] : thrown;
  return typeof first === 'object' && first !== null ? first : {};
}
