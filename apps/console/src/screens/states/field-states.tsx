import { type ReactNode, useState } from 'react';
import { CheckField } from '../../form/check-field.tsx';
import { CheckList } from '../../form/check-list.tsx';
import { ChoiceField } from '../../form/choice-field.tsx';
import { MomentField } from '../../form/moment-field.tsx';
import { OverlapField } from '../../form/overlap-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { SAMPLE_AT } from './samples.ts';

/** Fields, empty, filled and with what is wrong. */
export function FieldStates(): ReactNode {
  const { keys, common, access, webhooks, secret, team } = useTexts();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'secret' | 'publishable'>('secret');
  const [types, setTypes] = useState(['dmse.analyzed']);
  const [isOn, setOn] = useState(true);
  const [at, setAt] = useState(SAMPLE_AT);
  const [seconds, setSeconds] = useState(3600);
  return (
    <Panel title={keys.makeTitle}>
      <div className="form narrow">
        <TextField label={common.name} hint={keys.nameHint} value={name} onChange={setName} />
        <TextField label={team.email} value={name} onChange={setName} problem={common.required} />
        <TextField label={access.use} hint={access.useHint} value={name} onChange={setName} rows={3} />
        <ChoiceField
          label={common.kind}
          value={kind}
          onChange={setKind}
          choices={[
            ['secret', keys.kindSecret],
            ['publishable', keys.kindPublishable],
          ]}
          hint={keys.liveNeedsAccess}
        />
        <CheckField label={access.retention} isOn={isOn} onChange={setOn} />
        <CheckList
          label={webhooks.types}
          hint={webhooks.typesHint}
          values={types}
          choices={['dmse.analyzed', 'relapse.analyzed', 'labs.order.resulted'].map((type) => [type, type])}
          onChange={setTypes}
        />
        <MomentField label={common.since} value={at} onChange={setAt} />
        <OverlapField label={keys.overlap} seconds={seconds} onChange={setSeconds} />
        <CopyField label={secret.label} text="sk_test_0123456789abcdefghijklmnopqrstuvwxyz" />
      </div>
    </Panel>
  );
}
