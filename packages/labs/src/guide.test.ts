import { findLabPanel } from '@svc/clinical';
import { ENDPOINTS } from '@svc/contracts';
import { expect, it } from 'vitest';
import { blocksOf } from '../../../scripts/test/page-blocks.ts';
import { allowedTransitions, usualPath } from './transitions.ts';

const shown = (language: string) =>
  blocksOf('docs/labs.md')
    .filter((block) => block.language === language)
    .map(({ text }) => text);

it('the order that the guide shows is an answer of the endpoint, whole, with what the catalog says of its panel', () => {
  const answer = JSON.parse(shown('json')[0] ?? '') as unknown;
  const parsed = ENDPOINTS.createLabOrder.response.parse(answer);
  expect(parsed).toEqual(answer);
  const { panelId, panelName, category } = parsed.data;
  expect(findLabPanel(panelId)).toMatchObject({ name: panelName, category });
});

it('the ways that the guide draws are the usual one, and the one from collected to resulted', () => {
  const [usual = '', shortcut = ''] = (shown('text')[0] ?? '').split('\n');
  expect(usual.split(' → ')).toEqual(['requested', ...(usualPath('requested', 'completed') ?? [])]);
  const under = (place: number) => usual.slice(0, place).split(' → ').length - 1;
  const statuses = usual.split(' → ');
  const from = statuses[under(shortcut.indexOf('└'))];
  const to = statuses[under(shortcut.indexOf('↗'))];
  expect([from, to]).toEqual(['collected', 'resulted']);
  expect(allowedTransitions('collected')).toContain('resulted');
});
