import { methodsText } from './methods-text.ts';
import { typesText } from './types-text.ts';

const FOLDER = 'sdks/python/src/svc_client/';
const FILES = { 'types.py': typesText, '_methods.py': methodsText };

export const where = Object.keys(FILES).map((file) => FOLDER + file);

/** What the Python client takes from the contracts: its types, and a method for each operation. */
export function make(): Map<string, string> {
  return new Map(Object.entries(FILES).map(([file, write]) => [FOLDER + file, write()]));
}
