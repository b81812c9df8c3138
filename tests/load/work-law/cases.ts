import { LabPanel, listOf } from '@svc/contracts';
import * as z from 'zod';
import { type GrowingPart, growingParts } from '../../../services/platform/test/growing-parts.ts';
import { CONTENT_BUNDLES } from '../../fuzz/fhir-bundles/content-bundles.ts';
import { HOSTILE_BUNDLES } from '../../fuzz/fhir-bundles/hostile-bundles.ts';
import { HOSTILE_TEXTS } from '../../property/linear-readers/texts.ts';
import { largestThatFits } from './fit.ts';
import type { Operation } from './operations.ts';
import { SETTINGS } from './settings.ts';
import { type Sizes, worstBodies } from './worst-body.ts';

/** One request that makes as much work as its kind can. */
export interface Case {
  readonly operation: Operation;
  /** What of it is large: `assessments[]`, `transcript of digits`, `bundle of many readings`. */
  readonly what: string;
  readonly bytes: number;
  /** It is content of ours, so it must be taken; what means no good may be refused. */
  readonly isContent: boolean;
  body(): object;
}

/** A shorter text makes no work that could be seen. */
const LONG_CHARACTERS = 1_000;

/** The lists, objects of any fields and long texts of a body: what the law speaks of. */
export function growingOf({ id, body }: Operation): GrowingPart[] {
  return growingParts(SCHEMAS[id] ?? body, '')
    .filter(({ kind, most = Number.POSITIVE_INFINITY }) => {
      if (kind === 'names of fields') return false;
      return kind !== 'text' || most >= LONG_CHARACTERS;
    })
    .map((part) => ({ ...part, path: part.path.slice(1) }));
}

/** Bodies whose contract leaves to a reader what stands in a part of them. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'admin.advanceOrder': z.object({ results: z.object({ labs: listOf(LabPanel, { min: 1, max: 100 }) }) }),
};

/** Operations whose body holds resources of FHIR, and how a bundle is sent to them. */
const OF_BUNDLES: Readonly<Record<string, (bundle: object) => object>> = {
  scoreFhir: (bundle) => bundle,
  ...Object.fromEntries(
    ['patient-view', 'order-select', 'order-sign'].map((hook) => [
      `cds.${hook}`,
      (bundle: object) => ({
        hook,
        hookInstance: '00000000-0000-4000-8000-000000000001',
        context: {
          userId: 'Practitioner/1',
          patientId: '1',
          ...(hook === 'patient-view' ? {} : { draftOrders: bundle, selections: [] }),
        },
        prefetch: {
          medicationRequests:
            hook === 'patient-view' ? bundle : CONTENT_BUNDLES['different medicines taken']?.(3),
        },
      }),
    ]),
  ),
};

/** Every case of an operation: at its largest, and at the largest that the answering thread reads itself. */
export function casesOf(operation: Operation): Case[] {
  const { id, mostBytes, pooledFrom } = operation;
  const toBundle = OF_BUNDLES[id];
  const sizes = [mostBytes, ...(pooledFrom === undefined || pooledFrom < 2 ? [] : [pooledFrom - 1])];
  const cases = sizes.flatMap((limit) =>
    toBundle === undefined ? ofParts(operation, limit) : ofBundles(operation, toBundle, limit),
  );
  const seen = new Set<string>();
  return cases.filter(({ what, bytes }) => !seen.has(`${what} ${bytes}`) && seen.add(`${what} ${bytes}`));
}

function ofBundles(operation: Operation, toBody: (bundle: object) => object, limit: number): Case[] {
  return Object.entries({ ...CONTENT_BUNDLES, ...HOSTILE_BUNDLES }).flatMap(([kind, make]) =>
    grown(
      { operation, what: `bundle of ${kind}`, isContent: kind in CONTENT_BUNDLES },
      { most: limit, limit },
      (count) => toBody(make(Math.max(1, count))),
    ),
  );
}

