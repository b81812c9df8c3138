import { parseIsoDate } from '@svc/contracts';
import { type MedicineName, splitMedicineName } from './medicine-name.ts';

/** One order of a product, or its renewal. */
export interface MedicineOrder {
  /** RxNorm code of the product; empty when it has none. */
  readonly rxnorm: string;
  /** As ordered. */
  readonly name: string;
  readonly status: string;
  readonly authoredOn: string;
}

/** One product taken without a break: its first order and the renewals that followed. */
export interface MedicineCourse<Order extends MedicineOrder = MedicineOrder> extends MedicineName {
  /** Name, strength and form as ordered. */
  readonly display: string;
  /** Date of the first order. */
  readonly startedAt: string;
  /** Date of the newest renewal, that of the first order when there was none. */
  readonly renewedAt: string;
  /** Oldest first. */
  readonly orders: readonly [Order, ...Order[]];
  /** Status of the newest order: a record closes an order when it is renewed. */
  readonly status: string;
}

/** Renewed once a year, with room for a late visit; an order after a longer break starts a new course. */
const LONGEST_BREAK_DAYS = 400;
const DAY_MS = 86_400_000;

/** Where Synthea misspells a product, its code still says which one it is. */
const NAME_BY_RXNORM: ReadonlyMap<string, string> = new Map([['316672', 'Simvastatin 10 MG']]);

/**
 * Joins orders of one product into courses, in the order in which the courses started: a renewal is not a new start.
 *
 * @example
 * ```ts
 * import { toCourses } from '@svc/fhir';
 *
 * const order = { rxnorm: '', name: 'sertraline 25 MG Oral Tablet', status: 'active' };
 * const [course] = toCourses([
 *   { ...order, status: 'completed', authoredOn: '2025-03-01' },
 *   { ...order, authoredOn: '2026-02-20' },
 * ]);
 * [course?.medicationName, course?.startedAt, course?.status]; // → [ 'sertraline', '2025-03-01', 'active' ]
 * ```
 */
export function toCourses<Order extends MedicineOrder>(orders: readonly Order[]): MedicineCourse<Order>[] {
  const byProduct = new Map<string, Order[]>();
  for (const order of orders) {
    const key = `${order.rxnorm} ${order.name}`;
    const group = byProduct.get(key);
    if (group === undefined) byProduct.set(key, [order]);
    else group.push(order);
  }
  return [...byProduct.values()]
    .flatMap(splitAtBreaks)
    .map(courseOf)
    .sort((a, b) => parseIsoDate(a.startedAt) - parseIsoDate(b.startedAt));
}

function splitAtBreaks<Order extends MedicineOrder>(orders: readonly Order[]): [Order, ...Order[]][] {
  const courses: [Order, ...Order[]][] = [];
  const inTime = orders.toSorted((a, b) => parseIsoDate(a.authoredOn) - parseIsoDate(b.authoredOn));
  for (const order of inTime) {
    const course = courses.at(-1);
    const last = course?.at(-1);
    const days = last ? (parseIsoDate(order.authoredOn) - parseIsoDate(last.authoredOn)) / DAY_MS : Infinity;
    if (course && days <= LONGEST_BREAK_DAYS) course.push(order);
    else courses.push([order]);
  }
  return courses;
}

function courseOf<Order extends MedicineOrder>(orders: [Order, ...Order[]]): MedicineCourse<Order> {
  const [first] = orders;
  const last = orders.at(-1) ?? first;
  const display = NAME_BY_RXNORM.get(first.rxnorm) ?? first.name;
  return {
    ...splitMedicineName(display),
    display,
    startedAt: first.authoredOn,
    renewedAt: last.authoredOn,
    orders,
    status: last.status,
  };
}
