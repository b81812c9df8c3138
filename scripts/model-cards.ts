/** `node --conditions=@svc/source scripts/model-cards.ts [--write]`: the cards of `docs/model-cards`, compared or written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderCards } from './model-cards/cards.ts';

const folder = new URL('../docs/model-cards/', import.meta.url);
const cards = await renderCards();
if (process.argv.includes('--write')) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of cards) writeFileSync(new URL(name, folder), text);
}
const old = [...cards].filter(([name, text]) => {
  const file = new URL(name, folder);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
process.stdout.write(
  old.length === 0
    ? `${cards.size} cards are current\n`
    : `not current: ${old.map(([name]) => name).join(', ')}; run this with --write\n`,
);
process.exitCode = old.length === 0 ? 0 : 1;
