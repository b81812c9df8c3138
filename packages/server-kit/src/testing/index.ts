export { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';
