import type { Observation, Quantity, SampledData } from 'fhir/r4.js';
import { HISTORY_PREFIX, NAMES_BETWEEN, REQUEST_INPUTS } from '../request-inputs.ts';
import { SYSTEMS } from '../systems.ts';
import type { Placed } from './bundle/placed.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { codeIn } from './element/codes.ts';
import { isElement, textOf } from './element/element.ts';

/** Numbers and lists of names of requests, by the name of their field. */
export type Inputs = Record<string, number | boolean | number[] | string[]>;

/** The field of a request an Observation carries by our own code; undefined for any other Observation. */
export function inputOf({ resource }: Placed<Observation>): string | undefined {
  const code = codeIn(resource.code, SYSTEMS.input)?.code;
  if (code === undefined) return undefined;
  return code.startsWith(HISTORY_PREFIX) || Object.hasOwn(REQUEST_INPUTS, code) ? code : undefined;
}

/** Reads such an Observation into `inputs`. */
export function readInput(
  field: string,
  placed: Placed<Observation>,
  inputs: Inputs,
  report: ReadingReport,
): void {
  const value = field === 'medicines' ? namesOf(placed.resource) : valueOf(placed.resource);
  if (value === undefined) {
    report.unread(placed, `${field} has no number, boolean or sampled data`);
    return;
  }
  inputs[field] = value;
  report.used(placed, 'input');
}

function namesOf({ valueString }: Placed<Observation>['resource']): string[] | undefined {
  const names = (textOf(valueString) ?? '').split(NAMES_BETWEEN).filter((name) => name !== '');
  return names.length === 0 ? undefined : names;
}

function valueOf(resource: Placed<Observation>['resource']): number | boolean | number[] | undefined {
  const { valueQuantity, valueInteger, valueBoolean, valueSampledData } = resource;
  if (isElement<Quantity>(valueQuantity) && typeof valueQuantity.value === 'number')
    return valueQuantity.value;
  if (typeof valueInteger === 'number') return valueInteger;
  if (typeof valueBoolean === 'boolean') return valueBoolean;
  if (!isElement<SampledData>(valueSampledData)) return undefined;
  const numbers = (textOf(valueSampledData.data) ?? '').split(' ').filter(Boolean).map(Number);
  return numbers.every(Number.isFinite) ? numbers : undefined;
}
