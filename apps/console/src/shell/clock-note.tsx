import { type ReactNode, useRef } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { useMe } from './me-context.ts';

const TOLERATED_MS = 120_000;

/** Says so when the clock of this device is wrong: what it shows beside times of the server confuses. */
export function ClockNote(): ReactNode {
  const { shell } = useTexts();
  const { now } = useMe();
  const offMs = useRef<number>(undefined);
  offMs.current ??= Math.abs(Date.now() - Date.parse(now));
  return offMs.current > TOLERATED_MS ? <p className="clock-note">{shell.clockOff}</p> : null;
}
