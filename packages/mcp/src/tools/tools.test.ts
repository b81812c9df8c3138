import { DRUGS } from '@svc/clinical';
import { buildOpenApi, type Endpoint, ENDPOINTS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { overHttp } from '../backends/over-http.ts';
import { toolsOf } from './tools.ts';

const backend = overHttp({ url: 'http://127.0.0.1:1', key: 'k' });
const TOOLS = toolsOf({ backend, allowWrites: true, clock: () => 0 });
const { components } = buildOpenApi();

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

/** What the document says of a schema that a tool says too: which fields there are, of which type, and which it needs. */
function outline(schema: Schema): unknown {
  const { type, properties, items, required } = resolved(schema);
  const fields = Object.entries(properties ?? {}).filter(([, field]) => !isFree(resolved(field)));
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(properties
      ? { properties: Object.fromEntries(fields.map(([name, field]) => [name, outline(field)])) }
      : {}),
    ...(items ? { items: outline(items) } : {}),
    ...(required ? { required } : {}),
  };
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema);

/** An object of any fields, which a tool names in words. */
const isFree = ({ type, properties }: Schema) => type === 'object' && properties === undefined;

describe('tools', () => {
  it.each(Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s takes what its endpoint takes, by the same schema',
    (id, { body, pathParams = {}, query }) => {
      const { properties = {}, required = [] } = (TOOLS.get(id)?.inputSchema ?? {}) as {
        properties?: Record<string, unknown>;
        required?: string[];
      };
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining([...Object.keys(pathParams), ...Object.keys(query?.shape ?? {})]),
      );
      expect(required).toEqual(expect.arrayContaining(Object.keys(pathParams)));
      const { id: name } = (body?.meta() ?? {}) as { id?: string };
      if (name === undefined) return;
      const documented = outline(components.schemas[name] as Schema) as Schema;
      expect(outline({ properties } as Schema)).toMatchObject({ properties: documented.properties ?? {} });
    },
  );

  it.each([
    ['lookUpInstrument', { name: 'PHQ-9' }, { instruments: [{ key: 'phq9' }] }],
    ['lookUpInstrument', { name: 'no such thing' }, { count: 0, instruments: [] }],
    ['lookUpAnalyte', { name: 'natrium' }, {}],
    ['lookUpInteractions', { medications: ['lithium', 'ibuprofen'] }, { object: 'interaction.list' }],
  ])('%s of %j', async (name, args, answer) => {
    const result = await TOOLS.get(name)?.run(args, new AbortController().signal);
    expect(result).toMatchObject({ ok: true, answer: { ...answer, disclaimer: expect.any(String) } });
  });

  it.each([
    ['lookUpInstrument', {}, 'name'],
    ['lookUpAnalyte', { name: 7 }, 'name'],
    ['lookUpInteractions', { medications: [] }, 'medications'],
    [
      'lookUpInteractions',
      {
        medications: [
          DRUGS.slice(0, 41)
            .map(({ name }) => name)
            .join(', '),
        ],
      },
      'medications',
    ],
    [
      'lookUpInteractions',
      { medications: ['no medicine '.repeat(300), 'nor this '.repeat(60)] },
      'medications',
    ],
    ['lookUpInteractions', { medications: Array.from({ length: 51 }, () => 7) }, 'medications'],
  ])('%s of %j names the field', async (name, args, path) => {
    const result = await TOOLS.get(name)?.run(args, new AbortController().signal);
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_request', issues: [{ path }] } });
  });

  it('looks up interactions in no more text than is looked through at once', async () => {
    const medications = Array.from({ length: 4 }, () => 'nothing known '.repeat(36));
    const result = await TOOLS.get('lookUpInteractions')?.run({ medications }, new AbortController().signal);
    expect(result).toMatchObject({ ok: false, error: { issues: [{ path: 'medications' }] } });
  });
});
