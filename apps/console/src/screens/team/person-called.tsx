import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';

interface Props {
  readonly accountId: string;
  /** Person or token. */
  readonly id: string;
}

/** Somebody by their name, as long as they are of the account. */
export function PersonCalled({ accountId, id }: Props): ReactNode {
  const { data } = useRead('listTeam', { params: { accountId } });
  return data?.members.find(({ personId }) => personId === id)?.profile.name ?? id;
}
