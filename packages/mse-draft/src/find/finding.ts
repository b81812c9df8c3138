import type { FindingAttribution } from './finding-attribution.ts';
import type { ScreenQuestion } from './define-rule.ts';
import type { DomainKey } from './domain-keys.ts';
import type { Speaker } from '../segment/turn.ts';

/** One option of the examination that the transcript gives, with the words it rests on. */
export interface Finding {
  readonly domain: DomainKey;
  readonly value: string;
  /** A verbatim stretch of the transcript; for a short answer, from the question to the answer. */
  readonly quote: string;
  /** Offsets of the quote in the transcript as sent. */
  readonly start: number;
  readonly end: number;
  readonly speaker: Speaker;
  readonly basis: 'patient_statement' | 'clinician_observation' | 'question_and_answer';
  readonly provenance: 'patient_reported' | 'digital_mse';
  /** Said with reservation, of another time, or not clear; such a risk is the lower fitting option. */
  readonly hedged: boolean;
  readonly isRisk: boolean;
  /** Questions of the suicide-risk screen that the words squarely answer with yes. */
  readonly screen: readonly ScreenQuestion[];
  /** Whose words it rests on, of whom, of when and how they are said. */
  readonly attribution?: FindingAttribution;
  /** What the reader should know about it, if anything. */
  readonly remark?: string;
}

/** A topic asked about and denied, or asked and not answered. */
export interface TopicAnswer {
  readonly topics: readonly string[];
  readonly answer: 'denied' | 'qualified' | 'evasive' | 'unanswered';
  /** Verbatim stretch from the question to the answer. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}
