import { CDS_CARD_KINDS, type CdsCardKind } from '@svc/contracts';

const BYTES = 16;
const VERSION_AT = 6;
const VARIANT_AT = 8;

/**
 * The id of a card: a UUID of version 8 (RFC 9562, its own layout) with the kind of the card in the low half of its
 * seventh byte and random bits elsewhere. Feedback names the card alone, so its kind is known without keeping cards.
 */
export function cardId(kind: CdsCardKind, random: (bytes: number) => Uint8Array): string {
  const bytes = Uint8Array.from(random(BYTES));
  bytes[VERSION_AT] = 0x80 | CDS_CARD_KINDS.indexOf(kind);
  bytes[VARIANT_AT] = 0x80 | ((bytes[VARIANT_AT] ?? 0) & 0x3f);
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const CARD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-8([0-9a-f])[0-9a-f]{2}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What a card was about, by its id; `unknown` for an id that is not one of ours. */
export function kindOfCard(id: string): CdsCardKind | 'unknown' {
  const index = CARD_ID.exec(id)?.[1];
  return index === undefined ? 'unknown' : (CDS_CARD_KINDS[Number.parseInt(index, 16)] ?? 'unknown');
}
