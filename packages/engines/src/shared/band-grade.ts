import { bandOf, type InstrumentScale, perEntry } from '@svc/clinical';

/** How bad a severity band is. */
export type BandGrade = 'mild' | 'moderate' | 'severe';

const ORDER: readonly BandGrade[] = ['mild', 'moderate', 'severe'];

/**
 * The grade of the band a score falls into. The wording of the band decides; where it names no grade, the worst of
 * three or more bands is severe and the one before it moderate, and the cut of a screen with two bands is
 * moderate. A band is never graded below a milder one. Ours.
 */
export function gradeOf(scale: InstrumentScale, score: number): BandGrade {
  return gradesOf(scale)[bandOf(scale, score).index] ?? 'mild';
}

/** Grades of the bands, mildest band first. */
const gradesOf = perEntry((scale: InstrumentScale): readonly BandGrade[] => {
  const labels = scale.bands.map(({ label }) => label);
  if (scale.worse === 'lower') labels.reverse();
  let reached = 0;
  return labels.map((label, index) => {
    const grade = gradeInWords(label) ?? gradeByPosition(index, labels.length);
    reached = Math.max(reached, ORDER.indexOf(grade));
    return ORDER[reached] ?? 'mild';
  });
});

function gradeInWords(label: string): BandGrade | undefined {
  if (/severe|extreme|marked|\bmanic/.test(label)) return 'severe';
  if (/moderate|hypomanic/.test(label)) return 'moderate';
  return undefined;
}

function gradeByPosition(index: number, count: number): BandGrade {
  const fromWorst = count - 1 - index;
  if (index === 0 || fromWorst > 1) return 'mild';
  if (count === 2) return 'moderate';
  return fromWorst === 0 ? 'severe' : 'moderate';
}

/** A score that nobody would call well: a moderate or severe band, or the screening cut. */
export function isIll(scale: InstrumentScale, score: number): boolean {
  return gradeOf(scale, score) !== 'mild' || isPositive(scale, score) === true;
}

/** Whether the screening cut is reached; null without one. */
export function isPositive({ cutPoint, worse }: InstrumentScale, score: number): boolean | null {
  if (cutPoint === undefined) return null;
  return worse === 'higher' ? score >= cutPoint.value : score <= cutPoint.value;
}
