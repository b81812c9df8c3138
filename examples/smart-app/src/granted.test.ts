import { expect, it } from 'vitest';
import { isGranted } from './granted.ts';

it.each([
  ['patient/*.read', 'Flag', true],
  ['launch patient/*.rs openid', 'Flag', true],
  ['patient/*.cruds', 'Flag', true],
  ['patient/*.*', 'Flag', true],
  ['user/Flag.read', 'Flag', true],
  ['patient/Observation.rs patient/Flag.rs', 'Flag', true],
  ['patient/Observation.rs', 'Flag', false],
  ['patient/Flag.r', 'Flag', false],
  ['patient/Flag.c', 'Flag', false],
  ['patient/Flag.write', 'Flag', false],
  ['patient/Flag.rs?category=safety', 'Flag', false],
  ['launch/patient openid', 'Flag', false],
  ['', 'Flag', false],
])('"%s" covers %s: %s', (scope, type, covers) => {
  expect(isGranted(scope, type)).toBe(covers);
});
