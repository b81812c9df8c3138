import type { AdminApiDeps, AdminApiSettings } from '@svc/admin-api';
import type { AgentKey, ModelPort, ModelUsage } from '@svc/intelligence';
import type { Access } from '@svc/server-kit';
import type { AddressLimiter, Clock, Database, PersonSession, Vault } from '@svc/store';

/** Whoever signs people in: an OpenID Connect provider. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The account and organization of a server under development. */
interface DevelopmentPlaces {
  readonly accountId: string;
  readonly organizationId: string;
}

/** How people sign in. */
export interface SignInSettings {
  /** Null: there is no provider, and people sign in by the links of a server under development. */
  readonly oidc: OidcSettings | null;
  /** Whether somebody whom nobody invited may make an account. */
  readonly signUpIsOpen: boolean;
  readonly production: boolean;
  /** Whether only this machine reaches the server: then the page of sign-in lets everybody in as they choose. */
  readonly isLoopback: boolean;
  /** Of a server under development; null when its database was not seeded from here. */
  readonly places: () => DevelopmentPlaces | null;
  readonly version: string;
  readonly sandboxKeyDaily: number;
  readonly sandboxAccountDaily: number;
}

/** What sign-in works with. */
export interface SignInDeps {
  readonly clock: Clock;
  readonly database: Pick<Database, 'db'>;
  readonly vault: Pick<Vault, 'seal' | 'open' | 'tokens'>;
  /** The public origin that links start with. */
  readonly origin: () => string;
  readonly findPerson: (token: string) => Promise<PersonSession | null>;
  /** Counts and logs something that failed in the background. */
  readonly complain: (event: string) => (error: unknown) => void;
}

/** What the API of the console works with. */
export interface ConsoleApiDeps
  extends AdminApiDeps,
    Pick<Access, 'limiter' | 'unauthenticated' | 'requests'> {
  /** Writes narratives; null when no model is configured. */
  readonly model: ModelPort | null;
  /** Random letters and digits that mark the text of others for a model; new at every call. */
  readonly marker: () => string;
  /** Told of every finished agent run, without content. */
  readonly onAgentRun: (run: ModelUsage & { readonly product: AgentKey; readonly ok: boolean }) => void;
  readonly findPerson: SignInDeps['findPerson'];
  /** Requests of one person. */
  readonly people: AddressLimiter;
}

/** What the console is told from outside. */
export interface ConsoleApiSettings extends AdminApiSettings, SignInSettings {}
