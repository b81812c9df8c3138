import { EXPOSURE_WORDS, rankOf } from '@svc/clinical';
import type { AgentEvaluation, AgentRisk } from '../agents/agent-evaluation.ts';
import { riskOf } from '../agents/risk.ts';
import { interactionsAmong } from '../interactions/interactions-among.ts';
import { stoppedIn } from '../interactions/stopped.ts';
import { takenIn } from '../interactions/taken.ts';
import { conditionNotes } from '../interactions/condition-notes.ts';
import { readContext } from '../context/context-reading.ts';
import { statesLeftBy } from '../interactions/derived-states.ts';
import { valueNotes } from '../interactions/value-notes.ts';
import { contextPairText } from '../context/wording.ts';

const LEVELS: readonly AgentRisk['level'][] = ['none', 'low', 'moderate', 'high'];
const exposureByKey = new Map(EXPOSURE_WORDS.map((exposure) => [exposure.key, exposure]));

/**
 * An evaluation of scales, signs or readings with what the words beside it tell: illnesses, symptoms and values that want
 * somebody to look, by the medicines named there. It can raise the risk and takes nothing away; what was not understood
 * stands in `contextNotRead`.
 *
 * @param now milliseconds since the epoch
 *
 * @example
 * ```ts
 * import { scoreInstruments, withContext } from '@svc/engines';
 *
 * const scored = scoreInstruments([{ instrument: 'PHQ-9', total: 4 }]);
 * withContext(scored, 'Had a seizure this morning, last drink two days ago.').risk.level; // → 'high'
 * ```
 */
export function withContext<Assessment>(
  evaluation: AgentEvaluation<Assessment>,
  context: string | undefined,
  now?: number,
): AgentEvaluation<Assessment> {
  if (context === undefined || context.trim() === '') return evaluation;
  const { states, lines, values, read, notRead } = readContext(context, now);
  const all = [...states, ...statesLeftBy(stoppedIn(lines, now))];
  const exposures = all.flatMap(({ state, status, quote }) => {
    const exposure = status === 'present' ? exposureByKey.get(state.exposure ?? '') : undefined;
    return exposure === undefined ? [] : [{ text: quote, drugs: [], exposures: [exposure], notTaken: [] }];
  });
  const taken = takenIn([...lines, ...exposures]);
  const notes = [...conditionNotes(all, taken), ...valueNotes(values)];
  const labels = new Set(exposures.flatMap((line) => line.exposures.map(({ label }) => label)));
  const pairs = interactionsAmong(taken).filter(
    ({ a, b, severity }) => rankOf(severity) <= rankOf('major') && (labels.has(a) || labels.has(b)),
  );
  const level = worst([
    evaluation.risk.level,
    ...notes.map(({ note }) => note.level ?? 'none'),
    ...(pairs.length === 0 ? [] : ['moderate' as const]),
  ]);
  const asks = notes.length > 0 || pairs.length > 0;
  const subjects = [...notes.map(({ note }) => note.subject), ...pairs.map(({ a, b }) => `${a} with ${b}`)];
  const risk = riskOf(level, [...subjects, ...evaluation.risk.labels]);
  return {
    ...evaluation,
    risk: { ...risk, flag: risk.flag || evaluation.risk.flag },
    ...(evaluation.quotedLabels && { quotedLabels: [...subjects, ...evaluation.quotedLabels] }),
    findings: [
      ...notes.map(({ note, sentence }) => ({
        citation: 'context',
        subject: note.subject,
        sentences: [sentence],
      })),
      ...pairs.map((it) => ({
        citation: 'context',
        subject: `${it.a} + ${it.b}`,
        sentences: [contextPairText(it.a, it.b, it.mechanism, it.recommendation)],
      })),
      ...evaluation.findings,
    ],
    warnings: [
      ...(asks ? notes.map(({ note }) => note.note) : []),
      ...pairs.map((it) => contextPairText(it.a, it.b, it.mechanism, it.recommendation)),
      ...evaluation.warnings,
    ],
    contextRead: read,
    contextNotRead: notRead.clauses,
  };
}

function worst(levels: readonly AgentRisk['level'][]): AgentRisk['level'] {
  return LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}
