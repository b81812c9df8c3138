import { makeCards, UnusableHook } from '@svc/cds-hooks';
import { CDS_INDICATORS, CdsRequest, type CdsIndicator, type FhirScore } from '@svc/contracts';
import { scoreBundle } from '@svc/fhir';
import { score } from '@svc/intelligence';
import { readLabResults } from '@svc/labs';

/** An input as a record system writes it, and what a clinician would say of the answer to it. */
export interface EhrCase {
  readonly id: string;
  readonly type: 'fhir' | 'cds' | 'labs';
  readonly mustAsk: boolean;
  /** Of cards: how urgent one has to be. */
  readonly atLeast?: CdsIndicator;
  readonly why: string;
  readonly input: unknown;
}

interface Judgement {
  readonly asks: boolean;
  /** What asked, in its own words. */
  readonly because: readonly string[];
}

export const NOW = '2026-11-20T09:00:00Z';

/** Whether the answer to an input asks for a clinician: a refusal, a reason, a product or a card that flags something. */
export function judge({ type, input, atLeast }: EhrCase): Judgement {
  const because =
    type === 'cds' ? ofCards(input, atLeast) : type === 'labs' ? ofReport(input) : ofBundle(input);
  return { asks: because.length > 0, because };
}

function ofBundle(input: unknown): string[] {
  const scored = scoreBundle(input, { now: NOW });
  if (!scored.ok) return scored.outcome.issue.map(({ diagnostics }) => `refused: ${diagnostics ?? ''}`);
  return [...scored.data.report.reviewReasons, ...flaggedBy(scored.data.results)];
}

/** What products say of what they were given; that too little was given for a direction flags nothing. */
function flaggedBy({ biomarker, relapse, outcome, medication }: FhirScore['results']): string[] {
  const laboratory = biomarker?.intelligence.summary;
  const direction = outcome?.intelligence.summary;
  const response = medication?.intelligence.summary;
  return [
    ...(laboratory !== undefined &&
    (laboratory.status !== 'within_normal' || laboratory.requiresClinicianReview)
      ? [`biomarker: ${laboratory.headline}`]
      : []),
    ...(relapse !== undefined && asks(relapse) ? [`relapse: ${relapse.level}, ${relapse.summaryLine}`] : []),
    ...(direction?.status === 'worsening' ? [`outcome: ${direction.headline}`] : []),
    ...(response?.status === 'not_responding' ? [`medication: ${response.headline}`] : []),
  ];
}

/** A level above low, or a scale or screen that has to be looked at; that nothing could be assessed flags nothing. */
function asks({ level, assessed, intelligence }: NonNullable<FhirScore['results']['relapse']>): boolean {
  return level !== 'low' || (assessed === true && intelligence.summary.requiresClinicianReview);
}

/** Cards of a call; without a bar of its own from `warning` on. */
function ofCards(input: unknown, atLeast: CdsIndicator = 'warning'): string[] {
  const request = CdsRequest.parse({
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    ...(input as object),
  });
  const context = {
    now: Date.parse(NOW),
    calibrated: {},
    origin: 'https://api.example.org',
    random: (bytes: number) => new Uint8Array(bytes),
  };
  try {
    return makeCards(request, context)
      .cards.filter(({ indicator }) => CDS_INDICATORS.indexOf(indicator) >= CDS_INDICATORS.indexOf(atLeast))
      .map(({ indicator, summary, detail = '' }) => `${indicator}: ${summary} ${detail}`);
  } catch (error) {
    if (error instanceof UnusableHook) return [`refused: ${error.path} ${error.message}`];
    throw error;
  }
}

/** A delivered report: refused, or its readings as the biomarker endpoint answers them. */
function ofReport(input: unknown): string[] {
  const read = readLabResults(input, { orderId: 'lab_1', panelName: 'Lithium monitoring' });
  if (!read.ok) return read.issues.map(({ path, message }) => `refused: ${path} ${message}`);
  const { summary } = score('biomarker', { labs: [...read.report.labs] }, { now: NOW }).intelligence;
  const flagged = summary.status !== 'within_normal' || summary.requiresClinicianReview;
  const said = (read.report.said ?? []).filter((each) => /: (?:no value|not compared)/.test(each));
  return [...said, ...(flagged ? [summary.headline] : [])];
}
