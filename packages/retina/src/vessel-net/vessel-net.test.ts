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
    const all = [...down.flat(), ...up.flatMap(({ reduce, block }) => [reduce, ...block]), head];
    const parameters = all.reduce((sum, { weights, bias }) => sum + weights.length + bias.length, 0);
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
