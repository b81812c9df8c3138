import { ApiError } from '@svc/server-kit';
import {
  type Clock,
  type Credential,
  type Database,
  findCdsClient,
  type FoundCdsClient,
  spendCdsToken,
} from '@svc/store';
import type * as jose from 'jose';

/** What a token is checked against. */
export interface TokenChecks {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
}

const ALGORITHMS = ['ES384', 'RS384'];
const SKEW_SECONDS = 60;
/** A stolen token is worth little when it lives shortly. */
const MOST_LIFETIME_SECONDS = 3600;
const MOST_TOKEN_ID = 1000;
const MOST_ISSUER = 1000;
const CONTROL = /\p{Cc}/u;
/** One sentence for all that depends on who is let in: a refusal tells nobody which issuers are known. */
const NOT_OURS = 'its iss, jku, kid or signature is not that of a client of this service';

/**
 * Who sends a token: a JWT signed by a client that an operator let in, for exactly the address that is called, not taken
 * before. Keys come from the operator alone; the address a token names as that of its keys is compared, never called.
 *
 * @param addresses the address that is called, and others a client may mean by it
 * @throws ApiError `invalid_token` that says what is wrong
 */
export async function verifyToken(
  token: string,
  addresses: readonly string[],
  { database: { db }, clock }: TokenChecks,
): Promise<Credential> {
  // Loaded by the first call: a server that no EHR asks never holds it.
  const library = await import('jose');
  const { issuer, jku } = readUnverified(library, token);
  const found = await findCdsClient(db, issuer);
  if (found === null || (jku !== undefined && !found.client.jku.includes(jku))) throw refused(NOT_OURS);
  const payload = await verified(library, token, found, addresses, clock());
  await spend(payload, found, { db, clock });
  return found.credential;
}

type Jose = typeof jose;

function readUnverified({ decodeJwt, decodeProtectedHeader }: Jose, token: string) {
  try {
    const { alg, typ, jku, crit } = decodeProtectedHeader(token);
    const { iss } = decodeJwt(token);
    if (typeof iss !== 'string' || iss === '') throw refused('it has no iss');
    if (iss.length > MOST_ISSUER || CONTROL.test(iss)) throw refused(NOT_OURS);
    if (alg === undefined || !ALGORITHMS.includes(alg)) throw refused('it must be signed by ES384 or RS384');
    if (typ !== undefined && String(typ).toUpperCase() !== 'JWT') throw refused('its typ is not JWT');
    if (crit !== undefined) throw refused('it has a crit header');
    return { issuer: iss, jku: jku as string | undefined };
  } catch (error) {
    throw error instanceof ApiError ? error : refused('it is no signed JWT');
  }
}

async function verified(
  { jwtVerify, createLocalJWKSet, errors }: Jose,
  token: string,
  { client, keys }: FoundCdsClient,
  addresses: readonly string[],
  now: number,
): Promise<jose.JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys } as unknown as jose.JSONWebKeySet), {
      algorithms: ALGORITHMS,
      issuer: client.issuer,
      audience: [...addresses],
      requiredClaims: ['exp', 'iat', 'jti'],
      currentDate: new Date(now),
      clockTolerance: SKEW_SECONDS,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('it has expired');
    if (error instanceof errors.JWTClaimValidationFailed)
      throw refused(`its ${error.claim} is not as it must be`);
    // What jose cannot make a verification of is no signature of the client either.
    throw refused(NOT_OURS);
  }
}

async function spend(
  { exp = 0, iat = 0, jti }: jose.JWTPayload,
  { client }: FoundCdsClient,
  { db, clock }: { readonly db: Database['db']; readonly clock: Clock },
): Promise<void> {
  if (typeof jti !== 'string' || jti === '' || jti.length > MOST_TOKEN_ID)
    throw refused('its jti is not as it must be');
  if (iat > clock() / 1000 + SKEW_SECONDS) throw refused('its iat is in the future');
  if (exp - iat > MOST_LIFETIME_SECONDS) throw refused('it lives longer than an hour');
  const expiresAt = (exp + SKEW_SECONDS) * 1000;
  if (!(await spendCdsToken(db, { clientId: client.id, tokenId: jti, expiresAt })))
    throw refused('its jti was used before');
}

function refused(why: string): ApiError {
  return new ApiError('invalid_token', `The JWT of the CDS client is not valid: ${why}.`, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}
