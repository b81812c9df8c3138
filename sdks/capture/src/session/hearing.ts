import { createMeasurement, type Measurement } from '../core/index.ts';
import { createSoundFeed, type FeedReport, type SoundFeed } from '../sound/sound-feed.ts';
import type { CaptureEvents } from './capture-session.ts';
import { createChecking } from './checking.ts';
import type { Emitter } from './emitter.ts';
import type { CaptureOptions } from './options.ts';
import type { Progress } from './progress.ts';
import type { Heard } from './result.ts';
import { unhurried } from './unhurried.ts';

/** Feeds a session's sound into the measurement and the voice check, and tells the page how it is coming. */
export interface Hearing {
  readonly measurement: Measurement;
  readonly feed: SoundFeed;
  pause(): void;
  /** Tells the page how the sound is coming, and checks the voice in it from now on. */
  follow(): Promise<void>;
  /** Closes the microphone for good. */
  finish(): Promise<Heard>;
}

/** Interval between two `metrics` events. */
const METRICS_SECONDS = 0.25;

export function createHearing(
  {
    source = { kind: 'microphone' },
    latency,
    language,
    syllablesPerWord,
    workletUrl,
    voiceCheck,
  }: CaptureOptions,
  progress: Progress,
  events: Emitter<CaptureEvents>,
): Hearing {
  const measurement = createMeasurement({
    latency: latency ?? (source.kind === 'microphone' ? 'prompts' : 'tracks'),
    language,
    syllablesPerWord,
  });
  const tellMetrics = throttled(() => events.tell('metrics', measurement.live()));
  let lastReport: FeedReport | undefined;
  const feed = createSoundFeed(source, workletUrl, {
    onSamples(voice, block) {
      measurement.push(voice, block);
      if (voice === 'patient') tellMetrics(block.frame / block.sampleRate);
    },
    onMuted: measurement.gap,
    onInterrupted(error) {
      if (progress.state === 'running') progress.go('interrupted');
      events.tell('error', error);
    },
    onBack() {
      if (progress.state === 'interrupted') progress.go('running');
      // Another microphone may have taken over. A failure is ignored: the numbers do not need the check.
      follow().catch(() => {});
    },
  });
  const checking = createChecking(voiceCheck, feed.moment);
  const report = () => (lastReport = feed.report() ?? lastReport);

  async function follow(): Promise<void> {
    const now = report();
    if (now !== undefined) events.tell('quality', now);
    await checking.follow(feed.stream());
  }

  return {
    measurement,
    feed,
    follow,
    pause() {
      report();
      checking.rest();
      feed.pause();
      progress.go('paused');
    },
    async finish() {
      report();
      feed.close();
      progress.go('stopped');
      const voices = await checking.all();
      return { measured: await unhurried(measurement.finishInSlices()), report: lastReport, voices };
    },
  };
}

/** Throttles `tell` to once per interval, by the seconds it is given. */
function throttled(tell: () => void): (seconds: number) => void {
  let toldAtSeconds = 0;
  return (seconds) => {
    if (seconds - toldAtSeconds < METRICS_SECONDS) return;
    toldAtSeconds = seconds;
    tell();
  };
}
