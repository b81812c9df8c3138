import type { Entry, Found } from './search-all.ts';

/** What became of a search: how much came, and why not everything did. */
export function foundLine({ matched, promised, missing }: Found): string {
  const isLess = promised !== undefined && promised > matched;
  if (missing.length === 0) return `${matched} read`;
  const reasons = missing.join('; ');
  if (isLess && promised > 1) return `${promised} on the server, ${matched} read: ${reasons}`;
  return matched > 0 ? `${matched} read, more on the server: ${reasons}` : `not read: ${reasons}`;
}

/** A line for each search of which something was not read; nothing when everything came. */
export function notReadLines(found: readonly Found[]): string[] {
  return found.filter(({ missing }) => missing.length > 0).map((each) => `${each.label}: ${foundLine(each)}`);
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
