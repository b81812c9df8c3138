import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED, PUBLISHED_FOLDERS } from '../published.ts';
import { manifestIn } from './manifest.ts';
import { writeSboms } from './sbom.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-sbom-'));
beforeAll(() => writeSboms(PUBLISHED, folder));
afterAll(() => rmSync(folder, { recursive: true }));

const textFor = ({ name, version }: { name: string; version: string }) =>
  readFileSync(join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.cdx.json`), 'utf8');

describe('a bill of materials', () => {
  it('is there for each package', () => {
    expect(readdirSync(folder)).toHaveLength(PUBLISHED.length);
  });

  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  it.each(PUBLISHED_FOLDERS)('of %s is CycloneDX 1.6, by its schema', async (packageFolder) => {
    expect(await validator.validate(textFor(manifestIn(packageFolder)))).toBeNull();
  });

  it('that is none is told by the same schema', async () => {
    const { version: _, ...broken } = JSON.parse(textFor(manifestIn('sdks/client'))) as { version: unknown };
    expect(await validator.validate(JSON.stringify({ ...broken, components: [{ name: 1 }] }))).not.toBeNull();
  });

  it('names what an install brings, with versions, and no more', () => {
    const { components } = JSON.parse(textFor(manifestIn('packages/intelligence'))) as {
      components: { purl: string }[];
    };
    const ours = ['clinical', 'contracts', 'engines', 'mse-draft'].map(
      (name) => `pkg:npm/%40svc/${name}@${manifestIn(`packages/${name}`).version}`,
    );
    expect(components.map(({ purl }) => purl).toSorted()).toEqual([
      ...ours,
      `pkg:npm/zod@${manifestIn('packages/contracts').dependencies?.zod}`,
    ]);
  });
});
