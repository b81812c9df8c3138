import { type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { ChoiceField } from '../../form/choice-field.tsx';
import { linesOf } from '../../form/lines.ts';
import { TextField } from '../../form/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';

interface Props {
  readonly accountId: string;
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

export function MakeKey({ accountId, onMade, onClose }: Props): ReactNode {
  const { keys: words, common, pages } = useTexts();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'secret' | 'publishable'>('secret');
  const [mode, setMode] = useState<'test' | 'live'>('test');
  const [origins, setOrigins] = useState('');
  const write = useWrite('createAccountKey');
  const { data } = useRead('getAccountOverview', { params: { accountId } });
  const isUnapproved = mode === 'live' && data?.account.productionApproved === false;
  const submit = async () => {
    const given = kind === 'publishable' ? { origins: linesOf(origins) } : {};
    const made = await write.send({
      params: { accountId },
      body: { name: name.trim(), kind, mode, ...given },
    });
    if (made !== undefined) onMade(made.key);
  };
  return (
    <FormDialog
      title={words.makeTitle}
      submit={words.make}
      problem={write.problem}
      fields={kind === 'publishable' ? ['name', 'origins'] : ['name']}
      isWriting={write.isWriting}
      blocked={name.trim() === '' ? common.nameMissing : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={common.name}
        hint={words.nameHint}
        value={name}
        onChange={setName}
        maxLength={200}
        autoFocus
        problem={issueOf(write.problem, 'name')}
      />
      <KindAndMode kind={kind} mode={mode} isUnapproved={isUnapproved} onKind={setKind} onMode={setMode} />
      {kind === 'publishable' && (
        <TextField
          label={pages.origins}
          hint={words.originsHint}
          value={origins}
          onChange={setOrigins}
          rows={3}
          problem={issueOf(write.problem, 'origins')}
        />
      )}
    </FormDialog>
  );
}

interface KindAndModeProps {
  readonly kind: 'secret' | 'publishable';
  readonly mode: 'test' | 'live';
  readonly isUnapproved: boolean;
  readonly onKind: (kind: 'secret' | 'publishable') => void;
  readonly onMode: (mode: 'test' | 'live') => void;
}

function KindAndMode({ kind, mode, isUnapproved, onKind, onMode }: KindAndModeProps): ReactNode {
  const { keys: words, common } = useTexts();
  return (
    <>
      <ChoiceField
        label={common.kind}
        value={kind}
        onChange={onKind}
        choices={[
          ['secret', words.kindSecret],
          ['publishable', words.kindPublishable],
        ]}
      />
      <ChoiceField
        label={common.mode}
        value={mode}
        onChange={onMode}
        choices={[
          ['test', words.modeTest],
          ['live', words.modeLive],
        ]}
        hint={isUnapproved ? words.liveNeedsAccess : undefined}
      />
    </>
  );
}
