import type { DomainKey } from './domain-keys.ts';
import type { Finding } from './finding.ts';
import { compile } from '@svc/clinical';
import { type Quote, quoteSpan } from '../attribute/quote.ts';
import type { SpokenTurn } from '../attribute/attribute-sentences.ts';

/** A task or question of the examination that has a right answer. */
interface TestItem {
  readonly key: string;
  readonly asks: RegExp;
  /** Words of an answer that cannot be right. */
  readonly wrong?: RegExp;
  /** What not knowing gives. */
  readonly failed?: readonly [domain: DomainKey, value: string];
}

/** Data. */
const ITEMS: readonly TestItem[] = [
  {
    key: 'time',
    asks: compile([
      'what (?:is )?(?:the |today )?(?:day|date|year|month|season|today date)(?: [^ ]+){0,8}',
      'what (?:day|date|year|month|season) (?:is it|it is|of)',
      '(?:the|today) date',
    ]),
    wrong: /(?<![^ ])(?:nineteen (?:[a-z]+ty|hundred|oh)|19[0-9]{2}|eighteen hundred|18[0-9]{2})(?![^ ])/,
    failed: ['orientation', 'disoriented_time'],
  },
  {
    key: 'place',
    asks: compile([
      'where (?:are (?:we|you)|we are|you are)(?: right)?(?: now| today| at| currently)?',
      '(?:what|which) (?:is )?(?:the )?(?:name of )?(?:this |the )?(?:place|building|hospital|clinic|city|town|floor)(?: [^ ]+){0,6}',
    ]),
    failed: ['orientation', 'disoriented_place'],
  },
  {
    key: 'person',
    asks: compile([
      '(?:what is |tell me |state |say )?your (?:full |whole )?name',
      'who (?:are you|you are)',
    ]),
    failed: ['orientation', 'disoriented_person'],
  },
  {
    key: 'situation',
    asks: compile([
      'why (?:are you|you are|were you|you were|did you come|you came|you have come|you come) (?:here|in|brought|seeing|admitted|with|today)?(?: [^ ]+){0,4}',
      'what (?:bring|brings|brought) you(?: [^ ]+){0,4}',
      'know why you are here',
    ]),
    failed: ['orientation', 'disoriented_situation'],
  },
  {
    key: 'attention',
    asks: compile([
      '(?:serial|subtract|count(?:ing)?|take away|take|taking) (?:[^ ]+ ){0,4}(?:sevens?|threes?|7|7s|3|3s|backward|backwards)',
      '(?:months|days|world|alphabet|w o r l d)(?: [^ ]+){0,6} (?:backward|backwards|in reverse|reverse order)',
      'spell (?:[^ ]+ ){0,2}world',
    ]),
    wrong:
      /(?<![^ ])(?:lost (?:it|count|my place|track)|where was i|give up|gave up|can not do (?:it|this|them|that)|too hard|what comes (?:next|after|before)|was it (?:sevens?|threes?)|start again|i can not|no idea|skip)(?![^ ])/,
    failed: ['attention', 'moderately_impaired'],
  },
  {
    key: 'registration',
    asks: compile([
      '(?:repeat|say) (?:[^ ]+ ){0,4}(?:words?|back|after me|them|these)',
      'remember (?:[^ ]+ ){1,6}for me',
    ]),
    failed: ['memory', 'immediate_impaired'],
  },
  {
    key: 'recall',
    asks: compile([
      '(?:what were|tell me|can you (?:tell|remember|recall|give)|do you (?:remember|recall)|recall|remember|what are|give me) (?:[^ ]+ ){0,5}(?:(?:three|3|five|5) (?:words|things|objects|items)|those words|the words|words back|words i (?:asked|gave|told|said))',
    ]),
    failed: ['memory', 'recent_impaired'],
  },
  {
    key: 'remote',
    asks: compile([
      'where (?:were you born|did you grow up|did you go to school|you (?:were born|grew up|went to school))',
      'who (?:was|is) (?:the )?president (?:before|during)',
      'when (?:did you (?:get married|graduate|retire)|were you (?:born|married))',
      'your (?:birthday|date of birth)',
    ]),
    failed: ['memory', 'remote_impaired'],
  },
];

