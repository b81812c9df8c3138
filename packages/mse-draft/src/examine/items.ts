import type { DomainKey } from '../find/domain-keys.ts';

/** A task or question of the examination that has a right answer. */
export interface ExamItem {
  readonly key: string;
  readonly asks: RegExp;
  /** Words of an answer that cannot be right. */
  readonly wrong?: RegExp;
  /** What not knowing gives. */
  readonly failed?: readonly [domain: DomainKey, value: string];
}

/** Data. */
export const ITEMS: readonly ExamItem[] = [
  {
    key: 'attention',
    asks: /(?<!\p{L})(?:(?:serial|subtract\p{L}*|count\p{L}*|take|taking|minus|down)[^.?!]{0,40}(?:sevens?|threes?|7s?|3s?|backwards?)|(?:sevens?|7s|threes) (?:down|back\p{L}*|from|off)|(?:months|days|world|alphabet|week)[^.?!]{0,60}(?:backwards?|in reverse|reverse order|back(?!\p{L})|round)|spell [^.?!]{0,20}(?:world|backwards?))(?![\p{L}\p{N}])/iu,
    wrong:
      /(?<!\p{L})(?:lost (?:it|count|my place|track)|where was i|gi(?:ve|ving) up|gave up|can['’]?(?:no)?t do (?:it|this|them|that)|too hard|what comes (?:next|after|before)|was it (?:sevens?|threes?)|start again|what was it|no idea|skip)(?!\p{L})/iu,
    failed: ['attention', 'moderately_impaired'],
  },
  {
    key: 'recall',
    asks: /(?<!\p{L})(?:what were|tell me|(?:can|could) you (?:tell|remember|recall|give)|do you (?:remember|recall)|recall|remember|what are|give me|and|now|those|any of)(?: (?:me|the|those|these|my|all|of|back))* (?:(?:three|four|five|3|4|5) )?(?:words|things|objects|items|names)(?! (?:for|to|i want|i['’]d|:))(?!:)(?!\p{L})|(?<!\p{L})(?:the|that|your|back the) address(?!\p{L}| (?:you|where|is|of))|(?<!\p{L})(?:words|things|objects|items) (?:back|i (?:asked|gave|told|said)|from (?:earlier|before))(?!\p{L})/iu,
    failed: ['memory', 'recent_impaired'],
  },
  {
    key: 'remote',
    asks: /(?<!\p{L})(?:where (?:were you born|did you (?:grow up|go to school))|when (?:did you (?:get married|graduate|retire)|were you (?:born|married))|your (?:birthday|date of birth))(?!\p{L})/iu,
    failed: ['memory', 'remote_impaired'],
  },
];
