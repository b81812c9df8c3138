/** The groups of the reference, in its order, and what each is for. */
export const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Platform', description: 'Is the key good, and what may it do.' },
  {
    name: 'Analysis',
    description:
      'Five deterministic engines: the same request gives the same bytes. Nothing of request or answer is stored.',
  },
  {
    name: 'Agents',
    description:
      'An engine decides and a model words what it found. What the model says beyond the findings is dropped and told in `warnings`.',
  },
  {
    name: 'FHIR',
    description:
      'A FHIR R4 bundle of an EHR read and scored in one call, with a report of what was used, what was not and why.',
  },
  {
    name: 'Lab orders',
    description:
      'Orders from the request to results, with a simulator for test keys. A provider authorizes each order.',
  },
  {
    name: 'Wearables',
    description: 'Connections of patients to device providers, and the daily values they give.',
  },
  {
    name: 'Retina capture',
    description:
      'A patient captures a picture of the eye; a clinician reviews it. Investigational. Cookie of the patient portal, flat errors, never a score.',
  },
  {
    name: 'Retina ingestion',
    description:
      'A clinic or a portable device submits a fundus picture; the answer says whether it can be graded, never a score.',
  },
  {
    name: 'Events',
    description: 'What happened to lab orders and wearable connections, numbered without gaps, for 30 days.',
  },
  {
    name: 'MSE records',
    description:
      'Mental status examinations as versions that are never overwritten: written, compared, signed, sealed. Errors are flat; keys are those of an organization.',
  },
];
