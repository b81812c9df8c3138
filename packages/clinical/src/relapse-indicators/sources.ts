import { memory, verified } from '../evidence/evidence.ts';

/** Sources that several indicators cite. */

export const EARLY_SIGNS = 'epitrainingbc.ca, early signs of relapse';
export const NONADHERENCE = 'Dove Press PPA.S124658';
export const BIPOLAR_SIGNS = 'PMC7315869';
export const DISENGAGEMENT = 'psychiatryonline ps.53.4.473';

/** Sources of wordings: they name the sign; the words are ours. */

export const HERZ_MELVILLE = verified(
  'Herz 1980 Am J Psychiatry 137:801, abstract: sleep, concentration, appetite, mood',
);
export const HERZ_1985 = verified(
  'Herz 1985 J Clin Psychiatry 46:22, abstract: tension, appetite, sleep, mood, withdrawal',
);
export const HERZ_LIST = verified('med.unc.edu, recognizing relapse, after Herz and Melville 1980');
export const BIRCHWOOD = memory('Birchwood 1989 Psychol Med 19:649, Early Signs Scale');
export const FAMILY_HANDBOOK = verified(
  'CAMH, Empowering Families Affected by Psychosis, supporting recovery',
);
export const CARERS = verified('letstalkhull.co.uk, recognising your symptoms');
export const WARNING_SIGNS = verified('hopevancouver.com, early or warning signs of psychosis');
export const FAMILY_WORDS = verified('ourhealthyminds.com, warning signs of relapse: families and patients');
export const BIPOLAR_PRODROMES = verified(
  'Andrade-Gonzalez 2020 PMC7315869, abstract: prodromes of bipolar relapse',
);
export const MOOD_PRODROMES = verified('Jackson 2003 J Affect Disord 74:209, abstract');
export const BIPOLAR_LAY = verified('gshealth.com.au, bipolar disorder: common early warning signs');
export const LAM_WONG = memory('Lam and Wong 1997 Psychol Med 27:1091; Molnar 1988 Am J Psychiatry 145:1575');
export const SUBSTANCE_WARNINGS = verified('ue.katowice.pl, warning signals, phases of alcohol relapse');
export const USUAL_WORDS = memory('wordings of families and notes, general clinical knowledge');
