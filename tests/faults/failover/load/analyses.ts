import type { AnswerInBytes } from '../../../support/call.ts';
import { dataOf, posting, type Work, type WorkContext } from './context.ts';

const BODIES = Array.from({ length: 10 }, (_, index) => ({ responseLatencySeconds: 1 + index / 5 }));

/** Analyses that are to say what they said at first. */
export async function analyses({ front, keys, dice, faults }: WorkContext): Promise<Work> {
  const analyze = (index: number) =>
    front.ask({
      kind: 'analysis',
      path: '/api/v1/dmse/analyze',
      ...posting(keys.liveSecretKey, BODIES[index] ?? {}),
    });
  const expected: string[] = [];
  for (const index of BODIES.keys()) expected.push(summaryOf(await analyze(index)));
  return async () => {
    const index = dice.roll(BODIES.length);
    const answer = await analyze(index);
    if (answer !== null && summaryOf(answer) !== expected[index])
      faults.add('wrong content', `analysis ${index}: ${answer.text}`);
  };
}

function summaryOf(answer: AnswerInBytes | null): string {
  return answer === null ? '' : JSON.stringify(dataOf<{ summary: object }>(answer).summary);
}
