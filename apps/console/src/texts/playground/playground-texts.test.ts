import { describe, expect, it } from 'vitest';
import { playground as de } from './de.ts';
import { playground as en, type PlaygroundTexts } from './en.ts';
import { playground as es } from './es.ts';
import { playground as fr } from './fr.ts';
import { playground as ja } from './ja.ts';

const OTHERS: Readonly<Record<string, PlaygroundTexts>> = { de, es, fr, ja };
/** Words that are the same in several languages. */
const SAME = new Set([
  'JSON',
  'curl',
  'TypeScript, @svc/client',
  'Python, svc-client',
  'Band',
  'Text',
  'Status',
  'Interactions',
]);

/** Every text; those that take something, with what is given here. */
function leavesOf(texts: object, path = ''): (readonly [path: string, said: string])[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'function')
      return [1, 1234].map((given) => {
        const say = value as (...all: unknown[]) => string;
        return [`${place}(${given})`, say(given, given, given)] as const;
      });
    return typeof value === 'object' && value !== null
      ? leavesOf(value, place)
      : [[place, String(value)] as const];
  });
}

const ENGLISH = leavesOf(en);

describe.each(Object.entries(OTHERS))('the texts of the playground in %s', (_, texts) => {
  const leaves = leavesOf(texts);

  it('say everything that the English ones say', () => {
    expect(leaves.map(([path]) => path)).toEqual(ENGLISH.map(([path]) => path));
    expect(leaves.filter(([, said]) => said.trim() === '' || said.includes('undefined'))).toEqual([]);
  });

  it('are translated', () => {
    const english = new Map(ENGLISH);
    const same = leaves.filter(
      ([path, said]) =>
        english.get(path) === said && /\p{L}{3}/u.test(said) && !SAME.has(said) && !path.includes('('),
    );
    expect(same).toEqual([]);
  });

  it('never call normal what was not assessed', () => {
    const { head, biomarker, status, relapse, dmse, agent } = texts.answer;
    const calm = new Set([
      status.dmse.within_normal,
      status.biomarker.within_normal,
      status.relapse.low,
      status.risk.none,
      biomarker.states.normal,
      biomarker.states.unflagged,
    ]);
    const notAssessed = [
      head.notAssessed,
      biomarker.states.notAssessed,
      relapse.notAssessed,
      dmse.notSent,
      agent.none,
    ];
    expect(notAssessed.filter((said) => calm.has(said))).toEqual([]);
  });
});
