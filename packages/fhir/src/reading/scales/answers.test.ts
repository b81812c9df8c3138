import { findInstrument } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { itemPoints, pointsOf } from './answers.ts';

const instrument = (key: string) => {
  const found = findInstrument(key, '');
  if (found === undefined) throw new Error(key);
  return found;
};
const phq9 = instrument('phq9');
const coding = (code: string, display?: string, extension?: object[]) => ({
  valueCoding: { code, display, extension },
});
const weight = (url: string, value: number) => [{ url, valueDecimal: value }];

describe('points of an answer', () => {
  it.each<[number, object]>([
    [2, { valueInteger: 2 }],
    [2, { valueDecimal: 2 }],
    [2, { valueQuantity: { value: 2 } }],
    [0, coding('LA6568-5')],
    [1, coding('LA6569-3')],
    [2, coding('LA6570-1')],
    [2, coding('LA18938-3')],
    [3, coding('LA6571-9')],
    [3, coding('LA11000-9')],
    [2, coding('x', 'x', weight('http://hl7.org/fhir/StructureDefinition/ordinalValue', 2))],
    [2, coding('x', 'x', weight('http://hl7.org/fhir/StructureDefinition/itemWeight', 2))],
    [2, coding('x', 'x', weight('http://hl7.org/fhir/StructureDefinition/iso21090-CO-value', 2))],
    [2, { valueString: 'x', extension: weight('http://hl7.org/fhir/StructureDefinition/ordinalValue', 2) }],
    [2, coding('c', 'MORE THAN HALF THE DAYS')],
    [0, { valueString: 'Not at all' }],
    [1, { valueString: 'several days.' }],
    [3, { valueString: 'Nearly every day' }],
    [2, { valueString: '2' }],
    [2, { valueString: '2 - More than half the days' }],
    [2, { valueString: '(2) more than half' }],
    [2, { valueString: 'More than half the days (2)' }],
    [2, coding('2')],
    [1, { valueCodeableConcept: { coding: [{ code: 'x' }, { code: 'LA6569-3' }] } }],
  ])('are %d: %j', (points, answer) => {
    expect(pointsOf(answer, phq9)).toBe(points);
  });

  it.each<object>([
    { valueString: 'sometimes' },
    { valueBoolean: true },
    { valueString: '2026-11-10' },
    coding('LA33-6', 'Yes'),
    { valueDate: '2026-11-10' },
    { valueInteger: '2' },
    { valueCoding: 'LA6570-1' },
    {},
  ])('are none: %j', (answer) => {
    expect(pointsOf(answer, phq9)).toBeUndefined();
  });

  it('are those of the instrument: never is 0 of AUDIT, weekly 3', () => {
    const auditc = instrument('auditc');
    expect(pointsOf(coding('LA6270-8', 'Never'), auditc)).toBe(0);
    expect(pointsOf(coding('LA18891-4', 'Weekly'), auditc)).toBe(3);
    expect(pointsOf({ valueString: '5 or 6' }, auditc)).toBe(2);
    expect(pointsOf(coding('LA18891-4'), phq9)).toBeUndefined();
  });

  it('are yes and no where an item has two answers', () => {
    const cssrs = instrument('cssrs');
    expect([true, false].map((valueBoolean) => pointsOf({ valueBoolean }, cssrs))).toEqual([1, 0]);
    expect(pointsOf(coding('LA32-8'), cssrs)).toBe(0);
  });

  it('are what the questionnaire gives an answer', () => {
    const weights = new Map([
      ['often', 2],
      ['a3', 3],
    ]);
    expect(pointsOf({ valueString: 'Often' }, phq9, weights)).toBe(2);
    expect(pointsOf(coding('a3'), phq9, weights)).toBe(3);
  });

  it('count for an item only within its answers', () => {
    expect(itemPoints({ valueInteger: 3 }, phq9, 9)).toBe(3);
    expect(itemPoints({ valueInteger: 8 }, phq9, 9)).toBeUndefined();
  });
});
