/** How far the clock of the server is ahead of that of this device, as far as is known. */
let aheadMs = 0;

/** Notes what the clock of the server showed just now. */
export function noteServerNow(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

/** The present by the clock of the server: that of this device may be wrong. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

export function clockOffMs(): number {
  return Math.abs(aheadMs);
}
