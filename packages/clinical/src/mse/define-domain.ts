import type { MseRiskLevel } from '@svc/contracts';
import { type Evidence, ours } from '../evidence/evidence.ts';
import type { ConceptCode } from '../evidence/terminology.ts';

/** What an option adds to the risk: `*` moderate, `**` high by itself. */
type RiskMark = '*' | '**';

interface OptionDefinition {
  readonly value: string;
  /** Where the value with spaces does not read well. */
  readonly label?: string;
  /** How a list of risk findings names it, where the label says too little without its domain. */
  readonly finding?: string;
  readonly risk?: RiskMark;
  /** Codes of exactly this meaning. */
  readonly codes?: readonly ConceptCode[];
}

interface DomainDefinition {
  readonly key: string;
  readonly label: string;
  /** false: one value at most. */
  readonly multi: boolean;
  /** Codes of the heading itself. */
  readonly codes?: readonly ConceptCode[];
  /** One risk-bearing finding here is moderate already. */
  readonly riskCentral?: true;
  readonly options: readonly OptionDefinition[];
}

/** A choice within a domain. */
export interface MseOption {
  readonly value: string;
  readonly label: string;
  readonly finding: string;
  readonly riskMark: Extract<MseRiskLevel, 'none' | 'moderate' | 'high'>;
  readonly codes: readonly ConceptCode[];
}

/** A heading of the exam. */
export interface MseDomain {
  readonly key: string;
  readonly label: string;
  readonly multi: boolean;
  readonly codes: readonly ConceptCode[];
  readonly riskCentral: boolean;
  readonly options: readonly MseOption[];
  /** Standing of options and risk marks. */
  readonly evidence: Evidence;
}

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const RISK_OF_MARK = { '*': 'moderate', '**': 'high' } as const;

/** Completes a domain and checks it when the module loads. Throws on a slip. */
export function defineDomain(definition: DomainDefinition): MseDomain {
  const slips = slipsOf(definition);
  if (slips.length > 0) throw new Error(`MSE domain ${definition.key}: ${slips.join('; ')}`);
  const { key, label, multi, codes = [], riskCentral = false } = definition;
  return {
    key,
    label,
    multi,
    codes,
    riskCentral,
    options: definition.options.map(completeOption),
    evidence: ours('usual headings of a mental status examination; options and risk marks are ours'),
  };
}

function completeOption(definition: OptionDefinition): MseOption {
  const { value, label = labelOf(value), finding = label, risk, codes = [] } = definition;
  return { value, label, finding, riskMark: risk === undefined ? 'none' : RISK_OF_MARK[risk], codes };
}

/** `thought_blocking` reads "Thought blocking". */
function labelOf(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function slipsOf({ key, label, options }: DomainDefinition): string[] {
  const slips: string[] = [];
  if (!SNAKE_CASE.test(key)) slips.push('the key is not snake_case');
  if (label === '') slips.push('has no label');
  if (options.length === 0) slips.push('has no options');
  const seen = new Set<string>();
  for (const { value, label: given, codes = [] } of options) {
    if (!SNAKE_CASE.test(value)) slips.push(`option ${value} is not snake_case`);
    if (seen.has(value)) slips.push(`option ${value} stands twice`);
    if (given === '') slips.push(`option ${value} has an empty label`);
    if (codes.some(({ code, display }) => code === '' || display === ''))
      slips.push(`option ${value} has an incomplete code`);
    seen.add(value);
  }
  return slips;
}
