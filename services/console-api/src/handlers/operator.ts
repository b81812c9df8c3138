import { consoleHandlers } from '../console-routes.ts';
import type { Admin } from './admin.ts';

/** What an operator decides in the console: the calls are those of the admin API. */
export const operatorHandlers = (admin: Admin) =>
  consoleHandlers({
    listInstallationAccess: (call) => admin.listAccessRequests(call),
    decideInstallationAccess: (call) => admin.decideAccessRequest(call),
    listInstallationPeople: (call) => admin.listPeople(call),
    inviteInstallationPerson: (call) => admin.invitePerson(call),
    disableInstallationPerson: (call) => admin.disablePerson(call),
    enableInstallationPerson: (call) => admin.enablePerson(call),
  });
