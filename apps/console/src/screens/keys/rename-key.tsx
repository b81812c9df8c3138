import { type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { TextField } from '../../form/text-field.tsx';
import { announce } from '../../parts/announce.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { replaceKey } from './keep-key.ts';
import type { KeyRecord } from './key-state.ts';

interface Props {
  readonly accountId: string;
  readonly record: KeyRecord;
  readonly onClose: () => void;
}

export function RenameKey({ accountId, record, onClose }: Props): ReactNode {
  const { keys: words, common } = useTexts();
  const [name, setName] = useState(record.name ?? '');
  const write = useWrite('updateAccountKey', { keep: replaceKey });
  const submit = async () => {
    const body = { name: name.trim() === '' ? null : name.trim() };
    const renamed = await write.send({ params: { accountId, id: record.id }, body });
    if (renamed === undefined) return;
    announce(words.renamed);
    onClose();
  };
  return (
    <FormDialog
      title={words.renameTitle}
      submit={common.save}
      problem={write.problem}
      fields={['name']}
      isWriting={write.isWriting}
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
    </FormDialog>
  );
}
