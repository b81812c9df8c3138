import type { LiveReading } from '../core/index.ts';
import type { UiTexts } from './texts/ui-texts.ts';

const LOWEST_DBFS = -60;
const QUIET_DBFS = -45;
const LOUD_DBFS = -6;

/** 0 to 100 for the bar, and which word says the same. */
export function levelOf({ levelDbfs, speaking }: Pick<LiveReading, 'levelDbfs' | 'speaking'>): {
  readonly percent: number;
  readonly word: keyof UiTexts['levels'];
} {
  const share = Math.max(0, Math.min(1, 1 - levelDbfs / LOWEST_DBFS));
  const word =
    levelDbfs > LOUD_DBFS ? 'loud' : !speaking ? 'silent' : levelDbfs < QUIET_DBFS ? 'quiet' : 'good';
  return { percent: Math.round(share * 100), word };
}
