import { findWearableProvider } from '../src/catalog/catalog.ts';
import { isConnectable } from '../src/catalog/define-provider.ts';
import type { OAuthSettings } from '../src/catalog/define-provider.ts';
import type { ReadyProvider } from '../src/ready-provider.ts';

export const CLIENT = { id: 'app', secret: 'a secret: with / + %' };

const NOWHERE: OAuthSettings = {
  authorizeUrl: 'https://nowhere.example/authorize',
  tokenUrl: 'https://nowhere.example/token',
  revokeUrl: null,
  scopes: [],
  pkce: true,
  clientAuth: 'basic',
};

/** A provider of the catalog with its addresses put elsewhere. */
export function readyProvider(
  code: string,
  { dataUrl, oauth = {} }: { dataUrl?: string; oauth?: Partial<OAuthSettings> },
): ReadyProvider {
  const entry = findWearableProvider(code);
  if (entry === undefined || !isConnectable(entry)) throw new Error(`${code} cannot be connected.`);
  return {
    ...entry,
    client: CLIENT,
    dataUrl: dataUrl ?? entry.dataUrl,
    oauth: { ...(entry.oauth ?? NOWHERE), ...oauth },
  };
}
