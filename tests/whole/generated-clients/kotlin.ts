import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiler of Debian. */
const COMPILER = '/usr/bin/kotlinc';

interface Components {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/**
 * Types for Kotlin of every named schema, made by quicktype, and whether they compile.
 *
 * @param tools the folder where quicktype is installed
 */
export function kotlinTypes(tools: string, document: Components, work: string): string {
  if (!existsSync(COMPILER)) return 'not tried: no kotlinc on this machine (apt-get install kotlin)';
  const [schema, source] = [join(work, 'schemas.json'), join(work, 'Service.kt')];
  writeFileSync(schema, JSON.stringify(asJsonSchema(document)));
  const how = [
    '--src-lang',
    'schema',
    '--lang',
    'kotlin',
    '--framework',
    'just-types',
    '--package',
    'service',
  ];
  const program = ['node_modules/quicktype/dist/index.js', ...how, '--out', source, schema];
  execFileSync(process.execPath, program, { cwd: tools, stdio: 'ignore' });
  const { status, stderr } = spawnSync(COMPILER, [source, '-d', join(work, 'kotlin')], { encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line.includes(' error: '));
  if (status !== 0 || faults.length > 0) return `does not compile: ${faults.slice(0, 3).join(' | ')}`;
  const classes = readFileSync(source, 'utf8').match(/^data class /gm) ?? [];
  return `compiles, ${classes.length} classes`;
}

/** One schema that holds each named one, as quicktype reads them. */
function asJsonSchema({ components }: Components): object {
  const definitions: unknown = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
  );
  const names = Object.keys(components.schemas);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions,
  };
}
