import { coveredVisits, type CoveredVerdict, verdictOn } from './covered-visits.ts';

// Scores the reader on visits whose ordinary findings somebody asked, tested or saw, or nobody did:
// `node --conditions=@svc/source tools/visit-reader/scoring/score-covered.ts [learned|scored] [--items]`.

const half = process.argv.includes('scored') ? 'scored' : 'learned';
const verdicts = coveredVisits(half).map(verdictOn);
const LEVELS = ['none', 'low', 'moderate', 'high'];
const sum = (all: readonly CoveredVerdict[], of: (one: CoveredVerdict) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

for (const kind of ['short', 'long'] as const) {
  const all = verdicts.filter(({ visit }) => visit.kind === kind);
  const covered = sum(all, ({ visit }) => visit.covered.length);
  const said = sum(all, ({ visit }) => visit.riskStatements.length);
  const lines: [string, string | number][] = [
    ['visits', all.length],
    ['ordinary options invented', sum(all, ({ invented }) => invented.length)],
    ['covered and drafted', `${covered - sum(all, ({ missed }) => missed.length)} of ${covered}`],
    ['reassured falsely', all.filter((one) => one.isFalselyReassured).length],
    ['victim drafted as perpetrator', all.filter((one) => one.isExchanged).length],
    ['other options wrong', sum(all, ({ wrong }) => wrong.length)],
    ['risk said that comes back', `${said - sum(all, ({ lost }) => lost.length)} of ${said}`],
    [
      'level too low',
      all.filter(({ visit, level }) => LEVELS.indexOf(level) < LEVELS.indexOf(visit.level)).length,
    ],
  ];
  process.stdout.write(`${kind}\n${lines.map(([name, value]) => `  ${name.padEnd(32)}${value}\n`).join('')}`);
}
if (process.argv.includes('--items'))
  for (const { visit, level, invented, missed, wrong, lost } of verdicts)
    process.stdout.write(
      `${visit.id} ${visit.level} → ${level}; invented: ${invented.join(' ')}; missed: ${missed.join(' ')}; wrong: ${wrong.join(' ')}; lost: ${lost.join(' | ')}\n`,
    );
