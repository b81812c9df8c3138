import type { FhirReport, FhirUse } from '@svc/contracts';
import { asText } from '../element/element.ts';
import type { Placed } from './placed.ts';

const MOST_PATHS = 20;
const MOST_REMARKS = 100;
const MOST_REASONS = 50;

interface Group {
  readonly resourceType: string;
  readonly label: string;
  count: number;
  readonly paths: string[];
}

/** Collects what became of each resource: alike ones are counted together, so that the report stays short. */
export class ReadingReport {
  readonly #used = new Map<string, Group>();
  readonly #notUsed = new Map<string, Group>();
  readonly #remarks: { path: string; message: string }[] = [];
  readonly #reasons = new Set<string>();

  used(placed: Placed, as: FhirUse): void {
    count(this.#used, placed, as);
  }

  notUsed(placed: Placed, why: string): void {
    count(this.#notUsed, placed, why);
  }

  /** Not used although it might have mattered: a person has to look. */
  unread(placed: Placed, why: string): void {
    this.notUsed(placed, why);
    this.review(`${placed.path}: ${why}`);
  }

  remark(path: string, message: string): void {
    if (this.#remarks.length < MOST_REMARKS) this.#remarks.push({ path, message });
  }

  /** More reasons would tell nobody more: nothing has to be looked for any longer. */
  get isFull(): boolean {
    return this.#reasons.size >= MOST_REASONS;
  }

  review(reason: string): void {
    if (!this.isFull) this.#reasons.add(reason);
  }

  build(resources: number): FhirReport {
    return {
      resources,
      used: [...this.#used.values()].map(({ label, ...group }) => ({ ...group, as: label as FhirUse })),
      notUsed: [...this.#notUsed.values()].map(({ label, ...group }) => ({ ...group, why: label })),
      remarks: this.#remarks,
      requiresClinicianReview: this.#reasons.size > 0,
      reviewReasons: [...this.#reasons],
    };
  }
}

function count(groups: Map<string, Group>, { resource, path }: Placed, label: string): void {
  const resourceType = asText(resource.resourceType);
  const key = `${resourceType} ${label}`;
  const group = groups.get(key) ?? { resourceType, label, count: 0, paths: [] };
  groups.set(key, group);
  group.count += 1;
  if (group.paths.length < MOST_PATHS) group.paths.push(path);
}
