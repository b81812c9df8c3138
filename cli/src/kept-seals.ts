import { readFileSync } from 'node:fs';
import type { RequestOf } from './admin-client.ts';
import { CliError } from './cli-error.ts';

/** Seals that were kept outside the database, as a check takes them. */
type KeptSeals = NonNullable<RequestOf<'verifyOwner'>['body']['anchors']>;

/** A file of seals that were kept outside the database. */
export interface KeptSealFile {
  of(ownerId: string): KeptSeals;
  /** The owners named in it. */
  readonly owners: readonly string[];
}

/** Most seals sent at once; fewer lose nothing, since each vouches for all before it. */
const MOST_SEALS = 1_000;

/**
 * The seals of a file, by owner, as `svc mse seal --json` prints them: a list, a single one, or one per line.
 *
 * @throws CliError when it cannot be read
 */
export function openKeptSeals(file: string): KeptSealFile {
  const seals = sealsOf(textOf(file));
  const owners = seals.map(ownerOf).filter((owner) => owner !== undefined);
  return {
    // Values of a wrong type are refused by the server, which names them.
    of: (ownerId) => seals.filter(isOf(ownerId)).slice(-MOST_SEALS) as KeptSeals,
    owners: [...new Set(owners)],
  };
}

function ownerOf(seal: unknown): string | undefined {
  const { organizationId } = (seal ?? {}) as { readonly organizationId?: unknown };
  return typeof organizationId === 'string' ? organizationId : undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CliError(`${file} cannot be read.`);
  }
}

function sealsOf(text: string): unknown[] {
  const value =
    parse(text) ??
    text
      .split('\n')
      .map(parse)
      .filter((seal) => seal !== undefined);
  const { seals = value } = value as { seals?: unknown };
  return Array.isArray(seals) ? seals : [seals];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A seal that names no owner is taken for one of the owner asked about. */
function isOf(ownerId: string) {
  return (seal: unknown): boolean =>
    typeof seal === 'object' &&
    seal !== null &&
    'chainedRoot' in seal &&
    (!('organizationId' in seal) || seal.organizationId === ownerId);
}
