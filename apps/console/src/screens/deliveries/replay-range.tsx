import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { CheckField } from '../../form/check-field.tsx';
import { MomentField } from '../../form/moment-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Endpoints } from './use-endpoints.ts';
import { useReplay } from './use-replay.ts';

interface Props {
  readonly accountId: string;
  readonly endpoints: Endpoints;
  readonly first: string | undefined;
  readonly onClose: () => void;
}

/** Sends every event of a range to an endpoint again, having said how many those are. */
export function ReplayRange({ accountId, endpoints, first, onClose }: Props): ReactNode {
  const { deliveries: words, common } = useTexts();
  const [id, setId] = useState(first ?? endpoints[0]?.id ?? '');
  const [since, setSince] = useState('');
  const [until, setUntil] = useState('');
  const [undeliveredOnly, setUndelivered] = useState(true);
  const replay = useReplay(accountId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A button that goes takes the focus with it; then the dialog would not hear Escape.
    if (document.activeElement === document.body)
      form.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [replay.step]);
  const isFixed = replay.step !== 'asking' && replay.step !== 'counted';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const end = until === '' ? serverNow().toISOString() : until;
    if (since !== '' && id !== '') void replay.count(id, { since, until: end, undeliveredOnly });
  };
  /** What was counted is no longer what is asked. */
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      replay.reset();
    };
  return (
    <Dialog title={words.rangeTitle} onClose={onClose}>
      <form ref={form} className="form" onSubmit={submit} noValidate>
        <p className="soft">{words.rangeText}</p>
        <fieldset className="bare form" disabled={isFixed}>
          <SelectField
            label={words.endpoint}
            value={id}
            choices={[
              ...(id === '' ? [['', words.chooseEndpoint] as const] : []),
              ...endpoints.map((each) => [each.id, each.url] as const),
            ]}
            onChange={changed(setId)}
          />
          <MomentField label={common.since} value={since} onChange={changed(setSince)} />
          <MomentField label={common.until} value={until} onChange={changed(setUntil)} />
          <CheckField label={words.undelivered} isOn={undeliveredOnly} onChange={changed(setUndelivered)} />
        </fieldset>
        <ReplayProgress replay={replay} />
        <div className="acts end">
          <Button onPress={onClose}>{common.close}</Button>
          <ReplayActs replay={replay} id={id} canCount={since !== '' && id !== ''} />
        </div>
      </form>
    </Dialog>
  );
}

type Replay = ReturnType<typeof useReplay>;

function ReplayProgress({ replay }: { readonly replay: Replay }): ReactNode {
  const { deliveries: words } = useTexts();
  const { step, counted, sent, problem } = replay;
  const said = {
    asking: '',
    counting: words.counting(counted),
    counted: counted === 0 ? words.countedNone : words.counted(counted),
    sending: words.replaying(sent.count, counted),
    stopped: words.replayStopped(sent.count),
    done: words.replayDone(sent.count),
  }[step];
  return (
    <>
      <p role="status">
        <strong>{said}</strong>
      </p>
      {problem !== null && <ProblemBox problem={problem} />}
    </>
  );
}

function ReplayActs({
  replay,
  id,
  canCount,
}: {
  readonly replay: Replay;
  readonly id: string;
  readonly canCount: boolean;
}): ReactNode {
  const { deliveries: words } = useTexts();
  const { step, counted } = replay;
  if (step === 'counted' && counted > 0)
    return (
      <Button tone="main" onPress={() => void replay.send(id)}>
        {words.replayAct(counted)}
      </Button>
    );
  if (step === 'stopped')
    return (
      <Button tone="main" onPress={() => void replay.send(id)}>
        {words.goOn}
      </Button>
    );
  if (step !== 'asking') return null;
  return (
    <Button type="submit" tone="main" isDisabled={!canCount}>
      {words.count}
    </Button>
  );
}
