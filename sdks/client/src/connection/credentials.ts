import { ConfigurationError } from '../errors/client-errors.ts';
import type { ClientOptions } from './options.ts';

/** What each credential looks like, by the option that holds it. */
const SHAPES = {
  apiKey: /^svc_[sp]k_[!-~]+$/,
  organizationKey: /^mse_live_[!-~]+$/,
  patientSession: /^[!-~]+$/,
};
const SECRET = /^(?:svc_sk|mse)_/;

/** The option that holds the credential of an operation. */
export type CredentialOption = keyof typeof SHAPES;

/** Refuses keys that are recognisably unfit as soon as a client is made. */
export function refuseUnfitKeys(options: ClientOptions): void {
  for (const name of Object.keys(SHAPES) as CredentialOption[]) {
    const source = options[name];
    if (typeof source === 'string') refuseUnfit(source, name, options);
  }
}

/** The headers that carry the credential of a call. */
export async function credentialHeaders(
  name: CredentialOption,
  options: ClientOptions,
): Promise<Record<string, string>> {
  const source = options[name];
  const isPatient = name === 'patientSession';
  if (source === false || (isPatient && source === undefined)) return {};
  const key = typeof source === 'function' ? await source() : source;
  refuseUnfit(key, name, options);
  return isPatient ? { cookie: `svc_session=${key}` } : { authorization: `Bearer ${key}` };
}

/** No error message quotes the key. */
function refuseUnfit(key = '', name: CredentialOption, { simulatedDom }: ClientOptions): void {
  if (!SHAPES[name].test(key)) throw new ConfigurationError(`${name} is missing, or no key of its kind.`);
  if (SECRET.test(key) && !simulatedDom && isBrowser())
    throw new ConfigurationError(`${name} is secret, and everybody can read it in a browser: use a proxy.`);
}

/** Whether this is a page or a worker of one, where anybody can read the program. */
function isBrowser(): boolean {
  return !('Deno' in globalThis) && ('document' in globalThis || 'WorkerNavigator' in globalThis);
}
