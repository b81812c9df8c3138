import type { Settings } from './worst-body.ts';

/** What the schemas of some bodies do not say: whose a thing is, which fields exclude each other. */
export const SETTINGS: Readonly<Record<string, Settings>> = {
  patchMse: { without: ['version'] },
  signMse: { without: ['version'] },
  'admin.createKey': { fields: { accountId: 'owner', kind: 'publishable', mode: 'test' } },
  'admin.createOrganizationKey': { fields: { organizationId: 'owner' } },
  'admin.verifyRecords': { fields: { organizationId: 'owner' } },
  'admin.verifyOwner': { fields: { ownerId: 'owner' } },
  'admin.exportRecord': { fields: { organizationId: 'owner', visitId: 'visit' } },
  'admin.eraseRecord': { fields: { organizationId: 'owner', visitId: 'visit' } },
  'admin.erasePatient': { fields: { accountId: 'owner', patientRef: 'patient' } },
  'admin.createWebhook': {
    without: ['organizationId'],
    fields: { accountId: 'owner', mode: 'test', url: 'https://hooks.example.org/law' },
  },
  'admin.updateWebhook': { fields: { url: 'https://hooks.example.org/law' } },
  'admin.createCdsClient': {
    fields: { accountId: 'owner', mode: 'test', name: 'EHR', issuer: 'https://ehr.example.org' },
  },
  'console.createAccountKey': { fields: { kind: 'publishable', mode: 'test' } },
  'console.createAccountWebhook': { fields: { mode: 'test', url: 'https://hooks.example.org/law' } },
  'console.updateAccountWebhook': { fields: { url: 'https://hooks.example.org/law' } },
  'console.createAccountCdsClient': {
    fields: { mode: 'test', name: 'EHR', issuer: 'https://ehr.example.org' },
  },
};

/** Operations with a list or a long text that are not called, and what stands for the law there. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  captureRetina: '`retina-uploads`: pictures are forms, decoded in processes of their own',
  submitFundus: 'one URL of at most 2,048 characters: what it names is read as `retina-uploads` shows',
  ingestRetina: '`retina-uploads`: the body is never read on the answering thread',
  recordRetinaQuality: 'at most 20 texts of 300 characters, stored as they are',
  'admin.reviewScreening': 'one note of at most 2,000 characters, stored as it is',
  'console.requestAccess':
    'one request at a time of an account: a text and a list of two letters, stored as they are',
  'admin.decideAccessRequest': 'one reason of at most 2,000 characters, stored as it is',
  'console.decideInstallationAccess': 'one reason of at most 2,000 characters, stored as it is',
};
