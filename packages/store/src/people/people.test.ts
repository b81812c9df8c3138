import type { PersonRole } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createAccount } from '../accounts/accounts.ts';
import { createOrganization } from '../accounts/organizations.ts';
import type { Db } from '../database/tenancy.ts';
import { createIdentified, findIdentified } from './identities.ts';
import {
  acceptInvitation,
  createInvitation,
  findInvitation,
  listInvitations,
  openInvitationsFor,
  purgeInvitations,
  revokeInvitation,
} from './invitations.ts';
import { giveRole, listMembers, removeMember, setMemberAdmin, takeRole } from './memberships.ts';
import { createPerson, getPerson, listPeople, setPersonDisabled, updateProfile } from './people.ts';
import { INSTALLATION, type Place, placeNamed } from './places.ts';
import { addPortal, findPortal, listPortals, revokePortal } from './portals.ts';
import {
  createPersonSession,
  endPersonSession,
  endProviderSessions,
  findPersonSession,
  listPersonSessions,
  purgePersonSessions,
  renewPersonSession,
} from './sessions.ts';
import { startAccount } from './start-account.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestDatabase;
let db: Db & TestDatabase['database']['db'];
let account: Place;
let organization: Place;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ db } = test.database);
  const { id } = await createAccount(db, { name: 'Clinic app', plan: 'sandbox', now: NOW });
  account = { scope: 'account', scopeId: id };
  organization = {
    scope: 'organization',
    scopeId: (await createOrganization(db, { name: 'Clinic', now: NOW })).id,
  };
});
afterAll(() => test.close());

let number = 0;
async function person(email = `person-${++number}@example.org`): Promise<string> {
  return createPerson(db, {
    email,
    profile: { name: 'Pat Person', credential: null, licence: null },
    now: NOW,
  });
}
const session = (personId: string, more: object = {}) =>
  createPersonSession(db, {
    personId,
    browser: 'Firefox, Linux',
    issuer: 'https://id.example.org',
    subject: personId,
    providerSession: null,
    authenticatedAtMs: NOW,
    now: NOW,
    ...more,
  });
const member = (place: Place, isAdmin: boolean, role: PersonRole = 'developer') =>
  person().then(async (personId) => {
    await giveRole(db, { personId, role, ...place, isAdmin, now: NOW });
    return personId;
  });

