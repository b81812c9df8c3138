import { buildOpenApi, ENDPOINTS, type EndpointId } from '@svc/contracts';
import type { Schema, SchemaSource } from './schema-arbitrary.ts';

export const DOCUMENT = buildOpenApi();

export const SOURCE: SchemaSource = {
  resolve(schema) {
    const name = schema.$ref?.replace('#/components/schemas/', '');
    return name === undefined ? schema : (DOCUMENT.components.schemas[name] as Schema);
  },
  hints: {
    instrumentId: ['phq9', 'gad7', 'who5', 'PHQ-9'],
    instrumentName: ['PHQ-9', 'GAD-7', 'WHO-5'],
    maxScore: [27, 21, 25, 100],
    score: [0, 3, 12, 20],
    medicationName: ['sertraline 50 mg', 'Zoloft', 'lithium', 'clozapine'],
    status: ['active', 'stopped', 'high', 'improving', 'within_normal'],
    name: ['sodium', 'Lithium', 'TSH', 'ALT', 'potassium'],
    value: [140, 0.8, 7.2, '5.5'],
    analyte: ['sodium', 'TSH', 'lithium'],
    instrument: ['phq9', 'gad7', 'isi'],
    indicator: ['missed_doses', 'sleep_disruption', 'suicidal_ideation'],
    total: [3, 9, 12],
    unit: ['mmol/L', 'mEq/L', 'mg/dL', 'U/L'],
  },
};

/** The schema of the body of an operation in the document, if it has one. */
export function bodySchema(id: EndpointId): Schema | undefined {
  const { path, method } = ENDPOINTS[id];
  const operation = DOCUMENT.paths[path]?.[method.toLowerCase()] as {
    requestBody?: { content: Record<string, { schema: Schema }> };
  };
  return operation.requestBody?.content['application/json']?.schema;
}

/** Where a list goes on. */
const PLACES: readonly string[] = ['cursor', 'before'];

/** A parameter of the query of an operation. */
export interface QueryParameter {
  readonly name: string;
  readonly schema: Schema;
}

/** The parameters of the query of an operation in the document. */
export function queryParameters(id: EndpointId): QueryParameter[] {
  const { path, method } = ENDPOINTS[id];
  const operation = DOCUMENT.paths[path]?.[method.toLowerCase()] as {
    parameters?: (QueryParameter & { in: string })[];
  };
  // A cursor is opaque: only an answer gives one.
  return (operation.parameters ?? []).filter(
    ({ in: place, name }) => place === 'query' && !PLACES.includes(name),
  );
}
