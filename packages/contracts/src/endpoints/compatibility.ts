import type { OpenApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;

/**
 * What a new version of the contract must never do within `/v1`: remove or rename a response field, change a
 * field's type, add a required request field, drop an endpoint or repurpose an error code. Returns one
 * sentence per violation; an empty list means the change is allowed.
 *
 * @example
 * ```ts
 * import { buildOpenApi, ENDPOINTS, findBreakingChanges } from '@svc/contracts';
 *
 * const before = buildOpenApi();
 * const { [ENDPOINTS.ping.path]: _removed, ...paths } = before.paths;
 * findBreakingChanges(before, { ...before, paths }); // → [ 'GET /v1/ping: endpoint removed' ]
 * findBreakingChanges(before, before); // → []
 * ```
 */
export function findBreakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const found: string[] = [];
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[method];
      if (next === undefined) found.push(`${name}: endpoint removed`);
      else compareOperation(name, new Comparison(before, after, found), operation, next);
    }
  }
  return found;
}

class Comparison {
  private readonly seen = new Set<string>();
  private readonly before: OpenApiDocument;
  private readonly after: OpenApiDocument;
  readonly found: string[];

  constructor(before: OpenApiDocument, after: OpenApiDocument, found: string[]) {
    this.before = before;
    this.after = after;
    this.found = found;
  }

  /** Resolves both sides; `undefined` when this pair was already compared (schemas may be shared or recursive). */
  resolve(before: Json, after: Json, direction: string): { before: Json; after: Json } | undefined {
    const key = `${direction} ${before.$ref ?? JSON.stringify(before)} ${after.$ref ?? JSON.stringify(after)}`;
    if (this.seen.has(key)) return undefined;
    this.seen.add(key);
    return { before: deref(this.before, before), after: deref(this.after, after) };
  }
}

function deref(document: OpenApiDocument, schema: Json): Json {
  if (typeof schema.$ref !== 'string') return schema;
  return document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {};
}

function compareOperation(name: string, comparison: Comparison, before: Json, after: Json): void {
  const requestBefore = contentSchema(before.requestBody);
  const requestAfter = contentSchema(after.requestBody);
  if (requestBefore && requestAfter)
    compareRequest(`${name} request`, comparison, requestBefore, requestAfter);
  if (!requestBefore && requestAfter) comparison.found.push(`${name}: a body is now required`);
  const responsesAfter = after.responses as Record<string, Json>;
  for (const [status, response] of Object.entries(before.responses as Record<string, Json>)) {
    const next = responsesAfter[status];
    if (next === undefined) comparison.found.push(`${name}: status ${status} removed`);
    else
      compareResponse(
        `${name} ${status}`,
        comparison,
        contentSchema(response) ?? {},
        contentSchema(next) ?? {},
      );
    if (next !== undefined && status !== '200') compareCodes(`${name} ${status}`, comparison, response, next);
  }
}

/** A status keeps every code it had: a code that moves to another status has changed its meaning. */
function compareCodes(where: string, { found }: Comparison, before: Json, after: Json): void {
  for (const [, code] of String(before.description).matchAll(/`([a-z_]+)`:/g)) {
    if (!String(after.description).includes(`\`${code}\`:`))
      found.push(`${where}: error code ${code} removed or repurposed`);
  }
}

function contentSchema(holder: unknown): Json | undefined {
  const content = (holder as { content?: Record<string, { schema?: Json }> } | undefined)?.content;
  return content?.['application/json']?.schema;
}

function compareRequest(where: string, comparison: Comparison, beforeRef: Json, afterRef: Json): void {
  const pair = comparison.resolve(beforeRef, afterRef, 'request');
  if (pair === undefined) return;
  const { before, after } = pair;
  compareType(where, comparison, before, after);
  const requiredBefore = new Set(before.required as string[] | undefined);
  for (const field of (after.required as string[] | undefined) ?? []) {
    if (!requiredBefore.has(field)) comparison.found.push(`${where}.${field}: now required`);
  }
  eachChild(where, before, after, (path, childBefore, childAfter) => {
    if (childAfter !== undefined) compareRequest(path, comparison, childBefore, childAfter);
    else comparison.found.push(`${path}: request field removed`);
  });
}

function compareResponse(where: string, comparison: Comparison, beforeRef: Json, afterRef: Json): void {
  const pair = comparison.resolve(beforeRef, afterRef, 'response');
  if (pair === undefined) return;
  const { before, after } = pair;
  compareType(where, comparison, before, after);
  const requiredAfter = new Set(after.required as string[] | undefined);
  for (const field of (before.required as string[] | undefined) ?? []) {
    if (!requiredAfter.has(field)) comparison.found.push(`${where}.${field}: no longer always present`);
  }
  eachChild(where, before, after, (path, childBefore, childAfter) => {
    if (childAfter === undefined) comparison.found.push(`${path}: response field removed or renamed`);
    else compareResponse(path, comparison, childBefore, childAfter);
  });
}

type Visit = (path: string, before: Json, after: Json | undefined) => void;

function eachChild(where: string, before: Json, after: Json, visit: Visit): void {
  const propertiesAfter = (after.properties ?? {}) as Record<string, Json>;
  for (const [field, schema] of Object.entries((before.properties ?? {}) as Record<string, Json>)) {
    visit(`${where}.${field}`, schema, propertiesAfter[field]);
  }
  if (before.items !== undefined) visit(`${where}[]`, before.items as Json, after.items as Json | undefined);
  const branchesAfter = branchesOf(after);
  branchesOf(before).forEach((branch, index) => {
    if (branch.required === undefined) visit(`${where}|${index}`, branch, branchesAfter[index]);
  });
}

/** A branch is of the type of what it is a branch of, also where it says nothing of it. */
function branchesOf({ type, anyOf = [] }: Json): Json[] {
  return (anyOf as Json[]).map((branch) => (type === undefined ? branch : { type, ...branch }));
}

/** The type, the fixed value and the meaning of enum members are part of a field's type. */
function compareType(where: string, { found }: Comparison, before: Json, after: Json): void {
  for (const keyword of ['type', 'format'] as const) {
    if (JSON.stringify(before[keyword]) !== JSON.stringify(after[keyword])) {
      found.push(
        `${where}: ${keyword} changed from ${JSON.stringify(before[keyword])} to ${JSON.stringify(after[keyword])}`,
      );
    }
  }
  const members = new Set(membersOf(after));
  if (membersOf(before).length === 1 && members.size !== 1)
    found.push(`${where}: no longer always the same value`);
  for (const member of membersOf(before)) {
    if (!members.has(member)) found.push(`${where}: value ${JSON.stringify(member)} removed`);
  }
}

/** A constant is a list of one. */
function membersOf({ const: only, enum: members }: Json): readonly unknown[] {
  return only === undefined ? ((members as unknown[] | undefined) ?? []) : [only];
}