/** A case of the largest size that fits. */
function grown(
  about: Pick<Case, 'operation' | 'what' | 'isContent'>,
  { most, limit }: { readonly most: number; readonly limit: number },
  make: (size: number) => object,
): Case[] {
  const textOf = (size: number) => JSON.stringify(make(size));
  const size = largestThatFits(most, limit, (each) => Buffer.byteLength(textOf(each)));
  if (size === 0) return [];
  return [{ ...about, bytes: Buffer.byteLength(textOf(size)), body: () => make(size) }];
}

function ofParts(operation: Operation, limit: number): Case[] {
  const parts = growingOf(operation);
  const make = worstBodies(SCHEMAS[operation.id] ?? operation.body, SETTINGS[operation.id] ?? {});
  const lists = parts
    .filter(({ kind }) => kind === 'list' || kind === 'fields')
    .map(({ path, kind, most = limit }) => ({ at: kind === 'list' ? `${path}[]` : below(path), most }));
  const content = (what: string) => ({ operation, what, isContent: true });
  const cases: Case[] = [];

  for (const { at, most } of lists) {
    const only = (count: number): Sizes => ({ ...SMALL, entries: (of) => (of === at ? count : 1) });
    cases.push(...grown(content(at), { most, limit }, (count) => make(only(count))));
    const count = largestThatFits(most, limit, (each) => Buffer.byteLength(JSON.stringify(make(only(each)))));
    cases.push(
      ...grown(content(`${at} of long texts`), { most: LONGEST, limit }, (characters) =>
        make({ ...only(count), characters: () => characters }),
      ),
    );
  }
  if (lists.length > 1) {
    const most = new Map(lists.map((list) => [list.at, list.most]));
    cases.push(
      ...grown(content('all lists'), { most: SHARES, limit }, (share) =>
        make({ ...SMALL, entries: (of) => Math.ceil(((most.get(of) ?? 1) * share) / SHARES) || 1 }),
      ),
    );
  }
  for (const { path, kind, most = limit } of parts) {
    if (kind !== 'text') continue;
    const only = (characters: number): Sizes => ({
      ...SMALL,
      characters: (of) => (of === path ? characters : 0),
    });
    cases.push(...grown(content(path), { most, limit }, (size) => make(only(size))));
    for (const [text, textOf] of Object.entries(HOSTILE_TEXTS))
      cases.push(
        ...grown({ operation, what: `${path}: ${text}`, isContent: false }, { most, limit }, (size) =>
          withText(make(SMALL), path, textOf(Math.max(1, size))),
        ),
      );
  }
  return [...cases, ...ofNames(operation, make(SMALL), limit)];
}

/** Fields that nobody knows cost what reading JSON costs, wherever a body is read. */
function ofNames(operation: Operation, body: object, limit: number): Case[] {
  return grown(
    { operation, what: NAMES_NOBODY_KNOWS, isContent: false },
    { most: limit, limit },
    (count) => ({
      ...body,
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, 1])),
    }),
  );
}

export const NAMES_NOBODY_KNOWS = 'names nobody knows';
const SMALL: Sizes = { entries: () => 1, characters: () => 0 };
const below = (path: string) => (path === '' ? '*' : `${path}.*`);

const LONGEST = 400_000;
/** Steps in which all lists of a body grow together. */
const SHARES = 10_000;

/** The body with another text at a path; of a list in its first entry. */
function withText(body: object, path: string, text: string): object {
  let holder = body as Record<string, unknown>;
  const names = path.split(/\.|(?=\[\])/);
  const last = names.pop() as string;
  for (const name of names) {
    const [key] = name === '[]' ? ['0'] : name === '*' ? Object.keys(holder) : [name];
    holder = holder[key as string] as Record<string, unknown>;
  }
  holder[last === '[]' ? '0' : last] = text;
  return body;
}
