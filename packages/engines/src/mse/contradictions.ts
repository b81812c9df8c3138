import type { MseSelection } from '@svc/contracts';
import { type Finding, findingsOf } from './findings.ts';

/** An option that says the opposite of others recorded beside it. */
interface Opposite {
  readonly domain: string;
  readonly value: string;
  readonly isOpposedBy: (finding: Finding) => boolean;
  /** A C-SSRS answered yes opposes it too. */
  readonly opposedByCssrs?: true;
}

export interface Contradiction {
  readonly finding: Finding;
  /** What is recorded against it. */
  readonly opposing: readonly Finding[];
  /** Whether a yes of the C-SSRS stands against it. */
  readonly byCssrs: boolean;
}

const bearsRisk = ({ option }: Finding) => option.riskMark !== 'none';
const HARM_THOUGHTS = ['passive_death_wish', 'suicidal_thoughts', 'homicidal_thoughts'];

/** An option that leaves no room for any other of its domain. */
function alone(domain: string, value: string): Opposite {
  return { domain, value, isOpposedBy: (finding) => finding.domain.key === domain };
}

const OPPOSITES: readonly Opposite[] = [
  alone('psychomotor', 'normal'),
  alone('thought_content', 'unremarkable'),
  alone('perception', 'no_abnormality'),
  {
    domain: 'orientation',
    value: 'oriented_x4',
    isOpposedBy: ({ option }) => option.value.startsWith('disoriented_'),
  },
  alone('memory', 'intact'),
  alone('memory', 'not_assessed'),
  { domain: 'risk', value: 'none_identified', isOpposedBy: bearsRisk, opposedByCssrs: true },
  {
    domain: 'risk',
    value: 'denies_si_hi',
    // Hallucinations, for example, do not contradict a denial of suicidal and homicidal ideation.
    isOpposedBy: (finding) =>
      (finding.domain.key === 'risk' && bearsRisk(finding)) || HARM_THOUGHTS.includes(finding.option.value),
    opposedByCssrs: true,
  },
];

/** Recorded options that other recorded options, or a positive C-SSRS, contradict. */
export function contradictionsOf(selection: MseSelection, cssrsPositive: boolean): Contradiction[] {
  const findings = findingsOf(selection);
  return OPPOSITES.flatMap(({ domain, value, isOpposedBy, opposedByCssrs = false }) => {
    const finding = findings.find((each) => each.domain.key === domain && each.option.value === value);
    if (finding === undefined) return [];
    const opposing = findings.filter((each) => each !== finding && isOpposedBy(each));
    const byCssrs = opposedByCssrs && cssrsPositive;
    return opposing.length > 0 || byCssrs ? [{ finding, opposing, byCssrs }] : [];
  });
}
