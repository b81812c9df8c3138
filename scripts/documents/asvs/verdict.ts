/** Where a claim is shown: a test by its title, or a section of a page by its heading. */
export interface Evidence {
  /** From the root of the repository. */
  readonly file: string;
  /** The whole title; the ids of contract rows in brackets before it are left out. */
  readonly name: string;
}

/** How the service stands to one item of the standard. */
export interface Verdict {
  readonly id: string;
  /** What the item asks for, in our words. */
  readonly asks: string;
  readonly verdict: 'met' | 'operator' | 'not applicable' | 'not met';
  /** Why, or what is left. Empty where the evidence says it. */
  readonly why: string;
  readonly evidence: readonly Evidence[];
}

/** It holds, and the evidence shows it; `why` limits the claim where it has a limit. */
export function met(id: string, asks: string, evidence: readonly Evidence[], why = ''): Verdict {
  return { id, asks, verdict: 'met', why, evidence };
}

/** It holds where the operator does what `why` says. */
export function operator(id: string, asks: string, why: string, evidence: readonly Evidence[] = []): Verdict {
  return { id, asks, verdict: 'operator', why, evidence };
}

/** There is nothing here that the item is about. */
export function absent(id: string, asks: string, why: string, evidence: readonly Evidence[] = []): Verdict {
  return { id, asks, verdict: 'not applicable', why, evidence };
}

export function notMet(id: string, asks: string, why: string, evidence: readonly Evidence[] = []): Verdict {
  return { id, asks, verdict: 'not met', why, evidence };
}

/** Evidence in one file, by names. */
export function inFile(file: string): (name: string) => Evidence {
  return (name) => ({ file, name });
}
