import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import { isSafe } from './address.ts';
import { SmartProblem } from './problem.ts';
import { discover, scopesFor, SmartConfiguration } from './smart-configuration.ts';

export interface LaunchRequest {
  /** Base address of the FHIR server, by `serverAddress`. */
  readonly server: string;
  readonly clientId: string;
  /** Instead of what `scopesFor` says. */
  readonly scope?: string | undefined;
  /** The context that a record system handed over; undefined for a standalone launch. */
  readonly launch?: string | undefined;
  /** Where the server sends the browser back to. */
  readonly redirectUri: string;
}

/** Access to the record of one patient. Lives in memory alone. */
export interface Session {
  readonly server: string;
  readonly token: string;
  readonly patientId: string;
  /** As the server granted them. */
  readonly scope: string;
}

const Pending = z.object({
  server: z.string(),
  configuration: SmartConfiguration,
  clientId: z.string(),
  scope: z.string(),
  redirectUri: z.string(),
  verifier: z.string(),
});

/** A prefix of its own: the launch that waits under a state is found by that state alone. */
const keyOf = (state: string) => `svc-smart-launch:${state}`;

/**
 * Keeps what the way back needs in the storage of this window, and says where to send the browser.
 *
 * @throws SmartProblem when the server takes no SMART apps
 */
export async function beginLaunch(request: LaunchRequest, storage: Storage): Promise<string> {
  const { server, clientId, launch, redirectUri } = request;
  const configuration = await discover(server);
  const scope = request.scope ?? scopesFor(configuration, launch !== undefined);
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    aud: server,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(launch === undefined ? {} : { launch }),
  };
  const pending = { server, configuration, clientId, scope, redirectUri, verifier };
  storage.setItem(keyOf(state), JSON.stringify(pending satisfies z.infer<typeof Pending>));
  const url = new URL(configuration.authorization_endpoint);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether an address is a way back from a server. */
export function isReturn(parameters: URLSearchParams): boolean {
  return parameters.has('code') || parameters.has('error');
}

/**
 * Trades what the server sent the browser back with for access. A waiting launch is used once.
 *
 * @throws SmartProblem when the person or the server refused, or the answer belongs to no launch of this window
 */
export async function finishLaunch(parameters: URLSearchParams, storage: Storage): Promise<Session> {
  const state = parameters.get('state') ?? '';
  const kept = storage.getItem(keyOf(state));
  storage.removeItem(keyOf(state));
  if (kept === null) throw new SmartProblem('state');
  const pending = Pending.parse(JSON.parse(kept));
  const answer = await exchange(parameters, state, pending);
  const patientId = answer.patient;
  if (typeof patientId !== 'string' || patientId === '') throw new SmartProblem('no_patient');
  return {
    server: pending.server,
    token: answer.access_token,
    patientId,
    scope: answer.scope ?? pending.scope,
  };
}

async function exchange(
  parameters: URLSearchParams,
  state: string,
  { configuration, clientId, redirectUri, verifier, server }: z.infer<typeof Pending>,
): Promise<oauth.TokenEndpointResponse> {
  const authority = { ...configuration, issuer: configuration.issuer ?? server } as oauth.AuthorizationServer;
  const client = { client_id: clientId };
  // Checked when it was discovered: http is this machine alone.
  const options = { [oauth.allowInsecureRequests]: isSafe(configuration.token_endpoint) };
  try {
    const checked = oauth.validateAuthResponse(authority, client, parameters, state);
    const response = await oauth.authorizationCodeGrantRequest(
      authority,
      client,
      oauth.None(),
      checked,
      redirectUri,
      verifier,
      options,
    );
    return await oauth.processAuthorizationCodeResponse(authority, client, response);
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): SmartProblem {
  const said = (code: string, description: string | undefined) =>
    description === undefined ? code : `${code}: ${description}`;
  if (error instanceof oauth.AuthorizationResponseError) {
    const kind = error.error === 'access_denied' ? 'denied' : 'refused';
    return new SmartProblem(kind, said(error.error, error.error_description), { cause: error });
  }
  if (error instanceof oauth.ResponseBodyError)
    return new SmartProblem('token', said(error.error, error.error_description), { cause: error });
  return new SmartProblem('token', error instanceof Error ? error.message : '', { cause: error });
}
