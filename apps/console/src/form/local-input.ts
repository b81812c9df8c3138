const two = (value: number) => String(value).padStart(2, '0');

/** A moment as `datetime-local` takes it: by the clock of the reader. Empty for what is none. */
export function localInput(iso: string): string {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return '';
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that the clock of the reader showed so. */
export function fromLocalInput(local: string): string {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
