import type { WearableDataType } from '@svc/contracts';
import type { Evidence } from '@svc/clinical';

/** How an OAuth 2 server differs from the standard. */
interface OAuthQuirks {
  /** Replies of the token endpoint are wrapped: `{ status, body }`, and the request names an `action`. */
  readonly wrappedReplies?: true;
  /** What the token endpoint wants beside the standard fields. */
  readonly tokenParameters?: Readonly<Record<string, string>>;
  /** What the authorization address wants beside the standard fields. */
  readonly authorizeParameters?: Readonly<Record<string, string>>;
  /** Path below the data address where a person is made known before anything can be read. */
  readonly registrationPath?: string;
  /** Scopes are separated by this instead of a space. */
  readonly scopeSeparator?: ',';
}

/** Where and how the patient authorizes. */
export interface OAuthSettings {
  /** What the server calls itself in `iss`, where it says so (RFC 9207); then it must come back. */
  readonly issuer?: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** null: the provider documents none, so a grant ends by dropping its tokens. */
  readonly revokeUrl: string | null;
  readonly scopes: readonly string[];
  /** Whether the server takes a PKCE challenge (S256). */
  readonly pkce: boolean;
  /** How the app shows who it is at the token endpoint. */
  readonly clientAuth: 'basic' | 'post';
  readonly quirks?: OAuthQuirks;
}

interface Identity {
  /** As callers write it: lower-case letters, digits and underscores. */
  readonly code: string;
  readonly displayName: string;
  readonly dataTypes: readonly WearableDataType[];
  readonly evidence: Evidence;
}

/** A provider patients can connect now. */
export interface ConnectableProvider extends Identity {
  readonly lifecycle: 'active' | 'deprecated';
  /** Day it stops, YYYY-MM-DD; deprecated ones only. */
  readonly endsOn?: string;
  readonly successor?: string;
  /** Base address of its data. */
  readonly dataUrl: string;
  /** null for the demonstration provider, whose server runs inside the development process. */
  readonly oauth: OAuthSettings | null;
}

/** A provider that can no longer be connected. Kept so that callers learn why. */
interface ClosedProvider extends Identity {
  readonly lifecycle: 'retired';
  /** Day it stopped, YYYY-MM-DD, or the month where only that is known. */
  readonly endedOn?: string;
  readonly successor?: string;
}

export type WearableProvider = ConnectableProvider | ClosedProvider;

const CODE = /^[a-z][a-z0-9_]{1,31}$/;

/**
 * Checks an entry of the catalog as it is loaded.
 *
 * @throws Error for a code that is none, an address that is not https, and a deprecated entry without its end
 */
export function defineProvider<Provider extends WearableProvider>(provider: Provider): Provider {
  const { code, dataTypes, lifecycle } = provider;
  if (!CODE.test(code)) throw new Error(`${code} is no provider code`);
  if (dataTypes.length === 0 || new Set(dataTypes).size !== dataTypes.length)
    throw new Error(`${code} names no data types, or one twice`);
  if (lifecycle === 'deprecated' && provider.endsOn === undefined)
    throw new Error(`${code} is deprecated and does not say until when`);
  if ('oauth' in provider && provider.oauth !== null) {
    const { authorizeUrl, tokenUrl, revokeUrl } = provider.oauth;
    for (const url of [authorizeUrl, tokenUrl, revokeUrl, provider.dataUrl])
      if (url !== null && !url.startsWith('https://'))
        throw new Error(`${code} has an address without https`);
  }
  return provider;
}

/** Whether patients can authorize it, given credentials. */
export function isConnectable(provider: WearableProvider): provider is ConnectableProvider {
  return provider.lifecycle === 'active' || provider.lifecycle === 'deprecated';
}
