import { type Perspective, sentencesOf, type Sentence } from '@svc/clinical';
import type { HeardTurn } from './heard-turns.ts';

/** A sentence with its perspective. Its offsets count from the start of the turn. */
interface SpokenSentence {
  readonly sentence: Sentence;
  readonly perspective: Perspective;
}

/** A turn with its sentences. */
export interface SpokenTurn {
  readonly turn: HeardTurn;
  readonly sentences: readonly SpokenSentence[];
  /** Remarks of the writer, such as "[crying]": observed, not said. */
  readonly directions: readonly Sentence[];
}

/** Words of a clinician's note. */
const NOTE =
  /(?<![^ ])(?:patient|client|deny|report|endorse|admit|affect|oriented|orientation|eye contact|psychomotor|thought (?:process|content|form)|insight|judgment|hallucination|delusion|appear|presents|presented|observed|noted|speech|mood|si|hi|avh|groomed|disheveled|cooperative|he|she|his|her|they|alert)(?![^ ])/;
const YOU = /(?<![^ ])(?:you|your|yourself|yours)(?![^ ])/;
const FIRST = /(?<![^ ])(?:i|me|my|myself|mine)(?![^ ])/;
const ASKS =
  /^(?:(?:and|so|ok|now|then|well|but|also|alright) )*(?:do|did|have|has|are|is|was|were|can|could|would|will|what|when|where|who|why|how|which|any|tell me|describe) /;
/** Splits every turn into sentences and attributes each to a perspective. */
export function attributeSentences(turns: readonly HeardTurn[]): SpokenTurn[] {
  return turns.map((turn) => {
    const { spoken, text, remarks } = turn;
    const directions = remarks.flatMap(({ from, to }) => sentencesOf(text, from, to));
    const sentences = sentencesOf(spoken, 0, spoken.length).map((sentence) => ({
      sentence,
      perspective: perspectiveOf(turn, sentence),
    }));
    return { turn, sentences: asNote(turn, sentences), directions };
  });
}

/** A clinician who dictates does so for the whole turn: "Easily distracted." stands among sentences of a note. */
function asNote({ speaker }: HeardTurn, sentences: readonly SpokenSentence[]): readonly SpokenSentence[] {
  if (speaker !== 'clinician') return sentences;
  const notes = sentences.filter(({ perspective }) => perspective === 'note').length;
  const isNote = notes * 2 >= sentences.length && !sentences.some(({ sentence }) => YOU.test(sentence.text));
  return isNote ? sentences.map(({ sentence }) => ({ sentence, perspective: 'note' as const })) : sentences;
}

function perspectiveOf({ speaker, isInterpreted }: HeardTurn, sentence: Sentence): Perspective {
  if (isInterpreted && !FIRST.test(sentence.text)) return 'note';
  if (speaker === 'patient') return 'first_person';
  if (speaker === 'other') return 'informant';
  const { text } = sentence;
  const asksYou = YOU.test(text);
  const isQuestion = sentence.ending === 'question' || ASKS.test(text);
  if (speaker === 'clinician')
    return !asksYou && !isQuestion && NOTE.test(text) && !OF_PEOPLE.test(text) ? 'note' : 'to_patient';
  if (asksYou && (isQuestion || !FIRST.test(text))) return 'to_patient';
  if (BY_EXAMINER.test(text)) return 'note';
  if (FIRST.test(text) && !QUOTES_PATIENT.test(text)) return 'first_person';
  if (isQuestion && sentence.ending === 'question') return 'to_patient';
  return NOTE.test(text) || !FIRST.test(text) ? 'note' : 'first_person';
}

/** What a clinician says of people in general, to make it easier to answer: "some people find they want to go too". */
const OF_PEOPLE =
  /^(?:(?:and|so|but|well|now|sometimes|often|for|when|after) )*(?:(?:some|a lot of|lots of|many|most|other|lot of) )?(?:people|folk|folks|kids|children|teenagers|young people|women|men|mother|mothers|mum|mums|somebody|someone|anyone|everyone|they|we|patients)(?![^ ])/;

/** A note in which the examiner speaks of themselves: "when I asked him", "he could not tell me the day". */
const BY_EXAMINER =
  /^(?:(?:when|and|on|as) )?i (?:asked|ask|saw|noted|observed|examined|reviewed|discussed|met|recommended|explained|offered|explored|assessed) (?!myself|me )|^(?:he|she|they|the patient|patient) (?!.*(?<![^ ])(?:i|my|myself)(?![^ ])).*(?<![^ ])me(?![^ ])/;

/** A note that gives the patient's words: "patient states I want to die". */
const QUOTES_PATIENT =
  /(?<![^ ])(?:patient|client|he|she|they) (?:then |later |tearfully |quietly )?(?:state|say|said|report|told|endorse|admit|described?|expressed|deny|repeatedly)(?![^ ])/;

/** Whether a clinician's words to the patient state something seen or heard: "you seem restless". */
const OBSERVES_YOU =
  /(?<![^ ])(?:i (?:can |could )?(?:notice|noticed|see|saw|observe|observed|hear|smell|am noticing|am see)|you (?:look|seem|appear|sound|are|have|keep|were|slammed|threw|raised)|your (?:speech|voice|eyes|hands?|leg|legs|foot|feet|face|hair|clothes|clothing|eye contact|arms?|wrists?|affect|breath|knee|gaze|forearms?|hygiene|movements?) (?:is|are|look|seem|keep|sound|has|have|appear|was|were)|there are tears|take a tissue|here is a tissue|tissues?)(?![^ ])/;

/** What a clinician says is so already and not of another day, of what somebody said, or of what a medicine may do. */
const NOT_SEEN_NOW =
  /(?<![^ ])(?:(?:you|it|this|that|they) (?:will|would|may|might|should|could)|^(?:(?:and|so|but|well) )*if|(?:ask|wonder|wondering|tell me|know) if|if you (?:feel|get|are|notice|start|take|stop)|when you (?:feel|get|are|have)|last (?:time|week|month|visit|night|year)|yesterday|(?:in|since|until|before) (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|fall|winter))|used to|you (?:mentioned|told me|said|have told|have said|had)|(?:he|she|they|gp|letter|nurse|notes|referral|file|mother|mum|mom|father|dad|wife|husband|daughter|son|brother|sister|partner) (?:mentioned|told|said|say|report|mention|think|worried|wrote|feel)|do you (?:want|need|know|think|believe|like)|let us|try to|(?:thank you|thanks) for)(?![^ ])/;
/** Opens a question that states nothing. */
const OPENS_QUESTION =
  /^(?:(?:and|so|ok|well|then|now|but|right|yes|alright) )*(?:do|did|have|has|had|are|is|was|were|any|can|could|would|will|how|what|why|where|when|who|which|does|tell me|describe)(?![^ ])/;
const POINTS =
  /(?<![^ ])(?:you|your|yourself|i (?:can )?(?:see|notice|noticed|hear|smell)|there is|there are|that is|those|here|this is|waxy|it stays)(?![^ ])/;

/** Whether a sentence of a clinician to the patient states what is seen or heard now, in any wording. */
export function statesObservation({ text, fullText, ending }: Sentence): boolean {
  if (OBSERVES_YOU.test(text) && !NOT_SEEN_NOW.test(text)) return true;
  if (NOT_SEEN_NOW.test(text) || !POINTS.test(text)) return false;
  return (
    !OPENS_QUESTION.test(fullText) ||
    (ending !== 'question' && /^(?:well|so|ok|and|but)? ?(?:you|your)/.test(text))
  );
}
