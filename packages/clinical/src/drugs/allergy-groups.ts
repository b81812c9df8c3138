import { type Evidence, memory } from '../evidence/evidence.ts';
import type { Drug } from './define-drug.ts';

/** Medicines that somebody who reacted to one of them is usually not given another of. */
export interface AllergyGroup {
  readonly key: string;
  readonly label: string;
  /** Beginnings of ATC codes of its members. */
  readonly atc: readonly string[];
  /** Words by which an allergy names the group, lower case, singular. */
  readonly words: readonly string[];
  /** Whether an allergy to one member alone speaks against the others; else only one to the group does. */
  readonly crossReactive: boolean;
  readonly evidence: Evidence;
}

/** Cross-reaction as it is usually taught; how likely it is differs by group and by reaction. */
export const ALLERGY_GROUPS: readonly AllergyGroup[] = [
  group('penicillins', ['J01C'], ['penicillin', 'aminopenicillin'], true),
  group('cephalosporins', ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI'], ['cephalosporin'], true),
  group('carbapenems', ['J01DH'], ['carbapenem'], true),
  group('beta-lactam antibiotics', ['J01C', 'J01D'], ['beta lactam', 'betalactam', 'beta lactam antibiotic']),
  group(
    'sulfonamide antibiotics',
    ['J01EB', 'J01EC', 'J01ED', 'J01EE', 'A07EC01'],
    [
      'sulfonamide',
      'sulphonamide',
      'sulfa',
      'sulpha',
      'sulfa drug',
      'sulfa antibiotic',
      'sulfonamide antibiotic',
    ],
    true,
  ),
  group('macrolides', ['J01FA'], ['macrolide', 'macrolide antibiotic'], true),
  group('quinolones', ['J01M'], ['quinolone', 'fluoroquinolone'], true),
  group('tetracyclines', ['J01AA'], ['tetracycline'], true),
  group('aminoglycosides', ['J01G'], ['aminoglycoside'], true),
  group(
    'non-steroidal anti-inflammatory drugs',
    ['M01A', 'N02BA', 'B01AC06'],
    [
      'nsaid',
      'non steroidal anti inflammatory drug',
      'nonsteroidal anti inflammatory drug',
      'non steroidal anti inflammatory agent',
      'salicylate',
    ],
    true,
  ),
  group('opioids', ['N02A', 'N07BC'], ['opioid', 'opiate', 'narcotic', 'opioid analgesic', 'opioid agonist']),
  group(
    'ACE inhibitors',
    ['C09A', 'C09B'],
    ['ace inhibitor', 'acei', 'angiotensin converting enzyme inhibitor'],
    true,
  ),
  group('statins', ['C10AA'], ['statin', 'hmg coa reductase inhibitor']),
  group(
    'aromatic anticonvulsants',
    ['N03AA', 'N03AB', 'N03AF', 'N03AX09'],
    ['aromatic anticonvulsant', 'aromatic antiepileptic'],
    true,
  ),
  group('phenothiazines', ['N05AA', 'N05AB', 'N05AC', 'R06AD'], ['phenothiazine'], true),
  group('barbiturates', ['N05CA', 'N03AA'], ['barbiturate'], true),
  group('benzodiazepines', ['N05BA', 'N05CD', 'N03AE'], ['benzodiazepine']),
  group('tricyclic antidepressants', ['N06AA'], ['tricyclic', 'tricyclic antidepressant', 'tca']),
  group('SSRI antidepressants', ['N06AB'], ['ssri', 'selective serotonin reuptake inhibitor']),
  group('antidepressants', ['N06A'], ['antidepressant']),
  group('antipsychotics', ['N05A'], ['antipsychotic', 'neuroleptic']),
  group('heparins', ['B01AB'], ['heparin', 'low molecular weight heparin'], true),
  group('azole antifungals', ['J02AB', 'J02AC'], ['azole', 'azole antifungal']),
  group('proton pump inhibitors', ['A02BC'], ['proton pump inhibitor', 'ppi']),
];

function group(
  label: string,
  atc: readonly string[],
  words: readonly string[],
  crossReactive = false,
): AllergyGroup {
  return {
    key: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
    label,
    atc,
    words,
    crossReactive,
    evidence: memory(),
  };
}

const byWord = new Map(ALLERGY_GROUPS.flatMap((each) => each.words.map((word) => [word, each] as const)));
const MOST_WORDS = Math.max(...[...byWord.keys()].map((word) => word.split(' ').length));
const WORD = /[a-z]+/g;

/**
 * The group of medicines that words of an allergy name: "Sulfa drugs", "allergy to penicillins".
 *
 * @example
 * ```ts
 * import { findAllergyGroup } from '@svc/clinical';
 *
 * findAllergyGroup('Allergy to sulfonamides (disorder)')?.label; // → 'sulfonamide antibiotics'
 * ```
 */
export function findAllergyGroup(text: string): AllergyGroup | undefined {
  const words = (text.toLowerCase().match(WORD) ?? []).map(singular);
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
      const found = byWord.get(words.slice(at, at + length).join(' '));
      if (found) return found;
    }
  }
  return undefined;
}

/** "NSAIDs", "penicillins"; a word of three letters is no plural. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Whether a medicine is of a group, by its ATC code; of a combination ask each ingredient.
 *
 * @example
 * ```ts
 * import { findAllergyGroup, findDrug, isOfAllergyGroup } from '@svc/clinical';
 *
 * const [drug, group] = [findDrug('amoxicillin'), findAllergyGroup('Penicillins')];
 * drug && group && isOfAllergyGroup(drug, group); // → true
 * ```
 */
export function isOfAllergyGroup({ atc }: Pick<Drug, 'atc'>, { atc: starts }: AllergyGroup): boolean {
  return atc !== undefined && starts.some((start) => atc.startsWith(start));
}
