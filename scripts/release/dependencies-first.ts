import { manifestIn } from './manifest.ts';

/** Folders of packages, each after those that it depends on: at no moment does a registry have one that cannot be installed. */
export function dependenciesFirst(folders: readonly string[]): string[] {
  const folderOf = new Map(folders.map((folder) => [manifestIn(folder).name, folder]));
  const sorted = new Set<string>();
  const visit = (folder: string) => {
    for (const dependency of Object.keys(manifestIn(folder).dependencies ?? {})) {
      const other = folderOf.get(dependency);
      if (other !== undefined) visit(other);
    }
    sorted.add(folder);
  };
  for (const folder of folders) visit(folder);
  return [...sorted];
}
