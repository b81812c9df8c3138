/** Strong inducers of CYP3A4 as labels list them together, by drug key. */
export const STRONG_INDUCERS = [
  'apalutamide',
  'carbamazepine',
  'enzalutamide',
  'fosphenytoin',
  'phenobarbital',
  'phenytoin',
  'primidone',
  'rifabutin',
  'rifampin',
  'rifapentine',
  'st_johns_wort',
] as const;