const NOT_KNOWN =
  /(?<![^ ])(?:(?:do|did|can|could|would|am|have) not (?:know|remember|recall|say|sure|tell|think|a clue|keep)|am not sure|not sure|no idea|forget|forgot|lost track|escape me|escapes me|is it|beats me|gone|draw a blank|drawing a blank|no clue|have to (?:check|look)|would have to guess)(?![^ ])/;
const CONFIRMED =
  /^(?:(?:ok|yes|and|very|good|great|yeah|mmhmm|thank you|thanks) ){0,3}(?:that is |you are |you got |all |absolutely |exactly )*(?:right|correct|exactly|perfect|well done|spot on|exactly right|you got it|got it right)(?![^ ])/;
const ALL_CONFIRMED =
  /(?<![^ ])(?:all (?:of (?:that|those|them|it) )?(?:is |are |were |was )?(?:right|correct|exactly right)|(?:you )?got (?:them |it |that )?all (?:right|correct|of them)|all (?:three|four|five)(?: of them)?(?: right| correct)?|oriented x4|no (?:mistakes|errors))(?![^ ])/;
const CORRECTED =
  /^(?:(?:ok|well|oh|um) )*(?:(?:we are|it is) (?:in |the |still |now )*[^ ]+(?: [^ ]+)? (?:in fact|actually|now)|actually|not quite|no it is|no(?! that is (?:perfect|right|correct|fine|great|good|enough|it|all))|it is actually|close|almost|nearly|that is not|not exactly|in fact|i am afraid)(?![^ ])/;

/** How each item of the examination was answered. */
export interface TestResults {
  /** Items that the clinician said were answered rightly, with the words. */
  readonly passed: ReadonlyMap<string, Quote>;
  readonly findings: readonly Finding[];
}

interface Asked {
  readonly item: TestItem;
  readonly quote: Quote;
}

/** Findings of questions with a right answer: what the patient did not know, and what the clinician confirmed. */
export function findInTests(spoken: readonly SpokenTurn[], transcript: string): TestResults {
  const passed = new Map<string, Quote>();
  const findings: Finding[] = [];
  let asked: readonly { item: TestItem; start: number }[] = [];
  let answered: Asked[] = [];
  const everAnswered = new Map<string, Asked>();
  const fail = ({ item, quote }: Asked): void => {
    if (!item.failed) return;
    const [domain, value] = item.failed;
    passed.delete(item.key);
    findings.push({
      domain,
      value,
      ...quote,
      speaker: 'patient',
      basis: 'question_and_answer',
      provenance: 'digital_mse',
      hedged: false,
      isRisk: false,
      screen: [],
    });
  };
  for (const { turn, sentences } of spoken) {
    if (turn.speaker === 'clinician') {
      const words = sentences.map(({ sentence }) => sentence.fullText);
      const text = words.join(' ');
      if (ALL_CONFIRMED.test(text))
        for (const { item, quote } of everAnswered.values()) passed.set(item.key, quote);
      else if (CONFIRMED.test(text)) for (const { item, quote } of answered) passed.set(item.key, quote);
      else if (CORRECTED.test(text)) answered.forEach(fail);
      answered = [];
      asked = sentences.flatMap(({ sentence }) =>
        ITEMS.filter(({ asks }) => sentence.text.search(asks) >= 0).map((item) => ({
          item,
          start: turn.start + sentence.start,
        })),
      );
    } else if (turn.speaker === 'patient' && asked.length > 0) {
      const text = sentences.map(({ sentence }) => sentence.fullText).join(' ');
      const [first] = asked;
      const own = quoteSpan(
        turn,
        0,
        Math.min(turn.text.length, sentences.at(1)?.sentence.end ?? turn.text.length),
      );
      const quote = {
        quote: transcript.slice(first?.start ?? own.start, own.end),
        start: first?.start ?? own.start,
        end: own.end,
      };
      const unknown = NOT_KNOWN.test(text);
      for (const { item } of asked) {
        if (unknown || item.wrong?.test(text)) fail({ item, quote });
        else if (text !== '') answered.push({ item, quote });
      }
      for (const one of answered) everAnswered.set(one.item.key, one);
      asked = [];
    }
  }
  return { passed, findings };
}
