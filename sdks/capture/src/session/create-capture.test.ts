import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CaptureError, createCapture, type VoiceCheck } from '../index.ts';
import { defineCaptureElement } from '../ui/index.ts';
import { agreement } from './voice-check.ts';

const codeOf = (run: () => unknown) => {
  try {
    run();
    return undefined;
  } catch (error) {
    return [(error as CaptureError).code, (error as Error).message, (error as CaptureError).help].join(' ');
  }
};

describe('on a server', () => {
  it('everything can be imported, and a session made; nothing starts', async () => {
    expect([typeof window, typeof defineCaptureElement]).toEqual(['undefined', 'function']);
    const session = createCapture({ consent: { required: false } });
    expect(session.state).toBe('idle');
    await expect(session.start()).rejects.toMatchObject({ code: 'unsupported' });
    session.destroy();
    expect(session.state).toBe('destroyed');
  });
});

describe('a key', () => {
  it.each(['svc_sk_live_0123456789', 'svc_sk_test_0123456789', 'mse_live_0123456789'])(
    'that is secret is refused loudly, and not repeated: %s',
    (publishableKey) => {
      const said = codeOf(() => createCapture({ publishableKey }));
      expect(said).toContain('configuration A secret key stands in a page');
      expect(said).toContain('Revoke it now');
      expect(said).not.toContain(publishableKey);
    },
  );

  it('of no kind is refused', () => {
    expect(codeOf(() => createCapture({ publishableKey: 'abc' }))).toContain('svc_pk_');
  });
});

describe('a session', () => {
  it('needs consent unless the page says it has it', async () => {
    await expect(createCapture().start()).rejects.toMatchObject({
      code: 'consent_required',
      recoverable: true,
    });
  });

  it.each<[string, (session: ReturnType<typeof createCapture>) => unknown]>([
    ['stop', (session) => session.stop()],
    ['resume', (session) => session.resume()],
    ['pause', (session) => session.pause()],
    ['promptEnded', (session) => session.promptEnded()],
  ])('that did not start has no %s()', async (_, call) => {
    await expect((async () => call(createCapture()))()).rejects.toMatchObject({ code: 'configuration' });
  });

  it.each([
    ['sustainedAttentionPct', 101],
    ['sustainedAttentionPct', -1],
    ['psychomotorFidgetEpisodes', Number.NaN],
    ['toString', 1],
  ])('refuses the signal %s %d', (name, value) => {
    expect(codeOf(() => createCapture().setSignal(name as never, value))).toContain('configuration');
  });

  it('asks for one microphone where two voices are told apart by pitch', () => {
    expect(codeOf(() => createCapture({ latency: 'single', source: { kind: 'stereo' } }))).toContain(
      'single',
    );
    expect(createCapture({ latency: 'single' }).state).toBe('idle');
  });
});

const RATE = 16_000;

/** Sound of a microphone, as a browser without worklets gives it: a block of silence again and again until it is closed. */
class SilentContext {
  readonly sampleRate = RATE;
  readonly state = 'running';
  readonly destination = {};
  #sound: NodeJS.Timeout | undefined;
  #node = { connect: (next: object) => next, disconnect: () => {} };

  createMediaStreamSource = () => this.#node;
  createChannelSplitter = () => this.#node;
  createChannelMerger = () => this.#node;
  createScriptProcessor(length: number) {
    const processor = { ...this.#node, onaudioprocess: null as ((block: object) => void) | null };
    const inputBuffer = { getChannelData: () => new Float32Array(length) };
    let blocks = 0;
    this.#sound = setInterval(() => {
      processor.onaudioprocess?.({ inputBuffer, playbackTime: (blocks++ * length) / RATE });
    });
    return processor;
  }
  async resume() {}
  async suspend() {}
  async close() {
    clearInterval(this.#sound);
  }
}

type GetUserMedia = (asked: { audio: MediaTrackConstraints }) => Promise<MediaStream>;

