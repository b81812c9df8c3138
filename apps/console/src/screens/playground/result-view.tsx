import { Answer, type AnyAnswer, createAnswerFormat, Disclaimer } from '@svc/react';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { JsonBlock } from '../../parts/code-block.tsx';
import { CopyField } from '../../parts/copy-field.tsx';
import { Empty } from '../../parts/empty.tsx';
import { useSpoken } from '../../texts/texts-context.ts';
import { usePlaygroundTexts } from '../../texts/playground/use-playground-texts.ts';
import type { Body } from './body/draft.ts';
import { curlOf } from './code/curl.ts';
import { pythonOf } from './code/python.ts';
import { typescriptOf } from './code/typescript.ts';
import type { Product } from './products.ts';
import type { Tried } from './use-try.ts';

export const VIEWS = ['answer', 'json', 'code'] as const;
export type View = (typeof VIEWS)[number];

interface Props {
  readonly product: Product;
  /** What would be sent now. */
  readonly body: Body;
  readonly tried: Tried | undefined;
  readonly isChanged: boolean;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onCompare: () => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The answer as a clinician reads it, as JSON, or the call as code. */
export function ResultView(props: Props): ReactNode {
  const { view, onView, heading, tried, isChanged } = props;
  const words = usePlaygroundTexts();
  return (
    <section className="panel play-result" aria-labelledby="play-result">
      <header className="panel-head">
        <div>
          <h2 id="play-result" ref={heading} tabIndex={-1}>
            {words.result}
          </h2>
          {tried !== undefined && <p className="soft">{words.took(tried.durationMs)}</p>}
        </div>
        <div className="acts" role="group" aria-label={words.view}>
          {VIEWS.map((each) => (
            <Button key={each} aria-pressed={each === view} onPress={() => onView(each)}>
              {words.views[each]}
            </Button>
          ))}
        </div>
      </header>
      {tried !== undefined && isChanged && view !== 'code' && (
        <p className="note warn">{words.changedSince}</p>
      )}
      {view === 'code' ? <CodeView {...props} /> : <AnswerView {...props} />}
    </section>
  );
}

function AnswerView({ product, tried, view, onCompare }: Props): ReactNode {
  const words = usePlaygroundTexts();
  const { language } = useSpoken();
  const format = useMemo(() => createAnswerFormat(language), [language]);
  if (tried === undefined) return <Empty title={words.noAnswer} next={words.noAnswerNext} />;
  const { answer, body } = tried;
  return (
    <>
      {view === 'answer' ? (
        <Answer data={answer as unknown as AnyAnswer} texts={words.answer} format={format} input={body} />
      ) : (
        <>
          <Disclaimer text={String(answer['disclaimer'])} texts={words.answer} />
          <JsonBlock value={answer} />
        </>
      )}
      {product.kind === 'analysis' && (
        <div className="acts">
          <Button onPress={onCompare}>{words.usePrevious}</Button>
        </div>
      )}
    </>
  );
}

function CodeView({ product: { operation, path }, body }: Props): ReactNode {
  const words = usePlaygroundTexts();
  const call = { operation, path, body };
  return (
    <div className="form">
      <p>{words.codeText}</p>
      <p>
        {words.address}: <code>{globalThis.location.origin}</code>
      </p>
      <CopyField label={words.curl} text={curlOf(call)} isLong />
      <CopyField label={words.typescript} text={typescriptOf(call)} isLong />
      <CopyField label={words.python} text={pythonOf(call)} isLong />
    </div>
  );
}
