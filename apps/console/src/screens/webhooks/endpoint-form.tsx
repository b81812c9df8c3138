import { type ReactNode, useState } from 'react';
import type { CallInput } from '../../api/call-types.ts';
import { issueOf, type Problem } from '../../api/problem.ts';
import { useRead } from '../../api/use-read.ts';
import { useWrite } from '../../api/use-write.ts';
import { CheckList } from '../../form/check-list.tsx';
import { ChoiceField } from '../../form/choice-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { announce } from '../../parts/announce.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Endpoint } from './endpoint-state.tsx';
import { replaceEndpoint } from './keep-endpoint.ts';

/** Those that say themselves what is wrong with them. */
const FIELDS = ['url', 'description'];

type EventTypes = NonNullable<CallInput<'updateAccountWebhook'>['body']['eventTypes']>;

interface Props {
  readonly accountId: string;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

export function EndpointForm({ accountId, onMade, onClose }: Props): ReactNode {
  const { webhooks: words, common } = useTexts();
  const [mode, setMode] = useState<'test' | 'live'>('test');
  const [values, setValues] = useState<Values>({ url: '', description: '', eventTypes: [] });
  const write = useWrite('createAccountWebhook');
  const submit = async () => {
    const { url, description, eventTypes } = values;
    const body = {
      url: url.trim(),
      mode,
      eventTypes: eventTypes as EventTypes,
      ...(description.trim() === '' ? {} : { description: description.trim() }),
    };
    const made = await write.send({ params: { accountId }, body });
    if (made !== undefined) onMade(made.secret);
  };
  return (
    <FormDialog
      title={words.makeTitle}
      submit={words.make}
      problem={write.problem}
      fields={FIELDS}
      isWriting={write.isWriting}
      blocked={values.url.trim() === '' ? common.required : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChoiceField
        label={common.mode}
        value={mode}
        onChange={setMode}
        choices={[
          ['test', common.test],
          ['live', common.live],
        ]}
      />
      <EndpointFields accountId={accountId} values={values} problem={write.problem} onChange={setValues} />
    </FormDialog>
  );
}

interface EditProps {
  readonly accountId: string;
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

export function EditEndpoint({ accountId, endpoint, onClose }: EditProps): ReactNode {
  const { webhooks: words, common } = useTexts();
  const { id, url, description, eventTypes } = endpoint;
  const [values, setValues] = useState<Values>({ url, description: description ?? '', eventTypes });
  const write = useWrite('updateAccountWebhook', { keep: replaceEndpoint });
  const submit = async () => {
    const body = {
      url: values.url.trim(),
      description: values.description.trim() === '' ? null : values.description.trim(),
      eventTypes: values.eventTypes as EventTypes,
    };
    if ((await write.send({ params: { accountId, id }, body })) === undefined) return;
    announce(words.saved);
    onClose();
  };
  return (
    <FormDialog
      title={words.editTitle}
      submit={common.save}
      problem={write.problem}
      fields={FIELDS}
      isWriting={write.isWriting}
      blocked={values.url.trim() === '' ? common.required : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <EndpointFields accountId={accountId} values={values} problem={write.problem} onChange={setValues} />
    </FormDialog>
  );
}

interface Values {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly string[];
}

interface FieldsProps {
  readonly accountId: string;
  readonly values: Values;
  readonly problem: Problem | null;
  readonly onChange: (values: Values) => void;
}

function EndpointFields({ accountId, values, problem, onChange }: FieldsProps): ReactNode {
  const { webhooks: words } = useTexts();
  const { data } = useRead('listEventTypes', { params: { accountId } });
  // A type that is chosen already stays to be seen, also one that is no longer sent.
  const known = new Set([...(data?.types.map(({ type }) => type) ?? []), ...values.eventTypes]);
  return (
    <>
      <TextField
        label={words.url}
        hint={words.urlHint}
        type="url"
        value={values.url}
        onChange={(url) => onChange({ ...values, url })}
        maxLength={2048}
        problem={issueOf(problem, 'url')}
      />
      <TextField
        label={words.description}
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
        maxLength={500}
        problem={issueOf(problem, 'description')}
      />
      <CheckList
        label={words.types}
        hint={words.typesHint}
        values={values.eventTypes}
        choices={[...known].map((type) => [type, type])}
        onChange={(eventTypes) => onChange({ ...values, eventTypes })}
      />
    </>
  );
}
