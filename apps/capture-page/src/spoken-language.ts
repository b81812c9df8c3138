import { SYLLABLES_PER_WORD } from '@svc/capture/core';
import type { CapturePageSettings } from '@svc/pages';

/** BCP 47 for a language that nobody named. */
const UNNAMED = 'und';

/** Offers the languages that can be spoken, named in that of the page, which is chosen until another is. */
export function offerLanguages(
  select: HTMLSelectElement,
  { language, texts }: Pick<CapturePageSettings, 'language' | 'texts'>,
): void {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const codes = new Set([...Object.keys(SYLLABLES_PER_WORD), language]);
  const named = [...codes].map((code) => ({ code, name: names.of(code) ?? code }));
  named.sort((a, b) => a.name.localeCompare(b.name, language));
  const options = [...named, { code: UNNAMED, name: texts.other }].map(
    ({ code, name }) => new Option(name, code, false, code === language),
  );
  select.replaceChildren(...options);
}
