import type { Command } from 'commander';

/** Offers `--json` on every command below; one that says in its own words what it prints then has it already. */
export function offerJson(command: Command): void {
  for (const each of command.commands) offerJson(each);
  const isGroup = command.commands.length > 0;
  if (!isGroup && !command.options.some(({ long }) => long === '--json'))
    command.option('--json', 'print JSON');
}
