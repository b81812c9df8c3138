/** The groups of the navigation, in its order. */
export const GROUPS = [
  'Start',
  'Analyses and agents',
  'Records (MSE)',
  'Labs and wearables',
  'Retina',
  'Events and webhooks',
  'FHIR, CDS Hooks, SMART, MCP',
  'SDKs',
  'Operating',
  'Reference',
  'Model cards',
] as const;

type Group = (typeof GROUPS)[number];

/** A page of the documentation, as the navigation leads to it. */
export interface Place {
  readonly group: Group;
  readonly title: string;
  readonly path: string;
  /** The Markdown that it shows, from the root of the tree. */
  readonly file?: string;
  /** The groups of the reference whose calls it shows below. */
  readonly tags?: readonly string[];
}

const GUIDES_PATH = '/docs/guides';
export const START_FILE = 'README.md';

const guide = (
  group: Group,
  name: string,
  title: string,
  file: string,
  tags: readonly string[] = [],
): Place => ({ group, title, path: `${GUIDES_PATH}/${name}`, file, tags });

/** Every page that the navigation has, in its order. A guide is one line: group, name in its address, title, file, tags. */
export const PLACES: readonly Place[] = [
  { group: 'Start', title: 'Overview and quickstart', path: '/docs', file: START_FILE },
  guide('Start', 'glossary', 'Glossary', 'docs/glossary.md'),
  guide('Analyses and agents', 'analyses', 'Analyses', 'docs/analyses.md', ['Analysis']),
  guide('Analyses and agents', 'models', 'Agents and their models', 'docs/models.md', ['Agents']),
  guide('Analyses and agents', 'capture', 'Measuring speech in the browser', 'docs/capture.md'),
  guide('Records (MSE)', 'mse', 'Mental status exams', 'docs/mse.md', ['MSE records']),
  guide('Records (MSE)', 'mse-integrity', 'Integrity of exam records', 'docs/mse-integrity.md'),
  guide('Labs and wearables', 'labs', 'Lab orders', 'docs/labs.md', ['Lab orders']),
  guide('Labs and wearables', 'wearables', 'Wearables', 'docs/wearables.md', ['Wearables']),
  guide('Retina', 'retina', 'Retinal screening', 'docs/retina.md', ['Retina capture', 'Retina ingestion']),
  guide('Events and webhooks', 'events', 'Events', 'docs/events.md', ['Events']),
  guide('Events and webhooks', 'webhooks', 'Webhooks', 'docs/webhooks.md'),
  guide('FHIR, CDS Hooks, SMART, MCP', 'fhir', 'FHIR', 'docs/fhir.md', ['FHIR']),
  guide('FHIR, CDS Hooks, SMART, MCP', 'cds-hooks', 'CDS Hooks', 'docs/cds-hooks.md'),
  guide('FHIR, CDS Hooks, SMART, MCP', 'smart', 'SMART on FHIR', 'docs/smart.md'),
  guide('FHIR, CDS Hooks, SMART, MCP', 'mcp', 'Model Context Protocol', 'docs/mcp.md'),
  guide('SDKs', 'sdk-client', 'TypeScript client', 'sdks/client/README.md'),
  guide('SDKs', 'sdk-client-methods', 'Methods of the client', 'sdks/client/api.md'),
  guide('SDKs', 'sdk-python', 'Python client', 'sdks/python/README.md'),
  guide('SDKs', 'sdk-capture', 'Speech capture', 'sdks/capture/README.md'),
  guide('SDKs', 'sdk-webhooks', 'Webhook verification', 'packages/webhooks/README.md'),
  guide('Operating', 'console', 'Console', 'docs/console.md'),
  guide('Operating', 'configuration', 'Configuration', 'docs/configuration.md'),
  guide('Operating', 'retention', 'Retention', 'docs/retention.md'),
  guide('Operating', 'security', 'Security', 'docs/security.md'),
  guide('Operating', 'network-limits', 'Network limits', 'docs/network-limits.md'),
  { group: 'Reference', title: 'API reference', path: '/docs/reference' },
  { group: 'Reference', title: 'Admin API reference', path: '/docs/admin' },
  { group: 'Reference', title: 'Errors', path: '/docs/errors' },
  { group: 'Reference', title: 'Changelog', path: '/docs/changelog', file: 'docs/changelog.md' },
  guide('Model cards', 'model-card-dmse', 'Digital examination', 'docs/model-cards/dmse.md'),
  guide('Model cards', 'model-card-medication', 'Medication', 'docs/model-cards/medication.md'),
  guide('Model cards', 'model-card-medicines', 'Medicines', 'docs/model-cards/medicines.md'),
  guide('Model cards', 'model-card-biomarker', 'Biomarker', 'docs/model-cards/biomarker.md'),
  guide('Model cards', 'model-card-outcome', 'Outcome', 'docs/model-cards/outcome.md'),
  guide('Model cards', 'model-card-relapse', 'Relapse', 'docs/model-cards/relapse.md'),
  guide('Model cards', 'model-card-scales', 'Scales', 'docs/model-cards/scales.md'),
  guide('Model cards', 'model-card-mse', 'Exam record', 'docs/model-cards/mse.md'),
  guide('Model cards', 'model-card-mse-draft', 'Draft of an exam', 'docs/model-cards/mse-draft.md'),
  guide('Model cards', 'model-card-retina', 'Retina', 'docs/model-cards/retina.md'),
  guide('Model cards', 'model-card-capture', 'Speech capture', 'docs/model-cards/capture.md'),
];

/** Every page of the navigation that is made of Markdown. */
export const TEXT_PLACES = PLACES.filter(
  (place): place is Place & { readonly file: string } => place.file !== undefined,
);
