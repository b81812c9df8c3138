import {
  CSSRS_QUESTION_IDS,
  type CssrsQuestionId,
  MSE_API_VERSION,
  MSE_CONFIDENCES,
  MSE_PROVENANCES,
  type MseDomainCatalog,
} from '@svc/contracts';
import { loinc } from '../evidence/terminology.ts';
import { type CssrsQuestion, CSSRS_QUESTIONS } from './cssrs-questions.ts';
import type { MseDomain } from './define-domain.ts';
import { MSE_DOMAINS } from './domains/index.ts';

interface CatalogOptions {
  /** Official wording of C-SSRS questions by id, where a deployment has it; the others are paraphrased. */
  readonly cssrsTexts?: Readonly<Partial<Record<CssrsQuestionId, string>>>;
}

const PANEL = loinc('10190-7', 'Mental status Narrative');

/**
 * The domain catalog as the API answers it: what an exam can record, and the C-SSRS questions. Throws an `Error`
 * when a supplied question text is empty or its id is none of q1 to q6.
 *
 * @example
 * ```ts
 * import { mseCatalog } from '@svc/clinical';
 *
 * mseCatalog().domains.length; // → 17
 * ```
 */
export function mseCatalog({ cssrsTexts = {} }: CatalogOptions = {}): MseDomainCatalog {
  checkTexts(cssrsTexts);
  return {
    version: MSE_API_VERSION,
    panel: { ...PANEL },
    observationMetadata: {
      provenanceValues: [...MSE_PROVENANCES],
      confidenceValues: [...MSE_CONFIDENCES],
      confidenceScore: 'number 0 to 1',
      supportingSignals: 'array of signal names',
    },
    domains: MSE_DOMAINS.map(describeDomain),
    cssrs: {
      appliesTo: 'risk',
      questions: CSSRS_QUESTIONS.map((question, index) => ({
        id: question.id,
        order: index + 1,
        ...wordingOf(question, cssrsTexts[question.id]),
        timeframe: question.timeframe,
      })),
    },
  };
}

function describeDomain({ key, label, multi, options }: MseDomain): MseDomainCatalog['domains'][number] {
  return {
    key,
    label,
    type: 'chips',
    multi,
    options: options.map(({ value, label: optionLabel, riskMark, codes }) => ({
      value,
      label: optionLabel,
      risk: riskMark !== 'none',
      codes: codes.map((code) => ({ ...code })),
    })),
    hasNote: true,
  };
}

function wordingOf({ paraphrase }: CssrsQuestion, official: string | undefined) {
  return official === undefined
    ? ({ text: paraphrase, textStatus: 'paraphrase' } as const)
    : ({ text: official, textStatus: 'official' } as const);
}

function checkTexts(texts: Readonly<Record<string, string | undefined>>): void {
  const ids: readonly string[] = CSSRS_QUESTION_IDS;
  for (const [id, text] of Object.entries(texts)) {
    if (!ids.includes(id)) throw new Error(`C-SSRS texts: there is no question ${id}`);
    if (text?.trim() === '') throw new Error(`C-SSRS texts: the text of ${id} is empty`);
  }
}
