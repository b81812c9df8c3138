import { asNumber, bodyOf, OPERATIONS, SCHEMAS, WEBHOOKS } from './described-operations.ts';
import { comment, type JsonSchema, type OptionalTail, printType } from './print-type.ts';
import { SENT } from './sent-schemas.ts';

const HEAD = '// Written by `npx pnpm documents client` from the schemas of @svc/contracts.\n';

/** `src/wire/types.ts` of the client: what travels, as plain types that need no schema library. */
export function typesText(): string {
  const named = Object.entries(SCHEMAS).map(([name, schema]) =>
    declaration(name, name === 'RetinaCaptureForm' ? withNumbers(schema) : schema, {
      tail: SENT.has(name) ? ' | undefined' : '',
    }),
  );
  const own = OPERATIONS.flatMap(({ id, query, answer, summary }) => [
    ...(query === undefined
      ? []
      : [
          declaration(queryName(id), query, {
            says: `May follow \`?\` of: ${summary}.`,
            tail: ' | undefined',
          }),
        ]),
    ...(isNamed(answer) ? [] : [declaration(answerName(id), answer, { says: `Answer of: ${summary}.` })]),
  ]);
  return [HEAD, ...named, ...own, webhookEvents()].join('\n');
}

export const queryName = (id: string) => `${capitalized(id)}Query`;
export const answerName = (id: string) => `${capitalized(id)}Answer`;
export const isNamed = ({ $ref, format }: JsonSchema) => $ref !== undefined || format === 'binary';
const capitalized = (id: string) => id[0]?.toUpperCase() + id.slice(1);

function declaration(
  name: string,
  schema: JsonSchema,
  { says = schema.description, tail }: { readonly says?: string; readonly tail?: OptionalTail } = {},
): string {
  return `${comment(says)}export type ${name} = ${printType(schema, '', tail)};\n`;
}

function withNumbers(schema: JsonSchema): JsonSchema {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, asNumber(field)] as const,
  );
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** `src/events.ts` of the package that verifies deliveries: what they carry. */
export const eventsText = () => `${HEAD}\n${webhookEvents()}`;

/** Every event that a webhook endpoint can receive, told apart by its type. */
function webhookEvents(): string {
  const events = Object.entries(WEBHOOKS).map(([type, { post }]) => {
    const name = type.split(/[._]/).map(capitalized).join('');
    return [name.endsWith('Event') ? name : `${name}Event`, bodyOf(post.requestBody) ?? {}] as const;
  });
  const names = events.map(([name]) => name).join(' | ');
  return [
    ...events.map(([name, schema]) => declaration(name, schema)),
    `/** What a webhook endpoint receives, told apart by \`type\`. */\nexport type WebhookEvent = ${names};\n`,
  ].join('\n');
}
