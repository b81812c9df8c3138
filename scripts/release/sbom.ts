import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';

const FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
/** What an install brings along: neither what builds a package, nor what its user may add. */
const INSTALLED = ['--prod', '--exclude-peers'];

/** Writes what each package brings along, by the lockfile, to a file of its own. */
export function writeSboms(names: readonly string[], folder = 'made/sbom'): void {
  const filters = names.map((name) => `--filter=@svc/${name}`);
  const out = ['--split', '--out', `${folder}/%s-%v.cdx.json`];
  execFileSync('pnpm', [...filters, 'sbom', ...FORMAT, ...INSTALLED, ...out], { cwd: ROOT, stdio: 'ignore' });
}
