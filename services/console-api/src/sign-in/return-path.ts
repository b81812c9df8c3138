const START = '/console';
const MOST_CHARACTERS = 2_000;
/** A base that no path of ours leads away from. */
const BASE = 'http://console.invalid';

/** Where a sign-in leads back to: a path of the console, and never another place. */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > MOST_CHARACTERS) return START;
  const url = URL.parse(asked, BASE);
  const isOurs =
    url !== null && url.origin === BASE && (url.pathname === START || url.pathname.startsWith(`${START}/`));
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : START;
}
