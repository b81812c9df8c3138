import type { Backend } from '@svc/mcp';
import { CliError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import type { Register } from './command.ts';

interface McpOptions {
  readonly url?: string;
  readonly key?: string;
  readonly allowWrites?: boolean;
}

export const mcp: Register = (program, io) => {
  program
    .command('mcp')
    .description(
      'serve the API as tools for an AI client on standard input and output: analyses, agents and look-ups here, without server or key; with a key, all of it by the server',
    )
    .option(
      '--key <key>',
      'secret key: everything but look-ups is asked of the server; SVC_API_KEY when not given',
    )
    .option('--url <url>', 'origin of the server the key is for; that of credentials.json when not given')
    .option('--json', 'what goes out is JSON-RPC with it and without')
    .option('--allow-writes', 'offer tools that store or end something, such as lab orders')
    .action(async (options: McpOptions) => {
      // Only this command loads the SDK.
      const { serveMcpStdio } = await import('@svc/mcp');
      await serveMcpStdio({
        input: process.stdin,
        output: process.stdout,
        backend: await backendOf(io, options),
        allowWrites: options.allowWrites === true,
        clock: Date.now,
        onError: ({ message }) => io.err(`${message}\n`),
      });
    });
};

/** A given key is used for everything; the key in credentials.json only for what cannot be computed here. */
async function backendOf(io: Io, { url, key = io.env['SVC_API_KEY'] }: McpOptions): Promise<Backend> {
  const { firstThatServes, inProcess } = await import('@svc/mcp');
  if (key !== undefined && url !== undefined) return serverAt(url, key);
  const { readDevelopment } = await import('../development.ts');
  const kept = await readDevelopment(io.env);
  if (key !== undefined) {
    if (kept === null) throw new CliError('Say which server the key is for: --url.');
    return serverAt(kept.baseUrl, key);
  }
  if (url !== undefined) throw new CliError('Give the key for this address: --key.');
  const here = inProcess({ clock: Date.now });
  return kept?.secretKey === undefined
    ? here
    : firstThatServes([here, await serverAt(kept.baseUrl, kept.secretKey)]);
}

async function serverAt(url: string, key: string): Promise<Backend> {
  const { overHttp } = await import('@svc/mcp');
  try {
    return overHttp({ url, key });
  } catch (error) {
    throw error instanceof RangeError ? new CliError(error.message) : error;
  }
}
