import type { ProviderStatus, WearableProviderEntry } from '@svc/contracts';
import { findWearableProvider } from './catalog/catalog.ts';
import { isConnectable } from './catalog/define-provider.ts';
import { WEARABLE_PROVIDERS } from './catalog/catalog.ts';
import type { WearableProvider } from './catalog/define-provider.ts';

/** What this deployment can connect. */
export interface WearableOffers {
  /** Every provider we know, connectable ones first. */
  readonly providers: readonly WearableProviderEntry[];
  isConnectable(code: string): boolean;
}

/** @param configured codes this deployment has credentials or, for the demonstration provider, a server for */
export function createWearableOffers(configured: ReadonlySet<string>): WearableOffers {
  // Where there is no server for it, the demonstration provider does not exist.
  const known = WEARABLE_PROVIDERS.filter(({ code }) => code !== 'demo' || configured.has(code));
  const entries = known.map((provider) => toEntry(provider, configured));
  const connectable = new Set(
    entries.filter(({ status }) => CONNECTABLE.has(status)).map(({ code }) => code),
  );
  const rank = ({ code }: WearableProviderEntry) => (connectable.has(code) ? 0 : 1);
  return {
    providers: entries.toSorted((a, b) => rank(a) - rank(b)),
    isConnectable: (code) => connectable.has(code),
  };
}

const CONNECTABLE: ReadonlySet<ProviderStatus> = new Set(['active', 'deprecated']);

function toEntry(provider: WearableProvider, configured: ReadonlySet<string>): WearableProviderEntry {
  const { code, displayName, lifecycle, dataTypes, successor } = provider;
  const endsOn = isConnectable(provider) ? provider.endsOn : provider.endedOn;
  return {
    code,
    displayName,
    status: isConnectable(provider) && !configured.has(code) ? 'unconfigured' : lifecycle,
    dataTypes: [...dataTypes],
    ...(endsOn === undefined ? {} : { endsOn }),
    ...(successor === undefined ? {} : { successor }),
  };
}

/** Why a provider cannot be chosen, and what to do; undefined when it can. */
export function refusalOf(code: string, offers: WearableOffers): string | undefined {
  if (offers.isConnectable(code)) return undefined;
  const entry = offers.providers.find((provider) => provider.code === code);
  const usable = offers.providers.filter((provider) => offers.isConnectable(provider.code));
  const instead =
    usable.length === 0
      ? 'this deployment has no provider to connect yet'
      : `use ${usable.map((provider) => provider.code).join(', ')}`;
  if (entry === undefined)
    return `is not a provider code: ${instead} (GET /v1/wearables/providers lists them)`;
  if (entry.status === 'unconfigured')
    return `has no credentials in this deployment: set SVC_WEARABLE_${code.toUpperCase()}_CLIENT_ID and _SECRET, or ${instead}`;
  return `was retired${entry.endsOn === undefined ? '' : ` in ${entry.endsOn}`}: ${instead}`;
}

/** How the catalog calls a provider; its code when it knows none. */
export function providerName(code: string): string {
  return findWearableProvider(code)?.displayName ?? code;
}
