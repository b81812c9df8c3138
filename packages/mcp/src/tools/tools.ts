import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import type { Backend } from '../backends/backend.ts';
import { endpointTool, isWrite } from './endpoint-tool.ts';
import { lookUpTools } from './look-ups.ts';
import type { Tool } from './tool.ts';

export interface ToolOptions {
  readonly backend: Backend;
  /** Tools that store or end something are offered only then. */
  readonly allowWrites: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Every tool by its name: one for each endpoint of the developer API the backend serves, and the look-ups. */
export function toolsOf({ backend, allowWrites, clock }: ToolOptions): ReadonlyMap<string, Tool> {
  const served = Object.values<Endpoint>(ENDPOINTS)
    .filter((endpoint) => backend.serves(endpoint) && (allowWrites || !isWrite(endpoint)))
    .map((endpoint) => endpointTool(endpoint, backend));
  return new Map([...served, ...lookUpTools(clock)].map((tool) => [tool.name, tool]));
}
