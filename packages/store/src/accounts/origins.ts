import { InvalidInputError } from '../invalid-input.ts';

const MAX_ORIGINS = 100;

/**
 * Exact serialised origins, each once. Throws InvalidInputError for anything a browser would not send as an
 * `Origin` header, for wildcards and for `null`.
 */
export function validateOrigins(origins: readonly string[]): string[] {
  if (origins.length > MAX_ORIGINS) throw new InvalidInputError(`At most ${MAX_ORIGINS} origins.`);
  for (const origin of origins) {
    if (!isSerialisedOrigin(origin)) {
      throw new InvalidInputError(
        `${JSON.stringify(origin)} is not an origin: write https://host or https://host:port, without path or wildcard.`,
      );
    }
  }
  return [...new Set(origins)];
}

/**
 * The same for pages that show something about a patient: https only, and outside production also http on this machine.
 */
export function validateSecureOrigins(
  origins: readonly string[],
  { production }: { readonly production: boolean },
): string[] {
  const valid = validateOrigins(origins);
  const open = valid.find((origin) => !isSecure(origin, production));
  if (open === undefined) return valid;
  throw new InvalidInputError(
    `${JSON.stringify(open)} is not secure: write https://host or https://host:port${production ? '' : ', or http on this machine'}.`,
  );
}

/** http on this machine, which no network sees. */
export const THIS_MACHINE = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

function isSecure(origin: string, production: boolean): boolean {
  return origin.startsWith('https://') || (!production && THIS_MACHINE.test(origin));
}

/** Whether a text is an origin as a browser sends it. */
export function isSerialisedOrigin(text: string): boolean {
  if (!/^https?:\/\/[^*]+$/.test(text)) return false;
  return URL.parse(text)?.origin === text;
}
