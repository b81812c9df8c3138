import type { AgentKey, Agents } from '../src/agents/agent.ts';

/** A request of each agent with something to find. */
export const AGENT_REQUESTS: { readonly [Product in AgentKey]: Agents[Product]['request'] } = {
  medication: {
    medications: ['Lithium carbonate 450 mg', 'ibuprofen 400 mg tid', 'sertraline 50 mg', 'xyzzol 5'],
  },
  biomarker: {
    panel: [
      { analyte: 'sodium', value: 119 },
      { analyte: 'TSH', value: 7.2 },
      { analyte: 'potassium', value: 4.1 },
      { analyte: 'unobtainium', value: 1 },
    ],
  },
  outcome: {
    instruments: [
      { instrument: 'phq9', responses: [2, 2, 2, 2, 1, 1, 2, 1, 1], priorTotal: 21 },
      { instrument: 'gad7', total: 17, priorTotal: 9 },
      { instrument: 'nosuchscale', total: 3 },
    ],
  },
  relapse: {
    signals: [
      { indicator: 'missed_doses', severity: 0.8 },
      { indicator: 'sleep_disruption', severity: 0.6 },
      { indicator: 'suicidal_ideation', severity: 0.2 },
      { indicator: 'bad_vibes', severity: 1 },
    ],
  },
};

export const AGENT_KEYS = Object.keys(AGENT_REQUESTS) as AgentKey[];
