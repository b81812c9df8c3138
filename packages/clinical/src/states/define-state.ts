import type { FactKind } from './context-fact.ts';

/**
 * An illness, symptom, habit, exposure or state of the body that decides how a medicine is taken, as notes and patients
 * write it. The same entry is read in words beside a medication list and in an entry of the list.
 */
export interface ClinicalState {
  readonly key: string;
  /** As it is named in answers. */
  readonly label: string;
  /** Patterns over the normal words of a sentence: see `compile`. */
  readonly says: readonly string[];
  /** The fact of the person it is: cautions by kidney, liver, pregnancy and QT interval hang on these. */
  readonly fact?: {
    readonly kind: FactKind;
    readonly degree?: 'reduced' | 'severe';
    /** Said to be in order. */
    readonly isNormal?: true;
  };
  /** So common, mild or plainly the reason for treatment that an answer does not name it as unchecked. */
  readonly quiet?: true;
  /** Its words say nothing of the body; they are read so that nobody is asked about them. */
  readonly saysNothing?: true;
  /** Where it is read, the plainer one is not read from the same words: new confusion is confusion. */
  readonly insteadOf?: string;
  /** Its words stand beside shorter ones in them: "vomits after every meal" is vomiting too. */
  readonly besides?: true;
  /** Read in words beside a list alone: in its entries the reader of stops and doses says it. */
  readonly notInLists?: true;
  /** A former one still counts: an eating disorder with bupropion, a heart attack with a tricyclic. */
  readonly pastCounts?: true;
  /** It lasts: the year beside it is the one it began in, as in "CKD 3 (2018)". */
  readonly lasts?: true;
  /** The exposure it counts as in the rules of pairs: alcohol, smoking stopped, vomiting. */
  readonly exposure?: string;
  /** Its words tell of a stop ("stopped smoking"): it holds for so many days after. */
  readonly ofAStopForDays?: number;
  /** What it is once it was stopped, for so many days: drinking becomes withdrawal. */
  readonly onceStopped?: { readonly state: string; readonly forDays: number };
}

const KEY = /^[a-z][a-z0-9_]*$/;

/** Checks the states of a file when the module loads. Throws on a slip. */
export function defineStates(states: readonly ClinicalState[]): readonly ClinicalState[] {
  for (const { key, label, says } of states) {
    if (!KEY.test(key)) throw new Error(`state ${key}: the key is not in snake case`);
    if (label === '' || says.length === 0) throw new Error(`state ${key}: names no label or no wording`);
  }
  return states;
}
