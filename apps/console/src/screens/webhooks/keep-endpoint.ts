import type { Kept } from '../../api/use-write.ts';
import type { Endpoint } from './endpoint-state.tsx';

/** Shows an endpoint as a write answered it, in lists and on its own screen. */
export function replaceEndpoint(kept: Kept, endpoint: Endpoint): void {
  kept.set('listAccountWebhooks', (list) => ({
    ...list,
    endpoints: list.endpoints.map((each) => (each.id === endpoint.id ? endpoint : each)),
  }));
  kept.set('getAccountWebhook', (data) => (data.endpoint.id === endpoint.id ? { ...data, endpoint } : data));
}
