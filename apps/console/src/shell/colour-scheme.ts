export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEPT_AS = 'svc-console-colours';

export function keptScheme(): Scheme {
  const kept = localStorage.getItem(KEPT_AS);
  return SCHEMES.find((scheme) => scheme === kept) ?? 'auto';
}

/** `auto` follows the system. */
export function showScheme(scheme: Scheme): void {
  if (scheme === 'auto') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

export function keepScheme(scheme: Scheme): void {
  localStorage.setItem(KEPT_AS, scheme);
  showScheme(scheme);
}
