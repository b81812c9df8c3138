import type { Texts } from '../texts/en.ts';

export type PageName = keyof Texts['pages'];
type Group = Exclude<keyof Texts['shell']['groups'], 'operator'>;

interface AccountPage {
  readonly name: PageName;
  readonly to: string;
  /** Second key of its shortcut, after `g`. */
  readonly key: string;
  readonly group: Group;
}

const A = '/accounts/$accountId';

/** Pages of an account in the order of the navigation. */
export const ACCOUNT_PAGES = [
  { name: 'overview', to: A, key: 'o', group: 'account' },
  { name: 'keys', to: `${A}/keys`, key: 'k', group: 'build' },
  { name: 'origins', to: `${A}/origins`, key: 'i', group: 'build' },
  { name: 'webhooks', to: `${A}/webhooks`, key: 'w', group: 'build' },
  { name: 'playground', to: `${A}/playground`, key: 'p', group: 'build' },
  { name: 'cds', to: `${A}/cds`, key: 'c', group: 'build' },
  { name: 'access', to: `${A}/access`, key: 'a', group: 'build' },
  { name: 'requests', to: `${A}/requests`, key: 'r', group: 'watch' },
  { name: 'events', to: `${A}/events`, key: 'e', group: 'watch' },
  { name: 'deliveries', to: `${A}/deliveries`, key: 'd', group: 'watch' },
  { name: 'usage', to: `${A}/usage`, key: 'u', group: 'watch' },
  { name: 'team', to: `${A}/team`, key: 't', group: 'account' },
] as const satisfies readonly AccountPage[];

export const GROUPS = ['account', 'build', 'watch'] as const satisfies readonly Group[];

export const OPERATOR_PAGES = [
  { name: 'operatorAccess', to: '/operator/access' },
  { name: 'operatorPeople', to: '/operator/people' },
] as const satisfies readonly { name: PageName; to: string }[];
