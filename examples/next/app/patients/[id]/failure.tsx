import type { Issue } from '@svc/client';

/** What the reader of the page can do about it, by the code of the error; the rest is for whoever runs the page. */
const ADVICE: Readonly<Record<string, string>> = {
  invalid_request: 'Correct these fields of the record:',
  rate_limited: 'Too many requests. Try again in a minute.',
  connection: 'The service was not reached. Try again.',
  timeout: 'The service took too long. Try again.',
};

interface FailureProps {
  readonly code: string;
  readonly issues: readonly Issue[];
}

export function Failure({ code, issues }: FailureProps) {
  return (
    <section role="alert" data-code={code}>
      <p>{ADVICE[code] ?? `Nothing was assessed (${code}).`}</p>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={path}>
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
