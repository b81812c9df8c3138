import { useEffect, useState } from 'react';
import type { Work } from './workbench.tsx';

/** What was written and answered, by product. */
export type Works = Readonly<Record<string, Work>>;

interface Kept {
  readonly accountId: string;
  readonly works: Works;
  /** The product that was last in sight. */
  readonly product?: string | undefined;
}

/** In the memory of this tab alone: it outlives the screen, and neither a new load of the page nor a sign-out. */
let kept: Kept = { accountId: '', works: {} };

const keptOf = (accountId: string): Kept => (kept.accountId === accountId ? kept : { accountId, works: {} });

/** The work of an account, which is there again after another screen; nothing of another account. */
export function useWorks(accountId: string) {
  const [works, setWorks] = useState(() => keptOf(accountId).works);
  useEffect(() => {
    kept = { ...keptOf(accountId), works };
  }, [accountId, works]);
  return [works, (key: string, work: Work) => setWorks((all) => ({ ...all, [key]: work }))] as const;
}

/** Notes the product in sight. */
export function useProductInSight(accountId: string, product: string | undefined): void {
  useEffect(() => {
    kept = { ...keptOf(accountId), product };
  }, [accountId, product]);
}

/** The product that was in sight when the screen was left; undefined where it was not yet open. */
export function productBefore(accountId: string): string | undefined {
  return keptOf(accountId).product;
}
