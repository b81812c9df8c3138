import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { brotliFile, type BuiltScript } from '../scripts/built-script.ts';
import { readOnce } from '../scripts/read-once.ts';

/** Where the build puts the console. */
export const CONSOLE_FOLDER = join(PROJECT_ROOT, 'services/pages/dist/console');
/** What Vite built, by source. */
export const CONSOLE_MANIFEST = join(CONSOLE_FOLDER, 'manifest.json');
export const CONSOLE_ENTRY = 'src/main.tsx';

/** A file of the build, as its manifest lists it. */
interface ManifestFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** Files that it asks for by itself, such as a sheet of its own. */
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestFile>>;

/** The files of the console, packed. */
export interface ConsoleFiles {
  /** What a page in a language loads first, below `/console/`, with what the screen at its address is made of. */
  first(at: { readonly language: string; readonly path: string }): Promise<{
    readonly script: string;
    readonly imports: readonly string[];
    readonly sheets: readonly string[];
  }>;
  /** A file of the build by its name below `assets/`; undefined when there is none. */
  file(name: string): Promise<BuiltScript | undefined>;
}

/** Reads the build when it is first asked for, and keeps what was read. What failed is tried again. */
export function createConsoleFiles(): ConsoleFiles {
  const manifest = readOnce(async () => JSON.parse(await readFile(CONSOLE_MANIFEST, 'utf8')) as Manifest);
  const files = new Map<string, () => Promise<BuiltScript>>();

  return {
    async first({ language, path }) {
      const all = await manifest();
      const entry = all[CONSOLE_ENTRY];
      if (entry === undefined) throw new Error(`${CONSOLE_MANIFEST} has no ${CONSOLE_ENTRY}`);
      const sources = [CONSOLE_ENTRY, `src/texts/${language}.ts`, screenAt(path)];
      const imports = sources.flatMap((source) => filesOf(all, source));
      return {
        script: entry.file,
        imports: [...new Set(imports)].filter((file) => file !== entry.file),
        sheets: firstSheets(all),
      };
    },
    async file(name) {
      const place = `assets/${name}`;
      const listed = Object.values(await manifest()).some(
        ({ file, css = [] }) => file === place || css.includes(place),
      );
      if (!listed) return undefined;
      const read = files.get(name) ?? readOnce(() => readPacked(name));
      files.set(name, read);
      return read();
    },
  };
}

/** Files that the entry imports, straight or through others: without them nothing is drawn. */
export function firstImports(manifest: Manifest): string[] {
  return filesOf(manifest, CONSOLE_ENTRY).slice(1);
}

/** The file of a source and all that it imports, straight or through others; none of a source that there is not. */
function filesOf(manifest: Manifest, source: string): string[] {
  const found = new Set<string>();
  const walk = (next: string) => {
    if (found.has(next)) return;
    found.add(next);
    for (const imported of manifest[next]?.imports ?? []) walk(imported);
  };
  walk(source);
  return [...found].flatMap((each) => manifest[each]?.file ?? []);
}

/** The source of the screen at an address of an account, which its folder is named after. What it guesses wrong is loaded later. */
function screenAt(path: string): string {
  const [, name = 'overview'] = /^accounts\/[^/]+(?:\/(\w+))?/.exec(path) ?? [];
  return `src/screens/${name}/${name}-screen.tsx`;
}

/** Sheets of the page itself: what a screen asks for when it is shown is not among them. */
export function firstSheets(manifest: Manifest): string[] {
  const files = Object.values(manifest);
  const later = new Set(files.flatMap(({ assets = [] }) => assets));
  const sheets = new Set(files.flatMap(({ file, css = [] }) => [file, ...css]));
  return [...sheets].filter((file) => file.endsWith('.css') && !later.has(file));
}

async function readPacked(name: string): Promise<BuiltScript> {
  const zippedFile = join(CONSOLE_FOLDER, 'assets', `${name}.gz`);
  const [zipped, brotli] = await Promise.all([readFile(zippedFile), readFile(brotliFile(zippedFile))]);
  return { name, zipped, brotli };
}
