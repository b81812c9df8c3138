import { readVesselNet, type VesselNet } from '../vessels/read-net.ts';
import { bytesOfBase64 } from './base64.ts';
import { VESSEL_NET_BASE64 } from './weights.ts';

export { VESSEL_NET_SHA256 } from './weights.ts';

/**
 * The bytes of the net that comes with this package; their SHA-256 is `VESSEL_NET_SHA256`.
 *
 * @example
 * ```ts
 * import { vesselNetBytes } from '@svc/retina/vessel-net';
 *
 * new TextDecoder().decode(vesselNetBytes().subarray(0, 4)); // → 'SVN1'
 * ```
 */
export function vesselNetBytes(): Uint8Array {
  return bytesOfBase64(VESSEL_NET_BASE64);
}

/**
 * Reads the net that comes with this package. Read it once and hand it to every analysis: it takes some milliseconds.
 * Stands in an entry of its own, so that a page that only judges quality does not load its 270 kB.
 *
 * @example
 * ```ts
 * import { vesselNet } from '@svc/retina/vessel-net';
 *
 * vesselNet().version; // → '2026-11-24'
 * ```
 */
export function vesselNet(): VesselNet {
  return readVesselNet(vesselNetBytes());
}
