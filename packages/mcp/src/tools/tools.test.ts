import { DRUGS } from '@svc/clinical';
import { buildOpenApi, type Endpoint, ENDPOINTS } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { overHttp } from '../backends/over-http.ts';
import { toolsOf } from './tools.ts';

const backend = overHttp({ url: 'http://127.0.0.1:1', key: 'k' });
const TOOLS = toolsOf({ backend, allowWrites: true, clock: () => 0 });
const { components } = buildOpenApi();

/** A schema of a tool as the OpenAPI document would hold it: descriptions of fields come from another table there. */
function plain(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'description' ? undefined : value)).replaceAll(
      '#/$defs/',
      '#/components/schemas/',
    ),
  );
}

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
      const documented = plain(components.schemas[name]) as { properties?: object };
      expect(plain(properties)).toMatchObject(documented.properties ?? {});
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
