import { parseIsoDate } from '@svc/contracts';
import { type MedicineName, splitMedicineName } from './medicine-name.ts';
import type { MedicationOrder } from './patient-record.ts';

/** One product taken without a break: its first order and the renewals that followed. */
export interface MedicineCourse extends MedicineName {
  /** Name, strength and form as ordered. */
  readonly display: string;
  /** Date of the first order. */
  readonly startedAt: string;
  /** Date of the newest renewal, that of the first order when there was none. */
  readonly renewedAt: string;
  readonly orders: number;
  /** Status of the newest order: the record closes an order when it is renewed. */
  readonly status: string;
}

/** Renewed once a year, with room for a late visit; an order after a longer break starts a new course. */
const LONGEST_BREAK_DAYS = 400;
const DAY_MS = 86_400_000;

/** Where an order misspells a product, its code still says which one it is. */
const NAME_BY_RXNORM: ReadonlyMap<string, string> = new Map([['316672', 'Simvastatin 10 MG']]);

/** Joins orders of one product to courses, in the order in which the courses started. */
export function toCourses(orders: readonly MedicationOrder[]): MedicineCourse[] {
  const byProduct = Map.groupBy(orders, ({ rxnorm, name }) => `${rxnorm} ${name}`);
  return [...byProduct.values()]
    .flatMap(splitAtBreaks)
    .map(courseOf)
    .sort((a, b) => parseIsoDate(a.startedAt) - parseIsoDate(b.startedAt));
}

function splitAtBreaks(orders: readonly MedicationOrder[]): MedicationOrder[][] {
  const courses: MedicationOrder[][] = [];
  for (const order of orders) {
    const course = courses.at(-1);
    const last = course?.at(-1);
    const days = last ? (parseIsoDate(order.authoredOn) - parseIsoDate(last.authoredOn)) / DAY_MS : Infinity;
    if (course && days <= LONGEST_BREAK_DAYS) course.push(order);
    else courses.push([order]);
  }
  return courses;
}

function courseOf(orders: readonly MedicationOrder[]): MedicineCourse {
  const first = orders[0] as MedicationOrder;
  const last = orders.at(-1) as MedicationOrder;
  const display = NAME_BY_RXNORM.get(first.rxnorm) ?? first.name;
  return {
    ...splitMedicineName(display),
    display,
    startedAt: first.authoredOn,
    renewedAt: last.authoredOn,
    orders: orders.length,
    status: last.status,
  };
}
