import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { announce } from '../../parts/announce.ts';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { usePlaygroundTexts } from '../../texts/playground/use-playground-texts.ts';
import { type Draft, draftOf, type Body } from './body/draft.ts';
import { previousOf } from './body/previous-of.ts';
import { BodyEditor, faultText } from './body-editor.tsx';
import type { Product } from './products.ts';
import { ResultView, type View } from './result-view.tsx';
import { type JsonSchema, resolved, startOf } from './schema/json-schema.ts';
import { type Tried, useTry } from './use-try.ts';

/** What was written and answered for a product. */
export interface Work {
  readonly draft: Draft;
  readonly tried?: Tried | undefined;
}

export function emptyWork(product: Product): Work {
  const schema = product.inputSchema as JsonSchema;
  return { draft: draftOf(startOf(resolved(schema, schema), schema) as Body) };
}

interface Props {
  readonly accountId: string;
  readonly product: Product;
  readonly work: Work;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onWork: (work: Work) => void;
}

/** One product: its input, and what was answered. */
export function Workbench({ accountId, product, work, view, onView, onWork }: Props): ReactNode {
  const words = usePlaygroundTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // A filled form starts anew: nothing that is being typed hides it.
  const [filled, setFilled] = useState(0);
  const { isSending, problem, send } = useTry(accountId, product);
  const { draft, tried } = work;
  const fill = (value: Body) => {
    setFilled(filled + 1);
    onWork({ ...work, draft: draftOf(value) });
  };
  const submit = async () => {
    if (draft.fault !== undefined) return announce(faultText(draft, words));
    const answered = await send(draft.value);
    if (answered === undefined) return undefined;
    onWork({ draft, tried: answered });
    if (view === 'code') onView('answer');
    // Whoever listens hears the heading, and then how long it took.
    return heading.current?.focus();
  };
  const compare = () => {
    if (tried === undefined) return;
    fill({ ...draft.value, previous: previousOf(tried.answer, tried.body) });
    announce(words.previousSet);
  };
  return (
    <>
      <BodyEditor
        key={filled}
        schema={product.inputSchema as JsonSchema}
        draft={draft}
        problem={problem}
        onChange={(next) => onWork({ ...work, draft: next })}
        acts={<InputActs product={product} onFill={fill} />}
      />
      {problem !== null && <ProblemBox problem={problem} />}
      <div className="acts play-send">
        <Button tone="main" isPending={isSending} onPress={() => void submit()}>
          {isSending ? words.sending : words.send}
        </Button>
      </div>
      <ResultView
        product={product}
        body={draft.value}
        tried={tried}
        isChanged={tried !== undefined && JSON.stringify(tried.body) !== JSON.stringify(draft.value)}
        view={view}
        onView={onView}
        onCompare={compare}
        heading={heading}
      />
    </>
  );
}

interface ActsProps {
  readonly product: Product;
  readonly onFill: (body: Body) => void;
}

function InputActs({ product, onFill }: ActsProps): ReactNode {
  const words = usePlaygroundTexts();
  const [example] = product.examples;
  return (
    <>
      {example !== undefined && <Button onPress={() => onFill(example.body)}>{words.example}</Button>}
      <Button onPress={() => onFill(emptyWork(product).draft.value)}>{words.clear}</Button>
    </>
  );
}
