import { bodyOf, OPERATIONS, SCHEMAS, WEBHOOKS } from '../client/described-operations.ts';
import { PythonTypes } from './python-type.ts';

export const HEAD = '# Written by `npx pnpm documents python` from the contracts of the service.\n';

const IMPORTS = `from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, Union
`;

/** `types.py` of the client: what travels, as plain dictionaries with types. */
export function typesText(): string {
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(SCHEMAS)) types.declare(name, schema);
  for (const { id, answer } of OPERATIONS)
    if (answer.$ref === undefined && answer.format !== 'binary') types.declare(answerName(id), answer);
  const events = Object.entries(WEBHOOKS).map(([type, { post }]) => {
    const name = `${type.split(/[._]/).map(capitalized).join('')}Event`.replace(/EventEvent$/, 'Event');
    types.declare(name, bodyOf(post.requestBody) ?? {});
    return name;
  });
  const union = `WebhookEvent = Union[\n${events.map((name) => `    ${name},\n`).join('')}]\n"""What a webhook endpoint receives, told apart by its type."""\n`;
  return `${HEAD}${IMPORTS}\n\n${types.text()}\n\n${union}`;
}

export const answerName = (id: string) => `${capitalized(id)}Answer`;
const capitalized = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
