import { createHash, randomUUID } from 'node:crypto';

/** What an app is registered with. */
export interface Registration {
  readonly clientId: string;
  readonly redirectUri: string;
}

interface Asked {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string;
  readonly challenge: string;
  readonly patientId: string;
}

/** What a token stands for. */
export interface Grant {
  readonly patientId: string;
  readonly scope: string;
}

export type TokenAnswer = { readonly status: number; readonly body: object };

const asRefused = (error: string, error_description: string): TokenAnswer => ({
  status: 400,
  body: { error, error_description },
});

/** The side of a SMART server that lets people decide and gives tokens for codes. */
export class Authorization {
  readonly #registrations: Registration[] = [];
  readonly #launches = new Map<string, string>();
  readonly #asked = new Map<string, Asked>();
  readonly #codes = new Map<string, Asked>();
  readonly #tokens = new Map<string, Grant>();
  readonly #base: string;
  readonly #chosenPatient: string;

  /** @param chosenPatient whom a person chooses at a standalone launch */
  constructor(base: string, chosenPatient: string) {
    this.#base = base;
    this.#chosenPatient = chosenPatient;
  }

  register(registration: Registration): void {
    this.#registrations.push(registration);
  }

  /** The context of an open record, for one launch. */
  openRecord(patientId: string): string {
    const launch = randomUUID();
    this.#launches.set(launch, patientId);
    return launch;
  }

  /** Keeps what is asked for until somebody decides; says why not when it is not to be asked. */
  ask(parameters: URLSearchParams): { readonly request: string } | { readonly refusal: string } {
    const value = (name: string) => parameters.get(name) ?? '';
    const asked = {
      clientId: value('client_id'),
      redirectUri: value('redirect_uri'),
      scope: value('scope'),
      state: value('state'),
      challenge: value('code_challenge'),
      patientId: parameters.has('launch') ? (this.#launches.get(value('launch')) ?? '') : this.#chosenPatient,
    };
    const isRegistered = this.#registrations.some(
      ({ clientId, redirectUri }) => clientId === asked.clientId && redirectUri === asked.redirectUri,
    );
    if (!isRegistered) return { refusal: 'This app is not registered.' };
    if (value('aud') !== this.#base) return { refusal: 'The app means another server (aud).' };
    if (value('code_challenge_method') !== 'S256' || asked.challenge === '')
      return { refusal: 'The app sends no PKCE challenge.' };
    if (asked.patientId === '') return { refusal: 'The launch is not known.' };
    const scopes = asked.scope.split(' ');
    if (scopes.includes('launch') !== parameters.has('launch'))
      return { refusal: 'The scopes do not fit the launch.' };
    const request = randomUUID();
    this.#asked.set(request, asked);
    return { request };
  }

  /** Where the browser goes after somebody decided; undefined when nothing was asked. */
  decide(request: string, isAllowed: boolean): string | undefined {
    const asked = this.#asked.get(request);
    if (asked === undefined) return undefined;
    this.#asked.delete(request);
    const url = new URL(asked.redirectUri);
    url.searchParams.set('state', asked.state);
    if (isAllowed) {
      const code = randomUUID();
      this.#codes.set(code, asked);
      url.searchParams.set('code', code);
    } else {
      url.searchParams.set('error', 'access_denied');
      url.searchParams.set('error_description', 'The user said no.');
    }
    return url.href;
  }

  /** A code is good once, for the app that asked, with the verifier of its challenge. */
  trade(parameters: URLSearchParams): TokenAnswer {
    const value = (name: string) => parameters.get(name) ?? '';
    const asked = this.#codes.get(value('code'));
    this.#codes.delete(value('code'));
    if (value('grant_type') !== 'authorization_code')
      return asRefused('unsupported_grant_type', 'Only codes are traded.');
    if (asked === undefined || asked.clientId !== value('client_id'))
      return asRefused('invalid_grant', 'The code is not known.');
    if (asked.redirectUri !== value('redirect_uri'))
      return asRefused('invalid_grant', 'Another redirect address.');
    const challenge = createHash('sha256').update(value('code_verifier')).digest('base64url');
    if (challenge !== asked.challenge) return asRefused('invalid_grant', 'The PKCE verifier is wrong.');
    const token = randomUUID();
    const { patientId, scope } = asked;
    this.#tokens.set(token, { patientId, scope });
    const body = { access_token: token, token_type: 'Bearer', expires_in: 3600, scope, patient: patientId };
    return { status: 200, body };
  }

  grantOf(header: string | undefined): Grant | undefined {
    return this.#tokens.get(header?.replace(/^Bearer /, '') ?? '');
  }

  endAllTokens(): void {
    this.#tokens.clear();
  }
}

/** Whether scopes of either version let an app read a type. */
export function mayRead(scope: string, type: string): boolean {
  return scope
    .split(' ')
    .map((each) => /^patient\/(\*|[A-Za-z]+)\.(read|\*|c?ru?d?s?)$/.exec(each))
    .some((found) => found !== null && (found[1] === '*' || found[1] === type));
}
