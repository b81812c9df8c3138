const KEPT_AS = 'svc-console-account';

/** The account that was open last in this browser. */
export function lastAccount(): string | null {
  return localStorage.getItem(KEPT_AS);
}

export function keepLastAccount(accountId: string): void {
  localStorage.setItem(KEPT_AS, accountId);
}