describe('a session', () => {
  it.each<[string, seenMs: number[], boolean]>([
    ['1 ms before half an hour without a request', [30 * MINUTE - 1], true],
    ['after half an hour without a request', [30 * MINUTE], false],
    ['that is used, long after its first half hour', [29 * MINUTE, 58 * MINUTE, 87 * MINUTE], true],
    [
      'that is used all the time, 1 ms before 12 hours',
      [...Array.from({ length: 25 }, (_, i) => i * 29 * MINUTE), 12 * HOUR - 1],
      true,
    ],
    [
      'that is used all the time, after 12 hours',
      [...Array.from({ length: 25 }, (_, i) => i * 29 * MINUTE), 12 * HOUR],
      false,
    ],
  ])('%s holds or does not', async (_, seenMs, holds) => {
    const token = await session(await person());
    let last = null;
    for (const ms of seenMs) last = await findPersonSession(db, { token, now: NOW + ms });
    expect(last !== null).toBe(holds);
  });

  it('tells who it is of, and what they may do', async () => {
    const personId = await member(account, true);
    const token = await session(personId, { authenticatedAtMs: NOW - 5 * MINUTE });
    expect(await findPersonSession(db, { token, now: NOW })).toMatchObject({
      personId,
      profile: { name: 'Pat Person' },
      memberships: [
        {
          role: 'developer',
          isAdmin: true,
          scope: 'account',
          scopeId: account.scopeId,
          scopeName: 'Clinic app',
        },
      ],
      authenticatedAtMs: NOW - 5 * MINUTE,
      expiresAtMs: NOW + 12 * HOUR,
    });
  });

  it('is stored as a hash: its token is nowhere in the database', async () => {
    const token = await session(await person());
    const rows = await db.selectFrom('person_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', 'x', 'a'.repeat(43), 'ä'.repeat(43)])('is none for the token %j', async (token) => {
    expect(await findPersonSession(db, { token, now: NOW })).toBeNull();
  });

  it('goes on under a new token, and the one before holds no longer', async () => {
    const token = await session(await person());
    const before = await findPersonSession(db, { token, now: NOW });
    const renewed = await renewPersonSession(db, { id: before?.id ?? '' });
    expect(await findPersonSession(db, { token, now: NOW })).toBeNull();
    expect((await findPersonSession(db, { token: renewed, now: NOW }))?.id).toBe(before?.id);
  });

  it('is ended by its person, and by nobody else', async () => {
    const [mine, theirs] = [await person(), await person()];
    const token = await session(mine);
    const { id } = (await findPersonSession(db, { token, now: NOW })) ?? { id: '' };
    expect(await endPersonSession(db, { personId: theirs, id })).toBe(false);
    expect(await findPersonSession(db, { token, now: NOW })).not.toBeNull();
    expect(await endPersonSession(db, { personId: mine, id })).toBe(true);
    expect(await findPersonSession(db, { token, now: NOW })).toBeNull();
  });

  it('is ended by the provider: one of its sessions, or all of a subject, and none without a name', async () => {
    const issuer = 'https://id.example.org';
    const personId = await person();
    const tokens: string[] = [];
    for (const providerSession of ['sid-1', 'sid-2', 'sid-3'])
      tokens.push(await session(personId, { providerSession: `${personId} ${providerSession}` }));
    const held = async () => {
      const found = [];
      for (const token of tokens) found.push((await findPersonSession(db, { token, now: NOW })) !== null);
      return found;
    };
    expect(await endProviderSessions(db, { issuer: 'https://other.example.org', subject: personId })).toBe(0);
    expect(await endProviderSessions(db, { issuer })).toBe(0);
    expect(await held()).toEqual([true, true, true]);
    expect(await endProviderSessions(db, { issuer, providerSession: `${personId} sid-2` })).toBe(1);
    expect(await held()).toEqual([true, false, true]);
    expect(await endProviderSessions(db, { issuer, subject: personId })).toBe(2);
    expect(await held()).toEqual([false, false, false]);
  });

  it('is listed while it holds, and removed when it has ended', async () => {
    const personId = await person();
    await session(personId);
    await session(personId, { now: NOW - 31 * MINUTE });
    expect(await listPersonSessions(db, { personId, now: NOW })).toHaveLength(1);
    expect(await purgePersonSessions(db, NOW)).toBeGreaterThan(0);
    const rows = await db
      .selectFrom('person_session')
      .select('id')
      .where('person_id', '=', personId)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('a person who is shut out', () => {
  it('has no session any more, gets none that holds, and is let in again with their roles', async () => {
    const personId = await member(account, false);
    const token = await session(personId);
    const shut = await setPersonDisabled(db, { id: personId, disabled: true, now: NOW });
    expect(shut?.disabledAt).toBe(new Date(NOW).toISOString());
    const later = await session(personId);
    expect(await findPersonSession(db, { token, now: NOW })).toBeNull();
    expect(await findPersonSession(db, { token: later, now: NOW })).toBeNull();
    const again = await setPersonDisabled(db, { id: personId, disabled: false, now: NOW });
    expect(again).toMatchObject({ disabledAt: null, memberships: [{ role: 'developer' }] });
  });

  it('stays shut out since the first time', async () => {
    const id = await person();
    await setPersonDisabled(db, { id, disabled: true, now: NOW });
    const twice = await setPersonDisabled(db, { id, disabled: true, now: NOW + HOUR });
    expect(twice?.disabledAt).toBe(new Date(NOW).toISOString());
  });
});

describe('a role', () => {
  it.each<[PersonRole, () => Place, boolean]>([
    ['developer', () => account, true],
    ['developer', () => organization, false],
    ['developer', () => INSTALLATION, false],
    ['clinician', () => account, true],
    ['clinician', () => organization, true],
    ['clinician', () => INSTALLATION, false],
    ['reviewer', () => INSTALLATION, true],
    ['reviewer', () => account, false],
    ['operator', () => INSTALLATION, true],
    ['operator', () => organization, false],
    ['developer', () => ({ scope: 'account', scopeId: 'acct_none' }), false],
    ['clinician', () => ({ scope: 'organization', scopeId: 'org_none' }), false],
  ])('%s is held where it can be', async (role, place, isHeld) => {
    const given = giveRole(db, { personId: await person(), role, ...place(), isAdmin: false, now: NOW });
    const outcome = await given.then(
      () => 'held',
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(isHeld ? /^held$/ : /is held of|no such/);
  });

  it('that changes ends the sessions of the person, given, changed or taken', async () => {
    const personId = await person();
    const held = { personId, role: 'developer' as const, ...account };
    for (const change of [
      () => giveRole(db, { ...held, isAdmin: false, now: NOW }),
      () => giveRole(db, { ...held, isAdmin: true, now: NOW }),
      () => takeRole(db, held),
    ]) {
      const token = await session(personId);
      await change();
      expect(await findPersonSession(db, { token, now: NOW })).toBeNull();
    }
    expect(await takeRole(db, held)).toBe(false);
  });

  it('names at most one place', () => {
    expect(() => placeNamed({ accountId: 'a', organizationId: 'b' })).toThrow(/not both/);
    expect(placeNamed({})).toEqual(INSTALLATION);
  });
});

describe('the team of an account', () => {
  let place: Place;
  beforeAll(async () => {
    place = {
      scope: 'account',
      scopeId: (await createAccount(db, { name: 'Team', plan: 'sandbox', now: NOW })).id,
    };
  });

  it('always keeps an admin', async () => {
    const [admin, other] = [await member(place, true), await member(place, false)];
    const members = await listMembers(db, place);
    const idOf = (personId: string) => members.find((each) => each.personId === personId)?.id ?? '';
    await expect(removeMember(db, { ...place, id: idOf(admin) })).rejects.toThrow(/last admin/);
    await expect(setMemberAdmin(db, { ...place, id: idOf(admin), isAdmin: false })).rejects.toThrow(
      /last admin/,
    );
    expect(await setMemberAdmin(db, { ...place, id: idOf(other), isAdmin: true })).toBe(other);
    expect(await removeMember(db, { ...place, id: idOf(admin) })).toBe(admin);
    expect((await listMembers(db, place)).map(({ personId }) => personId)).toEqual([other]);
  });

  it('does not count an admin who was shut out as the last but one', async () => {
    const [first] = await listMembers(db, place);
    const shut = await member(place, true);
    await setPersonDisabled(db, { id: shut, disabled: true, now: NOW });
    await expect(removeMember(db, { ...place, id: first?.id ?? '' })).rejects.toThrow(/last admin/);
  });

  it('has no members of another', async () => {
    const [first] = await listMembers(db, place);
    expect(await removeMember(db, { ...account, id: first?.id ?? '' })).toBeNull();
    expect(await setMemberAdmin(db, { ...account, id: first?.id ?? '', isAdmin: true })).toBeNull();
  });
});

describe('an invitation', () => {
  const invite = (email: string, more: object = {}) =>
    createInvitation(db, {
      email,
      role: 'developer',
      ...account,
      isAdmin: true,
      invitedBy: 'token-1',
      now: NOW,
      ...more,
    });

  it('gives its role once', async () => {
    const { token, invitation } = await invite('new@example.org');
    expect(await findInvitation(db, { token, now: NOW })).toEqual(invitation);
    const [first, second] = [await person(), await person()];
    expect(await acceptInvitation(db, { id: invitation.id, personId: first, now: NOW })).toBe(true);
    expect(await acceptInvitation(db, { id: invitation.id, personId: second, now: NOW })).toBe(false);
    expect((await getPerson(db, first))?.memberships).toMatchObject([{ role: 'developer', isAdmin: true }]);
    expect((await getPerson(db, second))?.memberships).toEqual([]);
    expect(await findInvitation(db, { token, now: NOW })).toBeNull();
  });

  it.each([
    [7 * 24 * HOUR - 1, true],
    [7 * 24 * HOUR, false],
  ])('%i ms old holds: %s', async (age, holds) => {
    const { token, invitation } = await invite('old@example.org');
    expect((await findInvitation(db, { token, now: NOW + age })) !== null).toBe(holds);
    const personId = await person();
    expect(await acceptInvitation(db, { id: invitation.id, personId, now: NOW + age })).toBe(holds);
  });

  it('that was taken back holds no longer, and is of its place alone', async () => {
    const { invitation } = await invite('back@example.org');
    expect(await revokeInvitation(db, { ...organization, id: invitation.id, now: NOW })).toBeNull();
    expect(await revokeInvitation(db, { ...account, id: invitation.id, now: NOW })).toMatchObject({
      revokedAt: new Date(NOW).toISOString(),
    });
    expect(await acceptInvitation(db, { id: invitation.id, personId: await person(), now: NOW })).toBe(false);
    expect((await listInvitations(db, { ...account, now: NOW })).map(({ id }) => id)).not.toContain(
      invitation.id,
    );
  });

  it('is removed 30 days after its end', async () => {
    const { token } = await invite('purged@example.org');
    const ended = NOW + 7 * 24 * HOUR;
    await purgeInvitations(db, ended + 30 * 24 * HOUR - 1);
    expect(await findInvitation(db, { token, now: NOW })).not.toBeNull();
    expect(await purgeInvitations(db, ended + 30 * 24 * HOUR)).toBeGreaterThan(0);
    expect(await findInvitation(db, { token, now: NOW })).toBeNull();
  });

  it('is found by its address, whatever the case of its letters', async () => {
    const { invitation } = await invite('Casey@Example.org');
    expect(await openInvitationsFor(db, { email: 'casey@example.ORG', now: NOW })).toEqual([invitation.id]);
  });
});

describe('an identity', () => {
  it('is of one person, also when two windows sign in at once', async () => {
    const identity = {
      issuer: 'https://id.example.org',
      subject: 'sub-1',
      email: 'a@example.org',
      name: 'A',
      now: NOW,
    };
    const [first, second] = await Promise.all([
      createIdentified(db, identity),
      createIdentified(db, identity),
    ]);
    expect(first).toBe(second);
    expect(await findIdentified(db, identity)).toEqual({ id: first, isDisabled: false });
    expect(await findIdentified(db, { ...identity, issuer: 'https://other.example.org' })).toBeNull();
  });
});

describe('people', () => {
  it('are listed newest first, page by page, all or of one place, each once', async () => {
    const ids: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await listPeople(db, { limit: 5, cursor });
      ids.push(...page.people.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      more = page.hasMore;
    }
    const { count } = await db
      .selectFrom('person')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(Number(count));
    const here = await listPeople(db, { limit: 200, place: organization });
    expect(
      here.people.every(({ memberships }) =>
        memberships.some(({ scopeId }) => scopeId === organization.scopeId),
      ),
    ).toBe(true);
  });

  it('change what their signature shows, field by field', async () => {
    const id = await person();
    await updateProfile(db, { id, profile: { credential: 'MD' }, now: NOW });
    const changed = await updateProfile(db, { id, profile: { licence: 'L-1' }, now: NOW });
    expect(changed?.profile).toEqual({ name: 'Pat Person', credential: 'MD', licence: 'L-1' });
  });

  it('start an account of their own, five at most, under a new token', async () => {
    const personId = await person();
    let token = await session(personId);
    for (let i = 0; i < 5; i++) {
      const before = await findPersonSession(db, { token, now: NOW });
      if (before === null) throw new Error('the session has ended');
      const started = await startAccount(db, { person: before, name: `Mine ${i}`, now: NOW });
      expect(started.account).toMatchObject({ plan: 'sandbox', productionApproved: false });
      expect(await findPersonSession(db, { token, now: NOW })).toBeNull();
      ({ token } = started);
    }
    const last = await findPersonSession(db, { token, now: NOW });
    if (last === null) throw new Error('the session has ended');
    expect(last.memberships).toHaveLength(5);
    await expect(startAccount(db, { person: last, name: 'Sixth', now: NOW })).rejects.toThrow(
      /ask the operator/,
    );
  });
});

describe('the credential of a portal', () => {
  it('names its account until it is revoked, and is stored as a hash', async () => {
    const { credential, portal } = await addPortal(db, {
      accountId: account.scopeId,
      name: 'Portal',
      now: NOW,
    });
    expect(credential).toMatch(/^svc_portal_[\w-]{43}$/);
    const found = { id: portal.id, accountId: account.scopeId };
    expect(await findPortal(db, { credential, now: NOW })).toEqual(found);
    expect(JSON.stringify(await db.selectFrom('portal').selectAll().execute())).not.toContain(
      credential.slice(11),
    );
    expect(await listPortals(db, account.scopeId)).toMatchObject([
      { lastUsedAt: new Date(NOW).toISOString() },
    ]);
    await revokePortal(db, { id: portal.id, now: NOW });
    expect(await findPortal(db, { credential, now: NOW })).toBeNull();
  });

  it.each(['', 'svc_portal_', 'svc_portal_x', `svc_sk_test_${'a'.repeat(33)}`])(
    'is none for %j',
    async (credential) => {
      expect(await findPortal(db, { credential, now: NOW })).toBeNull();
    },
  );

  it('needs an account that there is', async () => {
    await expect(addPortal(db, { accountId: 'acct_none', name: 'P', now: NOW })).rejects.toThrow(
      /no such account/,
    );
  });
});
