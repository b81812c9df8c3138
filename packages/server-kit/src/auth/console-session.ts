const PLAIN_NAME = 'svc_console';
/** Only over https, only from this host: a browser takes it from nobody else. */
const HOST_NAME = `__Host-${PLAIN_NAME}`;

/** The name of the cookie: a server under development without https has a plain one. */
function consoleCookieName(origin: string): string {
  return origin.startsWith('https:') ? HOST_NAME : PLAIN_NAME;
}

/** The token in a Cookie header; empty when there is none. */
export function consoleToken(cookies = '', origin: string): string {
  const start = `${consoleCookieName(origin)}=`;
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(start)) ?? '';
  return pair.slice(start.length);
}

/**
 * The Set-Cookie value that gives a browser a session of the console, until the browser is closed or the session ends; an
 * empty token takes it away.
 */
export function consoleCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const end = token === '' ? '; Max-Age=0' : '';
  return `${consoleCookieName(origin)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}
