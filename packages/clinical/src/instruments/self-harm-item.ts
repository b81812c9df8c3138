import { type Evidence, ours } from '../evidence/evidence.ts';
import type { EscalationItem } from './define-instrument.ts';

/** An item about thoughts or acts of self-harm; escalates at any non-zero answer unless told otherwise. */
export function selfHarmItem(
  item: number,
  atLeast = 1,
  level: EscalationItem['level'] = 'escalate',
  evidence: Evidence = ours('service safety rule'),
): EscalationItem {
  return { item, atLeast, level, selfHarm: true, label: 'item about self-harm endorsed', evidence };
}
