import { MOST_PICTURE_BYTES } from '@svc/contracts';

/** What is taken as a picture. The cuts are docs/retina.md's, checked before anything is decoded. */
export const PICTURE_LIMITS = {
  /** Of the file. */
  mostBytes: MOST_PICTURE_BYTES,
  leastSide: 64,
  /** Below this a picture is stored and not graded: vessels are thinner than its pixels. */
  leastGradedSide: 400,
  mostSide: 8_000,
  mostPixels: 40_000_000,
  /** A progressive picture is held whole while it is decoded. */
  mostProgressivePixels: 16_000_000,
  /** Passes of a progressive picture, each over all of it: encoders write about ten, and a file of a few kB can hold thousands. */
  mostScans: 32,
} as const;
