import { findMseDomain, findMseOption } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { RISK_TOPICS } from '../../../packages/mse-draft/src/find/classifier/outputs.ts';
import { labelledVisits } from './labelled-visits.ts';

const visits = labelledVisits();
const LEVELS = ['none', 'low', 'moderate', 'high'];
const known = (option: string): boolean => {
  const [domain = '', value = ''] = option.split('.');
  const found = findMseDomain(domain);
  return found !== undefined && findMseOption(found, value) !== undefined;
};

describe('the labelled visits', () => {
  it('are many, of several authors, a third of them without risk', () => {
    expect(visits.length).toBeGreaterThanOrEqual(144);
    expect(new Set(visits.map(({ author }) => author)).size).toBeGreaterThanOrEqual(6);
    expect(visits.filter(({ level }) => level === 'none').length).toBeGreaterThan(visits.length / 3);
    expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
  });

  it('have levels, options and topics that there are', () => {
    const topics: readonly string[] = RISK_TOPICS;
    const wrong = visits.flatMap(({ id, level, gold, acceptable, lines }) => [
      ...(LEVELS.includes(level) ? [] : [`${id}: level ${level}`]),
      ...[...gold, ...acceptable, ...lines.flatMap(({ options }) => options)]
        .filter((option) => !known(option))
        .map((option) => `${id}: ${option}`),
      ...lines
        .flatMap((line) => line.topics)
        .filter((topic) => !topics.includes(topic))
        .map((topic) => `${id}: ${topic}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('say no risk in a visit without any', () => {
    const wrong = visits.filter(
      ({ level, lines }) => level === 'none' && lines.some(({ topics }) => topics.length > 0),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
