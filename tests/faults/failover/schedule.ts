import { until } from './listening.ts';
import type { World } from './world.ts';

/** Something that goes wrong, and how it is set right. */
export interface Fault {
  readonly name: string;
  /** How long it lasts until somebody sets it right. */
  readonly heldMilliseconds: number;
  begin(): unknown;
  end(): unknown;
  /** The others are to serve while it lasts: it counts from its begin. */
  readonly isCovered?: true;
  /** What the operator does once everything is well. */
  afterwards?(): Promise<void>;
}

const HOUR_SECONDS = 3_600;
/** A date of HTTP has whole seconds, and is made at most once in each. */
const CLOCK_SECONDS = 3;

/** Every fault of the run, in turn. Processes come back as a supervisor starts them; a standby is promoted by a person or their tool. */
export function faultsOf(world: World): Fault[] {
  const { databases, pooler, balancer, apis, worker, clock, disk, ways } = world;
  const [first, second] = apis;
  const setAhead = async (seconds: number) => {
    clock.setAhead(seconds);
    await until(
      `the clock of API 2 is ${seconds} s ahead`,
      async () => Math.abs((await second.secondsAhead()) - seconds) < CLOCK_SECONDS,
    );
  };
  const goesBy = (seconds: number, name: string): Fault => ({
    name,
    heldMilliseconds: 20_000,
    begin: () => setAhead(seconds),
    end: () => setAhead(0),
  });
  return [
    ...apis.map(
      (api): Fault => ({
        name: `kill -9 of ${api.name}`,
        heldMilliseconds: 12_000,
        isCovered: true,
        begin: api.kill,
        end: api.start,
      }),
    ),
    { name: 'kill -9 of the worker', heldMilliseconds: 5_000, begin: worker.kill, end: worker.start },
    { name: 'kill -9 of PgBouncer', heldMilliseconds: 5_000, begin: pooler.kill, end: pooler.start },
    {
      name: 'kill -9 of PgBouncer, and API 2 starts meanwhile',
      heldMilliseconds: 6_000,
      async begin() {
        await pooler.kill();
        await second.kill();
      },
      async end() {
        const started = second.start();
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        await pooler.start();
        await started;
      },
    },
    { name: 'kill -9 of haproxy', heldMilliseconds: 4_000, begin: balancer.kill, end: balancer.start },
    {
      name: 'kill -9 of the primary, promotion of the standby',
      heldMilliseconds: 4_000,
      begin: databases.killPrimary,
      end: databases.promote,
      afterwards: databases.rebuildStandby,
    },
    ...ways.flatMap((way, index): Fault[] => {
      const where = index === 0 ? 'between service and PgBouncer' : 'between PgBouncer and database';
      return [
        {
          name: `silence ${where}`,
          heldMilliseconds: 20_000,
          begin: way.silence,
          end: way.carry,
        },
        // As a firewall does that was started anew: what is open is dead, what is opened is not.
        { name: `connections ${where} forgotten`, heldMilliseconds: 0, begin: way.silence, end: way.carry },
      ];
    }),
    { name: 'disk of pictures full', heldMilliseconds: 15_000, begin: disk.fill, end: disk.free },
    standsStill('API 1', 20_000, first.signal),
    standsStill('the worker', 20_000, worker.signal),
    standsStill('the primary', 15_000, databases.signalPrimary),
    // Every commit waits for it.
    standsStill('the standby', 20_000, databases.signalStandby),
    goesBy(HOUR_SECONDS, 'clock of API 2 an hour ahead, then right'),
    goesBy(-HOUR_SECONDS, 'clock of API 2 an hour behind, then right'),
  ];
}

function standsStill(name: string, heldMilliseconds: number, signal: (name: NodeJS.Signals) => void): Fault {
  return {
    name: `${name} stands still (SIGSTOP)`,
    heldMilliseconds,
    begin: () => signal('SIGSTOP'),
    end: () => signal('SIGCONT'),
  };
}
