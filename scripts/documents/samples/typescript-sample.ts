import { execFileSync } from 'node:child_process';
import { methodByOperation } from '../client/api-page.ts';
import type { Call } from './call.ts';

const CREDENTIAL = {
  apiKey: `apiKey: process.env.SVC_API_KEY ?? ''`,
  organizationKey: `organizationKey: process.env.SVC_ORGANIZATION_KEY ?? ''`,
  patientSession: `patientSession: process.env.SVC_PATIENT_SESSION ?? ''`,
} as const;
const MARK = '// next\n';
/** As wide as the reference shows without moving sideways. */
const LINE_WIDTH = '72';

/** The calls by the typed client. @throws Error for an operation that has no method there */
export function typescriptSamples(calls: readonly Call[]): string[] {
  const methods = methodByOperation();
  const texts = calls.map((call) => {
    const method = methods.get(call.operation.id);
    if (method === undefined) throw new Error(`@svc/client has no method for ${call.operation.id}`);
    return sampleOf(call, method);
  });
  return formatted(texts.join(MARK))
    .split(MARK)
    .map((text) => text.trim());
}

function sampleOf({ path, query, body, isForm, credential }: Call, method: string): string {
  const [name = ''] = /^[\w.]+/.exec(method) ?? [];
  const given = [
    ...path.map((part) => (method.includes(`version: number`) && /^\d+$/.test(part) ? part : text(part))),
    ...(body === undefined ? [] : [isForm ? withPicture(body) : text(body)]),
    ...(Object.keys(query).length === 0 ? [] : [text(query)]),
  ];
  return `// npm install @svc/client
${isForm ? `import { readFile } from 'node:fs/promises';\n` : ''}import { SvcClient } from '@svc/client';

const svc = new SvcClient({ baseUrl: process.env.SVC_BASE_URL ?? '', ${CREDENTIAL[credential]} });
${isForm ? `const image = new Blob([await readFile('image.jpg')], { type: 'image/jpeg' });\n` : ''}const answer = await svc.${name}(${given.join(', ')});
console.log(answer);
`;
}

const text = (value: unknown) => JSON.stringify(value);
const withPicture = (body: object) => text(body).replace(/\}$/, ', image}');

/** One call of the formatter for all: names lose the quotes that they do not need. */
function formatted(code: string): string {
  return execFileSync('biome', ['format', '--stdin-file-path=a.ts', `--line-width=${LINE_WIDTH}`], {
    input: code,
    encoding: 'utf8',
  });
}
