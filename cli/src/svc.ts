#!/usr/bin/env node
import { buffer } from 'node:stream/consumers';
import { runCli } from './run-cli.ts';

// `svc … | head` closes the pipe once it has read enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
// Files of this process are for its owner alone, whoever made the folder.
process.umask(0o077);
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  readInput: () => buffer(process.stdin),
  input: () => process.stdin,
  errIsTerminal: process.stderr.isTTY,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
