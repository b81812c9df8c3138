import { literalOf } from './patient-names.ts';

/** A patient by its name, with its numbers and other records of the same person. */
interface Known {
  readonly name: string;
  readonly numbers: readonly string[];
  readonly links: readonly string[];
}

export interface SettledNames {
  /** The one name of a patient that is known by several. */
  readonly settled: (name: string) => string;
  /** Names that may belong to more than one patient, with those patients. */
  readonly unclear: ReadonlyMap<string, readonly string[]>;
}

/**
 * Which names belong to one patient: an id without a server is that of the only server that has it, a number is of the
 * only patient that bears it, and linked Patients are one person. An id on two servers is two patients, alone neither.
 */
export function settleNames(names: Iterable<string>, patients: readonly Known[]): SettledNames {
  const byId = new Map<string, Set<string>>();
  const add = (index: Map<string, Set<string>>, key: string, name: string) => {
    const all = index.get(key) ?? new Set();
    index.set(key, all.add(name));
  };
  const all = new Set(names);
  for (const { name } of patients) all.add(name);
  for (const name of all) {
    const literal = literalOf(name);
    if (literal !== undefined && literal.server !== '') add(byId, literal.name, name);
  }
  const withServer = (name: string) => {
    const [only = name, ...more] = byId.get(name) ?? [];
    return more.length === 0 ? only : name;
  };
  const byNumber = new Map<string, Set<string>>();
  for (const { name, numbers } of patients)
    for (const number of numbers) add(byNumber, number, withServer(name));
  const person = joined(
    patients.flatMap(({ name, links }) => links.map((link) => [withServer(name), withServer(link)] as const)),
  );
  const settled = (name: string) => {
    const [only, ...more] = byNumber.get(name) ?? [];
    return person(only !== undefined && more.length === 0 ? only : withServer(name));
  };
  const unclear = new Map<string, string[]>();
  for (const name of all) {
    const several = byId.get(name) ?? byNumber.get(name);
    if (several !== undefined && several.size > 1) unclear.set(name, [...several]);
  }
  return { settled, unclear };
}

/** The one name of all that are linked with each other, in whichever direction and over however many steps. */
function joined(links: readonly (readonly [string, string])[]): (name: string) => string {
  const parents = new Map<string, string>();
  const root = (name: string) => {
    let top = name;
    for (let next = parents.get(top); next !== undefined; next = parents.get(top)) top = next;
    // Path compression: what was climbed is not climbed again.
    for (let at = name; at !== top; ) {
      const next = parents.get(at) ?? top;
      parents.set(at, top);
      at = next;
    }
    return top;
  };
  for (const [one, other] of links) {
    const [first, second] = [root(one), root(other)];
    if (first !== second) parents.set(second, first);
  }
  return root;
}
