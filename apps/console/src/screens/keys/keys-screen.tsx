import { type ReactNode, useState } from 'react';
import type { CallInput } from '../../api/call-types.ts';
import { useRead } from '../../api/use-read.ts';
import { Filters } from '../../form/filters.tsx';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { type Act, KeyDialogs } from './key-dialogs.tsx';
import { KeyTable } from './key-table.tsx';

/** Keys of the account. */
export function KeysScreen(): ReactNode {
  const { pages, keys: words } = useTexts();
  const accountId = useAccountId();
  const [{ mode, kind, state, cursor, make }, go] = useUrlState<'mode' | 'kind' | 'state' | 'make'>();
  const [act, setAct] = useState<Act | null>(make === '1' ? { name: 'make' } : null);
  const query = { mode, kind, state, cursor } as CallInput<'listAccountKeys'>['query'];
  const read = useRead('listAccountKeys', { params: { accountId }, query });
  const makeButton = (
    <Button tone="main" onPress={() => setAct({ name: 'make' })}>
      {words.make}
    </Button>
  );
  const close = () => {
    setAct(null);
    if (make !== undefined) go({ make: undefined });
  };
  const isFiltered = mode !== undefined || kind !== undefined || state !== undefined;
  return (
    <>
      <PageHead title={pages.keys} intro={words.intro} acts={makeButton} />
      <Panel title={pages.keys} isQuiet>
        <KeyFilters values={{ mode, kind, state }} onChange={go} />
        <Loaded
          read={read}
          isEmpty={({ keys }) => keys.length === 0}
          empty={
            <Empty title={words.empty} next={isFiltered ? undefined : words.emptyNext} act={makeButton} />
          }
        >
          {({ keys, asOf, nextCursor }) => (
            <>
              <KeyTable keys={keys} asOf={asOf} onAct={setAct} />
              <Pager
                count={keys.length}
                nextCursor={nextCursor}
                cursor={cursor}
                onGo={(to) => go({ cursor: to })}
              />
            </>
          )}
        </Loaded>
      </Panel>
      {act !== null && <KeyDialogs act={act} accountId={accountId} onDone={close} />}
    </>
  );
}

type FilterValues = Readonly<Partial<Record<'mode' | 'kind' | 'state', string>>>;

function KeyFilters({
  values,
  onChange,
}: {
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
}): ReactNode {
  const { common, keys } = useTexts();
  const { holds, ends, ended } = keys.states;
  return (
    <Filters
      values={values}
      onChange={onChange}
      filters={[
        {
          name: 'mode',
          label: common.mode,
          choices: [
            ['test', common.test],
            ['live', common.live],
          ],
        },
        {
          name: 'kind',
          label: common.kind,
          choices: [
            ['secret', common.secret],
            ['publishable', common.publishable],
          ],
        },
        {
          name: 'state',
          label: common.state,
          choices: [
            ['holds', holds],
            ['ends', ends],
            ['ended', ended],
          ],
        },
      ]}
    />
  );
}
