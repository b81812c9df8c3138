/**
 * Every cut of the measurement that is a judgement. Where each comes from, on which voices, and what it does to voices
 * that were not used: `docs/model-cards/capture.md`.
 */
export const CAPTURE_PARAMETERS = {
  version: '2026-11-29',
  noise: {
    percentile: 0.12,
    reachSeconds: 4,
    /** The percentile lies below the mean of the noise by this much. */
    biasDb: 2.5,
    /** Noise is taken to be no less than the loudest of the band by this much. */
    dynamicsDb: 48,
    lowestDb: -92,
  },
  voice: {
    priorWeight: 0.92,
    mostLikelihood: 12,
    enter: 0.6,
    leave: 0.25,
    mergeSeconds: 0.18,
    /** Of the closure of a stop and what follows it, however weak. */
    releaseSeconds: 0.2,
    shortestSeconds: 0.14,
    /** A piece that begins or ends with the recording and is shorter is the click of a switch. */
    shortestAtEndsSeconds: 0.3,
    /** Speech this much below the loud parts of its surroundings is another voice, or a room. */
    weakDb: 24,
  },
  gate: {
    voicedFrom: 0.65,
    voicedShare: 0.18,
    reachSeconds: 5,
    leastPairs: 50,
    glideWeight: 1.5,
    /** A held note keeps its timbre within this, a flat voice that speaks does not. */
    sameTimbreDb: 4,
    mostLow: 0.55,
    leastScore: 0.72,
  },
  edges: {
    belowSpeechDb: 35,
    aboveNoiseDb: 6,
    onset: { seconds: 0.02, atDb: 25, power: 1, most: 0.04 },
    offset: { seconds: 0.115, atDb: 25, power: 2.5, most: 0.18 },
  },
  nuclei: {
    /** 150 to 2,400 Hz. */
    firstBand: 0,
    lastBand: 12,
    dipAtSeconds: 0.18,
    /** A smooth reading and a sharp one that takes quieter peaks for none; their mean counts. As `left-out.ts` fits them. */
    readings: [
      { smoothings: 3, dipDb: 2, dipSteepness: 0.5, voicedFrom: 0.4, belowPieceDb: 30 },
      { smoothings: 1, dipDb: 2, dipSteepness: 0.5, voicedFrom: 0.4, belowPieceDb: 26 },
    ],
  },
  echo: {
    mostDelaySeconds: 0.4,
    activeDb: 15,
    leastFrames: 80,
    mostFrames: 6000,
    leastCorrelation: 0.6,
    weakerDb: 3,
    leastBandDb: -60,
    marginDb: 7,
    fadeDbPerSecond: 150,
  },
  talk: { longestPauseSeconds: 2 },
  turns: {
    /** The most that the service takes; an answer after it is late. */
    longestSeconds: 120,
    backchannelSeconds: 0.8,
    withinSeconds: 0.6,
    promptTailSeconds: 0.2,
    /**
     * A shorter pause is one inside a question, or inside an answer. Pauses over 1 s are a kind of their own (Campione and
     * Véronis 2002), and about 1 s is what a conversation bears before somebody acts on it (Jefferson 1989).
     */
    breathSeconds: 1,
    /**
     * Who speaks again after a shorter silence re-prompts; after a longer one the question counts as unanswered. Silences
     * of 3 s and more are those that researchers of interviews code (Frankel and others 2006). Moves counts, and no wait.
     */
    askedOnSeconds: 4.5,
    /** "Take your time": a re-prompt after however long a silence. */
    encouragementSeconds: 1.2,
    /** Who speaks longer gives a speech, and the patient could not answer before its end. */
    repromptSeconds: 6,
  },
  others: {
    /** Nobody speaks for longer without a breath: several voices, or a sound that does not rest. */
    longestBreathSeconds: 15,
    /** Further apart than the pieces of one expressive speaker. */
    semitones: 6,
    /** Of the speech: more than this makes the numbers uncertain, more than `mostShare` makes them nobody's. */
    uncertainShare: 0.05,
    mostShare: 0.25,
  },
  single: { semitones: 4, clearShare: 0.8, leastPieces: 6 },
  calibration: { leastSpeechSeconds: 15, least: 0.9, most: 3.5 },
  live: { seconds: 20, leastSpeechSeconds: 3, speakingSeconds: 0.3 },
  /**
   * The least that is enough for a number: speech for a rate, turns (waits) for a response latency. The latency is left out
   * where waits that were not seen whole would move it by more than `mostMoved`, and of low confidence where more than
   * `doubtfulShare` of the questions are unanswered or re-prompted.
   */
  evidence: {
    speechSeconds: 10,
    turns: 3,
    signalToNoiseDb: 8.5,
    clippedShare: 0.03,
    mostMoved: 0.25,
    doubtfulShare: 0.25,
  },
} as const;
