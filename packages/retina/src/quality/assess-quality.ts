import type { RetinaQuality } from '../results.ts';
import { RETINA_PARAMETERS } from '../parameters.ts';
import { exp, ln } from '../pixels/elementary.ts';
import type { QualityFeatures } from './features.ts';

const P = RETINA_PARAMETERS.quality;

/** The axes of quality with their good end at 1. */
type Axis = keyof typeof P.weights;

/** 0 up to `from`, 1 from `to` on, linear between. */
function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

const ISSUES: Readonly<Record<Axis, (features: QualityFeatures) => string>> = {
  sharpness: ({ fineStructure }) =>
    fineStructure > P.noiseFrom
      ? 'The picture is noisy: use more light or a lower sensitivity.'
      : 'The picture is out of focus: refocus on the vessels.',
  contrast: () => 'The picture is hazy: clean the lens, and check for media opacity.',
  exposure: (features) =>
    features.meanBrightness < 100 && clippingOf(features) > 0.5
      ? 'The picture is too dark: use more light.'
      : 'The picture is over-exposed: use less light.',
  fieldCoverage: () => 'Too little of the retina is in view: align the pupil and the lens.',
  glare: () => 'Reflections cover part of the retina: tilt the lens slightly.',
  motion: () => 'The picture is blurred by motion: hold still and try again.',
};

/** Below this what is hidden is told among the reasons of a picture that did not pass. */
const LEAST_SEEN = 0.7;
const HIDDEN =
  'Part of the retina is hidden by flare, blood, deep shadow or writing: capture it again where that can be helped.';

/** 1 where hardly a pixel is at the end of its range, 0 where the picture is washed out. */
function clippingOf({ saturatedShare, redClippedShare, greenClippedShare }: QualityFeatures): number {
  return (
    (1 - ramp(saturatedShare, P.saturatedShare)) *
    (1 - ramp(redClippedShare, P.redClippedShare)) *
    (1 - ramp(greenClippedShare, P.greenClippedShare))
  );
}

/**
 * The quality of a picture from its features: each axis by one ramp, together by a weighted geometric mean, so that one bad axis cannot be hidden.
 */
export function assessQuality(features: QualityFeatures): RetinaQuality {
  const axes = axesOf(features);
  const names = Object.keys(P.weights) as Axis[];
  const seen = 1 - ramp(features.lostShare, P.lostShare);
  const overallScore =
    seen * exp(names.reduce((sum, name) => sum + P.weights[name] * ln(Math.max(axes[name], 1e-6)), 0));
  const failed = names.filter((name) => axes[name] < P.floors[name]);
  const passed = failed.length === 0 && overallScore >= P.grades.acceptable;
  const issues = [...failed.map((name) => ISSUES[name](features)), ...(seen < LEAST_SEEN ? [HIDDEN] : [])];
  return {
    overallScore: rounded(overallScore),
    grade: gradeOf(overallScore),
    sharpness: rounded(axes.sharpness),
    exposure: rounded(axes.exposure),
    contrast: rounded(axes.contrast),
    fieldCoverage: rounded(axes.fieldCoverage),
    glareScore: rounded(1 - axes.glare),
    motionScore: rounded(1 - axes.motion),
    passed,
    issues: passed
      ? []
      : issues.length > 0
        ? issues
        : ['Several aspects of the picture are weak together: capture it again.'],
  };
}

function axesOf(features: QualityFeatures): Record<Axis, number> {
  const focus = ramp(features.edgeSharpness, P.sharpness);
  const sharpness = features.fineStructure > P.noiseFrom ? Math.min(focus, P.noisySharpness) : focus;
  return {
    sharpness,
    contrast: ramp(features.contrast, P.contrast),
    exposure:
      Math.min(
        ramp(features.meanBrightness, P.exposureRises),
        1 - ramp(features.meanBrightness, P.exposureFalls),
      ) *
      (1 - ramp(features.darkShare, P.darkShare)) *
      clippingOf(features),
    fieldCoverage:
      Math.min(features.fieldCircularity, 1) *
      ramp(features.fieldShareOfPicture, P.shareOfPicture) *
      (1 - features.lostShare),
    glare: 1 - ramp(features.whiteShare, P.whiteShare),
    motion: focus < P.motionBelowSharpness ? 1 - ramp(features.anisotropy, P.motion) : 1,
  };
}

function gradeOf(score: number): RetinaQuality['grade'] {
  const { excellent, good, acceptable } = P.grades;
  if (score >= excellent) return 'excellent';
  if (score >= good) return 'good';
  return score >= acceptable ? 'acceptable' : 'poor';
}

/** Of a picture without a field of view. */
export const NO_FIELD_QUALITY: RetinaQuality = {
  overallScore: 0,
  grade: 'poor',
  sharpness: 0,
  exposure: 0,
  contrast: 0,
  fieldCoverage: 0,
  glareScore: 0,
  motionScore: 0,
  passed: false,
  issues: ['The picture is dark: use more light.'],
};

const rounded = (value: number) => Math.round(value * 1000) / 1000;
