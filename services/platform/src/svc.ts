import { buffer } from 'node:stream/consumers';
import { runCli } from './cli/run-cli.ts';

// What this process writes is its owner's alone, whatever made the folder.
process.umask(0o077);
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  readInput: () => buffer(process.stdin),
  input: () => process.stdin,
  errIsTerminal: process.stderr.isTTY,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
