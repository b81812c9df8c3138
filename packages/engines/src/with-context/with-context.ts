import { EXPOSURE_WORDS, rankOf } from '@svc/clinical';
import type { AgentEvaluation, AgentFinding, AgentRisk } from '../agents/agent-evaluation.ts';
import { riskOf } from '../agents/risk.ts';
import type { ContextNote } from '../agents/medication/context-note.ts';
import { type Interaction, interactionsAmong } from '../agents/medication/interactions-among.ts';
import { recogniseLine } from '../medication-lines/recognise-line.ts';
import { stoppedIn } from '../agents/medication/stopped.ts';
import { takenIn } from '../agents/medication/taken.ts';
import { conditionNotes } from '../agents/medication/condition-notes.ts';
import { type ContextReading, readContext } from '../context/context-reading.ts';
import { statesLeftBy } from '../agents/medication/derived-states.ts';
import { valueNotes } from '../agents/medication/value-notes.ts';
import { contextPairText } from '../context/wording.ts';

const LEVELS: readonly AgentRisk['level'][] = ['none', 'low', 'moderate', 'high'];
const exposureByKey = new Map(EXPOSURE_WORDS.map((exposure) => [exposure.key, exposure]));

/**
 * An evaluation of scales, signs or readings with what the words beside it tell: illnesses, symptoms and values that want
 * somebody to look, by the medicines named there. It can raise the risk and takes nothing away; what was not understood
 * stands in `contextNotRead`.
 *
 * @param now milliseconds since the epoch
 * @param medicines names of medicines known otherwise: a lithium level tells that lithium is taken
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
  medicines: readonly string[] = [],
): AgentEvaluation<Assessment> {
  if (context === undefined || context.trim() === '') return evaluation;
  const reading = readContext(context, now);
  const { notes, pairs } = findingsIn(reading, now, medicines);
  const level = worst([
    evaluation.risk.level,
    ...notes.map(({ note }) => note.level ?? 'none'),
    ...pairs.map(() => 'moderate' as const),
  ]);
  const subjects = [...notes.map(({ note }) => note.subject), ...pairs.map(({ a, b }) => `${a} with ${b}`)];
  const risk = riskOf(level, [...subjects, ...evaluation.risk.labels]);
  const ofPairs = pairs.map((it) => contextPairText(it.a, it.b, it.mechanism, it.recommendation));
  return {
    ...evaluation,
    risk: { ...risk, flag: risk.flag || evaluation.risk.flag },
    ...(evaluation.quotedLabels && { quotedLabels: [...subjects, ...evaluation.quotedLabels] }),
    findings: [
      ...notes.map(({ note, sentence }) => findingOf(note.subject, sentence)),
      ...pairs.map(({ a, b }, index) => findingOf(`${a} + ${b}`, ofPairs[index] ?? '')),
      ...evaluation.findings,
    ],
    warnings: [...notes.map(({ note }) => note.note), ...ofPairs, ...evaluation.warnings],
    contextRead: reading.read,
    contextNotRead: reading.notRead.clauses,
  };
}

/** What the words tell that somebody has to look at: states and values, and what is done or suffered beside a medicine. */
function findingsIn(
  { states, lines, values }: ContextReading,
  now: number | undefined,
  medicines: readonly string[],
): { readonly notes: readonly ContextNote[]; readonly pairs: readonly Interaction[] } {
  const all = [...states, ...statesLeftBy(stoppedIn(lines, now))];
  const exposures = all.flatMap(({ state, status, quote }) => {
    const exposure = status === 'present' ? exposureByKey.get(state.exposure ?? '') : undefined;
    return exposure === undefined ? [] : [{ text: quote, drugs: [], exposures: [exposure], notTaken: [] }];
  });
  const taken = takenIn([...lines, ...medicines.map(recogniseLine), ...exposures]);
  const labels = new Set(exposures.flatMap((line) => line.exposures.map(({ label }) => label)));
  return {
    notes: [...conditionNotes(all, taken), ...valueNotes(values)],
    pairs: interactionsAmong(taken).filter(
      ({ a, b, severity }) => rankOf(severity) <= rankOf('major') && (labels.has(a) || labels.has(b)),
    ),
  };
}

function findingOf(subject: string, sentence: string): AgentFinding {
  return { citation: 'context', subject, sentences: [sentence] };
}

function worst(levels: readonly AgentRisk['level'][]): AgentRisk['level'] {
  return LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}
