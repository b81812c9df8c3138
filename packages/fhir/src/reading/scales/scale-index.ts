import { INSTRUMENTS, type Instrument } from '@svc/clinical';
import { CODE_SYSTEMS } from '@svc/contracts';
import type { CodeableConcept } from 'fhir/r4.js';
import { SYSTEMS } from '../../systems.ts';
import { codesOf } from '../element/codes.ts';
import { isElement, type Unread } from '../element/element.ts';
import { loincsOf } from './loinc-in.ts';
import { namesInComponent, namesInConcept } from './name-in-words.ts';
import { NO_ITEM_CODES, OTHER_PANELS, OTHER_TOTALS } from './instrument-items.ts';
import { type NamedScale, namedScale } from './named-scale.ts';
import { itemAmong } from './recognise.ts';
import { CALM_CODES } from './survey-lists.ts';

const BY_CODE: ReadonlyMap<string, readonly NamedScale[]> = indexScales();
const PANELS: ReadonlyMap<string, Instrument> = new Map(
  INSTRUMENTS.flatMap((instrument) =>
    [
      ...(instrument.codes ?? []).map(({ system, code }) => `${system}|${code}`),
      ...Object.keys(OTHER_PANELS)
        .filter((code) => OTHER_PANELS[code] === instrument.key)
        .map((code) => `${CODE_SYSTEMS.loinc}|${code}`),
    ].map((key) => [key, instrument] as const),
  ),
);

function indexScales(): Map<string, NamedScale[]> {
  const index = new Map<string, NamedScale[]>();
  for (const instrument of INSTRUMENTS) {
    for (const scale of instrument.scales) {
      for (const { system, code } of scale.codes) {
        const key = `${system}|${code}`;
        index.set(key, [...(index.get(key) ?? []), namedScale(instrument, scale)]);
      }
    }
    for (const [code, key] of Object.entries(OTHER_TOTALS))
      if (key === instrument.key)
        index.set(`${CODE_SYSTEMS.loinc}|${code}`, [namedScale(instrument, instrument.scales[0])]);
  }
  return index;
}

/** The instrument whose panel a concept is coded as. */
export function panelOf(concept: unknown): Instrument | undefined {
  return codesOf(concept)
    .map(({ system, code }) => PANELS.get(`${system}|${code}`))
    .find((instrument) => instrument !== undefined);
}

/** The instrument that a concept is coded as or names, as a whole. */
export function instrumentOf(concept: unknown): Instrument | undefined {
  const panel = panelOf(concept);
  if (panel !== undefined || !isElement<CodeableConcept>(concept)) return panel;
  return namesInConcept(concept).find(({ is }) => is === 'total')?.instrument;
}

/** What of a concept may name a score. */
export interface Carries {
  /** Whether it has a value: the code of a panel names a score only then. */
  readonly value: boolean;
  /** Whether its words count. */
  readonly words: boolean;
  /** The instrument of the Observation that a component is part of. */
  readonly within: Instrument | undefined;
}

/**
 * The scales a concept can be the score of: as its caller named it, by a code of the score, by the code of its panel where
 * it carries a value, else by its words. Several scales share a code where a form can be doubled.
 */
export function scalesOf(concept: unknown, { value, words, within }: Carries): readonly NamedScale[] {
  const codes = codesOf(concept);
  const own = codes.find(({ system }) => system === SYSTEMS.instrument);
  if (own !== undefined) {
    const instrumentId = decoded(own.code);
    return [{ instrumentId, instrumentName: own.display ?? instrumentId, maxScore: undefined }];
  }
  const loincs = loincsOf(concept);
  const keys = [...codes.map(({ system, code }) => `${system}|${code}`), ...loincs.map(inLoinc)];
  const coded = [...new Set(keys.flatMap((key) => BY_CODE.get(key) ?? []))];
  if (coded.length > 0) return coded;
  if (itemAmong(loincs) !== undefined || loincs.some(isNoScore)) return [];
  const panel = keys.map((key) => PANELS.get(key)).find((instrument) => instrument !== undefined);
  if (panel !== undefined) return value ? panel.scales.map((scale) => namedScale(panel, scale)) : [];
  return words && isElement<CodeableConcept>(concept) ? namedInWords(concept, within) : [];
}

const isNoScore = (code: string) => NO_ITEM_CODES.has(code) || CALM_CODES.has(code);
const inLoinc = (code: string) => `${CODE_SYSTEMS.loinc}|${code}`;

/** Words that name a total; those that name an item or anything else of the instrument outweigh them. */
function namedInWords(
  concept: Unread<CodeableConcept>,
  within: Instrument | undefined,
): readonly NamedScale[] {
  const named = namesInComponent(concept, within);
  if (named.some(({ is }) => is === 'item' || is === 'other')) return [];
  return named.find(({ is }) => is === 'total')?.scales ?? [];
}

/** An id as a caller gave it; a code of FHIR has no blanks in a row, so it may have been encoded. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
