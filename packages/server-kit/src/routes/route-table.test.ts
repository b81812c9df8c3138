import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table.ts';

describe('the table of served paths', () => {
  const table = createRouteTable();
  table.add('/api/v1/ping', ['GET'], false);
  table.add('/api/v1/dmse/analyze', ['POST'], true);
  table.add('/api/v1/dmse/analyze', ['OPTIONS'], true);
  table.add('/api/v1/relapse/:patientId/agent', ['POST'], false);
  table.add('/files/*', ['GET'], false);

  it.each([
    ['/api/v1/ping', ['GET']],
    ['/api/v1/p%69ng', ['GET']],
    ['/api/v1/dmse/analyze', ['POST', 'OPTIONS']],
    ['/api/v1/relapse/p-1/agent', ['POST']],
    ['/files/a/b', ['GET']],
  ])('%s is served with %j', (path, methods) => {
    expect([...(table.find(path)?.methods ?? [])]).toEqual(methods);
  });

  it.each([
    ['/api/v1/ping/'],
    ['/API/v1/ping'],
    ['/api/v1/pin'],
    ['/api/v1/relapse//agent'],
    ['/api/v1/relapse/a/b/agent'],
    ['/api/v1/relapse/:patientId'],
    ['/%zz'],
    [''],
  ])('%j is not served', (path) => {
    expect(table.find(path)).toBeUndefined();
  });

  it('remembers that one method of a path is open to other origins', () => {
    expect(table.find('/api/v1/dmse/analyze')?.cors).toBe(true);
    expect(table.find('/api/v1/ping')?.cors).toBe(false);
  });
});
