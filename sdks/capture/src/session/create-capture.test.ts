import { describe, expect, it } from 'vitest';
import { type CaptureError, createCapture } from '../index.ts';
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
    expect(agreement(spans, { heard: [0, 10], speech })).toBe(share);
  },
);
