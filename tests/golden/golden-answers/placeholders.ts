/** What is drawn at random or follows from it: a name, and the text it looks like. */
const KINDS: readonly (readonly [name: string, pattern: string])[] = [
  ['key', '(?:svc_[sp]k_(?:test|live)|mse_live)_[0-9A-Za-z]{33}(?![0-9A-Za-z])'],
  ['start of a key', '(?:svc_[sp]k_(?:test|live)|mse_live)_[0-9A-Za-z]{4}(?![0-9A-Za-z])'],
  ['secret', 'whsec_[0-9A-Za-z+/]{43}='],
  // Ids of FHIR have no underscore.
  ['request', 'req[_-][0-9a-f]{24}(?![0-9a-f])'],
  // What FHIR may not hold of an id is told by a checksum behind it.
  ['checksum', '(?<=req-[0-9a-f]{24}(?:-[a-z0-9-]{1,32})?-)[0-9a-f]{8}(?![0-9A-Za-z])'],
  // The kind of a card stands in its id.
  ['card', '[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'],
  ['id', '[a-z]{2,8}_[0-9A-Za-z]{22}(?![0-9A-Za-z])'],
  ['hash', '(?<![0-9A-Za-z])(?:[0-9a-f]{128}|[0-9a-f]{64}|[0-9a-f]{32})(?![0-9A-Za-z])'],
  ['requisition', 'LR-(?:[0-9A-Z]{4}-){3}[0-9A-Z](?![0-9A-Z])'],
  // Links, cookies, states and codes of the connect page: 32 bytes in base64url.
  ['token', '(?<=/connect/|=)[0-9A-Za-z_-]{43}(?![0-9A-Za-z_-])'],
  ['port', '(?<=(?:127\\.0\\.0\\.1|localhost|\\[::1\\])(?::|%3A))\\d{4,5}(?!\\d)'],
];
const ANY = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join('|'), 'g');
/** Cursors hold an id and a moment, or a number, and what marks them as of their stream. */
const CURSOR = /(?<="nextCursor":"|[?&]cursor=)[0-9A-Za-z_-]{16,}|(?<=[?&]before=)W[0-9A-Za-z_-]{15,}/g;
const STREAM = /(?<=^(?:test|live)\.\d+\.)[\w-]+$/;
const MARK = /(?<=^\[.*,")[\w-]{8}(?="\]$)/;

/** Replaces what depends on the run; the same text is the same placeholder wherever it comes back. */
export interface Placeholders {
  replace(text: string): string;
}

/** Placeholders are numbered by first appearance, each kind and each prefix of an id for itself. */
export function createPlaceholders(): Placeholders {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const named = (name: string, text: string) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const placeholder = `<${name} ${count}>`;
    known.set(text, placeholder);
    return placeholder;
  };
  const replacePlain = (text: string) =>
    text.replace(ANY, (found, ...groups: unknown[]) => {
      const [name = ''] = KINDS[groups.findIndex((group) => group !== undefined)] ?? [];
      return named(nameOf(name, found), found);
    });
  const replaceCursor = (cursor: string) => {
    const inside = Buffer.from(cursor, 'base64url')
      .toString('utf8')
      .replace(STREAM, (stream) => named('stream', stream))
      .replace(MARK, (mark) => named('mark', mark));
    return `<cursor ${replacePlain(inside)}>`.replaceAll('"', "'");
  };
  return { replace: (text) => replacePlain(text.replace(CURSOR, replaceCursor)) };
}

const KIND_OF_CARD_AT = '00000000-0000-8'.length;

/** An id keeps its prefix, a key its family, a hash its length, a card its kind. */
function nameOf(kind: string, text: string): string {
  if (kind === 'id') return text.slice(0, text.indexOf('_'));
  if (kind === 'hash') return `hash of ${text.length}`;
  if (kind === 'key' || kind === 'start of a key') return `${kind} ${text.slice(0, text.lastIndexOf('_'))}`;
  return kind === 'card' ? `card of kind ${text.charAt(KIND_OF_CARD_AT)}` : kind;
}
