import { isBareYes, leavesOppositeOpen, stanceOf } from './denials.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import type { Notice } from './notice.ts';
import { FROM_ACCIDENTS } from './find-stated-concerns.ts';
import { BY_ACCIDENT, GENERIC_TALK } from './generic-talk.ts';
import { has, type AskedConcerns } from './asked-concerns.ts';

/** The concern in an answer that does not plainly deny what it was asked; all of it counts. */
export function findAnsweredConcern(exchange: Exchange, askedConcerns: AskedConcerns): Notice | undefined {
  if (askedConcerns.size === 0 || exchange.turn.speaker === 'clinician') return undefined;
  const question = textOf(exchange.asked);
  if (has(GENERIC_TALK, question)) return undefined;
  const isDenied = stanceOf(exchange) === 'denies';
  const isMishap = exchange.said.some(({ sentence }) => has(BY_ACCIDENT, sentence.text));
  const concern = CONCERNS.find((each) => {
    const near = askedConcerns.get(each);
    if (near === 'opposite') return leavesOppositeOpen(exchange);
    if (has(each.asksOpposite, question) && isBareYes(exchange)) return false;
    return near === 'asked' && !isDenied && !(isMishap && FROM_ACCIDENTS.has(each.name));
  });
  return concern && { concern, reason: 'answer does not plainly deny' };
}
