import { expect, it, vi } from 'vitest';
import { newFeedState } from './feed-state.ts';
import { createPatientMicrophone } from './patient-microphone.ts';

/** A microphone of the page, with a clock that the test sets and what was told of it. */
function microphoneAt(time: { seconds: number }) {
  const track = Object.assign(new EventTarget(), { enabled: true });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
  const onMuted = vi.fn<(fromSeconds: number, toSeconds: number) => void>();
  const microphone = createPatientMicrophone(
    { kind: 'microphone', stream },
    newFeedState(),
    () => time.seconds,
    onMuted,
  );
  return { track, microphone, onMuted };
}

it.each<[string, (microphone: ReturnType<typeof microphoneAt>['microphone']) => void]>([
  ['lost or closed', ({ close }) => close()],
  ['switched off', ({ enable }) => enable(false)],
])('a microphone that the system muted was muted until it is %s, and no longer', async (_, end) => {
  const time = { seconds: 1 };
  const { track, microphone, onMuted } = microphoneAt(time);
  await microphone.open(() => {});
  track.dispatchEvent(new Event('mute'));
  time.seconds = 3;
  end(microphone);
  expect(onMuted.mock.calls).toEqual([[1, 3]]);
  time.seconds = 9;
  microphone.close();
  expect(onMuted.mock.calls).toEqual([[1, 3]]);
});
