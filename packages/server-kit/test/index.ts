export { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';
export { toldWhy, untilNothingRuns } from './told-to-stop.ts';
export { stubNetwork, type StubNetwork } from './egress/network.ts';
export { BAD_ANSWERS, HOSTILE_URLS } from './egress/hostile-urls.ts';
