import { type CallToShow, hasPatient, PATIENT } from './call-to-show.ts';

/** The call by the client for Python. */
export function pythonOf(call: CallToShow): string {
  const method = call.operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const patient = hasPatient(call) ? `"${PATIENT}", ` : '';
  return [
    'import os',
    'from svc_client import Client',
    '',
    'svc = Client(os.environ["SVC_BASE_URL"], api_key=os.environ["SVC_API_KEY"])',
    `answer = svc.${method}(${patient}${literal(call.body, '')})`,
    'print(answer)',
  ].join('\n');
}

/** JSON as Python writes it: its texts are the same, three words are not. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${literal(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}
