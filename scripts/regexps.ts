/**
 * `node --conditions=@svc/source scripts/regexps.ts`: no regular expression of what is served takes longer than its
 * text is long, neither a literal nor one that is built from lists of words. What the linter suspects is mended, or
 * stands in `regexps/exceptions.ts` with its reason.
 */
import { makersNotSeen, recordBuilt, suspectBuilt } from './regexps/built.ts';
import { EXCEPTIONS } from './regexps/exceptions.ts';
import { judge } from './regexps/judge.ts';
import { suspectLiterals } from './regexps/literals.ts';

const built = await recordBuilt(loadWhatIsServed);
const problems = [
  ...judge([...suspectLiterals(['packages', 'services', 'cli']), ...suspectBuilt(built)], EXCEPTIONS),
  ...makersNotSeen(built).map((file) => `${file}: makes regular expressions that this check never sees`),
];
for (const problem of problems) say(problem);
say(
  `${new Set(built.map(({ source }) => source)).size} built regular expressions, ${problems.length} problems`,
);
process.exit(problems.length === 0 && built.length > 0 ? 0 : 1);

/** Patterns are made when their module loads; those of paths when a path is served, words of risk when a text is read. */
async function loadWhatIsServed(): Promise<void> {
  await import('../packages/intelligence/src/index.ts');
  await import('../services/developer-api/src/index.ts');
  await import('../services/mse-api/src/index.ts');
  await import('../services/platform/src/index.ts');
  const { createRouteTable } = await import('../packages/server-kit/src/routes/route-table.ts');
  createRouteTable().add('/v1/mse/:visitId/*', ['GET'], false);
  const { SAFETY_TOPICS } = await import('../packages/clinical/src/safety-words/topics/index.ts');
  const { harmlessNear, wordingsOf } = await import('../packages/clinical/src/safety-words/wording.ts');
  for (const topic of SAFETY_TOPICS) {
    harmlessNear(topic);
    for (const wording of wordingsOf(topic)) {
      wording.expression();
      wording.nearby();
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
