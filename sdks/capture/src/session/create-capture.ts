import { createMeasurement, type LatencyMode } from '../core/index.ts';
import { syllablesPerWordOf } from '../core/rate/languages.ts';
import { CaptureError } from '../errors/capture-error.ts';
import { createSender } from '../sending/sender.ts';
import { checkSurroundings } from '../sound/open-microphone.ts';
import { createSoundFeed, type SoundFeed } from '../sound/sound-feed.ts';
import type {
  CaptureEvents,
  CaptureResult,
  CaptureSession,
  CaptureState,
  ConsentRecord,
} from './capture-session.ts';
import { createChecking } from './checking.ts';
import { createEmitter } from './emitter.ts';
import { type CaptureOptions, checkOptions } from './options.ts';
import { resultOf } from './result.ts';
import { checkSignal, type SignalName } from '../sending/signals.ts';
import { unhurried } from './unhurried.ts';

/** Between two events `metrics`. */
const METRICS_SECONDS = 0.25;

/**
 * Makes a session that measures speech rate and response latency in the page. Only numbers leave it, and only by `send()`.
 * Importing and calling this touches neither window nor microphone.
 *
 * @throws CaptureError `configuration` for a secret key, or options that cannot work
 * @example
 * ```ts
 * import { createCapture } from '@svc/capture';
 *
 * const session = createCapture({ publishableKey: 'svc_pk_live_example', baseUrl: 'https://api.example.org' });
 * session.state; // → 'idle'
 * await session.start(); // → throws CaptureError: Nobody has consented yet
 * ```
 * @example
 * ```ts
 * import { createCapture } from '@svc/capture';
 *
 * createCapture({ publishableKey: 'svc_sk_live_example' }); // → throws CaptureError: A secret key
 * ```
 */
export function createCapture(options: CaptureOptions = {}): CaptureSession {
  checkOptions(options);
  const source = options.source ?? { kind: 'microphone' };
  const latency: LatencyMode = options.latency ?? (source.kind === 'microphone' ? 'prompts' : 'tracks');
  const { language, syllablesPerWord } = options;
  const measurement = createMeasurement({ latency, language, syllablesPerWord });
  const events = createEmitter<CaptureEvents>();
  const sender = createSender(options, (sent) => events.tell('sent', sent));
  const signals: { [Name in SignalName]?: number } = {};
  let state: CaptureState = 'idle';
  let consented: ConsentRecord | undefined;
  let toldAt = 0;
  let lastReport: ReturnType<SoundFeed['report']>;

  const feed = createSoundFeed(source, options.workletUrl, {
    onSamples(voice, block) {
      measurement.push(voice, block);
      if (voice === 'patient') tellMetrics(block.frame / block.sampleRate);
    },
    onMuted: (from, to) => measurement.gap(from, to),
    onInterrupted(error) {
      if (state === 'running') go('interrupted');
      events.tell('error', error);
    },
    onBack() {
      if (state === 'interrupted') go('running');
      tellQuality();
      // Another microphone may have taken over. The numbers do not need the check.
      checking.follow(feed.stream()).catch(() => {});
    },
  });
  const checking = createChecking(options.voiceCheck, feed.moment);

  function go(next: CaptureState): void {
    if (state === next) return;
    state = next;
    events.tell('state', next);
  }

  function tellMetrics(seconds: number): void {
    if (seconds - toldAt < METRICS_SECONDS) return;
    toldAt = seconds;
    events.tell('metrics', measurement.live());
  }

  function tellQuality(): void {
    lastReport = feed.report() ?? lastReport;
    if (lastReport !== undefined) events.tell('quality', lastReport);
  }

  function must(...allowed: readonly CaptureState[]): void {
    if (!allowed.includes(state))
      throw new CaptureError('configuration', {
        message: `The session is ${state}: this call is for one that is ${allowed.join(' or ')}.`,
        help: 'Make a new session with createCapture() for each capture.',
      });
  }

  /** Across an await: it may have been stopped or destroyed. */
  const isStarting = () => state === 'starting';
  const isOver = () => state === 'stopped' || state === 'destroyed';

  async function start(): Promise<void> {
    must('idle');
    if (options.consent?.required !== false && consented === undefined)
      throw new CaptureError('consent_required');
    checkSurroundings();
    go('starting');
    try {
      await feed.open();
    } catch (error) {
      if (isStarting()) go('idle');
      throw error;
    }
    // What was stopped meanwhile has closed the microphone, and stays so.
    if (!isStarting()) throw new CaptureError('interrupted');
    go('running');
    tellQuality();
    globalThis.addEventListener('online', flushQuietly);
    await checking.follow(feed.stream());
  }

  function flushQuietly(): void {
    sender.flush().catch((error: CaptureError) => events.tell('error', error));
  }

  async function resume(): Promise<void> {
    must('paused', 'interrupted', 'running');
    try {
      await feed.resume();
    } catch (error) {
      if (!isOver()) go('interrupted');
      throw error;
    }
    if (isOver()) throw new CaptureError('interrupted');
    go('running');
    tellQuality();
    await checking.follow(feed.stream());
  }

  async function stop(): Promise<CaptureResult> {
    must('starting', 'running', 'paused', 'interrupted');
    lastReport = feed.report() ?? lastReport;
    feed.close();
    go('stopped');
    const voices = await checking.all();
    return resultOf({
      measured: await unhurried(measurement.finishInSlices()),
      report: lastReport,
      voices,
      signals,
      consent: consented,
      sender,
    });
  }

  return {
    get state() {
      return state;
    },
    get consented() {
      return consented;
    },
    givesSpeechRate: (syllablesPerWord ?? syllablesPerWordOf(language ?? 'en')) !== undefined,
    consent({ textVersion }) {
      consented = { textVersion, at: new Date().toISOString() };
      return consented;
    },
    start,
    promptStarted() {
      must('running', 'paused', 'interrupted');
      measurement.promptStarted(feed.moment());
    },
    promptEnded(prompt) {
      must('running', 'paused', 'interrupted');
      measurement.promptEnded(feed.moment(), prompt);
    },
    setSignal(name, value) {
      checkSignal(name, value);
      signals[name] = value;
    },
    on: (name, listener) => events.on(name, listener),
    pause() {
      must('running', 'interrupted');
      lastReport = feed.report() ?? lastReport;
      checking.rest();
      feed.pause();
      go('paused');
    },
    resume,
    stop,
    flushQueue: () => sender.flush(),
    destroy() {
      if (state === 'destroyed') return;
      feed.close();
      globalThis.removeEventListener?.('online', flushQuietly);
      go('destroyed');
      events.clear();
    },
  };
}
