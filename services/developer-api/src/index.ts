export { buildCdsApi, type CdsApiOptions } from './cds-hooks/cds-api.ts';
export { type Calibrations, createCalibrations } from './calibrations.ts';
export type { AgentRunReport, DeveloperApiDeps } from './deps.ts';
export { buildDeveloperApi, type DeveloperApiOptions } from './developer-api.ts';
export { DEVELOPER_JOBS, type DeveloperJobs } from './jobs.ts';
export { buildMcpApi, type McpApiOptions } from './mcp/mcp-api.ts';
