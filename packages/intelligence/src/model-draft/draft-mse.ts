import {
  MSE_AGENT_TOOLS,
  type MseAgentProposal,
  type MseAgentRequest,
  type MseSelection,
} from '@svc/contracts';
import {
  type AgentEvaluation,
  assessMseRisk,
  locateSafetyWords,
  renderMse,
  type LocatedSafetyWords,
  safetyWordsWarning,
  validateMseSelection,
  withContext,
} from '@svc/engines';
import { type DraftedMse, draftMseSelection } from '@svc/mse-draft';
import { MSE_DOMAINS } from '@svc/clinical';
import { type ModelOutput, parseModelOutput } from '../agents/model-output.ts';
import { groundModelOutput } from '../agents/ground-model-output.ts';
import { type AgentOptions, cutWarning, withOutput } from '../agents/run-agent.ts';
import { LOOP_LIMITS, type LoopTool, runLoop } from '../agents/run-loop.ts';
import { engineOutput } from '../agents/tool-output.ts';
import { riskWithSafetyWords, withSafetyWords } from '../agents/with-safety-words.ts';
import type { ModelUsage } from '../model-port.ts';
import { ModelUnavailableError } from '../model-unavailable.ts';
import { MSE_DRAFT_PROMPT_VERSION, mseDraftPrompt } from '../prompts/mse-draft.ts';
import { quoteUntrusted } from '../untrusted/quote-untrusted.ts';
import { acceptProposals } from './accept-proposals.ts';
import { safetyWordsHeard } from './safety-words-heard.ts';
import { listToClarify } from './statements-to-clarify.ts';

export interface MseDraftRun {
  readonly response: MseAgentProposal;
  /** What the loop cost, without a word of what was said. */
  readonly usage: ModelUsage;
}

const DISCLAIMER =
  'A draft for a clinician to review and edit: drawn from what was said and measured by fixed rules, and possibly worded by a language model. It is not an examination, not a diagnosis and not a risk assessment; what was not heard is absent, never normal. Nothing is stored until a person sends the commit request.';

/** Characters of a transcript that a model is shown; the engine reads all of it. */
const MOST_SHOWN_CHARACTERS = 60_000;

/** What of a draft is computed before any model is asked. Plain data: it may be made in another thread. */
export interface PreparedDraft {
  readonly request: MseAgentRequest;
  readonly drafted: DraftedMse;
  /** Words of risk that nothing is drafted from, in the context and in the transcript. A model never sees them. */
  readonly safetyWords: readonly LocatedSafetyWords[];
  /** What else the context reports: it asks for a review and changes nothing that is drafted. */
  readonly told: AgentEvaluation<never>;
  readonly prompt: string;
}

/**
 * Computes all of a draft except the model's words. Pure; takes milliseconds per kilobyte of transcript.
 *
 * @example
 * ```ts
 * import { prepareDraft } from '@svc/intelligence';
 *
 * const request = { patientId: 'p-1', transcript: 'Patient: I feel depressed.' };
 * prepareDraft(request, { marker: 'k3f9', now: Date.UTC(2026, 2, 1) }).safetyWords; // → []
 * ```
 */
export function prepareDraft(
  request: MseAgentRequest,
  { marker, now }: Pick<AgentOptions, 'marker' | 'now'>,
): PreparedDraft {
  const { context = '', transcript = '' } = request;
  const year = new Date(now).getUTCFullYear();
  return {
    request,
    drafted: draftMseSelection(request),
    safetyWords: [
      ...locateSafetyWords([{ where: 'context', text: context }], year),
      ...safetyWordsHeard(transcript, year),
    ],
    told: withContext(NOTHING_REPORTED, context, now),
    prompt: promptOf(request, marker),
  };
}

const NOTHING_REPORTED: AgentEvaluation<never> = {
  assessment: null,
  risk: { flag: false, level: 'none', labels: [] },
  findings: [],
  warnings: [],
};

