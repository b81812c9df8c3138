/** How a text is packed, by the name of the header; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Of two that are equally welcome the smaller. */
const PREFERRED = ['br', 'gzip'] as const;

/**
 * The packing that a client wants most of those there are (RFC 9110, 12.5.3): the greatest weight, then the smaller text.
 * One that names neither gets the text as it is, as does one whose header is no list of codings.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [, coding, weight = '1'] =
      /^\s*([\w*-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/.exec(part) ?? [];
    if (coding !== undefined) weights.set(coding.replace(/^x-gzip$/, 'gzip'), Number(weight));
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  let best: Encoding = 'identity';
  let most = identity;
  for (const coding of PREFERRED) {
    const weight = weightOf(coding);
    if (weight > 0 && (weight > most || (best === 'identity' && weight >= most)))
      [best, most] = [coding, weight];
  }
  return best;
}
