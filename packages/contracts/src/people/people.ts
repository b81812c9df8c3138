import * as z from 'zod';
import { text, Timestamp } from '../values/primitives.ts';

/** What a person can be of an account, an organization or the installation. */
export const PERSON_ROLES = ['developer', 'clinician', 'reviewer', 'operator'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** What a membership is of. */
export const SCOPE_KINDS = ['account', 'organization', 'installation'] as const;
export type ScopeKind = (typeof SCOPE_KINDS)[number];

/** What each role can be held of: a developer of an account, a reviewer of calibration and an operator of the installation. */
export const ROLE_SCOPES: Readonly<Record<PersonRole, readonly ScopeKind[]>> = {
  developer: ['account'],
  clinician: ['account', 'organization'],
  reviewer: ['installation'],
  operator: ['installation'],
};

const MOST_NAME_CHARACTERS = 200;

/** One line of text that a person is shown by. */
const line = (description: string) =>
  text({ min: 1, max: MOST_NAME_CHARACTERS, description }).refine(
    (value) => value.trim() !== '' && !/\p{Cc}/u.test(value),
    { message: 'must be one line that is not blank' },
  );

export const PersonName = line('Name of the person');
export const Role = z.enum(PERSON_ROLES).describe('What the person is there');

/** An address as people write it; compared without regard to case. */
export const Email = z.email('must be an e-mail address').max(254).describe('E-mail address of the person');

/** What a signature shows of a person. */
export const Profile = z
  .strictObject({
    name: PersonName,
    credential: line('Credential, such as MD or LCSW')
      .nullable()
      .describe('Credential, such as MD or LCSW; null without one'),
    licence: line('Number of the licence to practise, with whoever gave it')
      .nullable()
      .describe('Number of the licence to practise, with whoever gave it; null without one'),
  })
  .describe('What a signature shows');
export type Profile = z.infer<typeof Profile>;

/** What a person is of one account, organization or the installation. */
export const Membership = z
  .strictObject({
    id: z.string().describe('Id of the membership'),
    role: Role,
    isAdmin: z.boolean().describe('Whether the person invites and removes others there'),
    scope: z.enum(SCOPE_KINDS).describe('What the membership is of'),
    scopeId: z.string().nullable().describe('Id of the account or organization; null for the installation'),
    scopeName: z.string().nullable().describe('Its name; null for the installation'),
    createdAt: Timestamp.describe('Moment it was given'),
  })
  .describe('One role of the person');
export type Membership = z.infer<typeof Membership>;

export const Person = z
  .strictObject({
    id: z.string().describe('Id of the person'),
    email: z.string().describe('E-mail address of the person'),
    profile: Profile,
    memberships: z.array(Membership).describe('By the moment they were given'),
    createdAt: Timestamp.describe('Moment the person was first known'),
    lastSignInAt: Timestamp.nullable().describe('Moment of the last sign-in; null before the first'),
    disabledAt: Timestamp.nullable().describe('Moment the person was shut out; null while they are let in'),
  })
  .describe('A person of the console');
export type Person = z.infer<typeof Person>;

export const Invitation = z
  .strictObject({
    id: z.string().describe('Id of the invitation'),
    email: z.string().describe('Whom it is for'),
    role: Role,
    isAdmin: z.boolean().describe('Whether the person will invite and remove others there'),
    scope: z.enum(SCOPE_KINDS).describe('What it is to'),
    scopeId: z.string().nullable().describe('Id of the account or organization; null for the installation'),
    invitedBy: z.string().describe('Id of the person who invites, or name of the admin token'),
    createdAt: Timestamp.describe('Moment it was made'),
    expiresAt: Timestamp.describe('Moment it ends'),
    acceptedAt: Timestamp.nullable().describe('Moment it was taken up; null before'),
    revokedAt: Timestamp.nullable().describe('Moment it was taken back; null while it was not'),
  })
  .describe('An invitation to the console');
export type Invitation = z.infer<typeof Invitation>;

export const InvitationWithLink = z.strictObject({
  link: z.string().describe('Where whoever is invited takes it up; shown once'),
  invitation: Invitation,
});
