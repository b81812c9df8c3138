/** What the script of a page is told, as an attribute. In single quotes: JSON has none but in its texts. */
export function settingsAttribute(settings: object): string {
  const json = JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  return `data-settings='${json}'`;
}
