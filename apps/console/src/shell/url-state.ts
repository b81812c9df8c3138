import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

type State<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What stands in the search of the address: filters, page and what is open. A change of a filter goes to the newest page. */
export function useUrlState<Name extends string>(): readonly [
  State<Name | 'cursor' | 'open'>,
  (change: State<Name | 'cursor' | 'open'>) => void,
] {
  const found = useSearch({ strict: false });
  const search = found as State<Name | 'cursor' | 'open'>;
  const navigate = useNavigate();
  const go = (change: State<Name | 'cursor' | 'open'>) => {
    const isOfPage = 'cursor' in change || 'open' in change;
    const next = { ...search, ...(isOfPage ? {} : { cursor: undefined, open: undefined }), ...change };
    void navigate({ to: '.', search: next as never, resetScroll: false });
  };
  return [search, go];
}

/** The account that the address names. */
export function useAccountId(): string {
  const { accountId = '' } = useParams({ strict: false }) as { accountId?: string };
  return accountId;
}
