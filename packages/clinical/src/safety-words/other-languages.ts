import { normalForm } from '@svc/contracts';

/**
 * Suicide and self-harm as records in German, Dutch, Danish, Norwegian, Swedish, French, Spanish, Italian and Portuguese name
 * them. Stems alone: they have no other meaning in these languages. From memory.
 */
const NAMED =
  /suizid|selbstmord|selbsttötung|selbstverletz|selbstgefährd|fremdgefährd|zelfmoord|suïcid|zelfbeschadig|selvmord|selvskad|självmord|självskad|suicidaire|suicidio|suicidali|suicidas?\b|suicídio|autolesi|autolíti|autoagress|automutil|scarification|tentative de suicide/;
const DENIED =
  /(?:^|[^\p{L}])(?:kein(?:e|en|er|erlei)?|nicht|ohne|verneint?|distanziert|ausgeschlossen|geen|niet|zonder|ontkent|ingen|ikke|uden|uten|benekter|inte|inga|utan|förnekar|pas d|pas de|aucune?s?|sans|nie|absence d|sin|niega|no|ning[uú]na?s?|senza|nega|nessuna?|não|sem|nenhuma?)(?:[^\p{L}]|$)/u;
const OF_ANOTHER =
  /familie|famili[ae]|mutter|vater|bruder|schwester|onkel|moeder|vader|broer|\bmor\b|\bfar\b|anamnese|historie|antécédents?|antecedentes?|anamnesi|risikoeinschätzung|screening|skala|échelle|escala|scala|prävention|prevenci|prévention|notfallplan|krisenplan/;
/** Whether words in another language name suicide or self-harm, said of anybody. */
export function namesSafetyElsewhere(words: string): boolean {
  return NAMED.test(words);
}

/** Whether words in another language deny, or speak of somebody else, of the past or of a screening. */
export function isDeniedElsewhere(words: string): boolean {
  return DENIED.test(words) || OF_ANOTHER.test(words);
}

const ENDS = /[.!?;\n]/;
const LONGEST = 160;

/**
 * What a text in another language of Europe says about suicide or self-harm, in its own words; undefined where it says nothing,
 * denies it, or speaks of somebody else, of the past or of a screening.
 *
 * @example
 * ```ts
 * import { safetyInOtherLanguages } from '@svc/clinical';
 *
 * safetyInOtherLanguages('Suizidgedanken mit Plan.'); // → 'Suizidgedanken mit Plan'
 * safetyInOtherLanguages('Kein Anhalt für Suizidalität.'); // → undefined
 * ```
 */
export function safetyInOtherLanguages(text: string): string | undefined {
  if (!NAMED.test(normalForm(text).toLowerCase())) return undefined;
  for (const sentence of text.split(ENDS)) {
    const words = normalForm(sentence).toLowerCase();
    if (namesSafetyElsewhere(words) && !isDeniedElsewhere(words)) return sentence.trim().slice(0, LONGEST);
  }
  return undefined;
}
