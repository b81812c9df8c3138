import { isDeepStrictEqual } from 'node:util';
import type { Summary } from '../../../examples/src/partner/program.ts';

/** What steps say that no clinical content moves. */
const SAID: Summary = {
  exam: 'version 2 signed, risk none to moderate, late patch precondition_failed',
  'lab order': '1 order resulted, replayed false then true, same true',
  wearable: 'pending on a page over http, then disconnected',
  events: 'without a gap: lab_order.results_ready, lab_order.status_changed',
  webhook:
    'lab_order.results_ready, lab_order.results_ready, no_matching_signature, no_matching_signature, timestamp_outside_tolerance',
  'aborted call': 'aborted, then relapse.prediction',
};
const STEPS = ['analyses', 'agents', ...Object.keys(SAID)];

/** Whether runs did what the program is for; all have to say the same, also where content decides what. */
export interface Judge {
  /** What to say of a run. */
  output(this: void, output: string): string;
  /** How many held. */
  held(): number;
}

export function judge(): Judge {
  let first: Summary | undefined;
  let held = 0;
  return {
    output(output) {
      const lines = output.trim().split('\n');
      const summary = JSON.parse(lines.at(-1) ?? '') as Summary;
      first ??= summary;
      const wrong = STEPS.filter(
        (step) => summary[step] === undefined || summary[step] !== (SAID[step] ?? first?.[step]),
      );
      if (wrong.length > 0) return `failed: ${wrong.map((step) => `${step}: ${summary[step]}`).join('; ')}`;
      if (!isDeepStrictEqual(Object.keys(summary), STEPS)) return `failed: ${Object.keys(summary).join()}`;
      held += 1;
      return `${lines.length - 1} steps`;
    },
    held: () => held,
  };
}
