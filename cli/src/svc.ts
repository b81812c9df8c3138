#!/usr/bin/env node
import { buffer } from 'node:stream/consumers';
import { runCli } from './run-cli.ts';

// `svc … | head` has read enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
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
