import { type ReactNode, useId } from 'react';
import type { Problem } from '../../api/problem.ts';
import { Panel } from '../../parts/panel.tsx';
import { useSpoken } from '../../texts/texts-context.ts';
import { usePlaygroundTexts } from '../../texts/playground/use-playground-texts.ts';
import type { PlaygroundTexts } from '../../texts/playground/en.ts';
import { type Draft, draftOf, typed } from './body/draft.ts';
import { ObjectFields } from './form/object-field.tsx';
import { type JsonSchema, resolved } from './schema/json-schema.ts';

interface Props {
  readonly schema: JsonSchema;
  readonly draft: Draft;
  readonly problem: Problem | null;
  readonly onChange: (draft: Draft) => void;
  readonly acts: ReactNode;
}

/** A body as a form beside its JSON: what changes in one changes in the other. */
export function BodyEditor({ schema, draft, problem, onChange, acts }: Props): ReactNode {
  const words = usePlaygroundTexts();
  const { language } = useSpoken();
  const isResting = draft.fault !== undefined;
  return (
    <Panel title={words.input} acts={acts}>
      <div className="play-input">
        <section aria-label={words.form}>
          {isResting && <p className="note warn">{words.formRests}</p>}
          <fieldset className="bare" disabled={isResting}>
            <ObjectFields
              of={{ root: schema, words, language, problem }}
              schema={resolved(schema, schema)}
              path=""
              label={words.form}
              value={draft.value}
              isRequired
              onChange={(value) => onChange(draftOf(value as Draft['value']))}
            />
          </fieldset>
        </section>
        <JsonText draft={draft} onChange={onChange} words={words} />
      </div>
    </Panel>
  );
}

const LEAST_ROWS = 12;
const MOST_ROWS = 40;

function JsonText({
  draft,
  onChange,
  words,
}: Pick<Props, 'draft' | 'onChange'> & { readonly words: PlaygroundTexts }): ReactNode {
  const id = useId();
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, draft.text.split('\n').length + 1));
  return (
    <div className="field">
      <label htmlFor={id}>{words.json}</label>
      <textarea
        id={id}
        className="input mono"
        rows={rows}
        value={draft.text}
        spellCheck={false}
        aria-describedby={`${id}-fault`}
        aria-invalid={draft.fault !== undefined}
        data-invalid={draft.fault === undefined ? undefined : ''}
        onChange={(event) => onChange(typed(draft, event.target.value))}
      />
      <p id={`${id}-fault`} className="field-problem" role="status">
        {faultText(draft, words)}
      </p>
    </div>
  );
}

export function faultText({ fault }: Draft, words: PlaygroundTexts): string {
  if (fault === undefined) return '';
  if (fault === 'notObject') return words.notObject;
  const { line, column, isEnd } = fault;
  return isEnd ? words.faultEnd(line, column) : words.fault(line, column);
}
