/*
 * Every cut of the measurement that is a judgement. Where each comes from, on which voices, and what it does to voices
 * that were not used: `docs/model-cards/capture.md`.
 */
export const PARAMETERS_VERSION = '2026-11-29';

// Noise of the room
export const NOISE_PERCENTILE = 0.12;
export const NOISE_REACH_SECONDS = 4;
/** The percentile lies below the mean of the noise by this much. */
export const NOISE_BIAS_DB = 2.5;
/** Noise is taken to be no less than the loudest of the band by this much. */
export const NOISE_DYNAMICS_DB = 48;
export const NOISE_LOWEST_DB = -92;

// A voice in it
export const PRIOR_WEIGHT = 0.92;
export const MOST_LIKELIHOOD = 12;
export const VOICE_ENTERS = 0.6;
export const VOICE_LEAVES = 0.25;
export const MERGE_SECONDS = 0.18;
/** Of the closure of a stop and what follows it, however weak. */
export const RELEASE_SECONDS = 0.2;
export const SHORTEST_SECONDS = 0.14;
/** A piece that begins or ends with the recording and is shorter is the click of a switch. */
export const SHORTEST_AT_ENDS_SECONDS = 0.3;
/** Speech this much below the loud parts of its surroundings is another voice, or a room. */
export const WEAK_DB = 24;

// Speech among what sounds like a voice: pieces of the same stretch are judged together
export const VOICED_FROM = 0.65;
export const LEAST_VOICED_SHARE = 0.18;
export const GATE_REACH_SECONDS = 5;
export const LEAST_PAIRS = 50;
export const GLIDE_WEIGHT = 1.5;
/** A held note keeps its timbre within this, a flat voice that speaks does not. */
export const SAME_TIMBRE_DB = 4;
export const MOST_LOW = 0.55;
export const LEAST_GATE_SCORE = 0.72;

// Where a voice begins and ends
export const BELOW_SPEECH_DB = 35;
export const ABOVE_NOISE_DB = 6;
export const ONSET = { seconds: 0.02, atDb: 25, power: 1, most: 0.04 } as const;
export const OFFSET = { seconds: 0.115, atDb: 25, power: 2.5, most: 0.18 } as const;

// Syllables
/** 150 to 2,400 Hz. */
export const FIRST_VOWEL_BAND = 0;
export const LAST_VOWEL_BAND = 12;
export const DIP_AT_SECONDS = 0.18;
/** A smooth reading and a sharp one that takes quieter peaks for none; their mean counts. As `left-out.ts` fits them. */
export const SYLLABLE_READINGS = [
  { smoothings: 3, dipDb: 2, dipSteepness: 0.5, voicedFrom: 0.4, belowPieceDb: 30 },
  { smoothings: 1, dipDb: 2, dipSteepness: 0.5, voicedFrom: 0.4, belowPieceDb: 26 },
] as const;

// The far end in the microphone
export const MOST_ECHO_DELAY_SECONDS = 0.4;
export const ACTIVE_DB = 15;
export const LEAST_ECHO_FRAMES = 80;
export const MOST_ECHO_FRAMES = 6000;
export const LEAST_ECHO_CORRELATION = 0.6;
export const ECHO_WEAKER_DB = 3;
export const LEAST_BAND_DB = -60;
export const ECHO_MARGIN_DB = 7;
export const FADE_DB_PER_SECOND = 150;

// Speech rate
export const LONGEST_PAUSE_SECONDS = 2;

// Questions and waits
/** The most that the service takes; an answer after it is late. */
export const LONGEST_WAIT_SECONDS = 120;
export const BACKCHANNEL_SECONDS = 0.8;
export const ACKNOWLEDGED_WITHIN_SECONDS = 0.6;
export const PROMPT_TAIL_SECONDS = 0.2;
/**
 * A shorter pause is one inside a question, or inside an answer. Pauses over 1 s are a kind of their own (Campione and
 * Véronis 2002), and about 1 s is what a conversation bears before somebody acts on it (Jefferson 1989).
 */
export const BREATH_SECONDS = 1;
/**
 * Who speaks again after a shorter silence re-prompts; after a longer one the question counts as unanswered. Silences
 * of 3 s and more are those that researchers of interviews code (Frankel and others 2006). Moves counts, and no wait.
 */
export const ASKED_ON_SECONDS = 4.5;
/** "Take your time": a re-prompt after however long a silence. */
export const ENCOURAGEMENT_SECONDS = 1.2;
/** Who speaks longer gives a speech, and the patient could not answer before its end. */
export const LONGEST_REPROMPT_SECONDS = 6;

// Other voices beside the patient
/** Nobody speaks for longer without a breath: several voices, or a sound that does not rest. */
export const LONGEST_BREATH_SECONDS = 15;
/** Further apart than the pieces of one expressive speaker. */
export const OTHERS_SEMITONES = 6;
/** Of the speech: more than this makes the numbers uncertain. */
export const UNCERTAIN_OTHERS_SHARE = 0.05;
/** And more than this makes them nobody's. */
export const MOST_OTHERS_SHARE = 0.25;

// Two voices on one microphone
export const APART_SEMITONES = 4;
export const CLEAR_SHARE = 0.8;
export const LEAST_PIECES = 6;

// Calibration of syllables a word
export const CALIBRATION_SPEECH_SECONDS = 15;
export const LEAST_SYLLABLES_PER_WORD = 0.9;
export const MOST_SYLLABLES_PER_WORD = 3.5;

// The live reading
export const LIVE_SECONDS = 20;
export const LIVE_SPEECH_SECONDS = 3;
export const SPEAKING_SECONDS = 0.3;

// What is enough for a number: speech for a rate, waits for a response latency
export const RATE_SPEECH_SECONDS = 10;
export const LEAST_WAITS = 3;
export const LEAST_SIGNAL_TO_NOISE_DB = 8.5;
export const MOST_CLIPPED_SHARE = 0.03;
/** Waits that were not seen whole may move the latency by this much; beyond it is left out. */
export const MOST_MOVED = 0.25;
/** Of the questions, unanswered or re-prompted: beyond it the latency is of low confidence. */
export const DOUBTFUL_SHARE = 0.25;
