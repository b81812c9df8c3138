import type { Call } from './call.ts';

const CREDENTIAL = {
  apiKey: `-H "Authorization: Bearer $SVC_API_KEY"`,
  organizationKey: `-H "Authorization: Bearer $SVC_ORGANIZATION_KEY"`,
  patientSession: `-b "svc_session=$SVC_PATIENT_SESSION"`,
} as const;

/** The call on the command line. */
export function curlSample(call: Call): string {
  const { operation, body, isForm, credential } = call;
  const { endpoint, answer } = operation;
  const method = body === undefined && endpoint.method !== 'GET' ? [`-X ${endpoint.method}`] : [];
  const verb = body !== undefined && endpoint.method !== 'POST' ? [`-X ${endpoint.method}`] : [];
  const stores = endpoint.requestHeaders?.['Idempotency-Key'] === undefined ? [] : [IDEMPOTENCY];
  const options = [
    ...method,
    ...verb,
    CREDENTIAL[credential],
    ...stores,
    ...(body === undefined ? [] : isForm ? formOptions(body) : jsonOptions(body)),
    ...(answer.format === 'binary' ? ['-o image.jpg'] : []),
  ];
  return [`curl -s "$SVC_BASE_URL${addressOf(call)}"`, ...options].join(' \\\n  ');
}

const IDEMPOTENCY = `-H "Idempotency-Key: $(uuidgen)"`;

function addressOf({ operation: { endpoint }, path, query }: Call): string {
  let place = 0;
  // A dollar is no variable of the shell here.
  const filled = endpoint.path
    .replaceAll('$', '\\$')
    .replaceAll(/\{\w+\}/g, () => encodeURIComponent(path[place++] ?? ''));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api${filled}${asked.size === 0 ? '' : `?${asked}`}`;
}

function jsonOptions(body: object): string[] {
  return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`];
}

function formOptions(body: object): string[] {
  const fields = Object.entries(body).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`);
  return [...fields, `-F 'image=@image.jpg;type=image/jpeg'`];
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
