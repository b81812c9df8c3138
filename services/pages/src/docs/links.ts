/** Where every page of the documentation leads. */
export const DOCS_LINKS = [
  { href: '/docs', text: 'API reference' },
  { href: '/docs/errors', text: 'Errors' },
  { href: '/docs/changelog', text: 'Changelog' },
  { href: '/api/openapi.json', text: 'OpenAPI 3.1' },
] as const;
