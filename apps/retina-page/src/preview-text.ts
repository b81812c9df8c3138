import type { RetinaScriptTexts } from '@svc/pages';
import type { Picture } from './page-state.ts';
import { fill } from './sentences.ts';

/**
 * What is said of a file before it is sent: how good it is in one word, and what to do. Never a better word than its worst
 * part: what does not pass is not good enough, whatever its parts make together.
 */
export function previewText(
  { preview, hints }: Pick<RetinaScriptTexts, 'preview' | 'hints'>,
  { hint, quality, isTooSmall }: Pick<Picture, 'hint' | 'quality' | 'isTooSmall'>,
): string {
  if (isTooSmall) return preview.tooSmall;
  if (hint === null || quality === null) return preview.unchecked;
  const isGood = hint === 'good';
  const said = fill(preview.quality, { grade: preview.grades[isGood ? quality.grade : 'poor'] });
  if (isGood) return said;
  const isBlurred = hint === 'focus' || hint === 'still';
  return `${said} ${isBlurred ? preview.blurred : hints[hint]} ${preview.again}`;
}
