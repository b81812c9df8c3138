import { forwardOldHash } from './old-hash.ts';
import { startSearch } from './search-field.ts';

forwardOldHash();
startSearch();
