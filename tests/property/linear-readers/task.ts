import type { Place } from './places.ts';

/** One reading to be measured. */
export interface Task {
  readonly place: Place;
  /** Name of a hostile text, or a text. */
  readonly text: string;
  /** Characters of the text, or entries of the list. */
  readonly size: number;
  /** How often it is read. */
  readonly times: number;
}

export interface Reading {
  /** Processor time of one reading. */
  readonly ms: number;
  readonly outcome: 'read' | 'refused' | 'failed' | 'cut';
  readonly failure: string;
}
