import { CONSOLE_ENDPOINTS, type ConsoleEndpoint, ROLE_SCOPES } from '@svc/contracts';

const FOLDER = 'apps/console/src/api/wire';
export const where = [`${FOLDER}/*.ts`];

const HEAD = '// Made by `npx pnpm documents console` from the contracts.\n';

/** What the console knows of the contracts while it runs: their schemas are four times as large as the rest of it. */
export function make(): ReadonlyMap<string, string> {
  return new Map([
    [`${FOLDER}/operations.ts`, operationsText()],
    [`${FOLDER}/role-scopes.ts`, roleScopesText()],
  ]);
}

function operationsText(): string {
  const entries = Object.entries<ConsoleEndpoint>(CONSOLE_ENDPOINTS);
  const lines = entries.map(([id, { method, path }]) => `  ${id}: ['${method}', '${path}'],`);
  return `${HEAD}import type { ConsoleId } from '@svc/contracts';

/** Method and path of every operation, below \`CONSOLE_PREFIX\`. */
export const OPERATIONS = {
${lines.join('\n')}
} as const satisfies Record<ConsoleId, readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string]>;
`;
}

function roleScopesText(): string {
  const lines = Object.entries(ROLE_SCOPES).map(
    ([role, scopes]) => `  ${role}: [${scopes.map((scope) => `'${scope}'`).join(', ')}],`,
  );
  return `${HEAD}import type { PersonRole, ScopeKind } from '@svc/contracts';

/** What each role can be held of. */
export const ROLE_SCOPES: Readonly<Record<PersonRole, readonly ScopeKind[]>> = {
${lines.join('\n')}
};
`;
}
