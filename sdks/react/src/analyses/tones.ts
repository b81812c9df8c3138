import type { Tone } from '@svc/contracts';
import type { BadgeTone } from '../pieces/badge.tsx';

/** The worst first. */
export const TONE_ORDER: readonly Tone[] = ['alert', 'watch', 'neutral', 'positive'];

export const TONE_BADGES: Readonly<Record<Tone, BadgeTone>> = {
  alert: 'bad',
  watch: 'warn',
  neutral: 'info',
  positive: 'good',
};
