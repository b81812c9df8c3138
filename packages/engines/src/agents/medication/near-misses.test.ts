import { describe, expect, it } from 'vitest';
import { type InteractionSeverity, rankOf } from '@svc/clinical';
import { checkInteractions } from './check-interactions.ts';

type NearMiss = [a: string, b: string, why: string, allowed?: InteractionSeverity];

/** One step beside a pair that interacts: same class, other property. From general knowledge of the service. */
const NEAR_MISSES: readonly NearMiss[] = [
  ['azithromycin', 'simvastatin', 'no CYP3A4 inhibitor among the macrolides'],
  ['azithromycin', 'theophylline', 'no inhibitor'],
  ['azithromycin', 'buspirone', 'no CYP3A4 inhibitor'],
  ['azithromycin', 'carbamazepine', 'no CYP3A4 inhibitor'],
  ['azithromycin', 'tacrolimus', 'no CYP3A4 inhibitor', 'moderate'],
  ['azithromycin', 'imatinib', 'no CYP3A4 inhibitor'],
  ['azithromycin', 'cabazitaxel', 'no CYP3A4 inhibitor'],
  ['pantoprazole', 'clopidogrel', 'weak on CYP2C19'],
  ['rabeprazole', 'clopidogrel', 'weak on CYP2C19'],
  ['pantoprazole', 'diazepam', 'weak on CYP2C19'],
  ['pantoprazole', 'citalopram', 'weak on CYP2C19'],
  ['sertraline', 'tizanidine', 'not on CYP1A2'],
  ['sertraline', 'theophylline', 'not on CYP1A2'],
  ['sertraline', 'ramelteon', 'not on CYP1A2'],
  ['sertraline', 'alosetron', 'not on CYP1A2'],
  ['sertraline', 'tamoxifen', 'weak on CYP2D6'],
  ['citalopram', 'tamoxifen', 'weak on CYP2D6'],
  ['venlafaxine', 'tamoxifen', 'weak on CYP2D6'],
  ['mirtazapine', 'tamoxifen', 'not on CYP2D6'],
  ['levofloxacin', 'theophylline', 'not on CYP1A2'],
  ['levofloxacin', 'tizanidine', 'not on CYP1A2'],
  ['moxifloxacin', 'theophylline', 'not on CYP1A2'],
  ['moxifloxacin', 'duloxetine', 'not on CYP1A2'],
  ['terbinafine', 'simvastatin', 'not on CYP3A4'],
  ['terbinafine', 'midazolam', 'not on CYP3A4'],
  ['pravastatin', 'clarithromycin', 'not by CYP3A4'],
  ['rosuvastatin', 'itraconazole', 'not by CYP3A4'],
  ['pravastatin', 'nefazodone', 'not by CYP3A4'],
  ['pravastatin', 'carbamazepine', 'not by CYP3A4'],
  ['lorazepam', 'ketoconazole', 'glucuronidated'],
  ['oxazepam', 'clarithromycin', 'glucuronidated'],
  ['temazepam', 'itraconazole', 'glucuronidated'],
  ['lorazepam', 'nefazodone', 'glucuronidated', 'moderate'],
  ['lorazepam', 'rifampin', 'no CYP3A4 substrate'],
  ['levetiracetam', 'warfarin', 'no inducer'],
  ['levetiracetam', 'ethinyl estradiol', 'no inducer'],
  ['levetiracetam', 'imatinib', 'no inducer'],
  ['gabapentin', 'ethinyl estradiol', 'no inducer'],
  ['pregabalin', 'warfarin', 'no inducer'],
  ['lamotrigine', 'warfarin', 'no inducer of note'],
  ['lacosamide', 'apixaban', 'no inducer'],
  ['valproate', 'apixaban', 'no inducer'],
  ['gabapentin', 'cabazitaxel', 'no inducer'],
  ['levetiracetam', 'conjugated estrogens', 'no inducer'],
  ['ranitidine', 'theophylline', 'no inhibitor as cimetidine is'],
  ['famotidine', 'warfarin', 'no inhibitor as cimetidine is'],
  ['famotidine', 'dofetilide', 'no inhibitor as cimetidine is'],
  ['acetaminophen', 'lithium', 'no NSAID'],
  ['acetaminophen', 'lisinopril', 'no NSAID'],
  ['acetaminophen', 'methotrexate', 'no NSAID'],
  ['amlodipine', 'lithium', 'no calcium antagonist of the heart'],
  ['amlodipine', 'metoprolol', 'no calcium antagonist of the heart'],
  ['amlodipine', 'pimozide', 'no CYP3A4 inhibitor', 'moderate'],
  ['atenolol', 'fluoxetine', 'not by CYP2D6'],
  ['bisoprolol', 'paroxetine', 'not by CYP2D6'],
  ['atenolol', 'thioridazine', 'not by CYP2D6', 'moderate'],
  ['sotalol', 'amoxicillin', 'no QT'],
  ['amoxicillin', 'haloperidol', 'no QT'],
  ['doxycycline', 'ziprasidone', 'no QT'],
  ['cephalexin', 'methadone', 'no QT'],
  ['cefuroxime', 'pimozide', 'no QT'],
  ['nitrofurantoin', 'citalopram', 'no QT'],
  ['doxycycline', 'saquinavir', 'no QT'],
  ['loratadine', 'ketoconazole', 'no QT as terfenadine'],
  ['cetirizine', 'itraconazole', 'no QT as astemizole'],
  ['fexofenadine', 'haloperidol', 'no QT as terfenadine'],
  ['metformin', 'trazodone', 'no common path'],
  ['cyanocobalamin', 'phenelzine', 'no amine'],
  ['linezolid', 'amoxicillin', 'no amine'],
  ['thiamine', 'levodopa', 'not pyridoxine'],
  ['levothyroxine', 'escitalopram', 'no common path'],
  ['spironolactone', 'furosemide', 'potassium balanced'],
  ['potassium chloride', 'furosemide', 'potassium replaced'],
  ['calcium carbonate', 'lisinopril', 'not potassium'],
  ['magnesium oxide', 'spironolactone', 'not potassium'],
  ['ferrous sulfate', 'ramipril', 'not potassium'],
  ['finasteride', 'ketoconazole', 'no PDE5 inhibitor'],
  ['nitroglycerin', 'tamsulosin', 'no PDE5 inhibitor'],
  ['allopurinol', 'methotrexate', 'not azathioprine'],
  ['febuxostat', 'colchicine', 'not azathioprine'],
  ['zavegepant', 'itraconazole', 'not by CYP3A4 alone'],
  ['erenumab', 'carbamazepine', 'an antibody'],
  ['azithromycin', 'ubrogepant', 'no CYP3A4 inhibitor'],
  ['levetiracetam', 'doravirine', 'no inducer'],
  ['levetiracetam', 'nirmatrelvir', 'no inducer'],
  ['gabapentin', 'mavacamten', 'no inducer'],
  ['atenolol', 'viloxazine', 'not by CYP1A2'],
  ['latanoprost', 'phenelzine', 'no alpha agonist'],
  ['clonazepam', 'probenecid', 'not glucuronidated'],
  ['lamotrigine', 'cannabidiol', 'not by CYP2C19'],
];

describe('near misses', () => {
  it('are 60 or more', () => {
    expect(NEAR_MISSES.length).toBeGreaterThanOrEqual(60);
  });

  const rows = NEAR_MISSES.map(([a, b, why, allowed = 'minor']) => ({ a, b, why, allowed: rankOf(allowed) }));
  it.each(rows)('$a with $b: $why', ({ a, b, allowed }) => {
    const { assessment } = checkInteractions([a, b]);
    expect(assessment?.unrecognized).toEqual([]);
    const [worst] = assessment?.interactions ?? [];
    const rank = worst ? rankOf(worst.severity) : rankOf('minor');
    expect(rank).toBeGreaterThanOrEqual(allowed);
  });
});
