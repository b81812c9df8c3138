import type { CaptureError } from '@svc/capture';
import type { CapturePageSettings } from '@svc/pages';

/** What went wrong while sending, in the language of the page. */
export function problemOf(
  { problems }: CapturePageSettings['texts'],
  { code, api }: Pick<CaptureError, 'code' | 'api'>,
  origin: string,
): string {
  if (api?.status === 403) return `${problems.origin} ${origin}`;
  if (api?.status === 401) return problems.key;
  if (code === 'offline') return problems.offline;
  return code === 'rate_limited' ? problems.busy : problems.failed;
}
