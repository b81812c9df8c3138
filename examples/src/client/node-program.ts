import {
  changeSince,
  isSvcError,
  type RelapsePrediction,
  type RelapsePredictRequest,
  SvcClient,
} from '@svc/client';

const phq9 = (score: number, createdAt: string) =>
  ({ instrumentId: 'phq9', instrumentName: 'PHQ-9', score, maxScore: 27, createdAt }) as const;

const JANUARY: RelapsePredictRequest = { assessments: [phq9(8, '2026-01-12')], avgSleepHours: 7.5 };
const MARCH: RelapsePredictRequest = {
  assessments: [phq9(8, '2026-01-12'), phq9(15, '2026-03-09')],
  avgSleepHours: 5,
};

/** Scores one patient twice and says what moved; nothing is stored, so the first answer goes with the second request. */
export async function compareMonths(svc: SvcClient): Promise<string[]> {
  const january = await svc.relapse.predict(JANUARY);
  const march = await svc.relapse.predict({ ...MARCH, previous: changeSince(january, JANUARY) });
  return [told(january), told(march), `Change: ${march.intelligence.change?.direction}`, march.disclaimer];
}

const told = ({ score, level }: RelapsePrediction) => `${score} of 100, ${level}`;

/** What to do about an error: the compiler knows every code there is. */
export function adviceFor(error: unknown): string {
  if (!isSvcError(error)) return 'Not an error of the service.';
  switch (error.code) {
    case 'rate_limited':
      return `Come back in ${Math.ceil((error.retryAfterMs ?? 0) / 1000)} s.`;
    case 'invalid_request':
      return error.issues.map(({ path, message }) => `${path} ${message}`).join('; ');
    case 'unauthorized':
    case 'invalid_token':
    case 'configuration':
      return 'Check the key.';
    case 'connection':
    case 'timeout':
    case 'server_error':
    case 'service_unavailable':
      return `The service did not answer after ${error.tries} tries.`;
    default:
      return error.message;
  }
}

if (import.meta.main) {
  const { SVC_BASE_URL: baseUrl = 'http://127.0.0.1:8787', SVC_API_KEY: apiKey = '' } = process.env;
  const lines = await compareMonths(new SvcClient({ baseUrl, apiKey })).catch((error) => [adviceFor(error)]);
  process.stdout.write(`${lines.join('\n')}\n`);
}
