/**
 * Sockets that failed, and SQLSTATE classes 08 (connection), 53 (resources), 57P (shutdown), 57014 (cut by a timeout), 25006
 * (a standby, or a primary that was one a moment ago), 28 (who may connect changed) and 3D000 (the database is not there).
 */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|ENETUNREACH|ECONNABORTED|08...|53...|57P..|57014|55P03|25006|28...|3D000)$/;

/** What the driver says, without a code, of a session that ended under it or could not be had in time. */
const MESSAGES =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect)/;

/** Whether an error only says that the database cannot be reached now: the same call may go through later. */
export function isDatabaseUnreachable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, message } = thrown as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return CODES.test(code);
  return typeof message === 'string' && MESSAGES.test(message);
}
