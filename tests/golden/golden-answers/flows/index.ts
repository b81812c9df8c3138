import { admin } from './admin.ts';
import { agents } from './agents.ts';
import { analysis } from './analysis.ts';
import { cdsHooks } from './cds-hooks.ts';
import { fhir } from './fhir.ts';
import type { Flow } from './flow.ts';
import { labs } from './labs.ts';
import { mcp } from './mcp.ts';
import { mse } from './mse.ts';
import { patients } from './patients.ts';
import { platform } from './platform.ts';
import { retina } from './retina.ts';
import { wearables } from './wearables.ts';

/** In the order they are sent: later ones read what earlier ones stored. */
export const FLOWS: readonly Flow[] = [
  analysis,
  agents,
  fhir,
  cdsHooks,
  labs,
  wearables,
  mcp,
  mse,
  patients,
  retina,
  platform,
  admin,
];
