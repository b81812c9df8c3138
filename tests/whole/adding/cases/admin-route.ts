import type { Case } from '../case.ts';

/** A route of the admin API: its entry and its handler. */
export const adminRoute: Case = {
  name: 'admin route',
  most: 2,
  files: {},
  edits: [
    {
      file: 'packages/contracts/src/admin/organizations.ts',
      after: 'export const ORGANIZATION_ADMIN_ENDPOINTS = {\n',
      text: `  countOrganizations: {
    method: 'GET',
    path: '/organization-count',
    summary: 'How many organizations there are',
    auth: 'admin',
    data: z.strictObject({ count: z.int().describe('Organizations') }),
  },
`,
    },
    {
      file: 'services/admin-api/src/organizations.ts',
      after: '  return adminHandlers({\n',
      text: `    async countOrganizations() {
      return { count: (await listOrganizations(db)).length };
    },
`,
    },
  ],
};
