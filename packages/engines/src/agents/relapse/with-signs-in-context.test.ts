import { expect, test } from 'vitest';
import { scoreRelapse } from './score-relapse.ts';
import { withSignsInContext } from './with-signs-in-context.ts';

const scored = scoreRelapse([{ indicator: 'insomnia', severity: 0.3 }]);
const said = (context: string | undefined) => withSignsInContext(scored, context);

test('early signs told in the context are named and not scored [D:read whole]', () => {
  const {
    warnings,
    risk,
    assessment,
    contextRead = [],
  } = said('Seen at home. Stopped taking her tablets; talking to herself.');
  expect(warnings.at(-1)).toMatch(/^said in the context and not scored: medication stopped/);
  expect(contextRead[0]?.text).toBe('Stopped taking her tablets');
  expect([risk, assessment]).toEqual([scored.risk, scored.assessment]);
});

test.each([undefined, '', 'Taking her tablets every day, no voices.', 'Not sleeping.', 'Moved house.'])(
  'nothing is added by %j',
  (context) => {
    expect(said(context)).toBe(scored);
  },
);
