const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a token may travel there: encrypted, or to this machine alone. */
export function isSafe(address: string): boolean {
  const url = parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

/** The base address of a FHIR server as it is sent and compared; undefined for what no token may be sent to. */
export function serverAddress(text: string): string | undefined {
  const url = parse(text.trim());
  if (url === undefined || !isSafe(url.href) || url.username !== '' || url.password !== '') return undefined;
  const path = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  return `${url.origin}${path}`;
}

/** What an address is, seen from a base; undefined when it leaves the server of the base, where no token may follow. */
export function onServer(address: string, base: string): string | undefined {
  const url = parse(address, `${base}/`);
  return url !== undefined && url.origin === parse(base)?.origin && isSafe(url.href) ? url.href : undefined;
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
