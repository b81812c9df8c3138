import { expect, it } from 'vitest';
import { make } from './document.ts';

const cards = await make();

it.each(['dmse', 'outcome', 'relapse', 'medication', 'biomarker'])(
  'the card of %s names what it reads, its parameters and what it cannot tell [D:model cards]',
  (engine) => {
    const text = cards.get(`docs/model-cards/${engine}.md`) ?? '';
    for (const heading of ['What it cannot tell', 'What it reads', 'Parameters', 'Numbers in the rules'])
      expect(text).toContain(`## ${heading}`);
  },
);
