import * as z from 'zod';
import { Timestamp } from '../values/primitives.ts';

export const PLANS = ['sandbox', 'launch', 'scale', 'enterprise', 'none'] as const;
export type Plan = (typeof PLANS)[number];

export const KEY_MODES = ['test', 'live'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

export const KEY_KINDS = ['secret', 'publishable'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

export const Ping = z
  .looseObject({
    object: z.literal('ping'),
    accountId: z.string(),
    plan: z.enum(PLANS),
    mode: z.enum(KEY_MODES),
    keyKind: z.enum(KEY_KINDS),
    time: Timestamp,
  })
  .meta({ id: 'Ping' });
export type Ping = z.infer<typeof Ping>;
