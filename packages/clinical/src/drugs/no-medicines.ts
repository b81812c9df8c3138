import { normalForm } from '@svc/contracts';

/**
 * What stands on lists of medicines and interacts with none: supplies, vaccines, fluids for a line, what is put on the skin to
 * protect it. Ours. Anything else that nobody here knows may be a medicine.
 */
const NO_MEDICINE =
  /\b(?:vaccine|vaccination|immuni[sz]ation|toxoid|normal saline|saline flush|sodium chloride 0\.9|water for injections?|heparin flush|test strips?|lancets?|pen needles?|needles?|syringes?|glucometer|glucose (?:meter|monitor|sensor)|sharps|spacer|nebuli[sz]er|peak flow|oxygen|cpap|sunscreen|sun cream|emollients?|moisturi[sz]er|barrier cream|dressings?|gauze|bandages?|stockings?|catheters?|incontinence|pads|ostomy|colostomy|contact lens|thickener|nutrition(?:al)? (?:supplement|drink|feed)|infant formula|enteral feed|wheelchair|walker|crutch(?:es)?|glasses|hearing aid)\b/;
/** Longer than any product is called. */
const LONGEST = 200;

/**
 * Whether an entry of a list of medicines is none.
 *
 * @example
 * ```ts
 * import { isNoMedicine } from '@svc/clinical';
 *
 * isNoMedicine('Blood glucose test strips'); // → true
 * isNoMedicine('Xyzamab 40 mg'); // → false
 * ```
 */
export function isNoMedicine(name: string): boolean {
  return NO_MEDICINE.test(normalForm(name.slice(0, LONGEST)).toLowerCase());
}
