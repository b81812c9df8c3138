import { admin } from './admin.ts';
import { agents } from './agents.ts';
import { analysis } from './analysis.ts';
import type { Flow } from './flow.ts';
import { labs } from './labs.ts';
import { mse } from './mse.ts';
import { platform } from './platform.ts';
import { wearables } from './wearables.ts';

/** In the order they are sent: later ones read what earlier ones stored. */
export const FLOWS: readonly Flow[] = [analysis, agents, labs, wearables, mse, platform, admin];
