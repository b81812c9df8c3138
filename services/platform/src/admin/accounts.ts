import { integerBetween, PLANS, text } from '@svc/contracts';
import { invalidField } from '@svc/server-kit';
import { createAccount, getAccount, listAccounts, readUsage, UNLIMITED, updateAccount } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { concerns } from './record-acts.ts';

const perSecond = integerBetween(1, UNLIMITED, 'Requests per second').nullable().optional();

const Account = z.strictObject({
  name: text({ min: 1, max: 200 }),
  plan: z.enum(PLANS),
  productionApproved: z.boolean().optional(),
  sustainedPerSecond: perSecond,
  burstPerSecond: perSecond,
  overageCap: integerBetween(0, 1_000_000_000, 'Requests of overage in a month').nullable().optional(),
});
const NewAccount = adminRequest(Account);
const AccountPatch = adminRequest(Account.partial());

interface ById {
  Params: { id: string };
}

export function accountRoutes(app: FastifyInstance, { database: { db }, clock, usage }: Services): void {
  app.post('/accounts', ADMIN, async (request, reply) => {
    const account = await createAccount(db, { ...read(NewAccount, request.body), now: clock() });
    concerns(request, { ownerId: account.id, target: account.id });
    answer(reply, account, 201);
  });
  app.get('/accounts', ADMIN, async (_request, reply) => answer(reply, { accounts: await listAccounts(db) }));
  app.get<ById>('/accounts/:id', ADMIN, async ({ params }, reply) => {
    answer(reply, found(await getAccount(db, params.id), 'account'));
  });
  app.patch<ById>('/accounts/:id', ADMIN, async ({ params, body }, reply) => {
    answer(reply, found(await updateAccount(db, params.id, read(AccountPatch, body), clock()), 'account'));
  });
  app.get<ById & { Querystring: { month?: string } }>(
    '/accounts/:id/usage',
    ADMIN,
    async ({ params, query }, reply) => {
      const month = monthOf(query.month ?? new Date(clock()).toISOString().slice(0, 7));
      // What this process counted and has not written yet belongs to the answer.
      await usage.flush();
      answer(reply, found(await readUsage(db, params.id, { month }), 'account'));
    },
  );
}

function monthOf(text: string): string {
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return text;
  throw invalidField('month', 'must be YYYY-MM');
}
