import { expect, it } from 'vitest';
import { isOwnForm, isOwnWrite } from './own-form.ts';

const OWN = 'https://api.example.org';
const host = 'api.example.org';

it.each([
  ['nothing, as old clients do', {}, true],
  ['that it is ours', { 'sec-fetch-site': 'same-origin', origin: OWN }, true],
  ['that the person asked for it', { 'sec-fetch-site': 'none' }, true],
  ['our origin', { origin: OWN }, true],
  ['no origin, as our own pages do', { origin: 'null' }, true],
  ['the host the page is open under', { origin: 'http://localhost:8787', host: 'localhost:8787' }, true],
  ['that host with its usual port', { origin: 'https://api.example.net', host: 'API.example.net:80' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a site beside ours', { 'sec-fetch-site': 'same-site', origin: 'https://app.example.org' }, false],
  ['no origin and another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  ['another origin', { origin: 'https://evil.example' }, false],
  [
    'another origin although the site is said to be ours',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    false,
  ],
  ['another port', { origin: 'https://api.example.org:444' }, false],
  ['an origin that only begins like ours', { origin: 'https://api.example.org.evil.example' }, false],
  ['an origin that is none', { origin: 'api.example.org' }, false],
  ['an empty origin', { origin: '' }, false],
])('a form that says %s: %j is ours: %s', (_name, headers, own) => {
  expect(isOwnForm({ host, ...headers }, OWN)).toBe(own);
});

it.each([
  ['our page', { 'sec-fetch-site': 'same-origin', origin: OWN }, true],
  ['our page, without its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  ['nothing, as no browser does', {}, true],
  ['a page of a sibling that hides its origin', { 'sec-fetch-site': 'same-site', origin: 'null' }, false],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  ['a hidden origin alone', { origin: 'null' }, false],
  ['the person, who types no write', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
])('a write that says it comes from %s: %j is ours: %s', (_name, headers, own) => {
  expect(isOwnWrite({ host, ...headers }, OWN)).toBe(own);
});
