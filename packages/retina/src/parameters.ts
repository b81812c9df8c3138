/**
 * Every cut of this package that is a judgement and not geometry. They come from three cameras and drawn defects, not
 * from labels of experts: the version goes into each answer, so that a later table can be told from this one.
 */
export const RETINA_PARAMETERS = {
  version: '2026-11-23',
  quality: {
    /** Of `edgeSharpness`: 0 at the first, 1 at the second. */
    sharpness: [0.2, 0.36],
    /** `fineStructure` above this is noise, which must not count as sharpness. */
    noiseFrom: 0.75,
    noisySharpness: 0.3,
    exposureRises: [25, 70],
    exposureFalls: [165, 205],
    darkShare: [0.05, 0.4],
    saturatedShare: [0.02, 0.2],
    contrast: [0.012, 0.055],
    shareOfPicture: [0.15, 0.4],
    whiteShare: [0.005, 0.08],
    motion: [0.2, 0.45],
    /** A strongly arched eye has a direction of its own: motion counts only where sharpness is below this. */
    motionBelowSharpness: 0.8,
    weights: { sharpness: 0.3, contrast: 0.2, exposure: 0.2, fieldCoverage: 0.15, glare: 0.1, motion: 0.05 },
    /** The least of each axis (glare and motion counted from their good end) with which a picture passes. */
    floors: { sharpness: 0.3, contrast: 0.3, exposure: 0.35, fieldCoverage: 0.5, glare: 0.35, motion: 0.35 },
    grades: { excellent: 0.85, good: 0.7, acceptable: 0.5 },
  },
  gate: {
    shareOfBox: 0.95,
    redOverGreen: 1.15,
    contrast: [0.01, 0.12],
    vesselDensity: [0.03, 0.2],
    skeletonDiameters: [3.5, 25],
    vesselConfidence: 0.68,
  },
} as const;
