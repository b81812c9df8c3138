import { type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { ChoiceField } from '../../form/choice-field.tsx';
import { linesOf } from '../../form/lines.ts';
import { TextField } from '../../form/text-field.tsx';
import { announce } from '../../parts/announce.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { keySetOf } from './key-set.ts';

interface Props {
  readonly accountId: string;
  readonly onClose: () => void;
}

const EMPTY = { name: '', issuer: '', keys: '', jku: '', origins: '' };
type Typed = typeof EMPTY;

/** Lets an EHR in, by its issuer and public keys. */
export function MakeClient({ accountId, onClose }: Props): ReactNode {
  const { cds: words, common } = useTexts();
  const [mode, setMode] = useState<'test' | 'live'>('test');
  const [typed, setTyped] = useState(EMPTY);
  const write = useWrite('createAccountCdsClient');
  const keys = keySetOf(typed.keys);
  const isMissing = typed.name.trim() === '' || typed.issuer.trim() === '';
  const submit = async () => {
    const { name, issuer, jku, origins } = typed;
    const body = {
      mode,
      name: name.trim(),
      issuer: issuer.trim(),
      keys: keys ?? [],
      jku: linesOf(jku),
      origins: linesOf(origins),
    };
    if ((await write.send({ params: { accountId }, body })) === undefined) return;
    announce(words.made);
    onClose();
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
    problem: issueOf(write.problem, name),
  });
  return (
    <FormDialog
      title={words.make}
      submit={words.make}
      problem={write.problem}
      fields={Object.keys(EMPTY)}
      isWriting={write.isWriting}
      blocked={isMissing ? common.requiredFields : keys === null ? words.keysWrong : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={common.name} {...field('name')} maxLength={200} autoFocus />
      <ChoiceField
        label={common.mode}
        value={mode}
        onChange={setMode}
        choices={[
          ['test', common.test],
          ['live', common.live],
        ]}
      />
      <TextField label={words.issuer} hint={words.issuerHint} {...field('issuer')} maxLength={1000} />
      <TextField label={words.keys} hint={words.keysHint} {...field('keys')} rows={5} />
      <TextField label={words.jku} hint={words.jkuHint} {...field('jku')} rows={2} />
      <TextField label={words.origins} hint={words.originsHint} {...field('origins')} rows={2} />
    </FormDialog>
  );
}
