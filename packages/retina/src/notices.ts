/** Less of the field than this is not worth a line. */
const LEAST_LOST = 0.01;

/** What a reviewer should look at beside the reasons, a sentence each. */
export function noticesOf({
  burntInText,
  lostShare = 0,
  doubt,
}: {
  readonly burntInText: boolean;
  readonly lostShare?: number;
  readonly doubt?: string | undefined;
}): string[] {
  return [
    ...(burntInText
      ? ['Writing is burnt into the picture and may name a person: it is for the reviewing clinician alone.']
      : []),
    ...(lostShare < LEAST_LOST
      ? []
      : [
          `${Math.round(100 * lostShare)} % of the field was left out of the measurements: flare, blood, deep shadow or writing.`,
        ]),
    ...(doubt === undefined ? [] : [doubt]),
  ];
}
