import { bandOf, type InstrumentScale, leastReliableChange, markProvisional, ours } from '@svc/clinical';
import { isPositive } from '../../shared/band-grade.ts';
import { type BandCrossing, type RelapseSign, relapseWords } from '../../shared/band-crossing.ts';
import { oneDecimal, signed } from '../../shared/number-text.ts';
import type { AlertItem, ScoredScale } from './scored-scale.ts';

/** What is known of one score: its band first, then its change, then what it calls for. */
export function scoreSentences(scored: ScoredScale): string[] {
  const { scale, score } = scored;
  return [
    bandSentence(scored),
    cutSentence(scale, score),
    changeSentence(scored),
    alertSentence(scale, score),
  ].filter((sentence) => sentence !== '');
}

function bandSentence({ scale, score, bound }: ScoredScale): string {
  const { label, min, max, worse, bandsEvidence } = scale;
  const direction = worse === 'lower' ? ', lower is worse' : '';
  const band = markProvisional(bandOf(scale, score).label, bandsEvidence);
  const range = `range ${min} to ${max}${direction}`;
  if (bound === undefined) return `${label} ${oneDecimal(score)} (${range}): ${band}.`;
  const limit = worse === 'higher' ? 'at least' : 'at most';
  const answers = `${bound.read} of ${bound.itemCount} answers`;
  const said = bound.bandCertain ? `${band}, whatever is missing` : `${band} or worse`;
  return `${label} ${limit} ${oneDecimal(score)} from ${answers} (${range}): ${said}.`;
}

function cutSentence(scale: InstrumentScale, score: number): string {
  if (!isPositive(scale, score) || scale.cutPoint === undefined) return '';
  const { value, evidence } = scale.cutPoint;
  return `It reaches the ${markProvisional(`screening cut of ${value}`, evidence)}.`;
}

function changeSentence(scored: ScoredScale): string {
  const { instrument, scale, score, prior, change, trajectory, crossing, relapse } = scored;
  if (prior === null || change === null) return '';
  const bands = bandsText(crossing, relapse);
  const moved = `It went from ${oneDecimal(prior)} to ${oneDecimal(score)} (${signed(change)})${bands.from}`;
  if (scale.reliableChange === undefined && instrument.purpose === 'screen')
    return `${moved}; the scale has no figure for a reliable change, so no judgement is made.`;
  const figure = figureText(scale, leastReliableChange(scale, prior, score));
  if (trajectory !== 'stable') return `${moved}, at least ${figure}: ${trajectory}${bands.relapse}.`;
  const within = crossing || relapse ? bands.relapse : ': within measurement error';
  return `${moved}, less than ${figure}${within}.`;
}

function bandsText(crossing: BandCrossing | undefined, relapse: RelapseSign | undefined) {
  const from = crossing === undefined ? '' : `, from ${crossing.fromBand} to ${crossing.toBand}`;
  return { from, relapse: relapse === undefined ? '' : `, ${relapseWords(relapse)}` };
}

function figureText({ reliableChange, min, max }: InstrumentScale, least: number): string {
  if (least === reliableChange?.value || least === reliableChange?.forWorse)
    return markProvisional(`the reliable change of ${least}`, reliableChange.evidence);
  const what = least === 0.2 * (max - min) ? '20 % of the range' : 'one severity band';
  return markProvisional(`${what}, ${oneDecimal(least)}`, ours());
}

function alertSentence({ scoreAlert }: InstrumentScale, score: number): string {
  if (scoreAlert === undefined || score < scoreAlert.atLeast) return '';
  return `${scoreAlert.label.charAt(0).toUpperCase()}${scoreAlert.label.slice(1)}.`;
}

export function unknownSafetyScreen(name: string): string {
  return `${name}: a safety screen this service does not know, not assessed`;
}

export function positiveSafetyScreen(label: string, measures: string): string {
  return `${label}: positive (${measures})`;
}

/** Neutral: which item and what was answered, never its text. */
export function alertItemSentence({ instrument, item, answer, label }: AlertItem): string {
  const where = item === undefined ? ' (which one is not known)' : ` (item ${item}, answer ${answer})`;
  return `${instrument.name}: ${label}${where}.`;
}
