import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('exact', import.meta.url));

/** What the compiler of a project with `exactOptionalPropertyTypes` says of the declarations as they are built. */
function complaints(): string {
  try {
    return execFileSync('tsc', ['-p', PROJECT], { encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

it('an optional field of a request or an option takes undefined, where optional properties are exact too', () => {
  expect(complaints()).toBe('');
});
