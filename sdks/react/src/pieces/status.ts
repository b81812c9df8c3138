import type { Intelligence, ProductKey } from '@svc/contracts';
import type { AnswerTexts } from '../texts/en.ts';
import type { BadgeTone } from './badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = {
  within_normal: 'good',
  responding: 'good',
  improving: 'good',
  low: 'good',
  stable: 'info',
  subclinical: 'warn',
  mixed: 'warn',
  watch: 'warn',
  moderate: 'warn',
  not_responding: 'bad',
  clinical_attention: 'bad',
  critical: 'bad',
  worsening: 'bad',
  elevated: 'bad',
  high: 'bad',
  insufficient_data: 'idle',
};

export interface StatusShown {
  readonly word: string;
  readonly tone: BadgeTone;
  /** Whether `word` is one that the service added later. */
  readonly isUnknown: boolean;
}

/** A status as a word and a tone. What was not assessed is said so, whatever status goes with it. */
export function statusOf(intelligence: Intelligence, texts: AnswerTexts): StatusShown {
  const { engine, summary } = intelligence;
  if (isNotAssessed(intelligence)) return { word: texts.head.notAssessed, tone: 'idle', isUnknown: false };
  const tone = TONES[summary.status] ?? 'info';
  // Nothing is shown calmer than what asks for a look.
  const isCalm = tone === 'good' || tone === 'info';
  return {
    ...statusWord(engine, summary.status, texts),
    tone: isCalm && summary.requiresClinicianReview ? 'warn' : tone,
  };
}

/** Whether nothing of what was sent could be used. */
function isNotAssessed({ provenance }: Intelligence): boolean {
  return !provenance.inputs.some(({ contributed }) => contributed);
}

export function statusWord(
  engine: ProductKey,
  status: string,
  texts: AnswerTexts,
): { readonly word: string; readonly isUnknown: boolean } {
  const word = (texts.status[engine] as Readonly<Record<string, string>>)[status];
  return { word: word ?? status, isUnknown: word === undefined };
}

/** Tone of a status by itself. */
export function toneOf(status: string): BadgeTone {
  return TONES[status] ?? 'info';
}
