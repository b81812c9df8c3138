/** A registry for packages on a free port of this machine, which asks no other; it ends with whoever started it. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runServer } from 'verdaccio';

const app = (await runServer(process.argv[2])) as { listen(port: number, host: string): Server };
const server = app.listen(0, '127.0.0.1');
server.once('listening', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
