import { readDemo } from './demo.ts';
import { readGoogleHealth } from './google-health.ts';
import { readOura } from './oura.ts';
import { readPolar } from './polar.ts';
import type { DataReader } from './reader.ts';
import { readWhoop } from './whoop.ts';
import { readWithings } from './withings.ts';

/** How each provider's data are read, by its code. */
export const DATA_READERS: Readonly<Record<string, DataReader>> = {
  demo: readDemo,
  oura: readOura,
  withings: readWithings,
  whoop: readWhoop,
  polar: readPolar,
  google_health: readGoogleHealth,
};
