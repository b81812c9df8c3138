import { printList, printRecord } from '../io.ts';
import { callAdmin, developmentAccount, type JsonOption, type Register } from './command.ts';

interface AddOptions extends JsonOption {
  account?: string;
  name: string;
}

export const portals: Register = (program, io) => {
  const group = program
    .command('portals')
    .description(
      'credentials of patient portals: each starts patient sessions of one account, and nothing else',
    );
  group
    .command('add')
    .description('make a credential and print it, once')
    .requiredOption('--name <name>', 'which portal holds it')
    .option('--account <id>', 'the account; that of credentials.json when not given')
    .action(async ({ account, name, json = false }: AddOptions) => {
      const accountId = account ?? (await developmentAccount(io));
      const { credential, portal } = await callAdmin(io, 'addPortal', { body: { accountId, name } });
      printRecord(io, json, { credential, ...named(portal) });
    });
  group
    .command('list')
    .description('every credential, without the credential itself')
    .option('--account <id>', 'of one account')
    .action(async ({ account, json = false }: JsonOption & { account?: string }) => {
      const data = await callAdmin(io, 'listPortals', { query: { accountId: account } });
      const columns = ['portalId', 'accountId', 'name', 'visibleStart', 'lastUsedAt', 'revokedAt'] as const;
      printList(io, json, { name: 'portals', rows: data.portals.map(named), columns });
    });
  group
    .command('revoke <id>')
    .description('stop a credential for good, at once; sessions it started go on')
    .action(async (id: string, { json = false }: JsonOption) => {
      printRecord(io, json, named(await callAdmin(io, 'revokePortal', { params: { id } })));
    });
};

function named<Portal extends { readonly id: string }>({ id, ...rest }: Portal) {
  return { portalId: id, ...rest };
}
