import { type FC, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../../../parts/announce.ts';
import { Button } from '../../../parts/button.tsx';
import { resolved, startOf } from '../schema/json-schema.ts';
import { type FieldProps, issueAt } from './form-props.ts';
import { boundsText } from './hint.ts';

interface Props extends FieldProps {
  readonly Entry: FC<FieldProps>;
}

/** Entries that can be added, taken out and moved, all by the keyboard. */
export function ListField(props: Props): ReactNode {
  const { of, schema, path, label, isRequired } = props;
  const id = useId();
  const list = useEntries(props);
  const issue = issueAt(of, path);
  const bounds = boundsText(schema, of);
  return (
    <fieldset className="group" data-path={path} aria-describedby={`${id}-hint`} ref={list.box}>
      <legend>
        <code>{label}</code>
        {isRequired && <span className="soft small"> · {of.words.required}</span>}
      </legend>
      <p id={`${id}-hint`} className="hint">
        <span lang="en">{schema.description}</span> {bounds}
      </p>
      {issue !== undefined && (
        <p className="field-problem" lang="en">
          {issue}
        </p>
      )}
      <ol className="entries">
        {list.entries.map((entry, index) => (
          <ListEntry key={list.keys[index]} {...props} list={list} entry={entry} index={index} />
        ))}
      </ol>
      <div className="acts">
        <Button tone="quiet" data-act="add" aria-label={of.words.addEntry(label)} onPress={list.add}>
          + <code>{label}</code>
        </Button>
      </div>
    </fieldset>
  );
}

interface EntryProps extends Props {
  readonly list: Entries;
  readonly entry: unknown;
  readonly index: number;
}

function ListEntry({ of, schema, path, label, Entry, list, entry, index }: EntryProps): ReactNode {
  const name = of.words.entry(label, index + 1);
  return (
    <li className="with-acts" data-entry={index}>
      <Entry
        of={of}
        schema={resolved(schema.items ?? {}, of.root)}
        path={`${path}[${index}]`}
        label={`${label}[${index}]`}
        value={entry}
        isRequired={false}
        onChange={(next) => list.set(index, next)}
      />
      <span className="acts">
        <Button
          tone="quiet"
          data-act="up"
          isDisabled={index === 0}
          aria-label={of.words.moveUp(name)}
          onPress={() => list.move(index, index - 1)}
        >
          ↑
        </Button>
        <Button
          tone="quiet"
          data-act="down"
          isDisabled={index === list.entries.length - 1}
          aria-label={of.words.moveDown(name)}
          onPress={() => list.move(index, index + 1)}
        >
          ↓
        </Button>
        <Button tone="quiet" aria-label={of.words.remove(name)} onPress={() => list.remove(index)}>
          ✕
        </Button>
      </span>
    </li>
  );
}

type Entries = ReturnType<typeof useEntries>;

function useEntries({ of, schema, label, value, onChange }: Props) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const box = useRef<HTMLFieldSetElement>(null);
  const next = useRef('');
  const [kept, setKeys] = useState<readonly string[]>([]);
  // An entry keeps its field, with what is being typed in it, when it moves.
  const keys = keysFor(entries.length, kept);
  if (keys !== kept) setKeys(keys);
  useEffect(() => {
    if (next.current === '') return;
    box.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  return {
    box,
    entries,
    keys,
    set: (index: number, entry: unknown) => onChange(entries.with(index, entry ?? NOTHING_TYPED)),
    add() {
      const item = resolved(schema.items ?? {}, of.root);
      next.current = `:scope > .entries > [data-entry="${entries.length}"] :is(input, select, textarea)`;
      onChange([...entries, startOf(item, of.root) ?? NOTHING_TYPED]);
    },
    remove(index: number) {
      next.current = ':scope > .acts [data-act="add"]';
      setKeys(keys.toSpliced(index, 1));
      onChange(entries.toSpliced(index, 1));
      announce(of.words.removed(of.words.entry(label, index + 1)));
    },
    move(from: number, to: number) {
      // At an end one cannot go on: the way back is next.
      const isEnd = to === 0 || to === entries.length - 1;
      const act = to < from !== isEnd ? 'up' : 'down';
      next.current = `:scope > .entries > [data-entry="${to}"] > .acts [data-act="${act}"]`;
      setKeys(moved(keys, from, to));
      onChange(moved(entries, from, to));
      announce(of.words.movedTo(to + 1));
    },
  };
}

/** What stands for an entry that nothing was typed into: a list has no absent entries. */
const NOTHING_TYPED = '';

let made = 0;

function keysFor(count: number, kept: readonly string[]): readonly string[] {
  if (kept.length === count) return kept;
  if (kept.length > count) return kept.slice(0, count);
  return [...kept, ...Array.from({ length: count - kept.length }, () => `entry-${++made}`)];
}

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from] as Entry;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
