import { MOST_ISSUES } from '@svc/contracts';

export interface ProblemList {
  /** Counts a problem; its message is only made while there is room for it. */
  add(describe: () => string): void;
  /** The first hundred messages, and how many more there are. */
  messages(): string[];
}

/** Collects the problems of one input: any number of them costs no more than counting. */
export function problemList(): ProblemList {
  const kept: string[] = [];
  let count = 0;
  return {
    add(describe) {
      count++;
      if (kept.length < MOST_ISSUES) kept.push(describe());
    },
    messages: () => (count > kept.length ? [...kept, `and ${count - kept.length} more`] : [...kept]),
  };
}
