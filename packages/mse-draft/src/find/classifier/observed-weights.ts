export const BIAS_OF_OBSERVED: Readonly<Record<string, number>> = {};
export const WEIGHTS_OF_OBSERVED = { steps: '', columns: '', weights: '' };
