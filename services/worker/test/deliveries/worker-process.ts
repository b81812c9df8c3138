/** A delivery worker as a process of its own, for checks that kill it. Prints `ready`; SIGTERM stops it. */
import { createGuardedClient, createLogger, createMetrics } from '@svc/server-kit';
import { createVault, openDatabase } from '@svc/store';
import { startDeliveryWorker } from '../../src/deliveries/delivery-worker.ts';

const { DATABASE_URL, SVC_SECRET = '', RECEIVER_PORTS = '' } = process.env;
if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is required');
const database = await openDatabase({ url: DATABASE_URL });
const allow = RECEIVER_PORTS.split(',').map((port) => ({ host: '127.0.0.1', port: Number(port) }));
const egress = createGuardedClient({ production: false, allow });
const worker = startDeliveryWorker({
  database,
  clock: Date.now,
  vault: createVault([SVC_SECRET]),
  egress,
  log: createLogger({ level: 'warn', write: (line) => void process.stderr.write(line), clock: Date.now }),
  metrics: createMetrics(),
});
process.stdout.write('ready\n');
process.once('SIGTERM', async () => {
  await worker.stop();
  egress.close();
  await database.close();
});
