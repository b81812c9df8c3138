import type { FhirReport, FhirUse } from '@svc/contracts';
import { asText } from '../element/element.ts';
import { describe } from './describe.ts';
import type { Placed } from './placed.ts';

const MOST_PATHS = 20;
const MOST_NAMES = 10;
/** Kinds of what was used or not that are told apart; a record of more than these is told by their count. */
const MOST_GROUPS = 150;
const MANY_MORE = 'for further reasons of many kinds';
const LONGEST_TEXT = 400;
const MOST_REMARKS = 100;
const MOST_REASONS = 50;
const ENOUGH_WORDS = 100;

interface Group {
  readonly resourceType: string;
  readonly label: string;
  count: number;
  readonly paths: string[];
  readonly names: Set<string>;
}

/** Collects what became of each resource: alike ones are counted together, so that the report stays short. */
export class ReadingReport {
  readonly #used = new Map<string, Group>();
  readonly #notUsed = new Map<string, Group>();
  readonly #remarks: { path: string; message: string }[] = [];
  readonly #aboutSafety = new Set<string>();
  readonly #reasons = new Set<string>();
  readonly #told = new Set<object>();
  #found = 0;

  used(placed: Placed, as: FhirUse): void {
    count(this.#used, placed, as);
    this.#told.add(placed.resource);
  }

  notUsed(placed: Placed, why: string): void {
    const group = count(this.#notUsed, placed, why);
    this.#told.add(placed.resource);
    if (group.names.size >= MOST_NAMES) return;
    const name = describe(placed);
    if (name !== '') group.names.add(name);
  }

  /** Not used although it might have mattered: a person has to look. */
  unread(placed: Placed, why: string): void {
    this.notUsed(placed, why);
    this.review(`${placed.path}: ${why}`);
  }

  /** Whether what became of a resource was said. */
  hasTold({ resource }: Placed): boolean {
    return this.#told.has(resource);
  }

  remark(path: string, message: string): void {
    if (this.#remarks.length < MOST_REMARKS) this.#remarks.push({ path: cut(path), message: cut(message) });
  }

  review(reason: string): void {
    this.#reasons.add(cut(reason));
  }

  /** Something about suicide, self-harm, violence: told before everything else. */
  reviewSafety(reason: string): void {
    this.#aboutSafety.add(cut(reason));
  }

  /** Words about safety were found in a text, told already or not. */
  foundWords(): void {
    this.#found += 1;
  }

  /** So many words about safety that a person looks at all of it: no further text has to be gone through. */
  get hasEnoughWords(): boolean {
    return this.#found >= ENOUGH_WORDS;
  }

  build(resources: number): FhirReport {
    const reasons = [...new Set([...this.#aboutSafety, ...this.#reasons])];
    return {
      resources,
      used: [...this.#used.values()].map(({ resourceType, label, count: number, paths }) => ({
        resourceType,
        count: number,
        paths,
        as: label as FhirUse,
      })),
      notUsed: [...this.#notUsed.values()].map(({ resourceType, label, count: number, paths, names }) => ({
        resourceType,
        count: number,
        paths,
        why: cut(label),
        ...(names.size === 0 ? {} : { names: [...names] }),
      })),
      remarks: this.#remarks,
      requiresClinicianReview: reasons.length > 0,
      reviewReasons: firstOf(reasons),
    };
  }
}

/** The first reasons, and how many more there are. */
function firstOf(reasons: readonly string[]): string[] {
  if (reasons.length <= MOST_REASONS) return [...reasons];
  const shown = reasons.slice(0, MOST_REASONS - 1);
  return [...shown, `Bundle: ${reasons.length - shown.length} more reasons: look at the whole record`];
}

function count(groups: Map<string, Group>, { resource, path }: Placed, label: string): Group {
  const resourceType = asText(resource.resourceType).slice(0, 64);
  const isKnown = groups.has(`${resourceType} ${label}`) || groups.size < MOST_GROUPS;
  // What is told as used has few labels of its own; only reasons can be of many kinds.
  const told = isKnown ? { resourceType, label } : { resourceType: 'Resource', label: MANY_MORE };
  const key = `${told.resourceType} ${told.label}`;
  const group = groups.get(key) ?? { ...told, count: 0, paths: [], names: new Set() };
  groups.set(key, group);
  group.count += 1;
  if (group.paths.length < MOST_PATHS) group.paths.push(cut(path));
  return group;
}

function cut(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}
