export { createSearch, type Found, normalForm, type SearchEntry } from './rank.ts';
