import { normalForm } from '@svc/contracts';

/** Instruments of the catalogue that screen for violence or suicide: any positive result asks for a look. */
export const SAFETY_SCREENS: ReadonlySet<string> = new Set(['hark', 'cssrs']);

/** Word beginnings that name a screen for suicide, self-harm or violence, whatever else the name says. */
const TELLING =
  /suicid|self ?harm|self ?injur|columbia|c ?ssrs|hopeless|homicid|violen|abuse screen|danger assess/u;

/** Short names of such screens, matched as whole words: SBQ-R, ASQ, BSS, SSI, SIQ, BHS, HITS, WAST and the like. */
const SHORT_NAMES: ReadonlySet<string> = new Set(
  'sbq,sbqr,asq,bss,bssi,ssi,siq,bhs,siss,nssi,isas,hits,ehits,wast'.split(','),
);

/**
 * Whether the id or name of an instrument that is not in the catalogue says that it asks about suicide, self-harm or
 * violence: such a result is never left out in silence.
 */
export function namesSafetyScreen(...names: readonly string[]): boolean {
  return names.some((name) => {
    const words = normalForm(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return TELLING.test(words) || words.split(' ').some((word) => SHORT_NAMES.has(word));
  });
}