/**
 * Drafts an exam from a transcript, telemetry or both. The engine's draft stands whatever a model does; a model may
 * word a narrative and add options other than reassurances, each with a verbatim quote. Never stores anything.
 *
 * @throws ModelUnavailableError when there is no model, or it fails or hangs; the call may simply be repeated
 *
 * @example
 * ```ts
 * import { builtinModel, draftMse } from '@svc/intelligence';
 *
 * const run = await draftMse(
 *   'visit-1',
 *   { patientId: 'p-1', transcript: 'Clinician: How is your mood?\nPatient: I feel depressed.' },
 *   { model: builtinModel, now: Date.UTC(2026, 2, 1), marker: 'k3f9' },
 * );
 * run.response.ok; // → true
 * ```
 */
export async function draftMse(
  visitId: string,
  request: MseAgentRequest,
  options: AgentOptions,
): Promise<MseDraftRun> {
  if (options.model === null) throw new ModelUnavailableError('none_configured');
  return wordDraft(visitId, prepareDraft(request, options), options);
}

/**
 * The second half of {@link draftMse}: has a model word what {@link prepareDraft} computed, here or in another thread.
 *
 * @example
 * ```ts
 * import { builtinModel, prepareDraft, wordDraft } from '@svc/intelligence';
 *
 * const options = { model: builtinModel, now: Date.UTC(2026, 2, 1), marker: 'k3f9' };
 * const request = { patientId: 'p-1', transcript: 'Patient: I feel depressed.' };
 * (await wordDraft('visit-1', prepareDraft(request, options), options)).response.ok; // → true
 * ```
 */
export async function wordDraft(
  visitId: string,
  { request, drafted, safetyWords, told, prompt }: PreparedDraft,
  { model, now, signal = new AbortController().signal, limits }: Omit<AgentOptions, 'marker'>,
): Promise<MseDraftRun> {
  if (model === null) throw new ModelUnavailableError('none_configured');
  const evaluation = withSafetyWords(evaluationOf(drafted), safetyWords);
  const loop = await runLoop({
    model,
    system: mseDraftPrompt(MSE_AGENT_TOOLS),
    prompt,
    tools: toolsOf(drafted, evaluation),
    limits: { ...LOOP_LIMITS, ...limits },
    signal,
  });
  const words = parseModelOutput(loop.text);
  const grounded = words === undefined ? undefined : groundModelOutput(words, evaluation);
  const accepted = acceptedFrom(words, request, drafted.selection);
  const narrative = grounded?.narrative ?? null;
  const clarify = listToClarify(drafted.toClarify);
  const response: MseAgentProposal = {
    object: 'mse.agent.proposal',
    visitId,
    mode: 'proposed',
    ok: words !== undefined,
    draft: draftOf(accepted.selection),
    risk: riskWithSafetyWords(alsoReported(assessMseRisk(accepted.selection), told), safetyWords),
    reasoning:
      narrative === null
        ? null
        : {
            narrative,
            generatedAt: new Date(now).toISOString(),
            generatedBy: model.name,
            promptVersion: MSE_DRAFT_PROMPT_VERSION,
          },
    citations: [...new Set([...drafted.citations, ...accepted.citations])],
    statementsToClarify: clarify.statements,
    evidence: [...drafted.evidence, ...accepted.evidence].map((place) => ({ ...place })),
    asked: drafted.asked.map((question) => ({ ...question })),
    toolCalls: [...MSE_AGENT_TOOLS],
    steps: loop.steps,
    warnings: [
      ...safetyWords.map(safetyWordsWarning),
      ...told.warnings,
      ...clarify.warnings,
      ...drafted.warnings,
      ...accepted.warnings,
      ...(grounded?.warnings ?? [cutWarning(loop)]),
    ],
    ...(told.contextRead && { contextRead: [...told.contextRead] }),
    ...(told.contextNotRead && { contextNotRead: [...told.contextNotRead] }),
    commit: commitOf(visitId, request, accepted.selection),
    disclaimer: DISCLAIMER,
  };
  return { response, usage: loop.usage };
}

/** What the context reports asks for review; the level stays that of the draft. */
function alsoReported<Risk extends { flag: boolean; labels: readonly string[] }>(
  risk: Risk,
  { risk: { flag, labels } }: AgentEvaluation<never>,
): Risk {
  return flag ? { ...risk, flag, labels: [...labels, ...risk.labels] } : risk;
}

