import { type ReactNode, useState } from 'react';
import { useWrite } from '../../api/use-write.ts';
import { OverlapField, USUAL_OVERLAP_SECONDS } from '../../form/overlap-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { Facts } from '../../parts/facts.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import { calledName, type KeyRecord } from './key-state.ts';

interface Props {
  readonly accountId: string;
  readonly record: KeyRecord;
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** Says what the successor keeps before it is made. */
export function RotateKey({ accountId, record, onMade, onClose }: Props): ReactNode {
  const { keys: words, common, pages } = useTexts();
  const { list } = useFormat();
  const [seconds, setSeconds] = useState(USUAL_OVERLAP_SECONDS);
  const write = useWrite('rotateAccountKey');
  const submit = async () => {
    const made = await write.send({
      params: { accountId, id: record.id },
      body: { overlapSeconds: seconds },
    });
    if (made !== undefined) onMade(made.key);
  };
  const { name, kind, mode, origins } = record;
  return (
    <FormDialog
      title={words.rotateTitle}
      text={words.rotateText}
      submit={words.rotate}
      problem={write.problem}
      isWriting={write.isWriting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        <strong>{calledName(record)}</strong>
      </p>
      <div className="note">
        <p>{words.keeps}</p>
        <Facts
          facts={[
            [common.name, name ?? words.unnamed],
            [common.kind, common[kind]],
            [common.mode, common[mode]],
            ...(kind === 'publishable'
              ? [[pages.origins, origins.length === 0 ? common.none : list(origins)] as const]
              : []),
          ]}
        />
      </div>
      <OverlapField label={words.overlap} seconds={seconds} onChange={setSeconds} />
    </FormDialog>
  );
}
