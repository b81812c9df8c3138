/** What a pnpm lockfile says, as far as it is asked here. */
export interface Lockfile {
  /** What each package of others is fetched as and checked against. */
  readonly resolutions: readonly { readonly name: string; readonly text: string }[];
  /** Packages of others, with their version, that a folder needs when it runs, directly or through others. */
  reachableFrom(folder: string): string[];
}

/** Reads the lines of a lockfile of format 9; its indentation is fixed. */
export function readLockfile(text: string): Lockfile {
  const links = new Map<string, string[]>();
  const resolutions: { name: string; text: string }[] = [];
  let [section, entry, kind, dependency] = ['', '', '', ''];
  const link = (version: string) => {
    const local = /^link:(.+)$/.exec(version)?.[1];
    const target = local === undefined ? `${dependency}@${version}` : folderOf(entry, local);
    links.set(entry, [...(links.get(entry) ?? []), target]);
  };
  for (const line of text.split('\n')) {
    const [, indent = '', name = '', value = ''] = /^( *)'?(.+?)'?:(?: (.+))?$/.exec(line) ?? [];
    const depth = indent.length;
    if (name === '') continue;
    if (depth === 0) section = name;
    else if (depth === 2) [entry, kind] = [name, ''];
    else if (section === 'packages' && name === 'resolution') resolutions.push({ name: entry, text: value });
    else if (depth === 4) kind = name;
    else if (!/^(optionalD|d)ependencies$/.test(kind)) continue;
    else if (section === 'importers' && depth === 6) dependency = name;
    else if (section === 'importers' && name === 'version') link(unquoted(value));
    else if (section === 'snapshots' && depth === 6) {
      dependency = name;
      link(unquoted(value));
    }
  }
  return {
    resolutions,
    reachableFrom(folder) {
      const seen = new Set([folder]);
      for (const one of seen) for (const next of links.get(one) ?? []) seen.add(next);
      return [...seen].filter((name) => name.lastIndexOf('@') > 0);
    },
  };
}

function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1');
}

function folderOf(from: string, path: string): string {
  return new URL(path, `file:///${from}/`).pathname.slice(1);
}
