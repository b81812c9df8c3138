import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { TextField } from '../../form/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';

interface Props {
  readonly accountId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameDialog({ accountId, name: before, onClose }: Props): ReactNode {
  const { overview, welcome, common } = useTexts();
  const [name, setName] = useState(before);
  const client = useQueryClient();
  const write = useWrite('renameAccount', {
    keep: (kept, account) => kept.set('getAccountOverview', (data) => ({ ...data, account })),
  });
  const submit = async () => {
    const account = await write.send({ params: { accountId }, body: { name: name.trim() } });
    if (account === undefined) return;
    // The switcher shows the name as well.
    void client.invalidateQueries({ queryKey: ['', 'getMe'] });
    onClose();
  };
  return (
    <FormDialog
      title={overview.rename}
      submit={common.save}
      problem={write.problem}
      fields={['name']}
      isWriting={write.isWriting}
      blocked={name.trim() === '' ? common.required : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={welcome.name}
        hint={welcome.nameHint}
        value={name}
        onChange={setName}
        maxLength={200}
        autoFocus
        problem={issueOf(write.problem, 'name')}
      />
    </FormDialog>
  );
}
