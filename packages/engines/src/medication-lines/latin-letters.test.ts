import { describe, expect, it } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';

describe('inLatinLetters', () => {
  it.each([
    ['сертралин 50 мг', 'sertralin 50 mg'],
    ['галоперидол', 'galoperidol'],
    ['σερτραλίνη', 'sertralini'],
    ['clonazépam', 'clonazepam'],
    ['valproinsäure', 'valproinsaure'],
    ['50 µg', '50 µg'],
    ['50 μg', '50 μg'],
    ['舍曲林', '舍曲林'],
    ['sertraline', 'sertraline'],
  ])('writes %j as %j', (text, latin) => {
    expect(inLatinLetters(text)).toBe(latin);
  });
});
