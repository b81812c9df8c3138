import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator, Operation } from './tools.ts';

/** What a caller, or a standard, may fill as they like: the fields of it have no type by design. */
const FREE = ['metadata', 'inputs', 'prefetch', 'scoreFhir'];

const WALK = `
type Loose<Value, Path extends string> = unknown extends Value
  ? Path
  : Value extends readonly (infer Item)[]
    ? Loose<Item, \`\${Path}[]\`>
    : Value extends object
      ? { [Name in keyof Value & string]-?: Loose<Value[Name], \`\${Path}.\${Name}\`> }[keyof Value & string]
      : never;
type Free = ${FREE.map((name) => `\`\${string}.${name}.\${string}\` | \`${name}.\${string}\``).join(' | ')};
`;

/**
 * Writes a module beside the generated one that compiles only where each field of each body has a type: the compiler
 * names the others.
 */
export function writeLooseFieldCheck(
  { module, bodyOf }: Generator,
  operations: readonly Operation[],
  into: string,
): string {
  const bodies = operations.map((each) => `  | Loose<${bodyOf(each)}, '${each.id}'>`);
  const file = join(into, 'loose-fields.ts');
  const text = [
    `import type * as client from './${module}';`,
    WALK,
    `type Found = Exclude<never\n${bodies.join('\n')}, Free>;`,
    'export const everyFieldHasAType: [Found] extends [never] ? true : Found = true;',
  ];
  writeFileSync(file, `${text.join('\n')}\n`);
  return file;
}
