import { type ReactNode, useId } from 'react';
import { useRead } from '../../api/use-read.ts';
import { DrawingStyle } from '../../chart/drawing-style.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useAccountId, useUrlState } from '../../shell/url-state.ts';
import { usePlaygroundTexts } from '../../texts/playground/use-playground-texts.ts';
import { keyOf, nameOf, type Product } from './products.ts';
import { PlaygroundStyle } from './playground-style.tsx';
import { VIEWS, type View } from './result-view.tsx';
import { useUnloadGuard } from './use-unload-guard.ts';
import { productBefore, useProductInSight, useWorks, type Works } from './use-works.ts';
import { emptyWork, Workbench } from './workbench.tsx';

/** Trying the products. What is written here is in the memory of the tab alone: not in the address, not in what a browser keeps. */
export function PlaygroundScreen(): ReactNode {
  const words = usePlaygroundTexts();
  const accountId = useAccountId();
  const read = useRead('listPlaygroundProducts', { params: { accountId } });
  return (
    <>
      {/* Both before they are needed: what waits for a sheet loses the focus. */}
      <PlaygroundStyle />
      <DrawingStyle />
      <PageHead title={words.title} intro={words.intro} />
      <Loaded read={read}>{({ products }) => <Products accountId={accountId} products={products} />}</Loaded>
    </>
  );
}

interface Props {
  readonly accountId: string;
  readonly products: readonly Product[];
}

function Products({ accountId, products }: Props): ReactNode {
  const words = usePlaygroundTexts();
  const [{ product: named, view: asked }, go] = useUrlState<'product' | 'view'>();
  const [works, keepWork] = useWorks(accountId);
  useUnloadGuard(Object.keys(works).length > 0);
  const of = (key: string | undefined) => products.find((each) => keyOf(each) === key);
  const chosen = of(named) ?? of(productBefore(accountId)) ?? products[0];
  useProductInSight(accountId, chosen && keyOf(chosen));
  if (chosen === undefined) return null;
  const key = keyOf(chosen);
  const view: View = VIEWS.find((each) => each === asked) ?? 'answer';
  return (
    <div className="detail">
      <div className="filters">
        <ProductField products={products} value={key} onChange={(product) => go({ product })} />
        <Left accountId={accountId} left={leftOf(works)} />
      </div>
      <p lang="en">{chosen.title}</p>
      <CopyField
        label={words.shareLink}
        text={`${globalThis.location.origin}/console/accounts/${accountId}/playground?product=${key}`}
      />
      <Workbench
        key={key}
        accountId={accountId}
        product={chosen}
        work={works[key] ?? emptyWork(chosen)}
        view={view}
        onView={(next) => go({ view: next === 'answer' ? undefined : next })}
        onWork={(work) => keepWork(key, work)}
      />
    </div>
  );
}

/** The least that an answer told: no later one can tell more within a day. */
function leftOf(works: Works): number | undefined {
  const told = Object.values(works).flatMap(({ tried }) => (tried === undefined ? [] : [tried.left]));
  return told.length === 0 ? undefined : Math.min(...told);
}

function Left({
  accountId,
  left,
}: {
  readonly accountId: string;
  readonly left: number | undefined;
}): ReactNode {
  const words = usePlaygroundTexts();
  const { data } = useRead('getUsage', { params: { accountId }, query: {} });
  const count = left ?? data?.sandbox.triesLeft;
  return <p role="status">{count === undefined ? '' : words.left(count)}</p>;
}

interface FieldProps {
  readonly products: readonly Product[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function ProductField({ products, value, onChange }: FieldProps): ReactNode {
  const words = usePlaygroundTexts();
  const id = useId();
  const groups = [
    ['analysis', words.analyses],
    ['agent', words.agents],
  ] as const;
  return (
    <div className="field play-product">
      <label htmlFor={id}>{words.product}</label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {groups.map(([kind, title]) => (
          <optgroup key={kind} label={title}>
            {products
              .filter((each) => each.kind === kind)
              .map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {nameOf(each, words)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
