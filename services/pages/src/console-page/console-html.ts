import { type ConnectLanguage, CONSOLE_PREFIX } from '@svc/contracts';
import { escapeHtml } from '@svc/server-kit';

export const CONSOLE_PATH = '/console';

export interface ConsolePage {
  readonly language: ConnectLanguage;
  /** Of this answer alone: whoever may add a style to the page knows it. */
  readonly nonce: string;
  readonly script: string;
  readonly imports: readonly string[];
  readonly sheets: readonly string[];
  /** Whether the program begins by asking who is signed in: the answer is on its way before the program is there. */
  readonly asksWho: boolean;
  readonly production: boolean;
}

/** The page without a word in it: its program writes them. */
export function consoleHtml({
  language,
  nonce,
  script,
  imports,
  sheets,
  asksWho,
  production,
}: ConsolePage): string {
  const address = (file: string) => escapeHtml(`${CONSOLE_PATH}/${file}`);
  return `<!doctype html>
<html lang="${language}"${production ? '' : ' data-development'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta property="csp-nonce" nonce="${nonce}"><title>svc console</title>
<link rel="icon" href="${CONSOLE_PATH}/icon.svg">
${sheets.map((file) => `<link rel="stylesheet" href="${address(file)}">`).join('\n')}
${imports.map((file) => `<link rel="modulepreload" href="${address(file)}">`).join('\n')}
${asksWho ? `<link rel="preload" as="fetch" crossorigin href="${CONSOLE_PREFIX}/me">\n` : ''}<script type="module" src="${address(script)}"></script></head>
<body><div id="console"></div><noscript><p>${escapeHtml(NO_SCRIPT[language])}</p></noscript></body></html>
`;
}

const NO_SCRIPT: Readonly<Record<ConnectLanguage, string>> = {
  de: 'Die Konsole braucht JavaScript.',
  en: 'The console needs JavaScript.',
  es: 'La consola necesita JavaScript.',
  fr: 'La console a besoin de JavaScript.',
  ja: 'コンソールには JavaScript が必要です。',
};

export const CONSOLE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5c6b"/><path d="M7 20h5l3-9 4 13 2-7h4" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>
`;
