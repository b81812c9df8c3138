import type { Command } from 'commander';

/** Adds `--json` to every command below, except those that already define it with a description of their own. */
export function offerJson(command: Command): void {
  for (const each of command.commands) offerJson(each);
  const isGroup = command.commands.length > 0;
  if (!isGroup && !command.options.some(({ long }) => long === '--json'))
    command.option('--json', 'print JSON');
}
