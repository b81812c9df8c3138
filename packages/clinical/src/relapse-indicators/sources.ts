/** Sources that several indicators cite. */

export const EARLY_SIGNS = 'epitrainingbc.ca, early signs of relapse';
export const NONADHERENCE = 'Dove Press PPA.S124658';
export const BIPOLAR_SIGNS = 'PMC7315869';
export const DISENGAGEMENT = 'psychiatryonline ps.53.4.473';
