import { describe, expect, test } from 'vitest';
import type { RelapseFindings } from './relapse-findings.ts';
import { recommendation } from './wording.ts';

/** What the sentences of the advice hang on. */
interface Given {
  readonly level: RelapseFindings['level'];
  readonly requiresReview?: boolean;
  readonly top?: RelapseFindings['top'];
  readonly available?: number;
  readonly review?: readonly string[];
  readonly symptoms?: boolean;
}

function adviceFor({
  level,
  requiresReview = false,
  top,
  available = 5,
  review = [],
  symptoms = true,
}: Given) {
  const findings = {
    look: review,
    symptoms: symptoms ? {} : undefined,
    level,
    requiresReview,
    top,
    available,
  } as unknown as RelapseFindings;
  return recommendation(findings);
}

const REVIEW =
  'Ask the treating clinician to review this, and check early warning signs and current safety with the patient.';
const END = 'No action is taken automatically.';

describe('the advice of a relapse score [D:recommendations]', () => {
  test.each([
    ['low', false, 'A low score does not rule out relapse.'],
    ['low', true, REVIEW],
    [
      'moderate',
      false,
      'Check with the patient what has changed, and ask the treating clinician whether an earlier contact is useful.',
    ],
    ['moderate', true, REVIEW],
    [
      'elevated',
      true,
      'Ask the treating clinician to review soon, and check early warning signs and current safety with the patient.',
    ],
    [
      'high',
      true,
      'Ask the treating clinician to review promptly, and check early warning signs and current safety with the patient.',
    ],
  ] as const)('of level %s, review %s', (level, requiresReview, text) => {
    expect(adviceFor({ level, requiresReview })).toBe(`${text} ${END}`);
  });

  test.each([
    ['symptoms', 'Check the single answers of the latest symptom scale.'],
    ['sleep', 'Ask about recent sleep and what has changed it.'],
    ['dmse', 'Check the response timing again under comparable conditions.'],
    ['medication', 'Ask about medication taking and recent changes.'],
    ['cadence', 'Check when the next visit is planned.'],
  ] as const)('asks for the largest factor, %s', (top, text) => {
    expect(adviceFor({ level: 'low', top })).toBe(`A low score does not rule out relapse. ${text} ${END}`);
  });

  test('says first what to look at, what is missing, and that nothing usable is no low risk', () => {
    expect(adviceFor({ level: 'low', review: ['item 9 above zero'] })).toBe(
      `Look first at: item 9 above zero. A low score does not rule out relapse. ${END}`,
    );
    expect(adviceFor({ level: 'low', symptoms: false, available: 2 })).toBe(
      `Partly assessed (2 of 5 factors). A low score does not rule out relapse. Ask for a current symptom scale. ${END}`,
    );
    expect(adviceFor({ level: 'low', available: 0 })).toBe(
      `Not assessed: no usable inputs. This is not a low-risk result. Ask for a current symptom scale, sleep, medication and visit details. ${END}`,
    );
  });
});
