/** Features share so many places by their hash. */
export const PLACES = 262_144;

/** The place of a feature: FNV-1a of its characters, folded to 18 bits. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 18) ^ hash) & (PLACES - 1);
}
