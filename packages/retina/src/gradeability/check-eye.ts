import type { FieldOfView } from '../field/find-field.ts';
import { LATERALITY_PARAMETERS } from '../parameters.ts';
import type { RetinaMorphology } from '../results.ts';

/** The eye a picture is declared to be of. */
export type DeclaredEye = 'left' | 'right' | 'both';

const P = LATERALITY_PARAMETERS;

/**
 * Doubts whether the disc lies where the declared eye has it: nasally, on the right in a picture of a right eye. A disc
 * near the middle, one that is uncertain, and a picture of both eyes say nothing. Never more than a hint: some lenses
 * invert the picture.
 */
export function doubtOfEye(
  eye: DeclaredEye,
  { box }: FieldOfView,
  { discCentreX, discCentreY }: RetinaMorphology,
): string | undefined {
  if (eye === 'both' || discCentreX.value === null || discCentreY.value === null) return undefined;
  if (discCentreX.confidence === 'low') return undefined;
  const radius = Math.max(box.right - box.left, box.bottom - box.top) / 2;
  const across = (discCentreX.value - (box.left + box.right - 1) / 2) / radius;
  const down = (discCentreY.value - (box.top + box.bottom - 1) / 2) / radius;
  if (Math.abs(across) < P.leastAcross || Math.abs(down) > P.mostDown) return undefined;
  const seen = across > 0 ? 'right' : 'left';
  return seen === eye
    ? undefined
    : `Declared as the ${eye} eye, but the disc lies where a ${seen} eye has it: check the side, and whether the lens turned the picture round.`;
}
