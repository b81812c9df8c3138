import type { Agents } from './agents.ts';

type Shared =
  | 'ok'
  | 'risk'
  | 'reasoning'
  | 'citations'
  | 'warnings'
  | 'notChecked'
  | 'contextRead'
  | 'contextNotRead'
  | 'disclaimer';

/** What the answers of all agents have in common. */
export type AgentAnswer = Pick<Agents['medication'], Shared>;
