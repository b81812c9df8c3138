import { type Products, scoreParsed } from '@svc/intelligence';
import type { Finding } from './card.ts';
import type { ScoringContext } from './relapse-findings.ts';

const INDICATORS = { within_normal: 'info', watch: 'warning', critical: 'critical' } as const;

/**
 * Laboratory values somebody has to look at.
 *
 * @param isDecisive whether the values decide about what is ordered now: an urgent one is as urgent as a critical one then
 */
export function laboratoryFindings(
  request: Products['biomarker']['request'] | undefined,
  { now, calibrated }: ScoringContext,
  isDecisive = false,
): Finding[] {
  if (request === undefined) return [];
  const { data } = scoreParsed('biomarker', request, { now, calibrated: calibrated.biomarker ?? null });
  const { summary } = data.intelligence;
  const status = summary.status as keyof typeof INDICATORS;
  if (status === 'within_normal' && !summary.requiresClinicianReview) return [];
  const isUrgent = isDecisive && (data.discrepancies ?? []).some(({ urgent }) => urgent === true);
  const indicator = isUrgent ? 'critical' : INDICATORS[status];
  return [
    {
      kind: 'laboratory',
      indicator: indicator === 'info' ? 'warning' : indicator,
      summary: `Laboratory: ${summary.headline}`,
      paragraphs: [
        summary.headline,
        ...data.signals.map(({ detail }) => detail),
        `To look at: ${summary.flagged.join('; ')}`,
        data.disclaimer,
      ],
    },
  ];
}
