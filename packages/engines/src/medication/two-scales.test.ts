import { describe, expect, it } from 'vitest';
import { evaluateMedication, phq9, responsesOf, scores } from './test-requests.ts';

const LEAD_BETTER = phq9([-4, 20], [14, 17], [28, 13], [42, 9], [56, 6]);
const LEAD_STABLE = phq9([-4, 12], [14, 12], [28, 11], [42, 12], [56, 12]);
const LEAD_WORSE = phq9([-4, 10], [14, 12], [28, 15], [42, 18], [56, 19]);
const gad7 = (...points: [number, number][]) => scores('GAD-7', 21, ...points);

function read(assessments: ReturnType<typeof phq9>) {
  const evaluated = evaluateMedication({ assessments });
  const [signal] = responsesOf(evaluated);
  return { signal, summary: evaluated.description.summary };
}

describe('a start with several scales [1:4.3 before and after]', () => {
  it.each([
    ['better, another worse', [...LEAD_BETTER, ...gad7([-5, 6], [56, 14])], 'mixed', 'watch', true],
    ['stable, another worse', [...LEAD_STABLE, ...gad7([-5, 6], [56, 14])], 'not_responding', 'watch', true],
    ['worse, another better', [...LEAD_WORSE, ...gad7([-5, 14], [56, 6])], 'not_responding', 'watch', true],
    [
      'better, another as it was',
      [...LEAD_BETTER, ...gad7([-5, 6], [56, 7])],
      'responding',
      'positive',
      false,
    ],
    ['better, another better', [...LEAD_BETTER, ...gad7([-5, 14], [56, 6])], 'responding', 'positive', false],
  ])('%s: the lead with its numbers, then what moved', (_, assessments, status, tone, review) => {
    const { signal, summary } = read(assessments);
    expect(summary).toMatchObject({ status, requiresClinicianReview: review });
    expect(signal?.tone).toBe(tone);
    expect(signal?.summaryLine).toMatch(/^sertraline: PHQ-9 from \d+ /);
    const moved = assessments.some(({ instrumentName, score }) => instrumentName === 'GAD-7' && score === 14);
    expect(signal?.summaryLine.includes('GAD-7 from ')).toBe(moved);
    expect(summary.headline.match(/GAD-7/g)?.length ?? 0).toBe(moved ? 1 : 0);
  });

  it('the measure is of the lead', () => {
    expect(read([...LEAD_BETTER, ...gad7([-5, 6], [56, 14])]).signal?.metricValue).toBe(-12.5);
  });

  it('a scale that got worse stands in where the lead has no score around the start', () => {
    const { signal, summary } = read([...phq9([60, 9], [70, 9], [80, 9]), ...gad7([-5, 6], [56, 14])]);
    expect(signal?.summaryLine).toMatch(/^sertraline: GAD-7 from 6 /);
    expect(summary.status).toBe('not_responding');
  });

  it('the order of scales and scores changes nothing', () => {
    const assessments = [...LEAD_BETTER, ...gad7([-5, 6], [56, 14])];
    expect(read([...assessments].reverse())).toEqual(read(assessments));
  });
});
