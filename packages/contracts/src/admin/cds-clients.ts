import * as z from 'zod';
import { CDS_CARD_KINDS, CDS_COUNTED_REASONS, CDS_HOOKS } from '../cds-hooks/cds-hooks.ts';
import { KEY_MODES } from '../platform/ping.ts';
import { listOf } from '../values/list.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId, onlyOf } from './admin-values.ts';

const Mode = z.enum(KEY_MODES).describe('Whether its calls count as those of test or of live keys');
const Address = z.url({ protocol: /^https?$/ }).max(1000);
const MOST_KEYS = 20;
const MOST_ADDRESSES = 10;
const MOST_ORIGINS = 20;

const MOST_KEY_CHARACTERS = 4096;
const part = (description: string) => text({ min: 1, max: MOST_KEY_CHARACTERS, description }).optional();

/** A public key in the form of RFC 7517, RSA or P-384. Other members, private ones among them, are dropped. */
const PublicKey = z
  .object({
    kty: z.enum(['RSA', 'EC']).describe('Kind of the key'),
    kid: text({ min: 1, max: 256, description: 'Id of the key' }),
    alg: z.enum(['RS384', 'ES384']).describe('What it signs with').optional(),
    n: part('Modulus of an RSA key'),
    e: part('Exponent of an RSA key'),
    crv: z.literal('P-384').describe('Curve of an EC key').optional(),
    x: part('First coordinate of an EC key'),
    y: part('Second coordinate of an EC key'),
  })
  .refine(({ kty, n, e, crv, x, y }) => {
    const members = kty === 'RSA' ? [n, e] : [crv, x, y];
    return members.every((member) => member !== undefined);
  }, 'must have n and e (RSA), or crv, x and y (EC)');

export const CdsClient = z.strictObject({
  id: z.string().describe('Id of the client'),
  accountId: AccountId,
  mode: Mode,
  name: z.string().describe('What operators call it'),
  issuer: z.string().describe('`iss` of its tokens'),
  keyIds: z.array(z.string()).describe('`kid` of its keys'),
  jku: z.array(z.string()).describe('Addresses its tokens may name as that of its keys; none is ever called'),
  origins: z.array(z.string()).describe('Origins of the pages that may call for it'),
  createdAt: Timestamp.describe('Moment it was made'),
  revokedAt: Timestamp.nullable().describe('Moment it was revoked; null while it is let in'),
});

/** Clients of CDS Hooks, the EHRs that ask for cards, and what became of the cards. */
export const CDS_CLIENT_ADMIN_ENDPOINTS = {
  createCdsClient: {
    method: 'POST',
    path: '/cds/clients',
    summary: 'Let an EHR ask for cards, by its issuer and public keys',
    auth: 'admin',
    body: z.strictObject({
      accountId: AccountId,
      mode: Mode,
      name: text({ min: 1, max: 200, description: 'What operators call it' }),
      issuer: text({ min: 1, max: 1000, description: '`iss` of its tokens; no two clients share one' }),
      keys: listOf(PublicKey, { min: 1, max: MOST_KEYS, description: 'Its public keys (a JWK Set)' }),
      jku: listOf(Address, {
        max: MOST_ADDRESSES,
        description: 'Addresses its tokens may name as that of its keys',
      }).default([]),
      origins: listOf(text({ min: 1, max: 300 }), {
        max: MOST_ORIGINS,
        description:
          'Exact origins of pages that may call for it, for example `https://ehr.example.org`; https, and outside ' +
          'production http on this machine. None: it calls from its server',
      }).default([]),
    }),
    successStatus: 201,
    data: CdsClient,
  },
  listCdsClients: {
    method: 'GET',
    path: '/cds/clients',
    query: z.strictObject({ accountId: onlyOf('account') }),
    summary: 'Every client of CDS Hooks',
    auth: 'admin',
    data: z.strictObject({ clients: z.array(CdsClient).describe('By the moment they were made') }),
  },
  revokeCdsClient: {
    method: 'POST',
    path: '/cds/clients/{id}/revoke',
    pathParams: byPathId('the client'),
    summary: 'Let a client in no more, at once and for good',
    auth: 'admin',
    data: CdsClient,
  },
  getCdsFeedback: {
    method: 'GET',
    path: '/cds/feedback',
    query: z.strictObject({ accountId: AccountId, mode: Mode }),
    summary: 'What became of the cards of an account: input of calibration, without patients',
    auth: 'admin',
    data: z.strictObject({
      counts: z
        .array(
          z.strictObject({
            day: z.iso.date().describe('Day of the feedback, UTC'),
            service: z.enum(CDS_HOOKS).describe('The service'),
            kind: z.enum([...CDS_CARD_KINDS, 'unknown']).describe('What the cards were about'),
            outcome: z.enum(['accepted', 'overridden']).describe('What became of them'),
            reason: z.enum(CDS_COUNTED_REASONS).describe('Why they were not followed'),
            cards: z.int().min(1).describe('How many'),
          }),
        )
        .describe('By day, service, kind, outcome and reason'),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>;
