import { describe, expect, it } from 'vitest';
import { missingChromium, skipsChromium } from './chromium-file.ts';
import { firefoxFile, missingFirefox } from './firefox-file.ts';

const there =
  (...files: string[]) =>
  (file: unknown) =>
    files.includes(String(file));

describe('the browser of tests', () => {
  it.each([
    ['that of Debian', {}, '/usr/bin/chromium'],
    ['the one that SVC_CHROMIUM names', { SVC_CHROMIUM: '/opt/c' }, '/opt/c'],
  ])('is %s', (_, env, file) => {
    expect(missingChromium(env, there(file))).toBeUndefined();
  });

  it.each([
    ['nowhere', {}, [], '/usr/bin/chromium'],
    [
      'not where SVC_CHROMIUM says, though elsewhere',
      { SVC_CHROMIUM: '/opt/c' },
      ['/usr/bin/chromium'],
      '/opt/c',
    ],
  ])('that is %s is told of: what is missing and how to get it', (_, env, files, named) => {
    expect(missingChromium(env, there(...files))).toBe(
      `There is no ${named}: apt-get install chromium, or name one in SVC_CHROMIUM.`,
    );
  });

  it.each([
    [{}, ['/usr/bin/chromium'], false],
    [{}, [], true],
    [{ CI: 'true' }, [], false],
    [{ CI: '' }, [], false],
  ])('with %j and %j on the machine, its tests are skipped: %j', (env, files, skipped) => {
    expect(skipsChromium(env, there(...files))).toBe(skipped);
  });

  it('may be Firefox as well', () => {
    expect(firefoxFile({})).toBe('/usr/bin/firefox-esr');
    expect(firefoxFile({ SVC_FIREFOX: '/opt/f' })).toBe('/opt/f');
    expect(missingFirefox({}, there())).toBe(
      'There is no /usr/bin/firefox-esr: apt-get install firefox-esr, or name one in SVC_FIREFOX.',
    );
  });
});
