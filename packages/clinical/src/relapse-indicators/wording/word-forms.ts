/** Letters that must be left of a word. */
const SHORTEST = 3;

/** Forms that no ending tells, by the form they are read as. Data. */
const IRREGULAR = [
  'sleep slept asleep',
  'hear heard',
  'see saw seen',
  'take took taken',
  'eat ate eaten',
  'drink drank',
  'spend spent',
  'lose lost',
  'keep kept',
  'fall fell fallen',
  'forget forgot forgotten',
  'withdraw withdrew withdrawn withdrawal',
  'wake woke woken awoke waken wakening awaken',
  'give gave given',
  'feel felt',
  'say said',
  'think thinking',
  'go went',
  'come came',
  'leave left',
  'quit quitting',
  'fight fought',
  'hide hid hidden',
  'throw threw thrown',
  'speak spoke spoken',
  'write wrote written',
  'break broke',
  'sell sold',
  'buy bought',
  'lend lent',
  'cut cutting',
  'shut shutting',
  'stand stood',
  'get got gotten',
  'make made',
  'die died dying',
  'run ran',
  'bite bit bitten',
  'become became',
  'begin began begun',
  'steal stole stolen',
  'hang hung',
  'swing swung',
  'drive drove',
  'shake shook shaken',
  'do did done',
  'wear wore worn',
  'find found',
  'dress undress',
  'enjoy enjoyment',
  'argue argument arguments',
  'compliant compliance',
  'adherent adherence adhere adhering adheres',
  'suspicious suspicion suspicions suspiciousness',
  'anxious anxiety anxieties',
  'angry anger',
  'irritable irritability irritated irritation',
  'sad sadness',
  'labile lability',
  'grandiose grandiosity',
  'euphoric euphoria',
  'elated elation',
  'paranoid paranoia',
  'psychotic psychosis',
  'delusion delusional delusions',
  'hypomanic hypomania',
  'manic mania',
  'apathetic apathy',
  'lethargic lethargy',
  'impulsive impulsivity impulsiveness impulsively',
  'hostile hostility',
  'aggressive aggression aggressively',
  'hyperactive hyperactivity',
  'overactive overactivity',
  'dishevelled disheveled',
  'isolated isolation isolating isolates isolate',
  'disengaged disengagement disengaging disengages disengage',
  'lonely loneliness',
  'tense tension tenseness',
  'nervous nervousness nerves',
  'afraid scared frightened fearful terrified',
  'abstinent abstinence abstaining',
  'sober sobriety',
  'hopeless hopelessness',
  'worthless worthlessness',
  'bereaved bereavement',
  'divorced divorce divorcing',
  'separated separation separating',
  'evicted eviction',
  'suicide suicidal suicidality',
  'religious religion religiosity religiously',
  'intrude intrusive',
  'unmotivated unmotivation',
  'distracted distractible distractibility',
  'energetic energised energized',
  'chaotic chaos',
  'neglect neglectful',
  'threaten threat threats',
];

/** Forms that would read as another word without their endings: "mugged" is no mug. Data. */
const OF_THEIR_OWN = [
  'mugged mugging',
  'bugged bugging',
  'raped rape raping',
  'robbed robbing',
  'stoned',
  'rage raging rages raged',
  'moping mopes mope',
  'staring stares stare stared',
  'care cares caring cared',
  'hate hates hating hated',
  'wired',
  'bored boring',
  'cursed',
  'sacked',
  'raving raves',
  'pacing paces pace paced',
  'tapped',
  'driven',
  'note notes',
  'here',
  'wine wines',
  'telly',
  'early',
  'lively',
  'pile piles piling piled',
  'tape tapes taped taping',
  'business',
  'code codes coded',
  'line lines',
  'hope hopes hoping hoped',
];

const READ_AS: ReadonlyMap<string, string> = new Map([
  ...IRREGULAR.flatMap((line) => formsOf(line, endless)),
  ...OF_THEIR_OWN.flatMap((line) => formsOf(line, (first) => `${first}.`)),
]);

function formsOf(line: string, stem: (first: string) => string): [string, string][] {
  const [first = '', ...forms] = line.split(' ');
  return [first, ...forms].map((form) => [form, stem(first)]);
}

/**
 * A lower-case word without its endings, so that the forms of a word are one. Wordings and entries are read with the
 * same rules, so that a crude ending does no harm.
 */
export function stemOf(word: string): string {
  return READ_AS.get(word) ?? endless(word);
}

function endless(word: string): string {
  let stem = word;
  if (stem.length > 7) stem = stem.replace(/(?:ness|ment)s?$/, '');
  if (/(?:at|ess|it)ions?$/.test(stem) && stem.length > 8) stem = stem.replace(/ions?$/, '');
  else if (/(?:ies|ied)$/.test(stem) && stem.length > 4) stem = stem.replace(/ie[sd]$/, 'y');
  else if (/[^aeious]s$|[aeo]s$|ss?es$/.test(stem) && stem.length > SHORTEST) stem = stem.replace(/s$/, '');
  stem = withoutEnding(stem, /(?:ing|ed)$/);
  stem = withoutEnding(stem, /ly$/);
  if (stem.length > SHORTEST) stem = stem.replace(/e$/, '');
  stem = stem.replace(/([^aeiou])\1$/, '$1');
  return stem.replace(/i$/, 'y');
}

/** An ending comes off where a vowel and enough of the word stay. */
function withoutEnding(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '');
  return stem.length >= SHORTEST && /[aeiouy]/.test(stem) ? stem : word;
}
