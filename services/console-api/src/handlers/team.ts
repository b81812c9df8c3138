import { concerns, found } from '@svc/admin-api';
import {
  createInvitation,
  listInvitations,
  listMembers,
  type Place,
  removeMember,
  revokeInvitation,
  setMemberAdmin,
} from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';

const placeOf = (accountId: string): Place => ({ scope: 'account', scopeId: accountId });

/** Who works on an account. */
export const teamHandlers = ({ database: { db }, clock, origin }: ConsoleApiDeps) =>
  consoleHandlers({
    async listTeam({ params: { accountId } }) {
      const [now, place] = [clock(), placeOf(accountId)];
      return {
        members: await listMembers(db, place),
        invitations: await listInvitations(db, { ...place, now }),
        asOf: new Date(now).toISOString(),
      };
    },
    async inviteMember({ params: { accountId }, body: { email, role, isAdmin = false }, person, request }) {
      const { token, invitation } = await createInvitation(db, {
        ...placeOf(accountId),
        email,
        role,
        isAdmin,
        invitedBy: person.personId,
        now: clock(),
      });
      concerns(request, { target: invitation.id });
      return { link: `${origin()}/console/invitations/${token}`, invitation };
    },
    async revokeInvitation({ params: { accountId, id } }) {
      return found(
        await revokeInvitation(db, { ...placeOf(accountId), id, now: clock() }),
        'open invitation',
      );
    },
    async updateMember({ params: { accountId, id }, body: { isAdmin } }) {
      const place = placeOf(accountId);
      found(await setMemberAdmin(db, { ...place, id, isAdmin }), 'member');
      const members = await listMembers(db, place);
      return found(members.find((member) => member.id === id) ?? null, 'member');
    },
    async removeMember({ params: { accountId, id } }) {
      found(await removeMember(db, { ...placeOf(accountId), id }), 'member');
      return { id };
    },
  });
