import type { ConnectLanguage } from '@svc/contracts';
import { escapeHtml } from '@svc/server-kit';
import { languageLinks } from '../connect/page-shell.ts';
import { PAGE_STYLE } from '../connect/page-style.ts';
import { settingsAttribute } from '../scripts/page-settings.ts';
import { CAPTURE_PAGE_STYLE } from './page-style.ts';
import type { CapturePageTexts } from './texts/capture-page-texts.ts';
import { CAPTURE_PAGE_TEXTS } from './texts/index.ts';

export const CAPTURE_PAGE_PATH = '/demo/capture';
export const CAPTURE_STYLE = `${PAGE_STYLE}\n${CAPTURE_PAGE_STYLE}`;

export interface CapturePage {
  readonly language: ConnectLanguage;
  /** Of a server under development; else whoever opens the page gives one. */
  readonly publishableKey: string | null;
  /** Paths of the script of the page, and of the worklet. */
  readonly script: string;
  readonly worklet: string;
}

/** What the script of the page is told. */
export interface CapturePageSettings {
  readonly language: ConnectLanguage;
  readonly worklet: string;
  readonly publishableKey: string | null;
  readonly texts: CaptureScriptTexts;
}

/** What the script says by itself; all else stands in the page. */
interface CaptureScriptTexts extends Pick<CapturePageTexts, 'prompts' | 'problems'> {
  readonly other: string;
  readonly result: Pick<CapturePageTexts['result'], 'answered' | 'words' | 'seconds' | 'leftOut'>;
}

/** The page with every part it can show; its script shows one after another. */
export function capturePageHtml({ language, publishableKey, script, worklet }: CapturePage): string {
  const texts = CAPTURE_PAGE_TEXTS[language];
  const settings: CapturePageSettings = { language, worklet, publishableKey, texts: scriptTexts(texts) };
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(texts.title)}</title><link rel="icon" href="${CAPTURE_PAGE_PATH}/icon.svg">
<style>${CAPTURE_STYLE}</style><script type="module" src="${script}"></script></head>
<body>${languageLinks(language, CAPTURE_PAGE_PATH)}<main id="page" ${settingsAttribute(settings)}><h1>${escapeHtml(texts.title)}</h1>
<p class="notice">${escapeHtml(texts.advisory)}</p>
<noscript><p class="lead">${escapeHtml(texts.noScript)}</p></noscript>
<p>${escapeHtml(texts.lead)}</p>
<section class="card" aria-label="${escapeHtml(texts.title)}"><label for="spoken">${escapeHtml(texts.spoken.label)}</label><select id="spoken"></select><svc-capture id="capture"></svc-capture></section>
${result(texts)}
${key(texts)}
${analysis(texts)}</main>
<footer><p>${escapeHtml(texts.privacy)}</p></footer></body></html>
`;
}

function scriptTexts({ prompts, problems, spoken, result }: CapturePageTexts): CaptureScriptTexts {
  const { answered, words, seconds, leftOut } = result;
  return { prompts, problems, other: spoken.other, result: { answered, words, seconds, leftOut } };
}

function result({ result: texts }: CapturePageTexts): string {
  return `<section id="result" class="card" aria-labelledby="result-title" hidden><h2 id="result-title" tabindex="-1">${escapeHtml(texts.title)}</h2>
<dl class="numbers"><dt>${escapeHtml(texts.rate)}</dt><dd id="rate"></dd><dt>${escapeHtml(texts.latency)}</dt><dd id="latency"></dd><dt>${escapeHtml(texts.questions)}</dt><dd id="questions"></dd><dt>${escapeHtml(texts.length)}</dt><dd id="length"></dd></dl>
<svc-capture-timeline id="timeline"></svc-capture-timeline>
<p id="nothing" hidden>${escapeHtml(texts.nothing)}</p>
<div id="sendable" hidden><p id="body-label" class="small">${escapeHtml(texts.body)}</p><pre id="body" tabindex="0" role="group" aria-labelledby="body-label"></pre></div>
<p id="send-problem" class="notice" role="alert" hidden></p>
<div class="actions"><button id="send" class="primary" type="button" hidden>${escapeHtml(texts.send)}</button><button id="again" class="plain" type="button">${escapeHtml(texts.again)}</button></div></section>`;
}

function key({ key: texts }: CapturePageTexts): string {
  return `<div id="key" class="card" hidden><form id="key-form"><label id="key-label" for="key-text">${escapeHtml(texts.label)}</label>
<p id="key-note" class="small">${escapeHtml(texts.note)}</p><input id="key-text" name="key" required pattern="svc_pk_[!-~]+" autocomplete="off" spellcheck="false" aria-describedby="key-note">
<div class="actions"><button class="primary">${escapeHtml(texts.use)}</button></div></form></div>`;
}

function analysis({ analysis: texts }: CapturePageTexts): string {
  return `<section id="analysis" class="card" aria-labelledby="analysis-title" hidden><h2 id="analysis-title" tabindex="-1">${escapeHtml(texts.title)}</h2>
<p id="analysis-english" class="small">${escapeHtml(texts.english)}</p><div id="analysis-text" lang="en"></div></section>`;
}
