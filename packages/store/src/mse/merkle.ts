import type { SealedKind } from '../database/tables.ts';
import { hex, sha256 } from '../hashing/hash-facts.ts';

/** One member of a seal: a link of a chain, or a row that has its own hash. */
export interface SealMember {
  readonly kind: SealedKind;
  readonly ref: string;
  readonly hash: Uint8Array;
}

/** A step from a leaf to the root: the hash beside it, and on which side that stands. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly hash: string;
}

/** Leaves and inner nodes are hashed apart (as RFC 6962 does), so that none can pass for the other. */
export function leafHash({ kind, ref, hash }: SealMember): Buffer {
  return sha256(Buffer.of(0), JSON.stringify([kind, ref, hex(hash)]));
}

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  return sha256(Buffer.of(1), left, right);
}

/** Root of the members in their order; one that has no partner moves up as it is. Throws without members. */
export function merkleRoot(members: readonly SealMember[]): Buffer {
  let level = members.map(leafHash);
  while (level.length > 1) level = levelAbove(level);
  const [root] = level;
  if (!root) throw new Error('a seal has at least one member');
  return root;
}

/** The way from one member to the root. */
export function merkleProof(members: readonly SealMember[], position: number): ProofStep[] {
  const steps: ProofStep[] = [];
  let level = members.map(leafHash);
  for (let at = position; level.length > 1; at >>= 1) {
    const beside = level[at ^ 1];
    if (beside) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: hex(beside) });
    level = levelAbove(level);
  }
  return steps;
}

function levelAbove(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left) above.push(right ? nodeHash(left, right) : left);
  }
  return above;
}
