import type { ReactNode } from 'react';
import type { CallData } from '../../api/call-types.ts';

interface Props {
  readonly keys: CallData<'listAccountKeys'>['keys'];
  readonly id: string;
}

/** A key by its name, where it is known here. */
export function KeyCalled({ keys, id }: Props): ReactNode {
  const key = keys.find((each) => each.id === id);
  return key?.name ?? <code>{key?.visibleStart ?? id}</code>;
}