const givesNone: GetUserMedia = () => Promise.reject(new Error('It is given.'));

/** What a session needs of a page; gives back how the browser comes online. */
function openPage(getUserMedia = givesNone): () => void {
  const page = new EventTarget();
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia },
  });
  vi.stubGlobal('document', {});
  vi.stubGlobal('AudioContext', SilentContext);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return () => void page.dispatchEvent(new Event('online'));
}

/** A stream with one track. */
function fakeMicrophone() {
  const track = Object.assign(new EventTarget(), {
    enabled: true,
    readyState: 'live',
    getSettings: () => ({}),
    stop() {
      track.readyState = 'ended';
    },
  });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
  return { track, stream };
}

/** A session that runs, with numbers of the patient that wait to be sent. */
async function running() {
  const numbers = { speechRateWpm: 140, sessionDurationSeconds: 600 };
  const kept = new Map([['svc-capture-queue', JSON.stringify([{ at: Date.now(), numbers }])]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const bodies: unknown[] = [];
  const { stream } = fakeMicrophone();
  const session = createCapture({
    publishableKey: 'svc_pk_test_0123456789',
    baseUrl: 'https://api.example.org',
    consent: { required: false },
    source: { kind: 'microphone', stream },
    queue: { storage },
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ ok: true, data: { object: 'dmse.analysis' } });
    },
  });
  await session.start();
  return { session, bodies, kept, numbers };
}

describe('a browser that comes online', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('makes a session send the numbers that wait, and one that was destroyed send nothing', async () => {
    const comesOnline = openPage();
    const destroyed = await running();
    const { session, bodies, kept, numbers } = await running();
    destroyed.session.destroy();
    const sent = new Promise((resolve) => session.on('sent', resolve));
    comesOnline();
    await sent;
    expect([destroyed.bodies, destroyed.kept.size]).toEqual([[], 1]);
    expect([bodies, kept.size]).toEqual([[numbers], 0]);
    session.destroy();
  });
});

