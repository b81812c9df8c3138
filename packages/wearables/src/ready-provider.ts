import type { ConnectableProvider } from './catalog/define-provider.ts';
import { isConnectable } from './catalog/define-provider.ts';
import type { OAuthSettings } from './catalog/define-provider.ts';
import { WEARABLE_PROVIDERS } from './catalog/catalog.ts';

/** What a provider knows this deployment by. */
export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

/** A provider with everything that is needed to talk to it. */
export interface ReadyProvider
  extends Pick<ConnectableProvider, 'code' | 'displayName' | 'dataTypes' | 'dataUrl'> {
  readonly oauth: OAuthSettings;
  readonly client: ClientCredentials;
}

/** The providers of this deployment. */
export interface ProviderRegistry {
  /** Codes that can be connected. */
  readonly configured: ReadonlySet<string>;
  /** null for a code without credentials. */
  get(code: string): Promise<ReadyProvider | null>;
}

/** Where the demonstration provider is reached, once it runs. */
export interface DemoEndpoint {
  /** Starts it when it does not run yet. */
  ready(): Promise<Pick<ReadyProvider, 'dataUrl' | 'oauth' | 'client'>>;
}

/** @param demo null in production: there is no demonstration provider then */
export function createProviderRegistry(
  credentials: Readonly<Record<string, ClientCredentials>>,
  demo: DemoEndpoint | null,
): ProviderRegistry {
  const connectable = WEARABLE_PROVIDERS.filter(isConnectable);
  const configured = new Set(
    connectable.flatMap(({ code, oauth }) =>
      (oauth === null ? demo !== null : Object.hasOwn(credentials, code)) ? [code] : [],
    ),
  );
  return {
    configured,
    async get(code) {
      const provider = connectable.find((each) => each.code === code);
      if (provider === undefined || !configured.has(code)) return null;
      if (provider.oauth === null) return demo === null ? null : { ...provider, ...(await demo.ready()) };
      const client = credentials[code];
      return client === undefined ? null : { ...provider, oauth: provider.oauth, client };
    },
  };
}
