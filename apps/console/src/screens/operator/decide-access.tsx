import { type ReactNode, useState } from 'react';
import { issueOf } from '../../api/problem.ts';
import { useWrite } from '../../api/use-write.ts';
import { ChoiceField } from '../../form/choice-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { announce } from '../../parts/announce.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { AccessRequest } from './access-request.ts';

interface Props {
  readonly request: AccessRequest;
  readonly onClose: () => void;
}

/** Nothing is chosen before the operator does. */
export function DecideAccess({ request, onClose }: Props): ReactNode {
  const { operator: words, access, common } = useTexts();
  const [decision, setDecision] = useState<'approve' | 'refuse' | null>(null);
  const [reason, setReason] = useState('');
  const write = useWrite('decideInstallationAccess', {
    keep: (kept, decided) =>
      kept.set('listInstallationAccess', (list) => ({
        ...list,
        requests: list.requests.map((each) => (each.id === decided.id ? decided : each)),
      })),
  });
  const submit = async () => {
    const body = { approved: decision === 'approve', reason: reason.trim() };
    if ((await write.send({ params: { id: request.id }, body })) === undefined) return;
    announce(words.decided);
    onClose();
  };
  const isBlank = reason.trim() === '';
  return (
    <FormDialog
      title={words.decideTitle}
      text={request.accountName}
      submit={words.decide}
      problem={write.problem}
      fields={['reason']}
      isWriting={write.isWriting}
      blocked={decision === null ? words.decisionMissing : isBlank ? common.required : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChoiceField
        label={words.decision}
        value={decision}
        onChange={setDecision}
        choices={[
          ['approve', words.approve],
          ['refuse', words.refuse],
        ]}
      />
      <TextField
        label={access.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={1000}
        problem={issueOf(write.problem, 'reason')}
      />
    </FormDialog>
  );
}
