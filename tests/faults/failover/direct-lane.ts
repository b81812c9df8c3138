import { setTimeout as delay } from 'node:timers/promises';
import { bearer } from '../../support/call.ts';
import type { Faults } from '../../support/faults.ts';
import type { Attempt } from './attempts.ts';
import { createSender } from './sender.ts';
import type { World } from './world.ts';

const EVERY_MS = 250;

/**
 * Requests straight to a process, past the balancer: it takes a process that is not ready away, and so hides what that
 * answers. They are tried once, and read one record that is there.
 */
export function directLane(
  { apis, keys }: World,
  faults: Faults,
): { readonly attempts: readonly Attempt[]; stop(): Promise<void> } {
  let turn = 0;
  const portOf = () => apis[turn++ % 2]?.port ?? 0;
  const sender = createSender({ portOf, faults, patienceMilliseconds: 0 });
  const open = new Set<Promise<unknown>>();
  const stopping = new AbortController();

  async function keepAsking(): Promise<void> {
    for (let number = 0; !stopping.signal.aborted; number++) {
      const asked = sender.ask(
        number % 4 < 2 ? writeOf(number) : { kind: 'catalog', ...READ, headers: bearer(keys.secretKey) },
      );
      open.add(asked);
      void asked.finally(() => open.delete(asked));
      await delay(EVERY_MS);
    }
  }

  const writeOf = (number: number) => ({
    kind: 'exam',
    method: 'POST',
    path: `/api/v1/mse/direct-${number % 20}`,
    headers: { ...bearer(keys.organizationKey), 'content-type': 'application/json' },
    body: JSON.stringify({ patientId: 'patient-1', selection: { mood: { values: ['depressed'] } } }),
  });

  const asking = keepAsking();
  return {
    attempts: sender.attempts,
    async stop() {
      stopping.abort();
      await asking;
      await Promise.all(open);
      sender.close();
    },
  };
}

const READ = { method: 'GET', path: '/api/v1/labs/orders?limit=1' } as const;
