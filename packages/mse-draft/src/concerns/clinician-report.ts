import type { Sentence } from '@svc/clinical';

/** Somebody did or was something: a verb of the past beside the patient, or what others report of them. Data, ours. */
const REPORTS =
  /(?<![^ ])(?:you (?:have |had |were |was )?(?:[a-z]+ed|sent|went|took|drove|came|got|did|ran|left|kept|put|hit|threw|fell|lost|gave|broke|bought|wrote|cut|burn|drank|been|were|was|dug|had)|those are|that is (?:deep|fresh|new|sore|red)|(?:notes|statement|letter|police|crew|report|firm|nurse|sister|file|school|mum|mom|mother|father|dad|wife|husband|partner|daughter|son|he|she|they) (?:say|said|found|told|think|report|saw|tell))(?![^ ])/;
/** Courtesy, comfort and plans of the clinician. Data, ours. */
const COMFORTS =
  /(?<![^ ])(?:thank you|thanks|sorry|well done|take your time|i would like|let us|we (?:will|can)|i am going|i will|that must|you (?:did well|are safe)|good to|glad|nice to|you have been (?:open|honest))(?![^ ])/;

/** Whether a clinician states what the patient did or what others say of them, and asks nothing. */
export function reportsOnPatient({ fullText, ending }: Sentence): boolean {
  return ending !== 'question' && REPORTS.test(fullText) && !COMFORTS.test(fullText);
}
