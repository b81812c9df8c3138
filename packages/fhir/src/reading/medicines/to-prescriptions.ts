import { parseIsoDate, type Prescription } from '@svc/contracts';
import type { CodeableConcept, Dosage, Identifier, MedicationRequest, Timing } from 'fhir/r4.js';
import { SYSTEMS } from '../../systems.ts';
import { nameOf, type Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { toCourses } from './medicine-courses.ts';
import { splitMedicineName } from './medicine-name.ts';
import type { ReadMedicine } from './read-medicine.ts';
import type { MedicineResource } from './taking.ts';

type Dated = ReadMedicine & { readonly authoredOn: string };

const MOST = 100;

/** Prescriptions of what was read: renewals of one product are one, named after its first order. */
export function toPrescriptions(medicines: readonly ReadMedicine[], report: ReadingReport): Prescription[] {
  const dated = medicines.filter((each): each is Dated => each.authoredOn !== undefined);
  const undated = medicines.filter(({ authoredOn }) => authoredOn === undefined);
  const courses = toCourses(dated).map((course) => {
    const [{ placed }] = course.orders;
    const last = course.orders.at(-1);
    return prescriptionOf({ ...course, id: nameOf(placed), prescribedAt: course.startedAt, written: last });
  });
  const others = undated.map((medicine) =>
    prescriptionOf({
      ...splitMedicineName(medicine.name),
      id: nameOf(medicine.placed),
      status: medicine.status,
      written: medicine,
    }),
  );
  for (const { placed } of medicines) report.used(placed, 'prescription');
  return newest([...others, ...courses], report);
}

interface Course {
  readonly id: string;
  readonly medicationName: string;
  readonly dosage?: string | undefined;
  readonly status: string;
  readonly prescribedAt?: string;
  readonly written: Pick<ReadMedicine, 'dosage' | 'frequency'> | undefined;
}

function prescriptionOf({ id, medicationName, dosage, status, prescribedAt, written }: Course): Prescription {
  const dose = written?.dosage ?? dosage;
  const frequency = written?.frequency;
  return {
    id: id.slice(-256),
    medicationName: cut(medicationName, 160),
    ...(dose === undefined ? {} : { dosage: cut(dose, 10_000) }),
    ...(frequency === undefined ? {} : { frequency: cut(frequency, 10_000) }),
    status,
    ...(prescribedAt === undefined ? {} : { prescribedAt }),
  };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : [...text].slice(0, longest).join('');
}

/** Of too many, those that are taken first, then the newest; in the order they started. */
function newest(prescriptions: readonly Prescription[], report: ReadingReport): Prescription[] {
  if (prescriptions.length <= MOST) return [...prescriptions];
  report.review(
    `${prescriptions.length} medicines: only ${MOST} were sent, those being taken and the newest`,
  );
  const start = ({ prescribedAt }: Prescription) =>
    prescribedAt === undefined ? Number.POSITIVE_INFINITY : parseIsoDate(prescribedAt);
  const active = ({ status }: Prescription) => (status === 'active' ? 1 : 0);
  return prescriptions
    .toSorted((a, b) => active(b) - active(a) || start(b) - start(a))
    .slice(0, MOST)
    .toSorted((a, b) => start(a) - start(b));
}

/** A prescription as a request had it, from a resource that this package made of it; undefined for any other. */
export function readOwnPrescription({ resource }: Placed<MedicineResource>): Prescription | undefined {
  const own = elementsOf<Identifier>((resource as Unread<MedicationRequest>).identifier).find(
    ({ system }) => system === SYSTEMS.requestId,
  );
  const id = textOf(own?.value);
  const { medicationCodeableConcept, statusReason, authoredOn, dosageInstruction } =
    resource as Unread<MedicationRequest>;
  if (id === undefined || !isElement<CodeableConcept>(medicationCodeableConcept)) return undefined;
  const medicationName = textOf(medicationCodeableConcept.text);
  if (medicationName === undefined) return undefined;
  const [dosage] = elementsOf<Dosage>(dosageInstruction);
  const timing = dosage !== undefined && isElement<Timing>(dosage.timing) ? dosage.timing.code : undefined;
  const given = {
    dosage: textOf(dosage?.text),
    frequency: isElement<CodeableConcept>(timing) ? textOf(timing.text) : undefined,
    prescribedAt: textOf(authoredOn),
  };
  return {
    id,
    medicationName,
    status:
      (isElement<CodeableConcept>(statusReason) ? textOf(statusReason.text) : undefined) ??
      asText(resource.status),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}
