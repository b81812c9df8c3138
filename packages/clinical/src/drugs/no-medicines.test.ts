import { expect, test } from 'vitest';
import { isNoMedicine } from './no-medicines.ts';

test.each([
  ['Influenza vaccine 2026', true],
  ['Normal saline 0.9 %', true],
  ['Blood glucose test strips', true],
  ['Oxygen 2 L/min', true],
  ['Sunscreen SPF 50', true],
  ['Xyzamab 40 mg', false],
  ['Oxytocin', false],
  ['Salinomycin', false],
  ['lithium carbonate 300 mg', false],
])('%s: %s', (name, is) => expect(isNoMedicine(name)).toBe(is));
