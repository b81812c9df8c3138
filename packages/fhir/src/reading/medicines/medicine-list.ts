import { DAY_MS, formatIsoDay, parseIsoDate, type Prescription } from '@svc/contracts';
import { nameOf, type Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { readDoses } from './dose-words.ts';
import { type NoMedicines, type ReadMedicine, readMedicine } from './read-medicine.ts';
import type { MedicineResource } from './taking.ts';
import { toPrescriptions } from './to-prescriptions.ts';

/** What was handed over without a number of days is taken to last this long. */
const USUAL_SUPPLY_DAYS = 90;
/** Tablets are left over, and a renewal may be late. */
const GRACE_DAYS = 30;
/** What was given is taken for this long: until the next depot at the latest. */
const GIVEN_DAYS = 90;
const TAKEN = new Set(['active', 'on hold', 'unknown']);

/** Gathers the medicines of a bundle: what was ordered and stated, and what only shows in what was handed over or given. */
export class MedicineList {
  readonly #resources: PlacedResources;
  readonly #report: ReadingReport;
  readonly #now: number;
  readonly #ordered: ReadMedicine[] = [];
  readonly #evidence: ReadMedicine[] = [];
  readonly #none: NoMedicines[] = [];
  readonly #products = new Set<string>();

  constructor(resources: PlacedResources, report: ReadingReport, now: number) {
    this.#resources = resources;
    this.#report = report;
    this.#now = now;
  }

  add(placed: Placed<MedicineResource>): void {
    const read = readMedicine(placed, this.#resources, this.#report, {
      now: this.#now,
      products: this.#products,
    });
    if (read === undefined) return;
    if ('none' in read) this.#none.push(read);
    else if (read.isEvidence) this.#evidence.push(read);
    else this.#ordered.push(read);
  }

  /** Whether any medicine was on record at all; that somebody takes none is none. */
  get isEmpty(): boolean {
    return this.#ordered.length + this.#evidence.length === 0;
  }

  /** Renewals are one; what shows in a dispense or an administration of a medicine that is ordered is no second one. */
  prescriptions(): Prescription[] {
    const ordered = grouped(this.#ordered, keyOf);
    const alone: ReadMedicine[] = [];
    for (const each of this.#evidence) {
      const orders = ordered.get(keyOf(each)) ?? [];
      const current = { ...each, status: this.#isCurrent(each) ? each.status : 'completed' };
      if (
        orders.some(({ status }) => TAKEN.has(status)) ||
        (orders.length > 0 && current.status === 'completed')
      )
        this.#report.used(each.placed, 'prescription');
      else alone.push(current);
    }
    this.#noteProducts();
    this.#sayContradictions([...this.#ordered, ...alone]);
    return toPrescriptions([...this.#ordered, ...joinGiven(alone, this.#now)], this.#report);
  }

  /** A Medication is used by what refers to it, and says nothing of taking by itself. */
  #noteProducts(): void {
    for (const placed of this.#resources.all) {
      if (placed.resource.resourceType !== 'Medication') continue;
      if (this.#products.has(placed.path)) this.#report.used(placed, 'prescription');
      else this.#report.notUsed(placed, 'nothing that is read refers to it');
    }
  }

  /** Whether what was handed over lasts until now, or was given lately. */
  #isCurrent(medicine: ReadMedicine): boolean {
    const { authoredOn, supplyDays } = medicine;
    if (authoredOn === undefined) return true;
    const days = isGiven(medicine) ? GIVEN_DAYS : (supplyDays ?? USUAL_SUPPLY_DAYS) + GRACE_DAYS;
    return this.#now - parseIsoDate(authoredOn) <= days * DAY_MS;
  }

  /** "No medicines" beside one that is taken: one of them is wrong, unless the medicine came later. */
  #sayContradictions(medicines: readonly ReadMedicine[]): void {
    const first = medicines
      .filter(({ status }) => TAKEN.has(status))
      .reduce<ReadMedicine | undefined>(earlier, undefined);
    if (first === undefined) return;
    for (const { at, placed } of this.#none) {
      if (isAfter(first.authoredOn, at)) continue;
      const day = at === undefined ? '' : ` of ${formatIsoDay(parseIsoDate(at))}`;
      this.#report.review(
        `${placed.path}: says${day} that no medicine is taken, and ${nameOf(first.placed)} that "${first.name.slice(0, 120)}" is`,
      );
    }
  }
}

/** The one that began first; without a date it may have been there always. */
function earlier(first: ReadMedicine | undefined, each: ReadMedicine): ReadMedicine {
  return first !== undefined &&
    !isAfter(first.authoredOn, each.authoredOn) &&
    (first.authoredOn === undefined || each.authoredOn !== undefined)
    ? first
    : each;
}

function isAfter(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && parseIsoDate(one) > parseIsoDate(other);
}

function keyOf({ drug, name }: ReadMedicine): string {
  return drug?.key ?? name.toLowerCase();
}

/** Administrations of one product on its newest day are one dose of a day; the course goes from the first. */
function joinGiven(medicines: readonly ReadMedicine[], now: number): readonly ReadMedicine[] {
  const given = grouped(medicines.filter(isGiven), ({ rxnorm, name }) => `${rxnorm} ${name}`);
  return [
    ...medicines.filter((each) => !isGiven(each)),
    ...[...given.values()].flatMap((group) => {
      const days = group.map(({ authoredOn }) => authoredOn?.slice(0, 10) ?? '');
      const newest = days.reduce((latest, day) => (day > latest ? day : latest), '');
      const instructions = group.flatMap((each, index) => (days[index] === newest ? each.instructions : []));
      if (instructions.length < 2) return group;
      const [first] = group;
      const dose = first === undefined ? {} : readDoses(instructions, first.dosed, now);
      return group.map((each) => ({ ...each, ...dose }));
    }),
  ];
}

function isGiven({ placed }: ReadMedicine): boolean {
  return placed.resource.resourceType === 'MedicationAdministration';
}

function grouped<Each>(list: readonly Each[], keyIn: (each: Each) => string): ReadonlyMap<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of list) {
    const group = groups.get(keyIn(each));
    if (group === undefined) groups.set(keyIn(each), [each]);
    else group.push(each);
  }
  return groups;
}
