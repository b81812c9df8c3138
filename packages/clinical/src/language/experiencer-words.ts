/** Nouns and pronouns of experiencers other than the speaker. Data. */
export const OTHER_EXPERIENCERS: ReadonlySet<string> = new Set(
  [
    'brother brothers sister sisters mom mother dad father parents parent stepdad stepmom stepfather stepmother wife',
    'husband son sons daughter daughters friend friends boyfriend girlfriend partner spouse fiance roommate flatmate',
    'housemate neighbor boss manager supervisor coworker uncle aunt auntie cousin cousins grandma grandmother grandpa',
    'grandfather grandparents nan nana granny kid kids child children baby ex guy girl man woman men women dude lady',
    'classmate classmates teacher nephew niece celebrity singer actor client clients student students veteran buddy',
    'family relative relatives someone somebody person people everyone everybody nobody anyone anybody others they he',
    'she sibling siblings inlaw therapist psychiatrist counselor nurse character dog cat twin husband stepson',
    'stepdaughter grandson granddaughter mate bloke lad lads mates fella',
  ].flatMap((line) => line.split(' ')),
);

/** Words between a first person and somebody else's statement: "I think my brother hears voices". */
export const REPORTING_VERBS: ReadonlySet<string> = new Set(
  'think know believe heard suspect worry guess swear said say thought told tell worried that if'.split(' '),
);
