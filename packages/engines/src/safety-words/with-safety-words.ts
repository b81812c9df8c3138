import type { Assessment, LabPanel, Prescription } from '@svc/contracts';
import type { EngineDescription } from '../engine.ts';
import {
  locateSafetyWords,
  safetyWordsSentence,
  safetyWordsWarning,
  type SentText,
} from './locate-safety-words.ts';

/** The free texts of the requests for an analysis. */
interface FreeTexts {
  readonly assessments?: readonly Assessment[];
  readonly prescriptions?: readonly Prescription[];
  readonly labs?: readonly LabPanel[];
  readonly medicines?: readonly string[];
}

/**
 * A description whose request also holds words about safety: it asks for review and says so first. Result and score
 * stay what was computed.
 */
export function withSafetyWords(
  description: EngineDescription,
  request: FreeTexts,
  now: number,
): EngineDescription {
  const located = locateSafetyWords(textsOf(request), new Date(now).getUTCFullYear());
  if (located.length === 0) return description;
  const { summary, warnings, facts, plainHeadline } = description;
  const sentences = located.map(safetyWordsSentence);
  return {
    ...description,
    summary: {
      ...summary,
      headline: `${sentences[0]} ${summary.headline}`,
      requiresClinicianReview: true,
    },
    ...(plainHeadline === undefined ? {} : { plainHeadline: `${sentences[0]} ${plainHeadline}` }),
    warnings: [...located.map(safetyWordsWarning), ...warnings],
    facts: [...sentences, ...facts],
  };
}

function textsOf({ assessments = [], prescriptions = [], labs = [], medicines = [] }: FreeTexts): SentText[] {
  return [
    ...assessments.flatMap(({ severity }) => sent('severity text', severity)),
    ...prescriptions.flatMap(({ medicationName, dosage, frequency, status }) =>
      sent('prescription', medicationName, dosage, frequency, status),
    ),
    ...sent('medicine', ...medicines),
    ...labs.flatMap(({ labName, results }) => [
      ...sent('name of the laboratory', labName),
      ...results.biomarkers.flatMap(({ note, value, referenceRange }) =>
        sent('note', note, typeof value === 'string' ? value : undefined, referenceRange),
      ),
    ]),
  ];
}

function sent(where: string, ...texts: readonly (string | undefined)[]): SentText[] {
  return texts.flatMap((text) => (mayHoldWords(text) ? [{ where, text }] : []));
}

/** Most texts are short and repeat: "mild", "100 mg", "daily". */
const SHORTEST = 6;
function mayHoldWords(text: string | undefined): text is string {
  return text !== undefined && text.length >= SHORTEST;
}
