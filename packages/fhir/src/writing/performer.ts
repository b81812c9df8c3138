import type { Reference } from 'fhir/r4.js';

/** Who computed what this package writes. By name alone: it has no record of its own that a reference could lead to. */
export const THE_SERVICE: Reference = { display: 'Clinical Intelligence API' };

/** Whoever measured, asked or prescribed what a caller sent on. */
export const NOT_NAMED: Reference = { display: 'Not named by the caller' };
