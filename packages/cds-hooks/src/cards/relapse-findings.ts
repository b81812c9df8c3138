import type { CdsIndicator, RelapseLevel } from '@svc/contracts';
import { type Products, scoreParsed } from '@svc/intelligence';
import type { CalibratedSet } from '@svc/engines';
import type { Finding } from './card.ts';

export interface ScoringContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly calibrated: Readonly<Partial<Record<'relapse' | 'biomarker', CalibratedSet | null>>>;
}

const INDICATORS: Readonly<Record<RelapseLevel, CdsIndicator>> = {
  low: 'info',
  moderate: 'warning',
  elevated: 'warning',
  high: 'critical',
};

/** Early warning of relapse, unless it is low and nobody has to look. */
export function relapseFindings(
  request: Products['relapse']['request'] | undefined,
  { now, calibrated }: ScoringContext,
): Finding[] {
  if (request === undefined) return [];
  const { data } = scoreParsed('relapse', request, { now, calibrated: calibrated.relapse ?? null });
  const { summary, confidence } = data.intelligence;
  if (!data.assessed) return [notAssessed(data)];
  if (data.level === 'low' && !summary.requiresClinicianReview) return [];
  const level = INDICATORS[data.level];
  return [
    {
      kind: 'relapse',
      indicator: level === 'info' && summary.requiresClinicianReview ? 'warning' : level,
      summary: `Relapse early warning: ${data.level}, ${data.score} of 100. ${data.topDriver}`,
      paragraphs: [
        summary.headline,
        data.summaryLine,
        ...data.factors
          .filter(({ available, points }) => available && points > 0)
          .map(
            ({ label, points, maxPoints, detail }) => `${label}: ${points} of ${maxPoints} points. ${detail}`,
          ),
        data.recommendation,
        `Confidence: ${confidence.level}. ${confidence.reasons.join('; ')}`,
        data.disclaimer,
      ],
    },
  ];
}

function notAssessed({ summaryLine, disclaimer }: Products['relapse']['data']): Finding {
  return {
    kind: 'relapse',
    indicator: 'info',
    summary: 'Relapse early warning: not assessed, nothing that could be used was sent',
    paragraphs: [summaryLine, disclaimer],
  };
}
