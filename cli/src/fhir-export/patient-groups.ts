import { asText, textOf } from '@svc/fhir';
import { type Place, Places } from './kept-texts.ts';
import type { Fields } from './patient-names.ts';
import { settleNames } from './settle-names.ts';
import { isAboutNobody, type NamedPatient } from './split-bundle.ts';

/** Where something was said, for the person at the terminal. */
export interface Spot {
  readonly file: string;
  readonly line: number | undefined;
}

export const shownSpot = ({ file, line }: Spot): string =>
  line === undefined ? file : `${file} line ${line}`;

/** The records of one patient. */
export interface PatientGroup {
  /** Undefined for a bundle that names nobody. */
  readonly name: string | undefined;
  readonly from: Spot;
  readonly places: Places;
  /** Why they cannot be scored as those of one person. */
  refusal: string | undefined;
}

interface Shared {
  readonly place: Place;
  readonly type: string;
  readonly from: Spot;
  isUsed: boolean;
}

/** What is known of a patient besides the name: two that differ in it are two people under one name. */
interface Person {
  readonly name: string;
  readonly numbers: readonly string[];
  readonly links: readonly string[];
  readonly birthDate: string | undefined;
  readonly gender: string | undefined;
  readonly from: Spot;
}

/** Resources that belong to no patient and that no patient's records refer to. */
export interface Unreferenced {
  readonly type: string;
  readonly count: number;
  /** Where the first of them are, for types that should belong to a patient. */
  readonly spots: readonly Spot[];
}

const MOST_SPOTS = 5;

/** The patients of an export: places of records by patient, and of shared resources by the names that refer to them. */
export class PatientGroups {
  readonly #groups = new Map<string, PatientGroup>();
  readonly #nameless: PatientGroup[] = [];
  readonly #people: Person[] = [];
  readonly #shared: Shared[] = [];
  readonly #sharedByName = new Map<string, Shared>();

  /** Adds a record of a patient, or of a bundle that names nobody. */
  add(name: string | undefined, place: Place, from: Spot): void {
    const group = (name === undefined ? undefined : this.#groups.get(name)) ?? newGroup(name, from);
    if (name === undefined) this.#nameless.push(group);
    else this.#groups.set(name, group);
    group.places.add(place);
  }

  /** Takes in a Patient: its numbers are further names, and it must not differ from another of the same name. */
  addPatient({ name, numbers, links, resource }: NamedPatient, from: Spot): void {
    const [birthDate, gender] = [textOf(resource.birthDate), textOf(resource.gender)];
    this.#people.push({ name, numbers, links, birthDate, gender, from });
  }

  /** Adds a resource of no patient, which goes with every patient whose records refer to it. */
  share(resource: Fields, fullUrl: string | undefined, place: Place, from: Spot): void {
    const type = asText(resource.resourceType);
    const shared = { place, type, from, isUsed: false };
    this.#shared.push(shared);
    const id = textOf(resource.id);
    if (id !== undefined) this.#sharedByName.set(`${type}/${id}`, shared);
    if (fullUrl !== undefined) this.#sharedByName.set(fullUrl, shared);
  }

  /** The place of the resource that a reference names, which is thereby marked as used. */
  find(reference: string): Place | undefined {
    const shared = this.#sharedByName.get(reference);
    if (shared === undefined) return undefined;
    shared.isUsed = true;
    return shared.place;
  }

  get count(): number {
    return this.#groups.size + this.#nameless.length;
  }

  /** Groups under one name each, those without a name last. */
  settle(): PatientGroup[] {
    const { settled, unclear } = settleNames(this.#groups.keys(), this.#people);
    const groups = new Map<string, PatientGroup>();
    for (const [name, group] of this.#groups) {
      const one = settled(name);
      const same = groups.get(one);
      const several = unclear.get(name);
      if (several !== undefined)
        group.refusal = `${name} may be any of ${several.slice(0, MOST_SPOTS).join(', ')}: whose records these are cannot be told`;
      if (same === undefined) groups.set(one, { ...group, name: one });
      else {
        same.places.addAll(group.places);
        same.refusal ??= group.refusal;
      }
    }
    this.#refuseStrangers(groups, settled);
    return [...groups.values(), ...this.#nameless];
  }

  /** What nobody refers to, by type. */
  unreferenced(): Unreferenced[] {
    const byType = new Map<string, { count: number; spots: Spot[] }>();
    for (const { type, from, isUsed } of this.#shared) {
      if (isUsed) continue;
      const same = byType.get(type) ?? { count: 0, spots: [] };
      byType.set(type, same);
      same.count += 1;
      if (!isAboutNobody(type) && same.spots.length < MOST_SPOTS) same.spots.push(from);
    }
    return [...byType].map(([type, { count, spots }]) => ({ type, count, spots }));
  }

  #refuseStrangers(groups: ReadonlyMap<string, PatientGroup>, settled: (name: string) => string): void {
    const known = new Map<string, Person>();
    for (const person of this.#people) {
      const name = settled(person.name);
      const first = known.get(name) ?? person;
      known.set(name, first);
      const group = groups.get(name);
      if (group === undefined || !areTwo(first, person)) continue;
      const places = `${shownSpot(first.from)} and ${shownSpot(person.from)}`;
      group.refusal ??= `is the name of two people, who differ in birth date or gender: ${places}`;
    }
  }
}

function newGroup(name: string | undefined, from: Spot): PatientGroup {
  return { name, from, places: new Places(), refusal: undefined };
}

function areTwo(one: Person, other: Person): boolean {
  return differ(one.birthDate, other.birthDate) || differ(one.gender, other.gender);
}

/** Whether two dates differ; a birth date may be given only to the year or the month. */
function differ(one = '', other = ''): boolean {
  return !one.startsWith(other) && !other.startsWith(one);
}
