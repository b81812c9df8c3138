import type { ReactNode } from 'react';
import { announce } from '../../parts/announce.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ModeBadge } from '../../parts/mode-badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { NoticeBar } from '../../parts/notice-bar.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { SAMPLE_AT } from './samples.ts';

/** Buttons, words on how things stand, and facts. */
export function WordStates(): ReactNode {
  const { common, keys, deliveries, webhooks, usage } = useTexts();
  const format = useFormat();
  return (
    <Panel title={common.state} text={common.asOf(format.moment(SAMPLE_AT))}>
      <div className="acts">
        <Button tone="main" onPress={() => announce(common.done)}>
          {common.save}
        </Button>
        <Button>{common.cancel}</Button>
        <Button tone="danger">{keys.revoke}</Button>
        <Button tone="quiet">{common.details}</Button>
        <Button isDisabled>{common.edit}</Button>
        <Button isPending>{webhooks.testing}</Button>
      </div>
      <div className="acts">
        <Badge tone="good">{deliveries.states.delivered}</Badge>
        <Badge tone="info">{deliveries.states.waiting}</Badge>
        <Badge tone="warn">{deliveries.states.retrying}</Badge>
        <Badge tone="bad">{deliveries.states.failed}</Badge>
        <Badge tone="idle">{deliveries.states.parked}</Badge>
        <ModeBadge mode="live" />
        <ModeBadge mode="test" />
      </div>
      <Facts
        facts={[
          [common.moment, <Moment key="at" at={SAMPLE_AT} />],
          [common.never, <Moment key="never" at={null} />],
          [usage.sandboxLeft, usage.sandboxOf(1234, 5000)],
          [keys.overlap, format.span(604_800)],
        ]}
      />
      <NoticeBar />
    </Panel>
  );
}
