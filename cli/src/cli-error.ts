/** What went wrong, told to the person at the terminal; exit code 1. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
