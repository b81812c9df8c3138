export { answerMcpHttp, type HttpAnswer, type HttpMessage } from './answer-http.ts';
export type { Backend, EndpointAnswer, EndpointCall, ToolError } from './backends/backend.ts';
export { firstThatServes } from './backends/first-that-serves.ts';
export { inProcess } from './backends/in-process.ts';
export { overHttp } from './backends/over-http.ts';
export { createMcpServer } from './create-mcp-server.ts';
export { serveMcpStdio } from './serve-stdio.ts';
export type { ToolOptions } from './tools/tools.ts';
