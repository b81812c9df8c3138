import { expect, it } from 'vitest';
import { checkUrl } from './check-url.ts';
import { createConnections } from './connections.ts';
import { stubNetwork } from '../../test/egress/network.ts';

it('origins that could not be reached leave nothing behind [D:egress kept]', async () => {
  const network = stubNetwork();
  const connections = createConnections({ ...network, publicOnly: true }, () => 0);
  for (let index = 0; index < 20; index++) {
    const check = checkUrl(`http://receiver-${index}.example/`, { production: false });
    if (!check.ok) throw new Error(check.rule);
    const taken = connections.take(check.target, new AbortController().signal);
    await expect(taken).rejects.toMatchObject({ code: 'dns_failure' });
    expect(connections.idleCount).toBe(0);
  }
  expect(network.resolved).toHaveLength(20);
});
