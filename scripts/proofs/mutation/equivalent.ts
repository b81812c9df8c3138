/** Changes that change nothing a caller could see, so that no test can notice them. */
export const EQUIVALENT: readonly { readonly mutant: string; readonly reason: string }[] = [];
