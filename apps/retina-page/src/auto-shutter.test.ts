import { expect, it } from 'vitest';
import { hasAutoShutter, isDue, passingSince } from './auto-shutter.ts';

/** Whether a picture is due after each frame, three a second. */
function dues(passes: readonly boolean[]): boolean[] {
  let since: number | null = null;
  return passes.map((pass, i) => {
    since = passingSince(since, pass, i * 333);
    return isDue(since, i * 333);
  });
}

it('takes a picture once the quality has held for a second', () => {
  expect(dues([true, true, true, true, true])).toEqual([false, false, false, false, true]);
});

it('begins to count anew with every frame that does not pass', () => {
  expect(dues([true, true, true, false, true, true, true, true])).not.toContain(true);
});

it('takes none of frames that do not pass', () => {
  expect(dues([false, false, false, false, false])).not.toContain(true);
});

it('takes none by itself without a lens', () => {
  expect([hasAutoShutter('clip_on_lens'), hasAutoShutter('patient_capture')]).toEqual([true, false]);
});
