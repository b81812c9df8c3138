import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';
import { useFormat } from '../../format/use-format.ts';
import { Badge } from '../../parts/badge.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { wordOf } from '../../texts/word-of.ts';

export type Endpoint = CallData<'getAccountWebhook'>['endpoint'];

/** How an endpoint stands, in one word with its moment: the same on every screen. */
export function EndpointState({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const { webhooks: words } = useTexts();
  const { moment } = useFormat();
  const { enabled, disabledAt, disabledReason, failingSince, previousSecretUntil } = endpoint;
  const [tone, word, more] = !enabled
    ? (['idle', words.disabled, disabledAt === null ? '' : words.disabledAt(moment(disabledAt))] as const)
    : failingSince !== null
      ? (['bad', words.failing, words.failingSince(moment(failingSince))] as const)
      : (['good', words.enabled, ''] as const);
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {more !== '' && <div className="small soft">{more}</div>}
      {!enabled && disabledReason !== null && (
        <div className="small soft">{wordOf(words.disabledReasons, disabledReason)}</div>
      )}
      {previousSecretUntil !== null && (
        <div className="small soft">{words.twoUntil(moment(previousSecretUntil))}</div>
      )}
    </>
  );
}
