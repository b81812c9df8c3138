import { ERRORS, type OpenApiDocument } from '@svc/contracts';
import { escapeHtml } from '@svc/server-kit';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** The reference as HTML: every operation with its answers, then every error code. */
export function referencePage({ info, paths }: Pick<OpenApiDocument, 'info' | 'paths'>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation as Operation)),
  );
  return `<h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>${operations.join('')}${errorsHtml()}`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { operationId = '', summary = '', description = '', deprecated = false, responses = {} } = operation;
  return `<section id="${escapeHtml(operationId)}"><h2>${escapeHtml(summary)}${deprecated ? ' (deprecated)' : ''}</h2>
<p><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></p><p>${escapeHtml(description)}</p>
<p>Answers: ${Object.keys(responses).map(escapeHtml).join(', ')}. Schemas are in the <a href="/api/openapi.json">OpenAPI document</a>.</p></section>`;
}

function errorsHtml(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, meaning }]) =>
      `<tr><td>${status}</td><td><a href="/docs/errors/${code}"><code>${code}</code></a></td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  return `<h2>Errors</h2><table><tr><th>Status</th><th>Code</th><th>Meaning</th></tr>${rows.join('')}</table>`;
}
