/** A wording that no answer may hold, and why. */
interface Banned {
  readonly pattern: RegExp;
  readonly why: string;
  /** Banned only beside a request for review. */
  readonly besideReview?: true;
}

/** What was said once and misled a reader. */
export const BANNED: readonly Banned[] = [
  { pattern: /no review rule was met/i, why: 'praises the result: say what was seen' },
  { pattern: /nothing was left out/i, why: 'something always was: say what was not checked' },
  { pattern: /\b(none|low|moderate|high): \1 concern/i, why: 'circular' },

  { pattern: /(?:composite|present state|outcome) [+-]?0 of 100/i, why: 'an unexplained 0' },
  { pattern: /moved most by symptom scales/i, why: 'name the scale' },
  { pattern: /(?:^|; )slow pulse: torsades/i, why: 'two things' },
  { pattern: /consider sodium\b(?! level)/i, why: 'reads as a treatment' },
  { pattern: /one sixth of the quetiapine dose/i, why: 'a number its row does not stand behind' },
  {
    pattern: /(?:blood pressure|pulse|heart rate|QT interval|weight)[^.]*\. Confirm[^.]*with the laboratory/i,
    why: 'a vital sign is confirmed with whoever measured it',
  },
  { pattern: /does not bear it out/i, why: 'unclear' },
  { pattern: /\b\d+ days ago\b/i, why: 'a calendar date is shorter to read' },
  { pattern: /undefined|\bNaN\b|\[object|Infinity/, why: 'a slip of ours' },
  {
    pattern:
      /(?:at|until) the next planned (?:contact|visit)|no reason for review|no need for review|routine follow-?up/i,
    why: 'calms a reader who is asked to look',
    besideReview: true,
  },
];

/** What of a text is banned, in words. */
export function bannedIn(text: string, asksForReview: boolean): string[] {
  return BANNED.filter(
    ({ pattern, besideReview }) => pattern.test(text) && (besideReview === undefined || asksForReview),
  ).map(({ why }) => why);
}
