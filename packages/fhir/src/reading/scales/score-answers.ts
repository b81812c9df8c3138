import type { Instrument } from '@svc/clinical';
import type { Assessment } from '@svc/contracts';
import { scoreInstruments } from '@svc/engines';
import { namedScale } from './named-scale.ts';
import { shortFormOf } from './recognise.ts';

/** A score without its day. */
type Undated = Omit<Assessment, 'createdAt'>;

/** What one administration gave: answers by item, undefined where there is none, and the total as stated. */
export interface Administration {
  readonly instrument: Instrument;
  readonly answers: readonly (number | undefined)[];
  /** Items that had any answer, one that can be read or not. */
  readonly said: ReadonlySet<number>;
  readonly total: number | undefined;
}

/** The scores of an administration, and what has to be said about them. */
export interface Scored {
  readonly scores: readonly Undated[];
  /** Why there is no score. */
  readonly why: string | undefined;
  /** Asks for a look. */
  readonly reasons: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Scores from all answers, or from the total; never from some answers. Where both are there and differ, the worse is
 * used and it is said.
 */
export function scoreAdministration({ instrument, answers, said, total }: Administration): Scored {
  const { name } = instrument;
  const answered = answers.filter((points) => points !== undefined).length;
  const complete = answered === answers.length;
  const { scores: ofAnswers, why: refused } = complete
    ? scoresOf(instrument, { responses: [...answers] as number[] })
    : NONE;
  const { scores: ofTotal } = total === undefined ? NONE : scoresOf(instrument, { total });
  if (ofAnswers.length === 0) {
    const some = answered === 0 ? '' : `${answered} of ${answers.length} items are answered: `;
    const why = refused ?? `${name}: ${some}needs every answer with its points, or the total`;
    return {
      scores: ofTotal,
      why: ofTotal.length > 0 ? undefined : why,
      reasons: selfHarmPassed(instrument, said, answered),
      remarks: ofTotal.length > 0 && some !== '' ? [`${name}: ${some}the stated total is used`] : [],
    };
  }
  const [own] = ofAnswers;
  const [stated] = ofTotal;
  if (own === undefined || stated === undefined || own.score === stated.score)
    return { scores: ofAnswers, why: undefined, reasons: [], remarks: [] };
  const stands = isWorse(instrument, stated.score, own.score) ? ofTotal : ofAnswers;
  const reason = `${name}: the answers give ${own.score}, the total is stated as ${stated.score}: the worse is used`;
  return { scores: stands, why: undefined, reasons: [reason], remarks: [] };
}

/**
 * An instrument that was left after its first items is its short form: many ask the rest only where those are positive.
 */
export function asAnswered(administration: Administration): Administration {
  const { answers, said, total } = administration;
  const short = total === undefined ? shortFormOf(administration.instrument) : undefined;
  if (short === undefined || said.size !== short.itemCount) return administration;
  const first = answers.slice(0, short.itemCount);
  if (first.some((points) => points === undefined)) return administration;
  return { instrument: short, answers: first, said, total };
}

/** Whether one score of an instrument is worse than another. */
export function isWorse({ scales: [scale] }: Instrument, score: number, than: number): boolean {
  return scale.worse === 'higher' ? score > than : score < than;
}

/** The worse of two answers to an item. */
export function worseAnswer(instrument: Instrument, item: number, a: number, b: number): number {
  const higher =
    (instrument.scales[0].worse === 'higher') !== (instrument.reversedItems ?? []).includes(item);
  return higher ? Math.max(a, b) : Math.min(a, b);
}

/** When the item about self-harm was passed over while most of the others were answered, it is said. */
function selfHarmPassed(
  { name, escalations, itemCount, levelOnly }: Instrument,
  said: ReadonlySet<number>,
  answered: number,
): string[] {
  if (levelOnly === true || answered * 2 < itemCount) return [];
  const about = new Set(escalations.filter(({ selfHarm }) => selfHarm).map(({ item }) => item));
  return [...about]
    .filter((item) => !said.has(item))
    .map((item) => `${name}: item ${item}, about self-harm, was not answered`);
}

const NONE = { scores: [], why: undefined };

/** Every scale the engine of the instruments gives a number for, or its reason for none. */
function scoresOf(
  instrument: Instrument,
  given: { readonly responses?: number[]; readonly total?: number },
): { readonly scores: Undated[]; readonly why: string | undefined } {
  if (instrument.levelOnly === true) return NONE;
  const { assessment, warnings } = scoreInstruments([{ instrument: instrument.key, ...given }]);
  const scores = (assessment?.results ?? []).flatMap(({ scale: key, total: score }) => {
    const scale = instrument.scales.find((each) => each.key === key);
    if (scale === undefined) return [];
    const { instrumentId, instrumentName } = namedScale(instrument, scale);
    return [{ instrumentId, instrumentName, score, maxScore: scale.max }];
  });
  return { scores, why: scores.length > 0 ? undefined : warnings?.[0] };
}
