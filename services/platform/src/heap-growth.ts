import { setFlagsFromString } from 'node:v8';

/**
 * How much the heap may grow between two collections, in percent. Left alone it is up to four times: readers of large
 * histories took 440 MB then, and take 190 MB so, at four fifths of the answers a second of a process that does nothing
 * else.
 */
const MOST_GROWTH_PERCENT = 70;

/** Has garbage collected before it is much: what one tenant reads in a minute must not stay with the process. */
export function holdHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${MOST_GROWTH_PERCENT}`);
}
