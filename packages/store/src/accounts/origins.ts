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

function isSerialisedOrigin(text: string): boolean {
  if (!/^https?:\/\/[^*]+$/.test(text)) return false;
  return URL.parse(text)?.origin === text;
}
