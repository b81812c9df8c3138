/** A million keys that look right: none is accepted, and a wrong checksum never costs a question to the database. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { createAccount, createCredentialCache, createKey, parseKey } from '@svc/store';
import { runProof } from '../proof.ts';
import { inParallel } from '../support/call.ts';
import { createFaults, faultFigures } from '../support/faults.ts';
import { withPostgres } from '../support/postgres.ts';
import { countQueries } from '../support/query-counter.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import { seedOr } from '../support/seed.ts';

const CANDIDATES = scaled(1_000_000, 2_000);
const SEED = seedOr(20_261_126);
const REAL_KEYS = 200;
const LANES = 64;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIXES = ['svc_sk_test_', 'svc_sk_live_', 'svc_pk_test_', 'svc_pk_live_'];
const BODY_DIGITS = 27;
const CHECKSUM_DIGITS = 6;
let draws = 0;

await runProof({
  name: 'keys',
  covers: ['packages/store/src/accounts', 'packages/store/src/accounts'],
  bar: '1,000,000 random candidate keys with the right prefix, half of them with the right checksum: 0 accepted, and none with a wrong checksum reaches the database.',
  run: () =>
    withPostgres(async ({ database: { db } }) => {
      const faults = createFaults();
      const now = Date.now();
      const account = await createAccount(db, {
        name: 'Proof',
        plan: 'enterprise',
        productionApproved: true,
        now,
      });
      const real: string[] = [];
      for (let i = 0; i < REAL_KEYS; i++) {
        const kind = i % 2 === 0 ? 'secret' : 'publishable';
        real.push(
          (await createKey(db, { accountId: account.id, kind, mode: i % 4 < 2 ? 'test' : 'live', now })).key,
        );
      }
      for (const key of real)
        if (withChecksum(key.slice(0, -CHECKSUM_DIGITS)) !== key)
          faults.add('checksum', 'ours differs from that of a real key');

      const { counted, queries } = countQueries(db);
      const cache = createCredentialCache({ db: counted, clock: Date.now, pollEveryMs: 0 });
      let accepted = 0;
      let askedForWrong = 0;
      const tryKey = async (key: string) => {
        const answer = await cache.lookup(key);
        if (answer === null) return;
        accepted++;
        faults.add('accepted', `a candidate was taken for key ${answer.keyId}`);
      };
      // A wrong checksum is told at once, so no question may be on its way when the answer is here.
      const half = Math.floor(CANDIDATES / 2);
      for (let i = 0; i < half; i++) {
        const before = queries();
        const answer = cache.lookup(wrongChecksum(randomBody()));
        if (answer !== null) faults.add('accepted', 'a wrong checksum was not refused at once');
        askedForWrong += queries() - before;
      }
      say(`${half} with a wrong checksum: ${askedForWrong} questions`);
      const before = queries();
      await inParallel(
        generate(CANDIDATES - half, () => withChecksum(randomBody())),
        LANES,
        tryKey,
      );
      const asked = queries() - before;
      say(`${CANDIDATES - half} with the right checksum: ${asked} questions`);
      const mutants = real.flatMap((key) => mutantsOf(key));
      await inParallel(mutants, LANES, tryKey);
      // The check itself must work: real keys are still found.
      let found = 0;
      for (const key of real) if ((await cache.lookup(key)) !== null) found++;
      await cache.close();
      if (askedForWrong > 0) faults.add('asked', `${askedForWrong} questions for wrong checksums`);
      if (asked !== CANDIDATES - half)
        faults.add('asked', `${asked} questions for ${CANDIDATES - half} new keys`);
      if (found !== REAL_KEYS) faults.add('not found', `${REAL_KEYS - found} real keys`);
      return {
        passed: faults.total === 0,
        figures: {
          candidates: CANDIDATES,
          seed: SEED,
          accepted,
          'with a wrong checksum': half,
          'questions to the database for them': askedForWrong,
          'with the right checksum': CANDIDATES - half,
          'questions to the database for those': asked,
          'real keys changed in one place, none accepted': mutants.length,
          'real keys found afterwards': found,
          ...faultFigures(faults),
        },
      };
    }),
});

/** 64 bytes that the seed decides, others each time. */
function draw(): Buffer {
  return createHash('sha512').update(`${SEED} ${draws++}`).digest();
}

function randomBody(): string {
  const bytes = draw();
  let body = PREFIXES[(bytes[BODY_DIGITS] as number) % PREFIXES.length] as string;
  for (let i = 0; i < BODY_DIGITS; i++) body += DIGITS[(bytes[i] as number) % DIGITS.length];
  return body;
}

/** The checksum as its format says: CRC-32 of all before it, base 62, most significant digit first. */
function withChecksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < CHECKSUM_DIGITS; i++) {
    text = DIGITS[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  const key = body + text;
  if (parseKey(key) === null) throw new Error('a candidate with the right checksum does not parse');
  return key;
}

/** Random digits instead of the checksum, or the right one changed in one place. */
function wrongChecksum(body: string): string {
  const right = withChecksum(body);
  const [where = 0, digit = 0] = draw();
  const at = right.length - 1 - (where % CHECKSUM_DIGITS);
  const wrong = right.slice(0, at) + DIGITS[digit % 62] + right.slice(at + 1);
  return wrong === right
    ? `${right.slice(0, -CHECKSUM_DIGITS)}${right.endsWith('0') ? '111111' : '000000'}`
    : wrong;
}

/** One place changed, with the checksum made right again and without. */
function mutantsOf(key: string): string[] {
  const at = 12 + ((draw()[0] as number) % BODY_DIGITS);
  const other = key[at] === 'a' ? 'b' : 'a';
  const body = key.slice(0, at) + other + key.slice(at + 1, -CHECKSUM_DIGITS);
  return [
    withChecksum(body),
    body + key.slice(-CHECKSUM_DIGITS),
    key.slice(0, -1),
    `${key}0`,
    key.toUpperCase(),
    ` ${key}`,
  ];
}

function* generate(count: number, make: () => string): Generator<string> {
  for (let i = 0; i < count; i++) yield make();
}
