import type { DataOf } from '../admin-client.ts';
import { CliError } from '../cli-error.ts';
import { type Io, printList } from '../io.ts';
import { callAdmin, type JsonOption, type Register } from './command.ts';

type EngineParameters = DataOf<'listCalibration'>['engines'][number];

export const calibration: Register = (program, io) => {
  const group = program.command('calibration').description('parameters of the engines');
  group
    .command('list')
    .description('the parameters compiled into each engine, and the set that is active')
    .action(async ({ json = false }: JsonOption) => {
      const { engines } = await callAdmin(io, 'listCalibration', {});
      print(io, json, engines);
    });
  for (const name of ['propose', 'promote']) {
    group
      .command(name)
      .description('not built yet')
      .allowUnknownOption()
      .argument('[arguments...]')
      .action(() => {
        throw new CliError(
          `svc calibration ${name} is not built yet. Every engine scores with the parameters compiled into it: svc calibration list`,
        );
      });
  }
};

function print(io: Io, json: boolean, engines: readonly EngineParameters[]): void {
  if (json) {
    io.out(`${JSON.stringify({ engines })}\n`);
    return;
  }
  for (const { product, engine, engineVersion, active, defaults, caps, floors } of engines) {
    io.out(
      `${product}: ${engine} ${engineVersion}, ${active === null ? 'shipped defaults' : `calibrated version ${active.version}`}\n`,
    );
    const rows = Object.entries(defaults).map(([parameter, value]) => ({
      parameter,
      value: active?.values[parameter] ?? value,
      default: value,
      allowed: caps[parameter]?.join(' to '),
      floor: floors[parameter],
    }));
    printList(io, false, {
      name: 'parameters',
      rows,
      columns: ['parameter', 'value', 'default', 'allowed', 'floor'],
    });
    io.out('\n');
  }
}
