/**
 * Names of medications that are not listed. A word of this list is never read as a misspelling of a listed name, and
 * a word near one of them is not guessed. From memory of national formularies; ours to extend.
 */
export const OTHER_DRUG_NAMES: readonly string[] = [
  // Heart, vessels, blood
  'lisinoprilat enalaprilat',
  'isosorbide',
  'ethacrynic',
  'tranexamic',
  // Infection

  'cilastatin',
  'nalidixic',
  // Nervous system
  'blonanserin perospirone',
  'toludesvenlafaxine nisoxetine viqualine dextromilnacipran esmirtazapine',
  'benzedrine centanafadine',
  'huperzine',
  'difelikefalin clonixin',
  'hydroxybutyrate tetrahydrocannabinol',
  // Pain, joints, immune system
  'mefenamic tiaprofenic',
  'zoledronic',
  // Hormones, diabetes, stomach, lungs, skin, urology
  'polyethylene',
  'benzoyl',
  // Cancer
  'interferon aldesleukin',
  // Minerals, vitamins, remedies
  'sodium ferric',
  'ascorbic folinic',
  'saffron inositol',
  'glutamine taurine tyrosine phenylalanine chromium',
  'placebo',
  // Brands
  'Anusol',
  'Armour',
  'Brovana Cafergot Canasa',
  'Carbaglu Cholbam',
  'Effudex',
  'Glucerna',
  'Intelect Intron Klor',
  'Mevalotin',
  'Nuvessa',
  'Oxsoralen Parafon',
  'Prevnar',
  'Restasis Retin',
  'Savient',
  'Suprep',
  'Synagis Taclonex',
  'Tylox',
  'Zestoretico',
  'Zostavax Cerezyme',
  'Covera',
  'Zarelto',
  'Monistat',
  'Kaopectate Rolaids Alka Beano Metozolv Tigacyl',
].flatMap((line) => line.toLowerCase().split(' '));
