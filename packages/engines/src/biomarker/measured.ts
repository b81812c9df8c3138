import type { referenceSide, UrgentLimit } from '@svc/clinical';

export type Side = 'low' | 'high';

/** What can be said about a value by itself, before its flag is looked at. */
export type Measured =
  | { readonly kind: 'unknown_analyte' | 'not_a_number' | 'unknown_unit' | 'other_quantity' }
  /** A censored value whose bound lies on the other side of a limit: `< 9` says nothing about 5. */
  | { readonly kind: 'undecided' }
  | {
      readonly kind: 'implausible';
      /** The unit in which the number as sent would be plausible. */
      readonly looksLike: string | undefined;
      /** It can be real in the unit sent, and would be beyond a critical limit. */
      readonly criticalIfSo: boolean;
      readonly unitSent: boolean;
    }
  | {
      readonly kind: 'measured';
      /** In the analyte's own unit; read in it without conversion when no unit was sent. */
      readonly value: number;
      readonly unitSent: boolean;
      /** Side of the compiled critical limit met. */
      readonly critical: Side | null;
      readonly reference: ReturnType<typeof referenceSide>;
      /** The row of the urgent tier the value is beyond. */
      readonly urgent: UrgentLimit | undefined;
      /** Side on which the value is outside what a reading without a flag may be. */
      readonly outside: Side | null;
    };
