import { ERRORS } from '@svc/contracts';
import { escapeHtml } from '@svc/server-kit';

/** Every error code with its status, its meaning and its page. */
export function errorList(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, meaning }]) =>
      `<tr><td>${status}</td><td><a href="/docs/errors/${code}"><code>${code.replaceAll('_', '_<wbr>')}</code></a></td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  return `<h1>Errors</h1><div class="wide" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
