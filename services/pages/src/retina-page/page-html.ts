import type { ConnectLanguage } from '@svc/contracts';
import { escapeHtml } from '@svc/server-kit';
import { languageLinks } from '../connect/page-shell.ts';
import { PAGE_STYLE } from '../connect/page-style.ts';
import { CAPTURE_STYLE } from './capture-style.ts';
import { type RetinaScriptTexts, scriptTexts } from './script-texts.ts';
import { RETINA_PAGE_TEXTS } from './texts/index.ts';
import type { RetinaPageTexts } from './texts/retina-page-texts.ts';

export const RETINA_PAGE_PATH = '/demo/retina';
export const RETINA_PAGE_STYLE = `${PAGE_STYLE}\n${CAPTURE_STYLE}`;

export interface RetinaPage {
  readonly language: ConnectLanguage;
  /** Patients sign in elsewhere. */
  readonly production: boolean;
  /** Paths of the script of the page, and of the one that measures beside it. */
  readonly script: string;
  readonly worker: string;
  readonly leastSide: number;
}

/** What the script of the page is told: what to say, how dates are written, and where its worker is. */
export interface RetinaPageSettings {
  readonly language: ConnectLanguage;
  readonly worker: string;
  /** Of a picture, in pixels; the service stores none that has less. */
  readonly leastSide: number;
  readonly texts: RetinaScriptTexts;
}

/** The page with every part it can show; its script shows one at a time. */
export function retinaPageHtml({ language, production, script, worker, leastSide }: RetinaPage): string {
  const texts = RETINA_PAGE_TEXTS[language];
  const settings: RetinaPageSettings = { language, worker, leastSide, texts: scriptTexts(texts) };
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(texts.title)}</title><link rel="icon" href="${RETINA_PAGE_PATH}/icon.svg">
<style>${RETINA_PAGE_STYLE}</style><script type="module" src="${script}"></script></head>
<body>${languageLinks(language, RETINA_PAGE_PATH)}<main id="page" data-settings='${inQuotes(JSON.stringify(settings))}'><h1>${escapeHtml(texts.title)}</h1>
<p class="notice">${escapeHtml(texts.advisory)}</p>
<noscript><p class="lead">${escapeHtml(texts.noScript)}</p></noscript>
${signedOut(texts, language, production)}
${setup(texts)}
${stage(texts)}
${sent(texts)}
${history(texts)}
<button id="sign-out" class="plain" type="button" hidden>${escapeHtml(texts.signOut)}</button></main>
<footer><p>${escapeHtml(texts.privacy)}</p></footer></body></html>
`;
}

/** Within single quotes, where JSON stays as short as it is. */
function inQuotes(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
}

function signedOut({ signedOut: texts }: RetinaPageTexts, language: string, production: boolean): string {
  const way = production
    ? `<p>${escapeHtml(texts.portal)}</p>`
    : `<p>${escapeHtml(texts.development)}</p>
<form method="post" action="${RETINA_PAGE_PATH}/sign-in?lang=${language}"><button class="primary">${escapeHtml(texts.signIn)}</button></form>`;
  return `<section id="signed-out" class="card" aria-labelledby="signed-out-title" hidden><h2 id="signed-out-title" tabindex="-1">${escapeHtml(texts.title)}</h2>${way}</section>`;
}

function setup({ setup: texts }: RetinaPageTexts): string {
  const { clip_on_lens: clip, patient_capture: bare } = texts.lenses;
  return `<section id="setup" class="card" aria-labelledby="setup-title" hidden><h2 id="setup-title" tabindex="-1">${escapeHtml(texts.title)}</h2>
