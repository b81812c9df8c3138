import { ConfigurationError } from '../errors/client-errors.ts';

export type CallHeaders = Readonly<Record<string, string>>;

/**
 * Headers by their names in lower case: a later one replaces an earlier one however it is written.
 *
 * @throws ConfigurationError for what no header can hold; no message quotes a value
 */
export function callHeaders(headers: CallHeaders): CallHeaders {
  const called = new Headers();
  for (const name in headers)
    try {
      called.set(name, headers[name] as string);
    } catch {
      throw new ConfigurationError(`The header ${name} cannot be sent.`);
    }
  return Object.fromEntries(called);
}
