import { type Evidence, memory } from '../evidence/evidence.ts';

/**
 * Reliable change computed for an instrument that has no published figure: the smallest whole change beyond
 * the 95 % limit 1.96 * SD * sqrt(2 * (1 - reliability)) of a difference between two scores (Jacobson and
 * Truax 1991). The limit is taken to one decimal first. SD and reliability are typical clinical figures.
 */
export function reliableChangeFrom(sd: number, reliability: number): { value: number; evidence: Evidence } {
  const limit = Math.round(1.96 * sd * Math.sqrt(2 * (1 - reliability)) * 10) / 10;
  const evidence = memory(`computed from a typical SD and a reliability of ${reliability}, both unverified`);
  return { value: Math.ceil(limit), evidence };
}
