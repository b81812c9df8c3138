import type { ProductKey } from '@svc/contracts';
import { biomarker } from './biomarker/analyze.ts';
import { dmse } from './dmse/analyze.ts';
import { medication } from './medication/analyze.ts';
import { outcome } from './outcome/analyze.ts';
import { relapse } from './relapse/analyze.ts';

/** Every engine by product. A further engine is one line here. */
export const ENGINES = { dmse, medication, biomarker, outcome, relapse } as const satisfies Record<
  ProductKey,
  unknown
>;
