export {
  DEVELOPMENT_ISSUER,
  DEVELOPMENT_PEOPLE,
  type DevelopmentPerson,
  developmentPerson,
} from './development.ts';
export { createIdentified, findIdentified, type Identity, type IdentifiedPerson } from './identities.ts';
export {
  acceptInvitation,
  createInvitation,
  findInvitation,
  listInvitations,
  openInvitationsFor,
  purgeInvitations,
  type NewInvitation,
  revokeInvitation,
} from './invitations.ts';
export {
  giveRole,
  listMembers,
  membershipsOf,
  removeMember,
  setMemberAdmin,
  takeRole,
} from './memberships.ts';
export { createPerson, getPerson, listPeople, setPersonDisabled, updateProfile } from './people.ts';
export { INSTALLATION, type NamedPlace, type Place, placeNamed } from './places.ts';
export { addPortal, findPortal, listPortals, type Portal, PORTAL_PREFIX, revokePortal } from './portals.ts';
export { startAccount } from './start-account.ts';
export {
  createPersonSession,
  endPersonSession,
  endProviderSessions,
  findPersonSession,
  listPersonSessions,
  PERSON_IDLE_MS,
  PERSON_SESSION_MS,
  type PersonSession,
  purgePersonSessions,
  renewPersonSession,
} from './sessions.ts';
