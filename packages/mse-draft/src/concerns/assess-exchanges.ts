import type { Concern } from './define-concern.ts';
import type { Exchange } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import type { Notice } from './notice.ts';
import { findAnsweredConcern } from './find-answered-concern.ts';
import { findOrientationConcern } from './find-orientation-concern.ts';
import { findStatedConcerns } from './find-stated-concerns.ts';
import type { Spans } from './spans.ts';
import { goesOn, type Nearness, type AskedConcerns, askedConcernsOf } from './asked-concerns.ts';

/** An exchange with what it asks about and the concerns in it. */
export interface AssessedExchange {
  readonly exchange: Exchange;
  readonly askedConcerns: AskedConcerns;
  readonly stated: readonly (Notice | undefined)[];
  readonly answered: Notice | undefined;
}

/** Assesses the exchanges one after the other; what was asked is carried on until the clinician changes the subject. */
export function assessExchanges(exchanges: readonly Exchange[], known: Spans): AssessedExchange[] {
  let carried: Carried = { askedConcerns: new Map(), turns: 0 };
  return exchanges.map((exchange) => {
    const own = askedConcernsOf(exchange.asked);
    const isCarried = carried.turns < MOST_CARRIED && goesOnWith(carried.askedConcerns, own, exchange);
    const askedConcerns = isCarried ? new Map([...own, ...carried.askedConcerns]) : own;
    const stated = findStatedConcerns(exchange, askedConcerns);
    const answered = findAnsweredConcern(exchange, askedConcerns) ?? findOrientationConcern(exchange);
    const isKnownRisk = known.touches(exchange.turn.start, exchange.turn.end);
    const isRenewed = isKnownRisk || !isCarried || stated.some((notice) => notice);
    carried = {
      askedConcerns: nextCarried(askedConcerns, [answered, ...stated], isKnownRisk),
      turns: isRenewed ? 0 : carried.turns + 1,
    };
    return { exchange, askedConcerns, stated, answered };
  });
}

/** What was asked before and not plainly denied. */
interface Carried {
  readonly askedConcerns: AskedConcerns;
  /** Exchanges since it was asked or something was stated. */
  readonly turns: number;
}

/** Exchanges over which a subject is carried on by answers alone. */
const MOST_CARRIED = 3;

/** Whether the clinician goes on with what was asked before, and asks nothing of its own. */
function goesOnWith(carried: AskedConcerns, own: AskedConcerns, { asked }: Exchange): boolean {
  return carried.size > 0 && ![...own.values()].includes('asked') && goesOn(asked);
}

function nextCarried(
  askedConcerns: AskedConcerns,
  notices: readonly (Notice | undefined)[],
  isKnownRisk: boolean,
): AskedConcerns {
  const [answered] = notices;
  const isOpen = answered !== undefined || isKnownRisk;
  const noticed = new Set(notices.flatMap((notice) => notice?.concern ?? []).filter(isOfDanger));
  if (answered?.concern) noticed.add(answered.concern);
  const carried = CONCERNS.filter(
    (concern) => (isOpen && askedConcerns.get(concern) === 'asked') || noticed.has(concern),
  );
  return new Map(carried.map((concern): [Concern, Nearness] => [concern, 'asked']));
}

const isOfDanger = ({ against }: Concern): boolean => against.includes('risk');
