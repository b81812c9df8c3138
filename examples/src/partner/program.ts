import { abortCall } from './aborted-call.ts';
import { askAgents } from './agents.ts';
import { analyze } from './analyses.ts';
import { readEvents } from './events.ts';
import { recordExam } from './exam.ts';
import { placeOrder } from './lab-order.ts';
import { type Partner, partnerOf, type PartnerSettings } from './partner.ts';
import { tryReceiver } from './receiver.ts';
import { connectWearable } from './wearable.ts';

const STEPS: Readonly<Record<string, (partner: Partner) => Promise<string>>> = {
  analyses: analyze,
  agents: askAgents,
  exam: recordExam,
  'lab order': placeOrder,
  wearable: connectWearable,
  events: readEvents,
  webhook: tryReceiver,
  'aborted call': abortCall,
};

/** What each step said, by its name: the same wherever the program runs. */
export type Summary = Readonly<Record<string, string>>;

/**
 * All that a partner does with the service, on what every runtime has. `say` gets a line for each step, and the summary as
 * JSON last.
 */
export async function runProgram(settings: PartnerSettings, say: (line: string) => void): Promise<Summary> {
  const partner = partnerOf(settings);
  const summary: Record<string, string> = {};
  for (const [name, step] of Object.entries(STEPS)) {
    const said = await step(partner);
    summary[name] = said;
    say(`${name}: ${said}`);
  }
  say(JSON.stringify(summary));
  return summary;
}
