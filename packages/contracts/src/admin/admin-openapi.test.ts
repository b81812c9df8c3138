import { describe, expect, it } from 'vitest';
import { ADMIN_PREFIX, type AdminEndpoint } from './admin-endpoint.ts';
import { ADMIN_ENDPOINTS } from './admin-endpoints.ts';
import { buildAdminOpenApi } from './admin-openapi.ts';

const DOCUMENT = buildAdminOpenApi({ serverUrl: 'https://api.example.org' });
const TEXT = JSON.stringify(DOCUMENT);
const operationOf = ({ method, path }: AdminEndpoint) => DOCUMENT.paths[path]?.[method.toLowerCase()];

describe('the OpenAPI document of the admin API', () => {
  it.each(Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS))('has %s, in a group', (id, entry) => {
    const operation = operationOf(entry);
    expect(operation).toMatchObject({ operationId: id, summary: entry.summary });
    expect(DOCUMENT.tags.map(({ name }) => [name])).toContainEqual(operation?.['tags']);
    expect('requestBody' in (operation ?? {})).toBe(entry.body !== undefined);
    expect(Object.keys(operation?.['responses'] ?? {})).toContain(String(entry.successStatus ?? 200));
  });

  it('has no operation that is not served, and each group once', () => {
    const operations = Object.values(DOCUMENT.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(Object.keys(ADMIN_ENDPOINTS).length);
    const names = DOCUMENT.tags.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('says where it is served and that it needs the admin token', () => {
    expect(DOCUMENT.servers).toEqual([{ url: `https://api.example.org${ADMIN_PREFIX}` }]);
    expect(DOCUMENT.security).toEqual([{ adminToken: [] }]);
    expect(DOCUMENT.info.description).toContain('needs the admin token');
  });

  it('says which calls a portal may make with its own credential', () => {
    for (const entry of Object.values<AdminEndpoint>(ADMIN_ENDPOINTS))
      expect('security' in (operationOf(entry) ?? {})).toBe(entry.auth === 'portal');
  });

  it('describes every parameter, and points at schemas that are there', () => {
    const parameters = Object.values(DOCUMENT.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ parameters = [] }) => parameters as { description?: string }[]);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
    for (const [, name = ''] of TEXT.matchAll(/#\/components\/schemas\/([\w.-]+)"/g))
      expect(Object.keys(DOCUMENT.components.schemas)).toContain(name);
  });

  it('shows no key, secret or token', () => {
    expect(TEXT).not.toMatch(/svc_(?:sk|pk|admin)_\w{4}|mse_(?:live|test)_\w{4}|whsec_\w{4}/);
  });
});
