import { biomarkerAgent } from './definitions/biomarker.ts';
import { medicationAgent } from './definitions/medication.ts';
import { outcomeAgent } from './definitions/outcome.ts';
import { relapseAgent } from './definitions/relapse.ts';

/** Every agent, by the product in its path. */
export const AGENTS = {
  medication: medicationAgent,
  biomarker: biomarkerAgent,
  outcome: outcomeAgent,
  relapse: relapseAgent,
} as const;
