import type { Invitation } from '@svc/contracts';
import { type ApiError, escapeHtml } from '@svc/server-kit';
import { DEVELOPMENT_PEOPLE, type DevelopmentPerson, type PersonSession } from '@svc/store';
import { fill, type SignInPage } from './page.ts';
import { inLanguage, type Spoken } from './page-languages.ts';
import { SIGN_IN_TEXTS } from './texts/index.ts';

/** How the development people are called in the list of them. */
const NAMES: Readonly<Record<DevelopmentPerson, string>> = {
  developer: 'Dana Developer',
  clinician: 'Casey Clinician',
  reviewer: 'Robin Reviewer',
  secondReviewer: 'Sam Second (reviewer)',
  operator: 'Olli Operator',
};

interface Asked extends Spoken {
  /** Path that a sign-in leads back to. */
  readonly returnTo: string;
  /** Whether a fresh sign-in was asked for. */
  readonly recent: boolean;
}

/** The page of a server under development: whoever is at this machine chooses who they are. */
export function developmentPage({ language, chosen, returnTo, recent }: Asked): SignInPage {
  const texts = SIGN_IN_TEXTS[language];
  const form = `<form method="post" action="${escapeHtml(inLanguage('/console/sign-in/development', chosen))}">`;
  const hidden = `<input type="hidden" name="return" value="${escapeHtml(returnTo)}">`;
  const people = DEVELOPMENT_PEOPLE.map(
    (person) =>
      `${form}<input type="hidden" name="person" value="${person}">${hidden}<button>${fill(texts.signInAs, { name: NAMES[person] })}</button></form>`,
  );
  return {
    language,
    isRepeatable: true,
    title: texts.title,
    body: `${recent ? `<p class="notice">${escapeHtml(texts.again)}</p>` : ''}<p class="soft">${escapeHtml(texts.development)}</p>
${people.join('\n')}
<h2>${escapeHtml(texts.other)}</h2>
${form}${hidden}
<label>${escapeHtml(texts.email)}<input name="email" type="email" required maxlength="254" autocomplete="email"></label>
<label>${escapeHtml(texts.name)}<input name="name" required maxlength="200" autocomplete="name"></label>
<button class="primary">${escapeHtml(texts.createPerson)}</button></form>`,
  };
}

/** What a person is told who is not let in. */
export function problemPage({ language, chosen }: Spoken, { message, status }: ApiError): SignInPage {
  const texts = SIGN_IN_TEXTS[language];
  return {
    language,
    status,
    title: texts.problem,
    body: `<p class="notice" lang="en">${escapeHtml(message)}</p><p><a class="button primary" href="${escapeHtml(inLanguage('/console/sign-in', chosen))}">${escapeHtml(texts.back)}</a></p>`,
  };
}

/** An invitation, for whoever opens its link; null for one that no longer holds. */
export function invitationPage(
  { language, chosen }: Spoken,
  {
    invitation,
    placeName,
    person,
    path,
  }: {
    readonly invitation: Invitation | null;
    readonly placeName: string | null;
    readonly person: PersonSession | null;
    readonly path: string;
  },
): SignInPage {
  const { invitation: texts, roles } = SIGN_IN_TEXTS[language];
  if (invitation === null)
    return {
      language,
      isRepeatable: true,
      status: 404,
      title: texts.title,
      body: `<p class="notice">${escapeHtml(texts.ended)}</p>`,
    };
  const { email, role } = invitation;
  const said = fill(texts.text, { place: placeName ?? texts.installation, role: roles[role], email });
  const back = encodeURIComponent(inLanguage(path, chosen));
  const signInPath = inLanguage(`/console/sign-in?return=${back}`, chosen);
  const signIn = `<p><a class="button primary" href="${escapeHtml(signInPath)}">${escapeHtml(texts.signInFirst)}</a></p>`;
  const page = { language, isRepeatable: true, title: texts.title };
  if (person === null) return { ...page, body: `<p>${said}</p>${signIn}` };
  const asWho = `<p class="soft">${fill(texts.asWho, { email: person.email })}</p>`;
  const isForThem = person.email.toLowerCase() === email.toLowerCase();
  const next = isForThem
    ? `<form method="post" action="${escapeHtml(inLanguage(path, chosen))}"><button class="primary">${escapeHtml(texts.accept)}</button></form>`
    : `<p class="notice">${escapeHtml(texts.wrongPerson)}</p>${signIn}`;
  return { ...page, body: `<p>${said}</p>${asWho}${next}` };
}
