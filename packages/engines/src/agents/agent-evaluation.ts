import type { ContextReadEntry } from '@svc/contracts';

/** How serious what an agent's engine found is; computed by the engine, never by a model. */
export interface AgentRisk {
  /** Set from `moderate` or, for medication, from `major` interactions up. */
  readonly flag: boolean;
  readonly level: 'none' | 'low' | 'moderate' | 'high';
  /** Why, worst first; "Not assessable" when nothing could be assessed. */
  readonly labels: readonly string[];
}

/** One thing an engine found: what a citation can point to and a narrative may speak of. */
export interface AgentFinding {
  /** Where the engine says it: the tool and the way into its output, `checkInteractions.interactions[0]`. */
  readonly citation: string;
  /** What it is about, as the assessment names it: an analyte, an instrument, an indicator, or `a + b`. */
  readonly subject: string;
  /** Plain sentences of the engine, most important first: every number a narrative may use about the subject. */
  readonly sentences: readonly string[];
}

/** The deterministic answer of an agent's engine. */
export interface AgentEvaluation<Assessment> {
  /** `null` when nothing that was sent could be assessed. */
  readonly assessment: Assessment | null;
  readonly risk: AgentRisk;
  /** The labels of the risk as they are answered, where they quote the caller: a model is shown those of `risk`. */
  readonly quotedLabels?: readonly string[];
  /** One sentence on the whole, where the count and level of the findings do not say it. */
  readonly headline?: string;
  /** Worst first. */
  readonly findings: readonly AgentFinding[];
  /** What was not recognised, not plausible, excluded or assumed. Text of the caller in quotes, cut short. */
  readonly warnings: readonly string[];
  /** What of the words beside the request was understood, and as what. */
  readonly contextRead?: readonly ContextReadEntry[];
  /** Clauses of those words that were not understood, as sent. */
  readonly contextNotRead?: readonly string[];
  /** What the engine did not look at, in a few words each. */
  readonly notChecked?: readonly string[];
}
