import { snakeCase } from '../python/python-type.ts';
import type { Call } from './call.ts';

const CREDENTIAL = {
  apiKey: 'api_key=os.environ["SVC_API_KEY"]',
  organizationKey: 'organization_key=os.environ["SVC_ORGANIZATION_KEY"]',
  patientSession: 'patient_session=os.environ["SVC_PATIENT_SESSION"]',
} as const;

/** The call by the client for Python. */
export function pythonSample({ operation, path, query, body, isForm, credential }: Call): string {
  const picture = isForm ? { image: PICTURE } : {};
  const given = [
    ...path.map((part) => written(part, '')),
    ...(body === undefined ? [] : [written({ ...body, ...picture }, '')]),
    ...Object.entries(query).map(([name, value]) => `${snakeCase(name)}=${written(value, '')}`),
  ];
  const isBinary = operation.answer.format === 'binary';
  return [
    '# pip install ./sdks/python',
    'import os',
    'from svc_client import Client',
    '',
    `svc = Client(os.environ["SVC_BASE_URL"], ${CREDENTIAL[credential]})`,
    `answer = svc.${snakeCase(operation.id)}(${given.join(', ')})`,
    isBinary ? 'print(len(answer))' : 'print(answer)',
  ].join('\n');
}

/** Stands for code that reads a file. */
const PICTURE = Symbol('open("image.jpg", "rb").read()');

function written(value: unknown, indent: string): string {
  if (typeof value === 'symbol') return value.description ?? '';
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item: unknown) => written(item, deeper))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${written(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${items.join(', ')}${close}`;
  if (!line.includes('\n') && indent.length + line.length < LONGEST_LINE) return line;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`;
}

const LONGEST_LINE = 72;
