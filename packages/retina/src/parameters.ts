/**
 * Every cut-off here that is a judgement and not geometry. They come from pictures of seven sources and from drawings,
 * judged by laymen, not from expert labels: the version goes into each answer, so that a later table can be told from
 * this one.
 */
export const RETINA_PARAMETERS = {
  version: '2026-11-30',
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
    /** Share of the field in which a colour is at the end of its range: good pictures have up to three quarters of red. */
    redClippedShare: [0.72, 0.875],
    greenClippedShare: [0.03, 0.2],
    /** Share of the field that is left out of all measurements; takes from the whole score. */
    lostShare: [0.01, 0.3],
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
    /** Less of what is lit than this is one part among others: a sheet or a screen. */
    shareOfLit: 0.6,
    linesOfText: 5,
    redOverGreen: 0.95,
    contrast: [0.01, 0.22],
    vesselDensity: [0.02, 0.2],
    skeletonDiameters: [2.5, 20],
    vesselConfidence: 0.68,
    /**
     * One sum of what speaks for a retina, its tree of vessels, and for the front of an eye, its surface: a logistic fit to
     * 198 pictures of retinas and 170 others, of which 120 are photographs of fronts of eyes. Below `least` it is no retina.
     */
    retina: {
      tree: 1.31,
      vesselConfidence: 4.37,
      coarseContrast: -3.26,
      blueOverRed: -1.19,
      greyShare: -3.81,
      roundEdge: -6.9,
      constant: 1.09,
      least: 0.2,
      /** What the surface takes by itself: from here on it is that of the front of an eye, whatever its vessels. */
      mostSurface: 7,
      /** The same, to name what was seen where the sum is too low. */
      frontSurface: 4.2,
    },
  },
} as const;

/** Those of the disc, apart: a page that looks at pictures before they are sent has no use for them. */
export const DISC_PARAMETERS = {
  /** Logarithm of the radius in mean widths of a vessel. */
  usualSize: 2.2,
  /** Circles are alike whose middles and radii differ by less, of the radius. */
  alike: 0.15,
  /** Where vessels are looked at on their way out, in radii. */
  ring: [0.9, 2.2],
  /**
   * A logistic fit to the circles traced in 82 photographs of three cameras (IDRiD, CHASE_DB1, HRF), in 61 of them once more,
   * cut to a narrower field or spoilt, and in 60 drawn eyes of a third of the weight; then stretched to fit the circle chosen
   * in pictures left out. Discs were marked by laymen.
   */
  constant: -3.32,
  weights: {
    edgeShare: 0.42,
    fall: 1.66,
    convergence: 1.81,
    radial: 3.23,
    size: -0.31,
    sizeSquared: -0.26,
    agreement: 3.46,
  },
  /** The least probability for each word; below the first the disc is not stated. */
  words: { low: 0.5, moderate: 0.75, high: 0.9 },
} as const;

/** Where the disc must lie to speak for a side. */
export const LATERALITY_PARAMETERS = {
  /** Of the radius of the field: a disc nearer to the middle says nothing. */
  leastAcross: 0.35,
  mostDown: 0.4,
} as const;
