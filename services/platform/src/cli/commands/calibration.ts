import { CliError } from '../cli-error.ts';
import { type Io, printList } from '../io.ts';
import { callAdmin, JSON_OPTION, type JsonOption, type Register } from './command.ts';

interface EngineParameters {
  product: string;
  engine: string;
  engineVersion: string;
  active: { version: number; values: Readonly<Record<string, number>> } | null;
  defaults: Readonly<Record<string, number>>;
  caps: Readonly<Record<string, readonly [number, number]>>;
  floors: Readonly<Record<string, number>>;
}

export const calibration: Register = (program, io) => {
  const group = program.command('calibration').description('parameters of the engines');
  group
    .command('list')
    .description('the parameters compiled into each engine, and the set that is active')
    .option(...JSON_OPTION)
    .action(async ({ json = false }: JsonOption) => {
      const { engines } = await callAdmin<{ engines: EngineParameters[] }>(io, {
        method: 'GET',
        path: '/calibration',
      });
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
