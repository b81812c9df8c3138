import type { CodeableConcept, Dosage, DosageDoseAndRate, Range, Ratio } from 'fhir/r4.js';
import type { Drug } from '@svc/clinical';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import { type Amount, amountOf, exact, hoursOf, milligramsOf, type Strength } from './amounts.ts';
import { dailyMgOf, isAsNeededText, stepIn, readDoseText, type TextDose } from './dose-text.ts';
import { boundsOf, type DoseBounds, intakesPerDay, momentsOf } from './dose-timing.ts';

/** What one instruction says. */
export interface Intake extends TextDose {
  /** As written, else put in words. */
  readonly words: string;
  readonly text: string | undefined;
  readonly asNeeded: boolean;
  readonly sequence: number | undefined;
  readonly bounds: DoseBounds;
  /** What it is known by beside its dose: its id, the times of a day it names. */
  readonly moments: string;
  /** One of several that follow each other, by its words. */
  readonly isStep: boolean;
  /** How long it lasts, in its words. */
  readonly lasts: string | undefined;
  /** What of it could not be read, or contradicts itself. */
  readonly remarks: readonly string[];
  /** What of it has to be looked at. */
  readonly asks: readonly string[];
}

/** The medicine an instruction is for. */
export interface DosedProduct {
  /** Undefined where the medicine is not listed, or has several ingredients: its doses are not counted. */
  readonly drug: Drug | undefined;
  readonly strength: Strength | undefined;
}

/** Reads one instruction: what it says in fields, else in words, and both where they complete each other. */
export function readIntake(instruction: Unread<Dosage>, product: DosedProduct): Intake {
  const text = textOf(instruction.text);
  const amount = doseOf(instruction);
  const remarks: string[] = [];
  const fields = fieldDose(instruction, amount, product, remarks);
  const words =
    text === undefined || product.drug === undefined
      ? {}
      : readDoseText(text, product.drug, product.strength);
  const dose = together(fields, words, product.drug, remarks);
  const asks: string[] = [];
  if (amount !== undefined && dailyMgOf(dose) === undefined && product.drug?.maxDailyMg !== undefined) {
    const said = `a dose of ${inWords(amount)}: not known how many mg, so the dose of a day is not compared`;
    // A number without a unit may be milligrams.
    if (amount.kind === 'bare' && product.strength !== undefined) asks.push(said);
    else remarks.push(said);
  }
  return {
    ...dose,
    text,
    words:
      text ??
      [amount === undefined ? undefined : inWords(amount), wordsOfTiming(instruction)]
        .filter(Boolean)
        .join(' '),
    asNeeded: isAsNeeded(instruction) || (text !== undefined && isAsNeededText(text)),
    sequence: typeof instruction.sequence === 'number' ? instruction.sequence : undefined,
    bounds: boundsOf(instruction.timing),
    moments: `${textOf(instruction.id) ?? ''} ${momentsOf(instruction.timing)}`,
    ...stepIn(text ?? ''),
    remarks,
    asks,
  };
}

function wordsOfTiming({ timing }: Unread<Dosage>): string | undefined {
  return isElement<{ code: unknown }>(timing) && isElement<CodeableConcept>(timing.code)
    ? conceptText(timing.code)
    : undefined;
}

function fieldDose(
  instruction: Unread<Dosage>,
  amount: Amount | undefined,
  { strength }: DosedProduct,
  remarks: string[],
): TextDose {
  const doseMg = amount === undefined ? undefined : milligramsOf(amount, strength);
  const perDay = intakesPerDay(instruction.timing);
  const most = mostPerDay(instruction.maxDosePerPeriod, strength);
  if (most === undefined) return { doseMg, perDay };
  if (doseMg === undefined || perDay === undefined) return { doseMg, perDay, dailyMg: most };
  if (doseMg * perDay <= most) return { doseMg, perDay };
  remarks.push(`not more than ${most} mg a day, it says`);
  return { doseMg, perDay, dailyMg: most };
}

/** `maxDosePerPeriod` for a day. */
function mostPerDay(value: unknown, strength: Strength | undefined): number | undefined {
  if (!isElement<Ratio>(value)) return undefined;
  const [amount, hours] = [amountOf(value.numerator), hoursOf(value.denominator)];
  const mg = amount === undefined ? undefined : milligramsOf(amount, strength);
  return mg === undefined || !(mg > 0) || hours === undefined ? undefined : exact((mg * 24) / hours);
}

/** The dose of one intake: of several kinds of it a mass before a count, of a range its high end. */
function doseOf({ doseAndRate }: Unread<Dosage>): Amount | undefined {
  const amounts = elementsOf<DosageDoseAndRate>(doseAndRate)
    .map(
      ({ doseQuantity, doseRange }) =>
        amountOf(doseQuantity) ??
        (isElement<Range>(doseRange) ? (amountOf(doseRange.high) ?? amountOf(doseRange.low)) : undefined),
    )
    .filter((amount) => amount !== undefined);
  return amounts.find(({ kind }) => kind === 'mg') ?? amounts[0];
}

function inWords(amount: Amount): string {
  const { kind, value } = amount;
  if (kind === 'bare') return `${value} without a unit`;
  if (kind === 'other') return `${value} ${amount.unit.slice(0, 40)}`;
  if (kind === 'pieces') return value === 1 ? '1 tablet' : `${value} tablets`;
  return kind === 'ml' ? `${value} mL` : `${value} mg`;
}

function isAsNeeded({ asNeededBoolean, asNeededCodeableConcept }: Unread<Dosage>): boolean {
  return asNeededBoolean === true || isElement<CodeableConcept>(asNeededCodeableConcept);
}

/** Fields and words of one instruction say the same; where they do not, the higher one is compared and it is said. */
function together(fields: TextDose, words: TextDose, drug: Drug | undefined, remarks: string[]): TextDose {
  const doseMg = fields.doseMg ?? words.doseMg;
  const perDay = fields.perDay ?? words.perDay;
  const byFields = dayOf(fields) ?? dayOf({ doseMg: fields.doseMg, perDay });
  const byWords = dayOf(words);
  if (byFields === undefined || byWords === undefined || drug === undefined)
    return {
      doseMg,
      perDay,
      dailyMg: fields.dailyMg ?? (fields.doseMg === undefined ? words.dailyMg : undefined),
    };
  if (Math.abs(byFields - byWords) <= 1e-6 * byWords)
    return { doseMg: fields.doseMg ?? words.doseMg, perDay, dailyMg: fields.dailyMg };
  remarks.push(`its words say ${byWords} mg a day and its fields ${byFields} mg: the higher one is compared`);
  return byFields > byWords ? { ...fields, perDay } : words;
}

/** Only where dose and times are said. */
function dayOf({ doseMg, perDay, dailyMg }: TextDose): number | undefined {
  if (dailyMg !== undefined) return dailyMg;
  return doseMg === undefined || perDay === undefined ? undefined : exact(doseMg * perDay);
}
