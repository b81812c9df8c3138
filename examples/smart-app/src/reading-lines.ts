import type { Entry, Found } from './search-all.ts';

/** How much of a search came, in words. */
export function countLine({ matched, promised, missing }: Found): string {
  if (promised !== undefined && promised !== matched && (missing.length > 0 || promised > matched))
    return `${promised} on the server, ${matched} read`;
  return missing.length > 0 && matched > 0 ? `${matched} read, more on the server` : `${matched} read`;
}

/** What was not read and why, a line for each search; nothing when everything came. */
export function notReadLines(found: readonly Found[]): string[] {
  return found
    .filter(({ missing }) => missing.length > 0)
    .map((each) => {
      const { label, matched, promised, missing } = each;
      const count = matched > 0 || (promised ?? 0) > 1 ? `${countLine(each)}: ` : 'not read: ';
      return `${label}: ${count}${missing.join('; ')}`;
    });
}

const PLACE = /Bundle\.entry\[(\d{1,9})\]\.resource/g;

/** A text of the report with the resources it means by type and id, as the record system knows them. */
export function placeNames(text: string, entries: readonly Entry[]): string {
  return text.replaceAll(PLACE, (place, index: string) => {
    const resource = entries[Number(index)]?.resource;
    return typeof resource?.id === 'string' ? `${resource.resourceType}/${resource.id}` : place;
  });
}

/** Who the record is of: name, birth date and sex, as far as they are there. */
export function patientLine(patient: Readonly<Record<string, unknown>> | undefined, id: string): string {
  const [first] = Array.isArray(patient?.name) ? (patient.name as unknown[]) : [];
  const name = nameOf(first);
  const birthDate = asText(patient?.birthDate);
  const said = [
    name === '' ? `patient ${id}` : name,
    birthDate === '' ? '' : `born ${birthDate}`,
    asText(patient?.gender),
    name === '' ? '' : `id ${id}`,
  ];
  return said.filter((each) => each !== '').join(', ');
}

function nameOf(name: unknown): string {
  const { text, given, family } = (name ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof text === 'string') return text;
  const parts = [...(Array.isArray(given) ? (given as unknown[]) : []), family];
  return parts.map(asText).filter(Boolean).join(' ');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
