import type { Finding } from './card.ts';

/** About drafts that were not selected just now: as urgent as it is, and not as if it had been chosen now. */
export function notNow(finding: Finding): Finding {
  return {
    ...finding,
    about: 'others',
    summary: `Already among the drafts, not selected now: ${finding.summary}`,
    paragraphs: ['Not selected now: already among the drafts.', ...finding.paragraphs],
  };
}
