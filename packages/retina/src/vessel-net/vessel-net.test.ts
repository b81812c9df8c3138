import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from './base64.ts';
import { VESSEL_NET_SHA256, vesselNet, vesselNetBytes } from './index.ts';

describe('the net that comes with the package', () => {
  it('has the hash it says', () => {
    expect(createHash('sha256').update(vesselNetBytes()).digest('hex')).toBe(VESSEL_NET_SHA256);
  });
  it('has from 53,000 to 150,000 parameters', () => {
    const { down, up, head } = vesselNet();
    const count = (maps: readonly { from: number; to: number }[], taps: number) =>
      maps.reduce((sum, { from, to }) => sum + (from * taps + 1) * to, 0);
    const convolutions = [...down.flat(), ...up.flatMap(({ block }) => block)];
    const parameters = count(convolutions, 9) + count([...up.map(({ reduce }) => reduce), head], 1);
    expect(parameters).toBeGreaterThan(53_000);
    expect(parameters).toBeLessThan(150_000);
  });
});

describe('base64', () => {
  it.each([0, 1, 2, 3, 4, 57, 300])('of %i bytes is read as Node writes it, over lines too', (length) => {
    const bytes = randomBytes(length);
    const text = bytes.toString('base64').replace(/(.{76})/g, '$1\n');
    expect([...bytesOfBase64(text)]).toEqual([...bytes]);
  });
});
