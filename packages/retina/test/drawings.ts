import { analyzeFundus, type RetinaAnalysis } from '../src/analyze.ts';
import { net } from './analyses.ts';
import { type DrawnFundus, drawFundus, type FundusOptions } from './draw-fundus.ts';

const SIZES = [
  [700, 700],
  [900, 720],
  [1000, 1000],
  [640, 800],
  [820, 780],
] as const;
const TONES = ['light', 'medium', 'dark'] as const;

/** Twenty eyes of either side, three tones and five sizes of picture, in fields of 30 to 45 degrees, half with a reflex. */
export const DRAWINGS: readonly FundusOptions[] = Array.from({ length: 20 }, (_, k) => {
  const [width, height] = SIZES[k % SIZES.length] as (typeof SIZES)[number];
  const tone = TONES[k % TONES.length] as (typeof TONES)[number];
  const [side, reflex] = [k % 2 === 0 ? 'right' : 'left', k % 4 < 2 ? 0 : 0.2] as const;
  return { seed: k + 1, width, height, tone, side, reflex };
});

export interface AnalyzedDrawing extends DrawnFundus {
  readonly analysis: RetinaAnalysis;
  readonly maps: NonNullable<RetinaAnalysis['maps']>;
  readonly morphology: NonNullable<RetinaAnalysis['morphology']>;
}

const known = new Map<FundusOptions, AnalyzedDrawing>();

/**
 * A drawing and what was seen in it, made once.
 *
 * @throws Error for one whose pixels do not pass the gate
 */
export function drawingOf(options: FundusOptions): AnalyzedDrawing {
  const before = known.get(options);
  if (before) return before;
  const drawn = drawFundus(options);
  const analysis = analyzeFundus(drawn.image, { net, source: 'fundus' });
  const { maps, morphology, gradeabilityReasons } = analysis;
  if (!maps || !morphology) throw new Error(`Drawing ${options.seed}: ${gradeabilityReasons.join(' ')}`);
  const drawing = { ...drawn, analysis, maps, morphology };
  known.set(options, drawing);
  return drawing;
}
