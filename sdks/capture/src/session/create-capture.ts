import { syllablesPerWordOf } from '../core/speech-rate/languages.ts';
import { CaptureError } from '../errors/capture-error.ts';
import { createSender } from '../sending/sender.ts';
import { keepSignal, type SignalName } from '../sending/signals.ts';
import { checkSurroundings } from '../sound/open-microphone.ts';
import type { CaptureEvents, CaptureSession, ConsentRecord } from './capture-session.ts';
import { createEmitter } from './emitter.ts';
import { createHearing } from './hearing.ts';
import { type CaptureOptions, checkOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { resultOf } from './result.ts';

/**
 * Creates a session that measures speech rate and response latency in the page. Only numbers leave it, only by `send()`.
 * Neither importing nor calling this touches the window or the microphone.
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
  const { language = 'en', syllablesPerWord = syllablesPerWordOf(language) } = options;
  const events = createEmitter<CaptureEvents>();
  const progress = createProgress((state) => events.tell('state', state));
  const hearing = createHearing(options, progress, events);
  const { feed, measurement } = hearing;
  const sender = createSender(options, (sent) => events.tell('sent', sent));
  const flushQuietly = () => void sender.flush().catch((error: CaptureError) => events.tell('error', error));
  const signals: { [Name in SignalName]?: number } = {};
  let consented: ConsentRecord | undefined;

  function promptMoment(): number {
    progress.must('running', 'paused', 'interrupted');
    return feed.moment();
  }

  return {
    get state() {
      return progress.state;
    },
    get consented() {
      return consented;
    },
    givesSpeechRate: syllablesPerWord !== undefined,
    consent: ({ textVersion }) => (consented = { textVersion, at: new Date().toISOString() }),
    async start() {
      progress.must('idle');
      if (options.consent?.required !== false && consented === undefined)
        throw new CaptureError('consent_required');
      checkSurroundings();
      progress.go('starting');
      await progress.run(feed.open(), 'idle');
      globalThis.addEventListener('online', flushQuietly);
      await hearing.follow();
    },
    promptStarted: () => measurement.promptStarted(promptMoment()),
    promptEnded: (prompt) => measurement.promptEnded(promptMoment(), prompt),
    setSignal: (name, value) => keepSignal(signals, name, value),
    on: events.on,
    pause() {
      progress.must('running', 'interrupted');
      hearing.pause();
    },
    async resume() {
      progress.must('paused', 'interrupted', 'running');
      await progress.run(feed.resume(), 'interrupted');
      await hearing.follow();
    },
    async stop() {
      progress.must('starting', 'running', 'paused', 'interrupted');
      return resultOf(await hearing.finish(), signals, consented, sender);
    },
    flushQueue: sender.flush,
    destroy() {
      feed.close();
      globalThis.removeEventListener?.('online', flushQuietly);
      progress.go('destroyed');
      events.clear();
    },
  };
}
