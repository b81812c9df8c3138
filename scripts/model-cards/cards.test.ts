import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderCards } from './cards.ts';

const cards = await renderCards();

describe('[D:model cards] the cards', () => {
  it.each([...cards])(
    '%s is what the data say (run `node --conditions=@svc/source scripts/model-cards.ts --write`)',
    (name, text) => {
      const file = new URL(`../../docs/model-cards/${name}`, import.meta.url);
      expect(existsSync(file) && readFileSync(file, 'utf8') === text).toBe(true);
    },
  );

  it.each(['dmse', 'outcome', 'relapse', 'medication', 'biomarker'])(
    'of %s names what it reads, its parameters and what it cannot tell',
    (engine) => {
      const text = cards.get(`${engine}.md`) ?? '';
      for (const heading of ['What it cannot tell', 'What it reads', 'Parameters'])
        expect(text).toContain(`## ${heading}`);
    },
  );
});
