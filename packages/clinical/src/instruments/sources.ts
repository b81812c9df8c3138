/** Sources that several instruments cite. */
export const CAMCOPS = 'CamCOPS task definitions';
export const NHS_RELIABLE_CHANGE = 'reliable change of the NHS talking therapies manual, unverified';
