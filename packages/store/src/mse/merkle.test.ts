import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafHash, merkleProof, merkleRoot, type SealMember } from './merkle.ts';

const memberOf = (i: number): SealMember => ({
  kind: i % 2 === 0 ? 'link' : 'audit',
  ref: `ref ${i}`,
  hash: createHash('sha256').update(String(i)).digest(),
});
const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const members = fc
  .integer({ min: 1, max: 70 })
  .map((count) => Array.from({ length: count }, (_, i) => memberOf(i)));

describe('the Merkle root of a seal', () => {
  it('is the leaf itself for one member, and three hashes for three', () => {
    const [a, b, c] = [0, 1, 2].map(memberOf) as [SealMember, SealMember, SealMember];
    expect(merkleRoot([a])).toEqual(leafHash(a));
    const node = (left: Uint8Array, right: Uint8Array) => sha256(Buffer.of(1), left, right);
    expect(merkleRoot([a, b, c])).toEqual(node(node(leafHash(a), leafHash(b)), leafHash(c)));
  });

  it('does not exist without members', () => {
    expect(() => merkleRoot([])).toThrow('at least one member');
  });

  it('is reached from every member by its proof, and from no other place', () => {
    fc.assert(
      fc.property(members, fc.nat(), (list, pick) => {
        const position = pick % list.length;
        const climb = (leaf: Uint8Array) => {
          let hash = leaf;
          for (const { side, hash: beside } of merkleProof(list, position)) {
            const other = Buffer.from(beside, 'hex');
            hash = side === 'left' ? sha256(Buffer.of(1), other, hash) : sha256(Buffer.of(1), hash, other);
          }
          return Buffer.from(hash).toString('hex');
        };
        const root = merkleRoot(list).toString('hex');
        expect(climb(leafHash(list[position] as SealMember))).toBe(root);
        expect(climb(leafHash(memberOf(1_000)))).not.toBe(root);
      }),
      { numRuns: 60 },
    );
  });

  it('differs when any member is left out, changed, or changes place', () => {
    fc.assert(
      fc.property(members, fc.nat(), (list, pick) => {
        const at = pick % list.length;
        const root = merkleRoot(list).toString('hex');
        const others = [
          list.with(at, memberOf(1_000)),
          [...list, memberOf(1_000)],
          ...(list.length > 1 ? [list.toSpliced(at, 1), [...list.slice(1), ...list.slice(0, 1)]] : []),
        ];
        for (const other of others) expect(merkleRoot(other).toString('hex')).not.toBe(root);
      }),
      { numRuns: 60 },
    );
  });
});
