/** One of the drugs that a brand is sold as. */
export interface BrandMeaning {
  /** Key of the drug. */
  readonly drug: string;
  /** The markets, or the form, as a reader would say it after the name of the drug. */
  readonly where: string;
  /** Strengths in mg that only this one of the meanings comes in. */
  readonly strengthsMg?: readonly number[];
}

/** A brand that means different drugs in different countries or forms. */
export interface SharedBrand {
  readonly brand: string;
  readonly meanings: readonly BrandMeaning[];
}

/**
 * Brands that name no single drug: none of their drugs lists them, and none is chosen unless the strength decides it.
 * The first is what the line is read as beside the others. From memory of published warnings (FDA, ISMP) of foreign
 * brands with another content.
 */
export const SHARED_BRANDS: readonly SharedBrand[] = [
  shared('Serenase', ['haloperidol', 'in Italy and Denmark'], ['lorazepam', 'in Belgium']),
  shared(
    'Benadryl',
    ['diphenhydramine', 'in the USA and Canada', [12.5, 25, 37.5, 50]],
    ['cetirizine', 'in the UK (One a Day)', [10]],
    ['acrivastine', 'in the UK (Allergy Relief)', [8]],
  ),
  shared(
    'Sominex',
    ['diphenhydramine', 'in the USA', [25, 50]],
    ['promethazine', 'in the UK and Australia', [20]],
  ),
  shared('Urex', ['furosemide', 'in Australia', [20, 40, 500]], ['methenamine', 'in the USA', [1000]]),
  shared('Flomax', ['tamsulosin', 'in the USA and Canada', [0.4]], ['morniflumate', 'in Italy', [350, 700]]),
  shared(
    'Norpramin',
    ['desipramine', 'in the USA', [25, 50, 75, 100, 150]],
    ['omeprazole', 'in Spain', [20]],
  ),
  shared(
    'Cartia',
    ['diltiazem', 'in the USA (Cartia XT)', [120, 180, 240, 300]],
    ['aspirin', 'in Australia', [100]],
  ),
  shared(
    'Dilacor',
    ['diltiazem', 'in the USA', [120, 180, 240]],
    ['digoxin', 'in Serbia', [0.25]],
    ['verapamil', 'in Brazil', [80]],
  ),
  shared('Trexan', ['naltrexone', 'in the USA', [50]], ['methotrexate', 'in Finland', [2.5, 10]]),
  shared('Unisom', ['doxylamine', 'as SleepTabs'], ['diphenhydramine', 'as SleepGels and in Canada', [50]]),
  shared(
    'Dramamine',
    ['dimenhydrinate', 'in its original form', [50]],
    ['meclizine', 'as Less Drowsy', [25]],
  ),
  shared('Vivelle', ['estradiol', 'in the USA'], ['ethinyl_estradiol_norgestimate', 'in Austria']),
  shared(
    'Silomat',
    ['pentoxyverine', 'in Germany today'],
    ['dextromethorphan', 'as Silomat DMP'],
    ['clobutinol', 'until its withdrawal in 2007'],
  ),
  shared(
    'Robitussin',
    ['dextromethorphan', 'in cough forms (DM, dry cough)'],
    ['guaifenesin', 'in chesty-cough forms'],
  ),
  shared(
    'Zantac',
    ['ranitidine', 'before its withdrawal', [75, 150, 300]],
    ['famotidine', 'in the USA since 2021 (Zantac 360)', [10, 20]],
  ),
];

function shared(
  brand: string,
  ...meanings: readonly (readonly [drug: string, where: string, strengthsMg?: readonly number[]])[]
): SharedBrand {
  return {
    brand,
    meanings: meanings.map(([drug, where, strengthsMg]) => ({
      drug,
      where,
      ...(strengthsMg && { strengthsMg }),
    })),
  };
}
