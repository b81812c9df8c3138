import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './console-app.tsx';
import { firstLanguage } from './texts/language.ts';
import { keptScheme, showScheme } from './shell/colour-scheme.ts';
import { loadTexts } from './texts/load-texts.ts';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/parts.css';
import './style/form.css';
import './style/print.css';

const place = document.querySelector('#console');
if (place === null) throw new Error('the page has no place for the console');
showScheme(keptScheme());
// A page that comes back from the cache of the browser may be that of somebody who has signed out.
globalThis.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) globalThis.location.reload();
});
const language = firstLanguage();
document.documentElement.lang = language;
const texts = await loadTexts(language);
createRoot(place).render(<ConsoleApp language={language} texts={texts} />);
