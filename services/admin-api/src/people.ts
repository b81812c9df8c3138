import type { Person } from '@svc/contracts';
import {
  createInvitation,
  getPerson,
  giveRole,
  listPeople,
  placeNamed,
  setPersonDisabled,
  takeRole,
} from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns, operatorOf } from './record-acts.ts';

/** People of the console: who is invited, what they may do, and who is shut out. */
export function peopleHandlers({ database: { db }, clock, origin }: AdminApiDeps) {
  const person = async (id: string): Promise<Person> => found(await getPerson(db, id), 'person');
  return adminHandlers({
    async invitePerson({ body: { email, role, isAdmin = false, ...named }, request }) {
      const { token, invitation } = await createInvitation(db, {
        ...placeNamed(named),
        email,
        role,
        isAdmin,
        invitedBy: operatorOf(request).operator,
        now: clock(),
      });
      concerns(request, { target: invitation.id });
      return { link: `${origin()}/console/invitations/${token}`, invitation };
    },
    async listPeople({ query: { limit, cursor, ...named } }) {
      const isNarrowed = named.accountId !== undefined || named.organizationId !== undefined;
      return listPeople(db, { limit, cursor, ...(isNarrowed ? { place: placeNamed(named) } : {}) });
    },
    async disablePerson({ params: { id } }) {
      return found(await setPersonDisabled(db, { id, disabled: true, now: clock() }), 'person');
    },
    async enablePerson({ params: { id } }) {
      return found(await setPersonDisabled(db, { id, disabled: false, now: clock() }), 'person');
    },
    async setPersonRole({ params: { id: personId }, body, request }) {
      const { role, isAdmin = false, remove = false, ...named } = body;
      await person(personId);
      const place = placeNamed(named);
      concerns(request, { ownerId: place.scopeId === '' ? null : place.scopeId });
      const held = { personId, role, ...place, now: clock() };
      if (remove) found((await takeRole(db, held)) || null, 'role of this person');
      else await giveRole(db, { ...held, isAdmin });
      return person(personId);
    },
  });
}
