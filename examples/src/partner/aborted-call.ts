import { SvcClient } from '@svc/client';
import { assessments } from './analyses.ts';
import { codeOf } from './exam.ts';
import type { Partner } from './partner.ts';

/** A call that is ended while its answer arrives, as when a clinician leaves the page; the next one is answered. */
export async function abortCall({ baseUrl, apiKey }: Partner): Promise<string> {
  const controller = new AbortController();
  const svc = new SvcClient({
    baseUrl,
    apiKey,
    middleware: [
      async (attempt, next) => {
        const answer = await next(attempt);
        controller.abort();
        return answer;
      },
    ],
  });
  const request = { assessments: assessments() };
  const { signal } = controller;
  const aborted = await svc.relapse.predict(request, { signal }).then(() => 'answered', codeOf);
  const { object } = await svc.relapse.predict(request);
  return `${aborted}, then ${object}`;
}
