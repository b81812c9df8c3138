import { onServer } from './address.ts';
import { type AskFhir, isResource, type Resource, sayings } from './fhir-server.ts';
import type { Search } from './searches.ts';

export interface Bounds {
  /** Asked for; a server may give fewer. */
  readonly pageSize: number;
  readonly pagesPerSearch: number;
  /** Of the whole record. */
  readonly resources: number;
}

/** A resource, with the address it has on its server where it has one. */
export interface Entry {
  readonly fullUrl?: string;
  readonly resource: Resource;
}

/** What a search brought, and what it did not. */
export interface Found {
  readonly label: string;
  /** What was searched for, and what it names. */
  readonly entries: readonly Entry[];
  /** How many of the type searched for. */
  readonly matched: number;
  /** How many the server says it has; undefined where it does not say. */
  readonly promised: number | undefined;
  /** Why not everything came; empty when everything did. */
  readonly missing: readonly string[];
  /** What the server said beside it. */
  readonly remarks: readonly string[];
}

export interface SearchContext {
  /** Base address of the server. */
  readonly server: string;
  readonly patientId: string;
  readonly ask: AskFhir;
  readonly bounds: Bounds;
  /** Told after every page. */
  readonly onPage: (matched: number, promised: number | undefined) => void;
}

/** @param room how many more resources the record may get */
export async function searchAll(search: Search, context: SearchContext, room: number): Promise<Found> {
  const pages = new Pages(search, context, room);
  const first = await pages.first();
  for (let next = first; next !== undefined; ) next = await pages.follow(next);
  return pages.found();
}

/** The pages of one search, one after the other. */
class Pages {
  readonly #search: Search;
  readonly #context: SearchContext;
  readonly #room: number;
  readonly #entries: Entry[] = [];
  readonly #missing: string[] = [];
  readonly #remarks: string[] = [];
  readonly #seen = new Set<string>();
  #matched = 0;
  #isSorted = true;
  #promised: number | undefined;

  constructor(search: Search, context: SearchContext, room: number) {
    this.#search = search;
    this.#context = context;
    this.#room = room;
  }

  found(): Found {
    const { label } = this.#search;
    if (this.#missing.length === 0 && this.#promised !== undefined && this.#promised > this.#matched)
      this.#missing.push('the server gave fewer than it says it has');
    if (this.#missing.length > 0 && this.#matched > 0 && !this.#isSorted)
      this.#missing.push('the server does not sort: the newest may be among what is missing');
    return {
      label,
      entries: this.#entries,
      matched: this.#matched,
      promised: this.#promised,
      missing: this.#missing,
      remarks: [...new Set(this.#remarks)],
    };
  }

  /** A server that refuses a search with what is only wished for is asked without it. */
  async first(): Promise<string | undefined> {
    if (this.#room <= 0) {
      this.#missing.push(`not asked for: ${this.#context.bounds.resources} resources were read before`);
      return undefined;
    }
    const { wished } = this.#search;
    const answer = await this.#context.ask(this.#address({ ...wished, _count: this.#pageSize }));
    if (answer.ok || answer.status !== 400) return this.#take(answer);
    const plain = await this.#context.ask(this.#address({}));
    this.#isSorted = !('_sort' in wished);
    return this.#take(plain);
  }

  async follow(address: string): Promise<string | undefined> {
    this.#seen.add(address);
    return this.#take(await this.#context.ask(address));
  }

  get #pageSize(): string {
    return String(this.#context.bounds.pageSize);
  }

  #address(more: Readonly<Record<string, string>>): string {
    const { server, patientId } = this.#context;
    const { type, required } = this.#search;
    return `${server}/${type}?${new URLSearchParams({ patient: patientId, ...required, ...more })}`;
  }

  /** Takes a page, and says where the next one is; undefined when there is none to read. */
  #take(answer: Awaited<ReturnType<AskFhir>>): string | undefined {
    if (!answer.ok) return this.#miss(answer.why);
    const { resource } = answer;
    if (resource.resourceType !== 'Bundle')
      return this.#miss(['the answer is no Bundle', ...sayings(resource)].join('; the server says: '));
    if (typeof resource.total === 'number') this.#promised = Math.max(this.#promised ?? 0, resource.total);
    const isWhole = this.#takeEntries(resource.entry);
    this.#context.onPage(this.#matched, this.#promised);
    const next = linkNext(resource.link);
    if (!isWhole || (next !== undefined && this.#entries.length >= this.#room))
      return this.#miss(`the bound of ${this.#context.bounds.resources} resources was reached`);
    return next === undefined ? undefined : this.#nextPage(next);
  }

  #nextPage(next: string): string | undefined {
    const { server, bounds } = this.#context;
    const address = onServer(next, server);
    if (address === undefined) return this.#miss('the next page is on another server');
    if (this.#seen.has(address)) return this.#miss('the next page is one that was read already');
    if (this.#seen.size + 1 >= bounds.pagesPerSearch)
      return this.#miss(`the bound of ${bounds.pagesPerSearch} pages was reached`);
    return address;
  }

  #miss(why: string): undefined {
    this.#missing.push(why);
  }

  /** Whether every entry had room. */
  #takeEntries(entries: unknown): boolean {
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
      const { resource, fullUrl, search } = (entry ?? {}) as Readonly<Record<string, unknown>>;
      if (!isResource(resource)) continue;
      if (resource.resourceType === 'OperationOutcome') {
        this.#remarks.push(...sayings(resource));
        continue;
      }
      if (this.#entries.length >= this.#room) return false;
      this.#entries.push(entryOf(resource, this.#context.server, fullUrl));
      const mode = (search as { readonly mode?: unknown } | null | undefined)?.mode;
      if (resource.resourceType === this.#search.type && mode !== 'include') this.#matched += 1;
    }
    return true;
  }
}

export function entryOf(resource: Resource, server: string, fullUrl?: unknown): Entry {
  if (typeof fullUrl === 'string') return { fullUrl, resource };
  const { resourceType, id } = resource;
  return typeof id === 'string' ? { fullUrl: `${server}/${resourceType}/${id}`, resource } : { resource };
}

function linkNext(links: unknown): string | undefined {
  for (const link of Array.isArray(links) ? (links as unknown[]) : []) {
    const { relation, url } = (link ?? {}) as Readonly<Record<string, unknown>>;
    if (relation === 'next' && typeof url === 'string') return url;
  }
  return undefined;
}
