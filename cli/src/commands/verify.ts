import type { AdminClient, DataOf, RequestOf } from '../admin-client.ts';
import { CliError } from '../cli-error.ts';
import { type Io, printList } from '../io.ts';
import { type KeptSealFile, openKeptSeals } from '../kept-seals.ts';
import { type JsonOption, type Register, withAdmin } from './command.ts';

/** The owner under which promotions of parameters and acts of operators are sealed. */
const OPERATOR = 'operator';

/** The option for seals kept outside the database. */
export const ANCHOR = [
  '--anchor <file>',
  'seals that were kept elsewhere: the file of SVC_SEAL_FILE, or JSON of one, of a list, or of svc mse seal --json',
] as const;

interface VerifyOptions extends JsonOption {
  readonly owner?: string;
  readonly anchor?: string | undefined;
}

type Verdict = DataOf<'verifyOwner'>;

const KINDS = {
  exam: 'records',
  audit: 'auditRows',
  review: 'reviews',
  look: 'looks',
  promotion: 'promotions',
  act: 'acts',
  seal: 'seals',
} as const satisfies Record<Verdict['damages'][number]['kind'], keyof Verdict>;

export const verify: Register = (program, io) => {
  program
    .command('verify')
    .description(
      'check exams, audit trails, retina reviews and looks, promotions and acts of operators against their chains and seals',
    )
    .option('--owner <id>', 'one organization or account, or operator; everybody when not given')
    .option(...ANCHOR)
    .action((options: VerifyOptions) => verifyOwners(io, options));
};

/**
 * Checks owners one after the other and prints of each, as soon as it was checked, what does not match, by ids. One that
 * cannot be checked keeps nobody else from it.
 *
 * @throws CliError when something is not as it was written, somebody could not be checked, or the file has no seal of
 *   who was asked about
 */
export async function verifyOwners(io: Io, { owner, anchor, json = false }: VerifyOptions): Promise<void> {
  const seals = sealsFor(owner, anchor);
  const checks = await withAdmin(io, async (client) => {
    const done: Check[] = [];
    for (const ownerId of owner === undefined ? await everybody(client) : [owner]) {
      const check = await checkOne(client, { ownerId, anchors: seals.of(ownerId) });
      if (owner !== undefined && 'error' in check) throw check.error;
      if (!json) printCheck(io, check);
      done.push(check);
    }
    return done;
  });
  const known = new Set(checks.map(({ ownerId }) => ownerId));
  const gone = owner === undefined ? seals.owners.filter((ownerId) => !known.has(ownerId)) : [];
  const outcome = summed(checks, gone);
  if (json) io.out(`${JSON.stringify(outcome)}\n`);
  else print(io, outcome, gone);
  if (!outcome.ok) throw new CliError(wordsOf(outcome));
}

/** What was found of an owner, or why nothing was. */
type Check =
  | { readonly ownerId: string; readonly verdict: Verdict }
  | { readonly ownerId: string; readonly error: unknown };

async function checkOne(client: AdminClient, body: RequestOf<'verifyOwner'>['body']): Promise<Check> {
  const { ownerId } = body;
  try {
    return { ownerId, verdict: await client.call('verifyOwner', { body }) };
  } catch (error) {
    return { ownerId, error };
  }
}

function wordsOf({ damages, unchecked }: Outcome): string {
  const words = [
    ...(damages.length > 0 ? ['What is stored is not as it was written.'] : []),
    ...(unchecked.length > 0 ? [`Not checked: ${unchecked.map(({ ownerId }) => ownerId).join(', ')}.`] : []),
  ];
  return words.join(' ');
}

function sealsFor(owner: string | undefined, anchor: string | undefined): KeptSealFile {
  if (anchor === undefined) return { of: () => [], owners: [] };
  const seals = openKeptSeals(anchor);
  if (owner !== undefined && seals.of(owner).length === 0)
    throw new CliError(`${anchor} holds no seal of ${owner}.`);
  return seals;
}