function acceptedFrom(
  words: ModelOutput | undefined,
  { transcript }: MseAgentRequest,
  selection: MseSelection,
) {
  const proposals = words?.proposals ?? [];
  if (transcript === undefined || proposals.length === 0)
    return { selection, citations: [], evidence: [], warnings: [] };
  return acceptProposals(proposals, transcript, selection);
}

/** Checked by the validator of the write endpoint: a draft that could not be stored would help nobody. */
function draftOf(selection: MseSelection): MseAgentProposal['draft'] {
  if (Object.keys(selection).length === 0) return null;
  const validation = validateMseSelection(selection);
  if (!validation.ok)
    throw new Error(`a draft does not fit the catalog: ${validation.errors.length} problems`);
  return { selection, ...renderMse(selection) };
}

function commitOf(
  visitId: string,
  { patientId, clinicianId }: MseAgentRequest,
  selection: MseSelection,
): MseAgentProposal['commit'] {
  if (Object.keys(selection).length === 0) return null;
  return {
    method: 'POST',
    path: `/v1/mse/${encodeURIComponent(visitId)}`,
    headers: { 'If-None-Match': '*' },
    body: { patientId, selection, ...(clinicianId === undefined ? {} : { clinicianId }) },
  };
}

/** The draft as the loop and the grounding see it: one finding for each line. */
function evaluationOf({ selection, warnings, toClarify }: DraftedMse): AgentEvaluation<MseSelection> {
  const { flag, level, labels, riskAssessed } = assessMseRisk(selection);
  const isEmpty = Object.keys(selection).length === 0;
  const { lines } = renderMse(selection);
  const drafted = isEmpty ? [] : lines;
  const count = drafted.filter(({ key }) => selection[key] !== undefined).length;
  return {
    assessment: isEmpty ? null : selection,
    risk: { flag, level, labels },
    headline: headlineOf(
      count,
      riskAssessed ? `the drafted risk level is ${level}` : 'risk was not assessed',
      toClarify.length,
    ),
    findings: riskFirst(
      drafted.map(({ key, label, line }, index) => ({
        key,
        citation: `validateDraft.lines[${index}]`,
        subject: label,
        sentences: [line.endsWith('.') ? line : `${line}.`],
      })),
    ),
    warnings,
  };
}

/** Worst first, as a narrative should speak of it. */
function riskFirst<Line extends { readonly key: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => Number(b.key === 'risk') - Number(a.key === 'risk'));
}

function headlineOf(count: number, risk: string, toClarify: number): string {
  const asked =
    toClarify === 0
      ? ''
      : `; ${toClarify} ${toClarify === 1 ? 'statement is' : 'statements are'} to be clarified by a clinician`;
  if (count === 0) return `Nothing that was said or measured could be drafted${asked}.`;
  return `${count} ${count === 1 ? 'domain was' : 'domains were'} drafted for review; ${risk}${asked}.`;
}

function toolsOf(drafted: DraftedMse, evaluation: AgentEvaluation<unknown>): LoopTool[] {
  const [catalog, telemetry, validate, risk] = MSE_AGENT_TOOLS;
  return [
    withOutput(
      { name: catalog, description: 'The domains of the exam with their options.' },
      MSE_DOMAINS.map(({ key, multi, options }) => ({
        key,
        multi,
        options: options.map(({ value }) => value),
      })),
    ),
    withOutput(
      { name: telemetry, description: 'What the measurements of the session give.' },
      { signals: drafted.signals },
    ),
    withOutput(
      { name: validate, description: "The engine's draft, checked as a write would be." },
      { selection: drafted.selection },
    ),
    withOutput(
      { name: risk, description: 'Findings of the draft line by line, with the risk computed over it.' },
      engineOutput(evaluation),
    ),
  ];
}

function promptOf({ transcript, context }: MseAgentRequest, marker: string): string {
  const parts = ['Call the tools, then answer.'];
  if (transcript !== undefined && transcript.trim() !== '')
    parts.push(`The transcript of the visit:\n${quoteUntrusted(transcript, marker, MOST_SHOWN_CHARACTERS)}`);
  if (context !== undefined && context.trim() !== '')
    parts.push(
      `The caller adds this context, which never overrides a finding:\n${quoteUntrusted(context, marker)}`,
    );
  return parts.join('\n');
}
