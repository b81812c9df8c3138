/** The fields as a form: files as they are, objects as JSON. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value instanceof Blob) form.set(name, value, 'image.jpg');
    else if (value !== undefined)
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