async function everybody(client: AdminClient): Promise<string[]> {
  const { organizations } = await client.call('listOrganizations', {});
  const { accounts } = await client.call('listAccounts', {});
  return [...organizations.map(({ id }) => id), ...accounts.map(({ id }) => id), OPERATOR];
}

interface Outcome {
  readonly ok: boolean;
  readonly owners: number;
  readonly kinds: readonly { readonly kind: string; readonly checked: number; readonly damaged: number }[];
  readonly unsealed: number;
  readonly outsideSeals: number;
  readonly erased: readonly (Verdict['erased'][number] & { readonly ownerId: string })[];
  readonly damages: readonly OwnedDamage[];
  readonly unchecked: readonly { readonly ownerId: string; readonly problem: string }[];
}

type OwnedDamage = Verdict['damages'][number] & { readonly ownerId: string };

function summed(checks: readonly Check[], gone: readonly string[]): Outcome {
  const checked = checks.filter((check) => 'verdict' in check);
  const failed = checks.filter((check) => 'error' in check);
  const sum = (count: (verdict: Verdict) => number) =>
    checked.reduce((total, { verdict }) => total + count(verdict), 0);
  const damages = [...checked.flatMap(damagesOf), ...gone.map(goneDamage)];
  return {
    ok: failed.length === 0 && gone.length === 0 && checked.every(({ verdict }) => verdict.ok),
    owners: checked.length,
    kinds: Object.entries(KINDS).map(([kind, count]) => ({
      kind,
      checked: sum((verdict) => verdict[count]),
      damaged: damages.filter((damage) => damage.kind === kind).length,
    })),
    unsealed: sum(({ unsealed }) => unsealed),
    outsideSeals: sum(({ outsideSeals }) => outsideSeals),
    erased: checked.flatMap(({ ownerId, verdict }) => verdict.erased.map((each) => ({ ownerId, ...each }))),
    damages,
    unchecked: failed.map(({ ownerId, error }) => ({ ownerId, problem: problemOf(error) })),
  };
}

function damagesOf({ ownerId, verdict }: { ownerId: string; verdict: Verdict }): OwnedDamage[] {
  return verdict.damages.map((damage) => ({ ownerId, ...damage }));
}

function goneDamage(ownerId: string): OwnedDamage {
  return { ownerId, kind: 'seal', where: 'every seal', problem: GONE };
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function printCheck(io: Io, check: Check): void {
  const { ownerId } = check;
  if ('error' in check) {
    io.out(`${ownerId}: not checked: ${problemOf(check.error)}\n`);
    return;
  }
  const { verdict } = check;
  io.out(`${ownerId}: ${verdict.ok ? 'in order' : 'not as it was written'}\n`);
  for (const { visitId, patientId, erasedAt } of verdict.erased)
    io.out(`erased on ${erasedAt}: visit ${visitId}, patient ${patientId} of ${ownerId}\n`);
  for (const damage of damagesOf(check)) printDamage(io, damage);
}

function printDamage(io: Io, { ownerId, kind, where, problem }: OwnedDamage): void {
  io.out(`damaged ${kind} of ${ownerId}: ${where}: ${problem}\n`);
}

function print(
  io: Io,
  { owners, kinds, unsealed, outsideSeals, unchecked }: Outcome,
  gone: readonly string[],
): void {
  for (const ownerId of gone) printDamage(io, goneDamage(ownerId));
  printList(io, false, { name: 'kinds', rows: kinds, columns: ['kind', 'checked', 'damaged'] });
  const left = unchecked.length === 0 ? '' : `, not checked: ${unchecked.length}`;
  io.out(
    `owners: ${owners}${left}, rows that wait for a seal: ${unsealed}, seals kept outside: ${outsideSeals}\n`,
  );
  if (outsideSeals === 0) io.out(NO_OUTSIDE_SEAL);
}

const GONE = 'its seals were kept outside, and there is no such owner here';

const NO_OUTSIDE_SEAL =
  'no seal kept outside the database was given (--anchor): what the owner of the database made anew, hashes and all, would not be found\n';
