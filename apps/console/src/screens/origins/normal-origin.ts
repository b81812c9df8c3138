/** What a browser sends for an address as it was typed; null when it sends no origin that could be listed. */
export function normalOrigin(typed: string): string | null {
  try {
    const { protocol, origin } = new URL(typed.trim());
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}
