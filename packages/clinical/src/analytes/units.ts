import { memory, verified } from '../evidence/evidence.ts';
import type { Analyte, UnitConversion } from './define-analyte.ts';

/** The unit fields that analytes of one kind share. Special conversions go first, by definition ones after. */
export type UnitFamily = Pick<Analyte, 'unit' | 'unitAliases' | 'conversions'>;

/** A conversion that follows from the definition of the units alone. */
export const byDefinition = (units: readonly string[], factor: number): UnitConversion => ({
  units,
  factor,
  evidence: verified('unit definition'),
});

const MOLECULAR_WEIGHTS =
  'molecular weights of LOINC components (LHNCBC/loinc-equivalence-classes:src/molecular_weights.xlsx)';

/** An amount of substance as the mass it has: `factor` is that of one unit, in the analyte's own unit. */
export const byMolecularWeight = (units: readonly string[], factor: number): UnitConversion => ({
  units,
  factor,
  evidence: verified(MOLECULAR_WEIGHTS),
});

/** The same by a weight nobody looked up. */
export const byRememberedWeight = (units: readonly string[], factor: number): UnitConversion => ({
  units,
  factor,
  evidence: memory('molecular weight'),
});

/** For ions of one charge, where an equivalent is a mole. */
export const MMOL_PER_L_MONOVALENT: UnitFamily = {
  unit: 'mmol/L',
  unitAliases: ['mEq/L', 'mval/L'],
  conversions: [],
};

export const G_PER_DL: UnitFamily = {
  unit: 'g/dL',
  unitAliases: ['gm/dL', 'g/100mL', 'g%'],
  conversions: [byDefinition(['g/L', 'gm/L'], 0.1)],
};

export const THOUSAND_PER_UL: UnitFamily = {
  unit: '10^3/uL',
  unitAliases: [
    '10^9/L',
    'K/uL',
    'K/mm3',
    'thousand/uL',
    'thou/uL',
    '10^3/mm3',
    'G/L',
    'Giga/L',
    '/nL',
    '10^3 cells/uL',
    '10^9 cells/L',
    'K/cumm',
    'Tsd./uL',
    'Tsd/uL',
    'Mrd/L',
    'Gpt/L',
    '1000/uL',
    'thousand per uL',
  ],
  conversions: [
    byDefinition(['/uL', '10^6/L', 'cells/uL', '#/uL', '/mm3', 'cells/mm3', '/cumm', 'cells/cumm'], 0.001),
  ],
};

export const UNITS_PER_L: UnitFamily = {
  unit: 'U/L',
  unitAliases: ['IU/L', 'units/L', 'unit/L', 'UI/L', 'E/L', 'mU/mL'],
  conversions: [byDefinition(['ukat/L'], 60), byDefinition(['nkat/L'], 0.06)],
};

export const mgPerDl = (...special: readonly UnitConversion[]): UnitFamily => ({
  unit: 'mg/dL',
  unitAliases: ['mg/100mL', 'mg%'],
  conversions: [...special, byDefinition(['mg/L', 'ug/mL'], 0.1), byDefinition(['g/L'], 100)],
});

export const ugPerMl = (...special: readonly UnitConversion[]): UnitFamily => ({
  unit: 'ug/mL',
  unitAliases: ['mg/L'],
  conversions: [...special, byDefinition(['ng/mL', 'ug/L'], 0.001), byDefinition(['mg/dL'], 10)],
});

export const ngPerMl = (...special: readonly UnitConversion[]): UnitFamily => ({
  unit: 'ng/mL',
  unitAliases: ['ug/L'],
  conversions: [...special, byDefinition(['ug/mL', 'mg/L'], 1000), byDefinition(['ug/dL'], 10)],
});

export const pgPerMl = (...special: readonly UnitConversion[]): UnitFamily => ({
  unit: 'pg/mL',
  unitAliases: ['ng/L'],
  conversions: [...special, byDefinition(['ng/mL', 'ug/L'], 1000)],
});
