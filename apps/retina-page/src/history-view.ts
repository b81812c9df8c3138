import type { RetinaScreening } from '@svc/contracts';
import type { RetinaPageSettings } from '@svc/pages';
import type { Parts } from './page-elements.ts';
import type { Problem } from './problems.ts';
import { fill, sayProblem } from './sentences.ts';

/** Lists the pictures of the patient: what and when, and whether a clinician has seen it. */
export function showHistory(
  parts: Parts,
  settings: RetinaPageSettings,
  screenings: readonly RetinaScreening[],
): void {
  parts['history-problem'].hidden = true;
  parts['history-empty'].hidden = screenings.length > 0;
  parts.pictures.replaceChildren(...screenings.map((screening) => entryOf(settings, screening)));
}

/** What was listed before stays. */
export function showHistoryProblem(
  parts: Parts,
  { texts }: RetinaPageSettings,
  { problem, lead }: { readonly problem: Problem; readonly lead: string },
): void {
  const { text, english } = sayProblem(texts, problem);
  const place = parts['history-problem'].querySelector('p');
  if (place !== null) place.textContent = `${lead} ${text} ${english}`.trim();
  parts['history-problem'].hidden = false;
}

function entryOf(
  { texts, language }: RetinaPageSettings,
  { imageUrl, imageEye, status, createdAt }: RetinaScreening,
): HTMLElement {
  const eye = imageEye === null ? '' : texts.eyes[imageEye];
  const date = dateOf(createdAt, language);
  const frame = document.createElement('div');
  frame.className = 'frame';
  if (imageUrl !== null)
    frame.append(thumbnail(imageUrl, `${fill(texts.history.picture, { date })}, ${eye}`));
  const words = document.createElement('div');
  const when = document.createElement('time');
  when.dateTime = createdAt;
  when.textContent = date;
  words.append(
    paragraph('status', texts.history.statuses[status]),
    paragraph('small', eye, eye === '' ? '' : ' · ', when),
  );
  const entry = document.createElement('li');
  entry.append(frame, words);
  return entry;
}

/** By its path: the page can be open under another name of this server than the one its links carry. */
function thumbnail(url: string, name: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = new URL(url, location.href).pathname;
  image.alt = name;
  image.loading = 'lazy';
  image.decoding = 'async';
  return image;
}

function paragraph(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement('p');
  made.className = name;
  made.append(...content);
  return made;
}

function dateOf(moment: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
