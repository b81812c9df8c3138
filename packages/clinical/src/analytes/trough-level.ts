import { type Evidence, memory } from '../evidence/evidence.ts';
import { defineAnalyte, type Analyte } from './define-analyte.ts';
import { above, plausibleFrom } from './limits.ts';
import { AGNP } from './sources.ts';
import { byMolecularWeight, ngPerMl } from './units.ts';

/** What differs between the trough levels of drugs measured in ng/mL. */
interface TroughLevel extends Pick<Analyte, 'group' | 'key' | 'label' | 'aliases' | 'context' | 'codes'> {
  /** Consensus range, ng/mL, both ends included. */
  readonly range: readonly [low: number, high: number];
  /** Laboratory alert level, ng/mL: critical above it. */
  readonly alertAbove: number;
  /** Where the alert level was read; absent: memory of the consensus. */
  readonly alertEvidence?: Evidence;
  /** Grams per mole, where one substance is measured and the weight is known. */
  readonly molecularWeight?: number;
  /** Highest level that can be a real reading, overdose included, ng/mL. */
  readonly plausibleMax: number;
}

/** A drug level whose range, and where nothing else is named its alert level too, comes from memory of the AGNP consensus. */
export function defineTroughLevel(level: TroughLevel): Analyte {
  const { range, alertAbove, alertEvidence = memory(AGNP), molecularWeight, plausibleMax, ...shared } = level;
  const [low, high] = range;
  return defineAnalyte({
    ...shared,
    ...ngPerMl(
      ...(molecularWeight === undefined ? [] : [byMolecularWeight(['nmol/L'], molecularWeight / 1000)]),
    ),
    reference: { low, high },
    referenceText: `${low}-${high} ng/mL; trough`,
    referenceEvidence: memory(AGNP),
    criticalHigh: above(alertAbove, alertEvidence),
    plausible: plausibleFrom(0, plausibleMax),
  });
}