<p id="setup-problem" class="notice" role="alert" hidden></p>
<form id="setup-form" autocomplete="off"><fieldset><legend>${escapeHtml(texts.eye)}</legend>
<p id="eye-fixed"></p><div id="eye-choices">${(['right', 'left', 'both'] as const).map((eye) => choice('eye', eye, texts.eyes[eye])).join('')}</div>
<p id="eye-missing" class="missing"></p></fieldset>
<fieldset><legend>${escapeHtml(texts.lens)}</legend>
${choice('lens', 'clip_on_lens', clip.name, true, clip.note)}${choice('lens', 'patient_capture', bare.name, false, bare.note)}</fieldset>
<div class="actions"><button class="primary">${escapeHtml(texts.camera)}</button>${fileChoice('file', texts.file)}</div></form></section>`;
}

function choice(name: string, value: string, label: string, checked = false, note = ''): string {
  const more = note === '' ? '' : `<small>${escapeHtml(note)}</small>`;
  const state = name === 'eye' ? ' aria-describedby="eye-missing"' : checked ? ' checked' : '';
  return `<label class="choice"><input type="radio" name="${name}" value="${value}"${state}><span>${escapeHtml(label)}${more}</span></label>`;
}

function fileChoice(id: string, label: string): string {
  return `<div><input id="${id}" class="unseen" type="file" accept="image/*"><label class="button plain" for="${id}">${escapeHtml(label)}</label></div>`;
}

function stage({ live, preview, sending, problems }: RetinaPageTexts): string {
  return `<section id="stage" class="card" aria-labelledby="stage-title" hidden><h2 id="stage-title" tabindex="-1"></h2>
<div id="view" class="view"><video id="video" playsinline muted aria-label="${escapeHtml(live.preview)}"></video><canvas id="still" role="img" aria-label="${escapeHtml(preview.picture)}" hidden></canvas><div id="ring" class="ring" hidden></div></div>
<p id="hint" class="hint" role="status"></p>
<div id="live" class="actions" hidden><button id="take" class="primary" type="button">${escapeHtml(live.take)}</button><button id="light" class="plain light" type="button" aria-pressed="false" hidden>${escapeHtml(live.light)}</button><button id="stop" class="plain" type="button">${escapeHtml(live.stop)}</button></div>
<div id="preview" class="actions" hidden><button id="send" type="button"></button>${fileChoice('another', preview.another)}<button id="cancel" class="plain" type="button">${escapeHtml(problems.discard)}</button></div>
<div id="sending" hidden><progress id="progress" max="1" aria-label="${escapeHtml(sending.sending)}"></progress><p id="share" class="small"></p></div>
<div id="kept" hidden><p id="kept-problem" class="notice" role="alert"></p><div class="actions"><button id="retry" class="primary" type="button">${escapeHtml(problems.retry)}</button><button id="discard" class="plain" type="button">${escapeHtml(problems.discard)}</button></div></div></section>`;
}

function sent({ sent: texts, setup: { file } }: RetinaPageTexts): string {
  return `<section id="sent" class="card" aria-labelledby="sent-title" hidden><h2 id="sent-title" tabindex="-1"></h2><p id="sent-text"></p><p id="sent-status" role="status"></p><p id="sent-problem" class="notice" role="alert" hidden></p>
<div class="actions"><button id="next" class="primary" type="button" hidden></button><div id="next-file-choice" hidden>${fileChoice('next-file', file)}</div><button id="again" class="plain" type="button">${escapeHtml(texts.again)}</button><button id="undo" class="plain" type="button">${escapeHtml(texts.undo)}</button></div></section>`;
}

function history({ history: texts, problems }: RetinaPageTexts): string {
  return `<section id="history" class="card" aria-labelledby="history-title" hidden><h2 id="history-title">${escapeHtml(texts.title)}</h2>
<div id="history-problem" hidden><p class="notice" role="alert"></p><button id="history-retry" class="plain" type="button">${escapeHtml(problems.retry)}</button></div>
<p id="history-empty" class="small" hidden>${escapeHtml(texts.empty)}</p><ul id="pictures" class="pictures"></ul></section>`;
}