describe('a microphone', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page whose browser gives a new microphone each time. */
  function givesMicrophones() {
    const opened: ReturnType<typeof fakeMicrophone>['track'][] = [];
    const asked: MediaTrackConstraints[] = [];
    openPage(async ({ audio }) => {
      asked.push(audio);
      const { track, stream } = fakeMicrophone();
      opened.push(track);
      return stream;
    });
    return { opened, asked, states: () => opened.map(({ readyState }) => readyState) };
  }

  it('is closed by a pause, so that the browser shows that nobody listens, and opened again by resume', async () => {
    const { asked, states } = givesMicrophones();
    const session = createCapture({
      consent: { required: false },
      source: { kind: 'microphone', deviceId: 'mine' },
    });
    await session.start();
    session.pause();
    expect([session.state, states()]).toEqual(['paused', ['ended']]);
    await session.resume();
    expect([session.state, states()]).toEqual(['running', ['ended', 'live']]);
    expect(asked.map(({ deviceId }) => deviceId)).toEqual([{ exact: 'mine' }, { exact: 'mine' }]);
    const { quality } = await session.stop();
    expect(states()).toEqual(['ended', 'ended']);
    expect([quality.deviceChanges, quality.interruptions, quality.sampleRate]).toEqual([0, 0, RATE]);
  });

  it('that was given by the page is switched off by a pause, and never stopped', async () => {
    openPage();
    const { track, stream } = fakeMicrophone();
    const session = createCapture({
      consent: { required: false },
      source: { kind: 'microphone', stream },
    });
    await session.start();
    session.pause();
    expect([track.enabled, track.readyState]).toEqual([false, 'live']);
    await session.stop();
    expect([track.enabled, track.readyState]).toEqual([true, 'live']);
  });

  it('that is gone after a pause is replaced by another', async () => {
    let gives = 0;
    openPage(async ({ audio }) => {
      if (gives++ === 1 && audio.deviceId !== undefined) throw new DOMException('', 'OverconstrainedError');
      return fakeMicrophone().stream;
    });
    const session = createCapture({
      consent: { required: false },
      source: { kind: 'microphone', deviceId: 'mine' },
    });
    await session.start();
    session.pause();
    await session.resume();
    expect([session.state, gives]).toEqual(['running', 3]);
    expect((await session.stop()).quality.deviceChanges).toBe(1);
  });

  it('that is not given again after a pause can be asked for once more', async () => {
    let gives = 0;
    openPage(async () => {
      if (gives++ === 1) throw new DOMException('', 'NotAllowedError');
      return fakeMicrophone().stream;
    });
    const session = createCapture({ consent: { required: false } });
    await session.start();
    session.pause();
    await expect(session.resume()).rejects.toMatchObject({ code: 'permission_denied' });
    expect(session.state).toBe('interrupted');
    await session.resume();
    expect(session.state).toBe('running');
    expect((await session.stop()).quality.deviceChanges).toBe(0);
  });

  it.each<[string, (session: ReturnType<typeof createCapture>) => Promise<unknown>]>([
    ['starts', (session) => session.start()],
    [
      'goes on after a pause',
      async (session) => {
        await session.start();
        session.pause();
        return session.resume();
      },
    ],
  ])('that comes after the end, while a session %s, is closed at once', async (how, begin) => {
    const late = fakeMicrophone();
    let gives = 0;
    let give = () => {};
    openPage(async () => {
      if (gives++ === (how === 'starts' ? 0 : 1)) {
        await new Promise<void>((resolve) => {
          give = resolve;
          Object.assign(late, { asked: true });
        });
        return late.stream;
      }
      return fakeMicrophone().stream;
    });
    const session = createCapture({ consent: { required: false } });
    const begun = begin(session);
    const failed = begun.catch((error: CaptureError) => error.code);
    await vi.waitFor(() => expect(late).toHaveProperty('asked'));
    const { leftOut } = await session.stop();
    expect(leftOut.map(({ code }) => code)).toContain('no_speech');
    give();
    expect([await failed, session.state, late.track.readyState]).toEqual(['interrupted', 'stopped', 'ended']);
  });

  it('is followed by a second opinion from pause to pause', async () => {
    const { states } = givesMicrophones();
    const calls: string[] = [];
    const voiceCheck: VoiceCheck = {
      async listen(stream) {
        calls.push(`listen ${stream.getAudioTracks()[0]?.readyState}`);
      },
      async finish() {
        calls.push('finish');
        return undefined;
      },
    };
    const session = createCapture({ consent: { required: false }, voiceCheck });
    await session.start();
    session.pause();
    await session.resume();
    await session.stop();
    expect(calls).toEqual(['listen live', 'finish', 'listen live', 'finish']);
    expect(states()).toHaveLength(2);
  });
});

it.each([
  ['en', undefined, true],
  ['de-AT', undefined, true],
  ['ja', undefined, false],
  ['ja', 1.9, true],
])('speech in %s with %s syllables a word gives a rate: %s', (language, syllablesPerWord, gives) => {
  expect(createCapture({ language, ...(syllablesPerWord && { syllablesPerWord }) }).givesSpeechRate).toBe(
    gives,
  );
});

it.each([
  [[], [], undefined],
  [[[0, 2]], [[1, 5]], 0.5],
  [
    [
      [0, 1],
      [2, 3],
    ],
    [[0, 1]],
    0.5,
  ],
  [[[0, 1]], [], 0],
  [[[8, 12]], [[8, 10]], 1],
  [[[20, 30]], [], undefined],
] as const)(
  'a second opinion on %j that listens for ten seconds and hears %j agrees on %s',
  (spans, speech, share) => {
    expect(agreement(spans, [{ heard: [0, 10], speech }])).toBe(share);
  },
);
