import type { ScaleVeto, AssessedScales, ScaleSelection } from './assessed-scales.ts';
import type { Assessment } from '@svc/contracts';
import { isTopBand, ours } from '@svc/clinical';
import { groupAssessments, worseningFraction } from './assessment-series.ts';
import { latestOf, type GroupedAssessments, type InstrumentSeries, purposeOf } from './instrument-series.ts';
import { isStale, STALE_SCALE_DAYS } from './dates.ts';
import { selectScales } from './lead-scale.ts';
import { changeOf } from './scale-change.ts';
import * as say from './scale-wording.ts';

/** From this share of its range on, the score of an instrument without bands counts as severe. */
const UNBANDED_SEVERE = { ofRange: 0.75, evidence: ours() };

export function assessScales(assessments: readonly Assessment[], now: number): AssessedScales {
  const grouped = groupAssessments(assessments, now);
  const selection = selectScales(grouped.series, now);
  const { lead, peers } = selection;
  const fresh = peers.filter((peer) => isFresh(peer, now));
  const counted = lead === undefined ? [] : [...new Set([lead, ...fresh, ...standIns(selection, now)])];
  const vetoes = counted.flatMap((series) => vetoOf(series, now));
  return {
    ...selection,
    grouped,
    leadChange: lead && changeOf(lead, now),
    counted,
    mentioned: [
      ...new Set([
        ...counted,
        ...selection.beside.filter((series) => mayLead(series) && isFresh(series, now)),
      ]),
    ],
    vetoes,
    severe: vetoes.some(({ topBand }) => topBand),
    worse: vetoes.find(({ change }) => change?.verdict === 'worse')?.series,
    review: reviewReasons(grouped, selection, now),
    warnings: say.scaleNotes(grouped, selection, now),
  };
}

/**
 * A lead with a single score shows no change. What got worse on a scale that could lead without it is not lost then: on
 * the one that would lead, however old, and on any other of the last 90 days.
 */
function standIns({ lead, peers, beside }: ScaleSelection, now: number): InstrumentSeries[] {
  if (lead === undefined || changeOf(lead, now) !== undefined) return [];
  const others = [...peers, ...beside.filter(mayLead)].filter(
    (series) => changeOf(series, now) !== undefined,
  );
  return others.filter(
    (series) => changeOf(series, now)?.verdict === 'worse' && (series === others[0] || isFresh(series, now)),
  );
}

/** Function, and an instrument we do not know, lead where no symptom scale was sent. */
function mayLead(series: InstrumentSeries): boolean {
  return ['symptom', 'function', undefined].includes(purposeOf(series));
}

function isFresh(series: InstrumentSeries, now: number): boolean {
  return !isStale(latestOf(series).instant, now, STALE_SCALE_DAYS);
}

function vetoOf(series: InstrumentSeries, now: number): ScaleVeto[] {
  const change = changeOf(series, now);
  const topBand = isSevere(series);
  if (!topBand && change?.worsened !== true && change?.relapse === undefined) return [];
  return [{ series, topBand, change, text: say.concern(series, now) }];
}

/** The newest score is in the top band; of an instrument without bands, in the worst quarter of its range. */
function isSevere(series: InstrumentSeries): boolean {
  const { score } = latestOf(series);
  const { known, worse, minScore, maxScore } = series;
  if (known !== undefined && known.scale.bands.length > 1) return isTopBand(known.scale, score);
  return (
    worseningFraction(series, worse === 'higher' ? minScore : maxScore, score) >= UNBANDED_SEVERE.ofRange
  );
}

/** Screens of safety, then top bands, then reliable worsening and worse bands, then what could not be read. */
function reviewReasons(grouped: GroupedAssessments, selection: ScaleSelection, now: number): string[] {
  const { lead, peers, beside } = selection;
  const all = [...(lead ? [lead] : []), ...peers, ...beside];
  return [
    ...new Set([
      ...grouped.screens.flatMap(say.screenReason),
      ...all.flatMap((series) => say.scoreAlerts(series, 'escalate')),
      ...all
        .filter((series) => isSevere(series) && !hasAlert(series))
        .map((series) => say.concern(series, now)),
      ...all.filter((series) => asksByChange(series, now)).map((series) => say.concern(series, now)),
      ...all.filter(({ misread }) => misread !== undefined).map(say.misread),
      ...grouped.excluded.map(say.unread).sort(),
    ]),
  ];
}

/** The alert names the band already. */
function hasAlert(series: InstrumentSeries): boolean {
  return say.scoreAlerts(series, 'escalate').length > 0;
}

/**
 * A screen says who to look at more closely: it is reported by its cut, not by a change. A bodily complaint that only
 * just reaches the next band is no reason to look.
 */
function asksByChange(series: InstrumentSeries, now: number): boolean {
  const purpose = purposeOf(series);
  const change = changeOf(series, now);
  if (purpose === 'screen' || change === undefined) return false;
  return purpose === 'somatic' ? change.worsened : say.asksForLook(change);
}
