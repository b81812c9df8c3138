import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';

/** Runs before the server: collects garbage when asked, and writes down what is held then. */
const PROBE = `
import{writeFileSync,renameSync}from'node:fs';
process.on('SIGUSR2',()=>{
gc();gc();
const{heapUsed,external}=process.memoryUsage();
writeFileSync(process.env.PROOF_HELD+'.draft',String(heapUsed+external));
renameSync(process.env.PROOF_HELD+'.draft',process.env.PROOF_HELD);
})`;

/** A server whose memory can be asked for without what is only not freed yet. */
export interface MeasuredServer extends PlatformProcess {
  /** Bytes its objects and buffers hold, garbage collected. */
  heldBytes(): Promise<number>;
}

export async function startMeasured(env: Readonly<Record<string, string>>): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-held-'));
  const file = join(folder, 'held');
  const probe = `data:text/javascript;base64,${Buffer.from(PROBE).toString('base64')}`;
  const server = await startPlatform({
    ...env,
    NODE_OPTIONS: `--expose-gc --import=${probe}`,
    PROOF_HELD: file,
  });
  return {
    ...server,
    async heldBytes() {
      rmSync(file, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      while (!existsSync(file)) await delay(10);
      return Number(readFileSync(file, 'utf8'));
    },
    remove() {
      server.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
