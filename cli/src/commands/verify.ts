import type { AdminClient, DataOf } from '../admin-client.ts';
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
 * Checks owners one by one and prints what was checked and what does not match, by id.
 *
 * @throws CliError when something is not as it was written, or the file has no seal of the owner asked about
 */
export async function verifyOwners(io: Io, { owner, anchor, json = false }: VerifyOptions): Promise<void> {
  const seals = sealsFor(owner, anchor);
  const verdicts = await withAdmin(io, async (client) => {
    const checked: (readonly [ownerId: string, verdict: Verdict])[] = [];
    for (const ownerId of owner === undefined ? await everybody(client) : [owner])
      checked.push([
        ownerId,
        await client.call('verifyOwner', { body: { ownerId, anchors: seals.of(ownerId) } }),
      ]);
    return checked;
  });
  const known = new Set(verdicts.map(([ownerId]) => ownerId));
  const gone = owner === undefined ? seals.owners.filter((ownerId) => !known.has(ownerId)) : [];
  const outcome = summed(verdicts, gone);
  if (json) io.out(`${JSON.stringify(outcome)}\n`);
  else print(io, outcome);
  if (!outcome.ok) throw new CliError('What is stored is not as it was written.');
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
  readonly damages: readonly (Verdict['damages'][number] & { readonly ownerId: string })[];
}

function summed(
  verdicts: readonly (readonly [ownerId: string, verdict: Verdict])[],
  gone: readonly string[],
): Outcome {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, [, verdict]) => total + count(verdict), 0);
  const damages = [
    ...verdicts.flatMap(([ownerId, verdict]) => verdict.damages.map((damage) => ({ ownerId, ...damage }))),
    ...gone.map((ownerId) => ({ ownerId, kind: 'seal' as const, where: 'every seal', problem: GONE })),
  ];
  return {
    ok: gone.length === 0 && verdicts.every(([, { ok }]) => ok),
    owners: verdicts.length,
    kinds: Object.entries(KINDS).map(([kind, count]) => ({
      kind,
      checked: sum((verdict) => verdict[count]),
      damaged: damages.filter((damage) => damage.kind === kind).length,
    })),
    unsealed: sum(({ unsealed }) => unsealed),
    outsideSeals: sum(({ outsideSeals }) => outsideSeals),
    erased: verdicts.flatMap(([ownerId, { erased }]) => erased.map((each) => ({ ownerId, ...each }))),
    damages,
  };
}

function print(io: Io, { owners, kinds, unsealed, outsideSeals, erased, damages }: Outcome): void {
  printList(io, false, { name: 'kinds', rows: kinds, columns: ['kind', 'checked', 'damaged'] });
  io.out(`owners: ${owners}, rows that wait for a seal: ${unsealed}, seals kept outside: ${outsideSeals}\n`);
  for (const { ownerId, visitId, patientId, erasedAt } of erased)
    io.out(`erased on ${erasedAt}: visit ${visitId}, patient ${patientId} of ${ownerId}\n`);
  for (const { ownerId, kind, where, problem } of damages)
    io.out(`damaged ${kind} of ${ownerId}: ${where}: ${problem}\n`);
  if (outsideSeals === 0) io.out(NO_OUTSIDE_SEAL);
}

const GONE = 'its seals were kept outside, and there is no such owner here';

const NO_OUTSIDE_SEAL =
  'no seal kept outside the database was given (--anchor): what the owner of the database made anew, hashes and all, would not be found\n';
