import { SvcClient } from '@svc/client';

/** What a run is given, as JSON. */
export interface PartnerSettings {
  readonly baseUrl: string;
  /** `false`: a proxy at `baseUrl` adds the keys, as a page in a browser needs it. */
  readonly apiKey: string | false;
  readonly organizationKey: string | false;
  /** Part of every id that the program makes up, so that no two runs meet. */
  readonly run: string;
  /** A delivery as it came to the receiver, and the secret of its endpoint. */
  readonly delivery: Delivery;
  readonly webhookSecret: string;
}

export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What each step works with. */
export interface Partner extends PartnerSettings {
  readonly svc: SvcClient;
}

export function partnerOf(settings: PartnerSettings): Partner {
  const { baseUrl, apiKey, organizationKey } = settings;
  return { ...settings, svc: new SvcClient({ baseUrl, apiKey, organizationKey }) };
}

/** A date as most fields take it. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
