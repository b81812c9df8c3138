import type { Quantity } from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';

/** UCUM codes of the units of analytes, metrics and scores. A unit that is not here is sent in words alone. */
const UCUM: Readonly<Record<string, string>> = {
  '%': '%',
  '/min': '/min',
  '10^3/uL': '10*3/uL',
  C: 'Cel',
  'IU/mL': '[IU]/mL',
  'U/L': 'U/L',
  bpm: '/min',
  cm: 'cm',
  d: 'd',
  episodes: '{episodes}',
  fL: 'fL',
  'g/dL': 'g/dL',
  h: 'h',
  'h/night': 'h',
  items: '{items}',
  'kg/m2': 'kg/m2',
  'mIU/L': 'm[IU]/L',
  'mIU/mL': 'm[IU]/mL',
  'mL/min/1.73m2': 'mL/min/{1.73_m2}',
  'mg/L': 'mg/L',
  'mg/dL': 'mg/dL',
  mmHg: 'mm[Hg]',
  'mmol/L': 'mmol/L',
  ms: 'ms',
  'ng/dL': 'ng/dL',
  'ng/mL': 'ng/mL',
  'pg/mL': 'pg/mL',
  points: '{score}',
  ratio: '{ratio}',
  s: 's',
  score: '{score}',
  steps: '{steps}',
  'ug/dL': 'ug/dL',
  'ug/mL': 'ug/mL',
  'umol/L': 'umol/L',
  wpm: '{words}/min',
};

/** A number with its unit, by UCUM where the unit has a code. */
export function quantityOf(value: number, unit?: string): Quantity {
  const code = unit === undefined || !Object.hasOwn(UCUM, unit) ? undefined : UCUM[unit];
  return {
    value,
    ...(unit === undefined || unit.trim() === '' ? {} : { unit }),
    ...(code === undefined ? {} : { system: SYSTEMS.ucum, code }),
  };
}

const CENSORED = /^(<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)$/;

/** A value with `<`, `<=`, `>=` or `>` before it, as FHIR writes it; undefined for any other text. */
export function censoredQuantity(text: string, unit?: string): Quantity | undefined {
  const [, comparator, number] = CENSORED.exec(text.trim()) ?? [];
  if (comparator === undefined) return undefined;
  return { ...quantityOf(Number(number), unit), comparator: comparator as NonNullable<Quantity['comparator']> };
}
