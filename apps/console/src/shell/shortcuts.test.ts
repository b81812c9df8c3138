import { expect, it } from 'vitest';
import { ACCOUNT_PAGES } from './pages.ts';
import { actOf } from './shortcuts.ts';

const KEY = {
  key: 'g',
  keyCode: 71,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
};

it('goes to a page by g and its letter', () => {
  expect(actOf(KEY, false, false)).toBe('lead');
  expect(actOf({ ...KEY, key: 'k' }, true, false)).toMatchObject({ go: { name: 'keys' } });
  expect(actOf({ ...KEY, key: 'k' }, false, false)).toBe('nothing');
  expect(actOf({ ...KEY, key: '?' }, false, false)).toBe('help');
});

it.each([
  ['a field or dialog has the focus', { key: '?' }, true],
  ['an input method composes', { key: '?', isComposing: true }, false],
  ['an input method composes, as old browsers say it', { key: '?', keyCode: 229 }, false],
  ['it belongs to the browser', { key: '?', ctrlKey: true }, false],
  ['somebody took it', { key: '?', defaultPrevented: true }, false],
])('does nothing while %s', (_, pressed, isBusy) => {
  expect(actOf({ ...KEY, ...pressed }, false, isBusy)).toBe('nothing');
});

it('gives every page a letter of its own', () => {
  const letters = ACCOUNT_PAGES.map(({ key }) => key);
  expect(letters).toEqual([...new Set(letters)]);
});
