import type { ReactNode } from 'react';
import { clockOffMs } from '../api/server-clock.ts';
import { useTexts } from '../texts/texts-context.ts';

const TOLERATED_MS = 120_000;

/** Says so when the clock of this device is wrong: what it shows beside times of the server confuses. */
export function ClockNote(): ReactNode {
  const { shell } = useTexts();
  return clockOffMs() > TOLERATED_MS ? <p className="clock-note">{shell.clockOff}</p> : null;
}
