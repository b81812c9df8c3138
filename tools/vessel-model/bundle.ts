/**
 * Puts a trained net into the package: its bytes as text, with their hash.
 *
 *   node tools/vessel-model/bundle.ts NET.bin
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the net: node tools/vessel-model/bundle.ts NET.bin');
const bytes = readFileSync(file);
const lines = bytes.toString('base64').match(/.{1,110}/g) ?? [];
writeFileSync(
  new URL('../../packages/retina/src/vessel-net/weights.ts', import.meta.url),
  [
    '// Made by tools/vessel-model/bundle.ts: the trained net, byte for byte.',
    '',
    `export const VESSEL_NET_SHA256 = '${createHash('sha256').update(bytes).digest('hex')}';`,
    '',
    'export const VESSEL_NET_BASE64 =',
    '  // biome-ignore format: data',
    `  \`${lines.join('\n')}\`;`,
    '',
  ].join('\n'),
);
