/** Bytes that arrive in pieces. */
export interface Gathering {
  /** Memory held, bytes. */
  readonly heldBytes: number;
  add(piece: Buffer): void;
  /** Everything added since the last call. */
  take(): Buffer;
}

const NOTHING: Buffer = Buffer.alloc(0);

/**
 * Gathers pieces into one buffer of at most twice their size. Kept as they come, each would cost about a hundred bytes
 * on top of its own, and the sender decides how small they are. The first piece is kept without copying.
 */
export function gatherBytes(): Gathering {
  let bytes = NOTHING;
  let length = 0;
  return {
    get heldBytes() {
      return bytes.length;
    },
    add(piece) {
      if (length === 0) bytes = piece;
      else {
        if (length + piece.length > bytes.length) {
          const larger = Buffer.allocUnsafeSlow(2 * (length + piece.length));
          bytes.copy(larger, 0, 0, length);
          bytes = larger;
        }
        piece.copy(bytes, length);
      }
      length += piece.length;
    },
    take() {
      const all = bytes.subarray(0, length);
      bytes = NOTHING;
      length = 0;
      return all;
    },
  };
}
