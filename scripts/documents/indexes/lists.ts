/** A file of a folder that is one entry of its list. */
interface Entry {
  readonly file: string;
  readonly name: string;
}

/** A list whose entries are the files of a folder. */
export interface FolderList {
  /** The list. */
  readonly file: string;
  readonly folder: string;
  /** What the source of an entry holds; other files of the folder are none. */
  readonly isEntry: RegExp;
  nameOf(file: string, source: string): string;
  /** The text of the list: entries in its own order, and sorted by the names of their files. */
  text(ordered: readonly Entry[], sorted: readonly Entry[]): string;
}

const INSTRUMENT = /^export const (\w+) = defineInstrument\(/m;
const ENDPOINT = /^export const \w+Endpoint = /m;
const INSTRUMENTS_FOLDER = 'packages/clinical/src/instruments';
const PRODUCTS_FOLDER = 'packages/contracts/src/analysis/products';
const MOST_COLUMNS = 110;

const stem = (file: string) => file.replace(/\.ts$/, '');
const lines = (entries: readonly Entry[], line: (entry: Entry) => string) => entries.map(line).join('\n');

export const LISTS: readonly FolderList[] = [
  {
    file: `${INSTRUMENTS_FOLDER}/index.ts`,
    folder: INSTRUMENTS_FOLDER,
    isEntry: INSTRUMENT,
    nameOf: (_, source) => INSTRUMENT.exec(source)?.[1] ?? '',
    text: (
      ordered,
      sorted,
    ) => `// Kept by \`npx pnpm documents indexes\`: a file of this folder is an instrument.
import type { Instrument } from './define-instrument.ts';
${lines(sorted, ({ file, name }) => `import { ${name} } from './${file}';`)}

/** Every symptom instrument that is read by its own rules. */
export const INSTRUMENTS: readonly Instrument[] = [
${lines(ordered, ({ name }) => `  ${name},`)}
];
`,
  },
  {
    file: `${PRODUCTS_FOLDER}/index.ts`,
    folder: PRODUCTS_FOLDER,
    isEntry: ENDPOINT,
    nameOf: stem,
    text: (ordered, sorted) => `// Kept by \`npx pnpm documents indexes\`: a file of this folder is a product.
${lines(sorted, ({ name }) => `import { ${name}Endpoint } from './${name}.ts';`)}

${lines(sorted, ({ name }) => `export * from './${name}.ts';`)}

/** The analysis endpoint of each product. */
export const PRODUCT_ENDPOINTS = {
${lines(ordered, ({ name }) => `  ${name}: ${name}Endpoint,`)}
} as const;
`,
  },
  {
    file: 'packages/contracts/src/analysis/product-keys.ts',
    folder: PRODUCTS_FOLDER,
    isEntry: ENDPOINT,
    nameOf: stem,
    text: (ordered) => `// Kept by \`npx pnpm documents indexes\`: a name for each file of \`products\`.

/** Every analysis product, in the order of the documentation. */
${constant('PRODUCTS', ordered)}
`,
  },
];

/** As the formatter writes it: on one line where it fits. */
function constant(name: string, entries: readonly Entry[]): string {
  const line = `export const ${name} = [${entries.map((entry) => `'${entry.name}'`).join(', ')}] as const;`;
  if (line.length <= MOST_COLUMNS) return line;
  return `export const ${name} = [\n${lines(entries, (entry) => `  '${entry.name}',`)}\n] as const;`;
}
