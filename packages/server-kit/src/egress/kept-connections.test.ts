import { request } from 'node:http';
import { expect, it } from 'vitest';
import { checkUrl } from './check-url.ts';
import { createKeptConnections } from './kept-connections.ts';
import { stubNetwork } from './network.fixture.ts';

it('[D:egress kept] origins that could not be reached leave nothing behind', async () => {
  const network = stubNetwork();
  const connections = createKeptConnections({ ...network, publicOnly: true }, () => 0);
  for (let index = 0; index < 20; index++) {
    const check = checkUrl(`http://receiver-${index}.example/`, { production: false });
    if (!check.ok) throw new Error(check.rule);
    const { target } = check;
    const agent = connections.agentFor(target);
    const egress = { target, signal: new AbortController().signal };
    const options = { agent, host: target.hostname, port: target.port, egress };
    const error = await new Promise((resolve) => request(options).on('error', resolve).end());
    expect(error).toMatchObject({ code: 'dns_failure' });
    expect(Object.keys(agent.sockets)).toEqual([]);
  }
  expect(network.resolved).toHaveLength(20);
});
