import type { ReactNode } from 'react';
import { CopyField } from '../../parts/copy-field.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Overview } from './overview.ts';

/** A call that any test key may make, and the moment it was seen. */
export function FirstCall({ lastRequest }: Pick<Overview, 'lastRequest'>): ReactNode {
  const { overview: words } = useTexts();
  return (
    <>
      <CopyField label={words.curl} text={curlOf(globalThis.location.origin, words.curlKey)} isLong />
      <p role="status">
        {lastRequest === null ? (
          words.callWaiting
        ) : (
          <>
            {words.callSeen(lastRequest.operation, lastRequest.status)} <Moment at={lastRequest.at} />
          </>
        )}
      </p>
    </>
  );
}

function curlOf(origin: string, key: string): string {
  return [
    `curl -s ${origin}/api/v1/dmse/analyze \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '{"responseLatencySeconds": 2.6, "speechRateWpm": 96, "sessionDurationSeconds": 900}'`,
  ].join('\n');
}
