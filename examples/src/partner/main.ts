/** The program in Node, Bun or Deno, as an ES module or as CommonJS. Its settings are in `PARTNER_SETTINGS`. */
import type { PartnerSettings } from './partner.ts';
import { runProgram } from './program.ts';

const settings = JSON.parse(process.env['PARTNER_SETTINGS'] ?? '{}') as PartnerSettings;
runProgram(settings, (line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
