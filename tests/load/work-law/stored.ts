import type { Seen, World } from './world.ts';

/** An answer made of what was stored before. */
export interface StoredAnswer {
  readonly name: string;
  /** It goes on with a cursor. */
  readonly isPage: boolean;
  ask(): Promise<Seen>;
}

const WIDE = '\u{1F9E0}';
/** More than a page of bytes holds. */
const THINGS = 40;
const VERSIONS = 6;
const NOTE_CHARACTERS = 5_000;
const METADATA_CHARACTERS = 8_000;
const MOST_OF_A_PAGE = 200;

/** Stores the largest things that requests may store, and asks for each in every way there is. */
export async function storedAnswers(world: World): Promise<StoredAnswer[]> {
  const metadata = { all: WIDE.repeat(METADATA_CHARACTERS) };
  let [order, connection] = ['', ''];
  for (let count = 0; count < THINGS; count++) {
    const patientRef = 'patient-stored';
    order = await world.create('/labs/orders', { patientRef, panelId: 'lithium_monitoring', metadata });
    connection = await world.create('/wearables/connect', { patientRef, metadata });
  }
  const visit = 'visit-stored';
  for (let version = 0; version < VERSIONS; version++) await world.writeExam(visit, noteOf(version));
  await world.deliver(order);

  const from = (path: string, auth: string, isPage = false): StoredAnswer => ({
    name: `GET ${path}`,
    isPage,
    ask: () => world.get(path, auth),
  });
  const page = (path: string, auth = 'secret') => from(`${path}?limit=${MOST_OF_A_PAGE}`, auth, true);
  const exam = (path: string) => from(`/api/v1/mse/${visit}${path}`, 'org(mse:read)');
  return [
    page('/api/v1/labs/orders'),
    page('/api/v1/wearables/connections'),
    page('/api/v1/events'),
    page(`/api/v1/mse/${visit}/history`, 'org(mse:read)'),
    page(`/api/v1/mse/${visit}/audit`, 'org(mse:read)'),
    from(`/api/v1/labs/orders/${order}`, 'secret'),
    from('/api/v1/labs/panels', 'secret'),
    from(`/api/v1/wearables/connections/${connection}`, 'secret'),
    from(`/api/v1/wearables/connections/${connection}/metrics`, 'secret'),
    from('/api/v1/wearables/providers', 'secret'),
    from('/api/v1/mse/domains', 'org(mse:read)'),
    exam(''),
    exam('/versions/1'),
    exam(`/diff?from=1&to=${VERSIONS}`),
  ];
}

/** Another note in each version, of characters that are four bytes each. */
function noteOf(version: number): string {
  return `${version} `
    .padEnd(NOTE_CHARACTERS - 2, WIDE)
    .slice(0, 2 * NOTE_CHARACTERS - 4)
    .toWellFormed();
}
