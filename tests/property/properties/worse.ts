import type {
  BiomarkerAnalysis,
  DmseAnalysis,
  MedicationAnalysis,
  OutcomeScore,
  ProductKey,
  RelapsePrediction,
} from '@svc/contracts';
import type { Products } from '@svc/intelligence';

/** How bad an answer is, by aspect; more is worse. */
export type Badness = Readonly<Record<string, number>>;

const DMSE = ['within_normal', 'subclinical', 'clinical_attention'];
const MEDICATION = ['responding', 'mixed', 'not_responding'];
const BIOMARKER = ['within_normal', 'watch', 'critical'];
const OUTCOME = ['improving', 'stable', 'worsening'];
const RELAPSE = ['low', 'moderate', 'elevated', 'high'];
const TREND = ['falling', 'stable', 'rising'];
const TONE = ['positive', 'neutral', 'watch', 'alert'];

/** Every aspect of an answer that may never get better when an input gets worse; a product without one has no such laws. */
export const BADNESS = {
  dmse({ summary, signals }: DmseAnalysis) {
    return {
      status: DMSE.indexOf(summary.status),
      'flagged signals': summary.flagged.length,
      ...Object.fromEntries(
        signals.map(({ signalKey, interpretation }) => [signalKey, DMSE.indexOf(interpretation)]),
      ),
    };
  },
  medication({ signals, intelligence: { summary } }: MedicationAnalysis) {
    const responses = signals.filter(({ signalKey }) => signalKey.startsWith('med_response_'));
    return {
      ...ranked('status', MEDICATION, summary.status),
      review: Number(summary.requiresClinicianReview),
      ...Object.fromEntries(responses.map(({ signalKey, tone }) => [signalKey, TONE.indexOf(tone)])),
    };
  },
  biomarker({ signals, discrepancies, intelligence: { summary } }: BiomarkerAnalysis) {
    return {
      status: BIOMARKER.indexOf(summary.status),
      review: Number(summary.requiresClinicianReview),
      findings: signals.length + discrepancies.length,
    };
  },
  outcome({ score, direction, intelligence: { summary } }: OutcomeScore) {
    return {
      score: -score,
      ...ranked('direction', OUTCOME, direction),
      review: Number(summary.requiresClinicianReview),
    };
  },
  relapse({ score, level, trend, intelligence: { summary } }: RelapsePrediction) {
    return {
      score,
      level: RELAPSE.indexOf(level),
      ...ranked('trend', TREND, trend),
      review: Number(summary.requiresClinicianReview),
    };
  },
} satisfies { readonly [Product in ProductKey]?: (data: Products[Product]['data']) => Badness };

/** A product whose answers can be ordered. */
export type JudgedProduct = keyof typeof BADNESS;

/** A status outside the order, such as insufficient_data, has no rank and is not compared. */
function ranked(aspect: string, order: readonly string[], status: string): Badness {
  const rank = order.indexOf(status);
  return rank < 0 ? {} : { [aspect]: rank };
}

/** Aspects in which the worse input got the better answer. */
export function improvedAspects(better: Badness, worse: Badness): string[] {
  return Object.keys(better).filter(
    (aspect) => worse[aspect] !== undefined && (worse[aspect] ?? 0) < (better[aspect] ?? 0),
  );
}
