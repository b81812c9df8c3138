import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { FirstCall } from './first-call.tsx';
import type { Overview } from './overview.ts';

interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly title: string;
  readonly text: string;
  readonly body: ReactNode;
}

interface Props {
  readonly overview: Overview;
  readonly accountId: string;
}

/** What brings an account from nothing to production, with what is done of it. */
export function SetUpSteps({ overview, accountId }: Props): ReactNode {
  const { overview: words } = useTexts();
  const steps = [...useBuildSteps(overview, accountId), useAccessStep(overview, accountId)];
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title={words.steps} text={words.stepsDone(done, steps.length)}>
      <ol className="steps">
        {steps.map(({ name, isDone, title, text, body }) => (
          <li key={name} className="step" data-done={isDone}>
            <span className="step-mark" role="img" aria-label={isDone ? words.stepDone : words.stepOpen}>
              {isDone ? '✓' : '○'}
            </span>
            <div className="step-body">
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              {body}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function useBuildSteps(overview: Overview, accountId: string): Step[] {
  const { overview: words } = useTexts();
  const params = { accountId };
  const { keys, lastRequest, publishableKeys, webhooks } = overview;
  return [
    {
      name: 'key',
      isDone: keys > 0,
      title: words.key,
      text: words.keyText,
      body: keys === 0 && (
        <Link
          className="button main"
          to="/accounts/$accountId/keys"
          params={params}
          search={{ make: '1' } as never}
        >
          {words.keyAct}
        </Link>
      ),
    },
    {
      name: 'call',
      isDone: lastRequest !== null,
      title: words.call,
      text: words.callText,
      body: <FirstCall lastRequest={lastRequest} />,
    },
    {
      name: 'origin',
      isDone: publishableKeys > 0,
      title: words.origin,
      text: words.originText,
      body: (
        <Link className="button" to="/accounts/$accountId/origins" params={params}>
          {words.originAct}
        </Link>
      ),
    },
    {
      name: 'webhook',
      isDone: webhooks > 0,
      title: words.webhook,
      text: words.webhookText,
      body: webhooks === 0 && (
        <Link
          className="button"
          to="/accounts/$accountId/webhooks"
          params={params}
          search={{ make: '1' } as never}
        >
          {words.webhookAct}
        </Link>
      ),
    },
  ];
}

function useAccessStep({ account, accessRequest }: Overview, accountId: string): Step {
  const { overview: words } = useTexts();
  const isDone = account.productionApproved;
  const state = accessRequest?.state;
  return {
    name: 'access',
    isDone,
    title: words.access,
    text: isDone ? words.accessApproved : state === 'open' ? words.accessOpen : words.accessText,
    body: !isDone && (
      <>
        {state === 'refused' && <p>{words.accessRefused}</p>}
        {state === 'open' && <Moment at={accessRequest?.askedAt ?? null} />}
        <Link className="button" to="/accounts/$accountId/access" params={{ accountId }}>
          {words.accessAct}
        </Link>
      </>
    ),
  };
}
