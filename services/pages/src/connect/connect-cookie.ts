const NAME = 'svc_connect';
/** As long as an authorization may take. */
const SECONDS = 15 * 60;
const VALUE = /^[\w-]{43}$/;

/** The cookie that ties the way back from a provider to the browser that began. */
export interface ConnectCookie {
  /** The header that sets it. */
  set(value: string): string;
  clear(): string;
  /** Its value in a Cookie header; empty when it is not there. */
  read(header: string | undefined): string;
}

/** Behind https its name binds it to this host alone; over http, in development, browsers refuse that name. */
export function connectCookie(origin: string): ConnectCookie {
  const secure = origin.startsWith('https:');
  const [name, path] = secure ? [`__Host-${NAME}`, '/; Secure'] : [NAME, '/connect/callback'];
  const header = (value: string, seconds: number) =>
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return {
    set: (value) => header(value, SECONDS),
    clear: () => header('', 0),
    read: (cookies = '') => {
      const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`)) ?? '';
      const value = pair.slice(name.length + 1);
      return VALUE.test(value) ? value : '';
    },
  };
}
