import { INSTRUMENTS, type Instrument } from '@svc/clinical';
import { CODE_SYSTEMS } from '@svc/contracts';
import {
  FAMILIES,
  ITEM_CODES,
  NO_ITEM_CODES,
  OTHER_PANELS,
  OTHER_TOTALS,
  PRESENCE_CODES,
  RISK_LEVEL_CODES,
  SCREEN_CODES,
  SELF_HARM_CODES,
} from './instrument-items.ts';
import { CALM_CODES, UNSCORED_SURVEYS } from './survey-lists.ts';

const BY_KEY: ReadonlyMap<string, Instrument> = new Map(INSTRUMENTS.map((each) => [each.key, each]));

/** An item by its LOINC code: 1-based, in the longest instrument that has it. */
export interface CodedItem {
  readonly family: string;
  readonly item: number;
  /** Asks only whether the symptom was there. */
  readonly presence: boolean;
}

const ITEMS: ReadonlyMap<string, CodedItem> = new Map<string, CodedItem>([
  ...Object.entries(ITEM_CODES).flatMap(([family, items]) =>
    items.flatMap((codes, index) =>
      codes.map((code) => [code, { family, item: index + 1, presence: false }] as const),
    ),
  ),
  ...Object.entries(PRESENCE_CODES).flatMap(([family, codes]) =>
    codes.map((code, index) => [code, { family, item: index + 1, presence: true }] as const),
  ),
]);
const TOTALS: ReadonlyMap<string, Instrument> = new Map([
  ...INSTRUMENTS.flatMap((instrument) =>
    instrument.scales.flatMap(({ codes }) => loincOnly(codes).map((code) => [code, instrument] as const)),
  ),
  ...named(OTHER_TOTALS),
]);
const PANELS: ReadonlyMap<string, Instrument> = new Map([
  ...INSTRUMENTS.flatMap((instrument) =>
    loincOnly(instrument.codes ?? []).map((code) => [code, instrument] as const),
  ),
  ...named(OTHER_PANELS),
]);

function loincOnly(codes: readonly { readonly system: string; readonly code: string }[]): string[] {
  return codes.filter(({ system }) => system === CODE_SYSTEMS.loinc).map(({ code }) => code);
}

function named(keys: Readonly<Record<string, string>>): [string, Instrument][] {
  return Object.entries(keys).flatMap(([code, key]) => {
    const instrument = BY_KEY.get(key);
    return instrument === undefined ? [] : [[code, instrument]];
  });
}

/** The item that one of several codes is. */
export function itemAmong(codes: readonly string[]): CodedItem | undefined {
  return codes.map((code) => ITEMS.get(code)).find((item) => item !== undefined);
}

/** Whether anything here is known by a code. */
export function isKnownCode(code: string): boolean {
  return (
    ITEMS.has(code) ||
    TOTALS.has(code) ||
    PANELS.has(code) ||
    NO_ITEM_CODES.has(code) ||
    CALM_CODES.has(code) ||
    [SELF_HARM_CODES, RISK_LEVEL_CODES, SCREEN_CODES].some((list) => Object.hasOwn(list, code)) ||
    Object.hasOwn(UNSCORED_SURVEYS, code)
  );
}

/** The instrument whose total one of several codes is. */
export function totalAmong(codes: Iterable<string>): Instrument | undefined {
  return firstIn(TOTALS, codes);
}

/** The instrument whose panel one of several codes is. */
export function panelAmong(codes: Iterable<string>): Instrument | undefined {
  return firstIn(PANELS, codes);
}

function firstIn(index: ReadonlyMap<string, Instrument>, codes: Iterable<string>): Instrument | undefined {
  for (const code of codes) {
    const found = index.get(code);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An instrument that was asked, and where its items stand in their family. */
export interface Recognised {
  readonly instrument: Instrument;
  readonly family: string | undefined;
}

/**
 * The instruments that items belong to. A short form shares the items of its long one: what is named or totalled decides,
 * else whether anything beyond the short form is there.
 *
 * @param present numbers of the items that are there, by family, answered or not
 * @param stated instruments that are named, or whose total is there
 */
export function recognise(
  present: ReadonlyMap<string, ReadonlySet<number>>,
  stated: ReadonlySet<Instrument>,
): Recognised[] {
  const found: Recognised[] = [];
  for (const { items, long, short, named: others } of FAMILIES) {
    const numbers = present.get(items);
    if (numbers === undefined || numbers.size === 0) continue;
    // One question of it is asked in other surveys too.
    if (items === 'hark' && numbers.size === 1 && ![...stated].some(({ key }) => key === items)) continue;
    const most = Math.max(...numbers);
    const told = [long, ...others, ...(short === undefined ? [] : [short.key])]
      .map((key) => BY_KEY.get(key))
      .find(
        (instrument) => instrument !== undefined && stated.has(instrument) && instrument.itemCount >= most,
      );
    const key = short !== undefined && most <= short.items ? short.key : long;
    const instrument = told ?? BY_KEY.get(key);
    if (instrument !== undefined) found.push({ instrument, family: items });
  }
  for (const family of present.keys()) {
    const instrument = FAMILY_KEYS.has(family) ? undefined : BY_KEY.get(family);
    if (instrument !== undefined) found.push({ instrument, family });
  }
  return found;
}

/** The short form of an instrument, when its first items are one. */
export function shortFormOf({ key }: Instrument): Instrument | undefined {
  const short = FAMILIES.find(({ long }) => long === key)?.short;
  return short === undefined ? undefined : BY_KEY.get(short.key);
}

const FAMILY_KEYS: ReadonlySet<string> = new Set(FAMILIES.map(({ items }) => items));
const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  FAMILIES.flatMap(({ items, long, short, named: others }) =>
    [long, ...others, ...(short === undefined ? [] : [short.key])].map((key) => [key, items] as const),
  ),
);

/** The family an instrument shares its items with; its own key when it shares none. */
export function familyOf(key: string): string {
  return FAMILY_OF.get(key) ?? key;
}
