import { CaptureError } from '../errors/capture-error.ts';
import type { SoundBlock, Wiring } from './sound-block.ts';
import { WORKLET_NAME, WORKLET_SOURCE } from './worklet-source.ts';

/** Loads the worklet: from a file where one is named, else from a `blob:`, which a strict policy of the page forbids. */
async function loadWorklet(context: AudioContext, workletUrl: string | undefined): Promise<void> {
  const url = workletUrl ?? URL.createObjectURL(new Blob([WORKLET_SOURCE], { type: 'text/javascript' }));
  try {
    await context.audioWorklet.addModule(url);
  } catch (error) {
    const help =
      workletUrl === undefined
        ? 'The policy of the page forbids blob: scripts: serve capture-worklet.js, and give its address as workletUrl.'
        : `The worklet could not be loaded from ${workletUrl}: it must be a script of an origin that script-src allows.`;
    throw new CaptureError('unsupported', { cause: error, help });
  } finally {
    if (workletUrl === undefined) URL.revokeObjectURL(url);
  }
}

export async function tapByWorklet(
  context: AudioContext,
  { sources, taps, channels }: Wiring,
  workletUrl: string | undefined,
  onBlock: (block: SoundBlock) => void,
): Promise<() => void> {
  await loadWorklet(context, workletUrl);
  const node = new AudioWorkletNode(context, WORKLET_NAME, {
    numberOfInputs: sources.length,
    outputChannelCount: [1],
    channelCount: channels,
    channelCountMode: 'explicit',
    channelInterpretation: channels === 1 ? 'speakers' : 'discrete',
    processorOptions: { taps },
  });
  const listens = new AbortController();
  node.port.addEventListener('message', ({ data }: MessageEvent<SoundBlock>) => onBlock(data), {
    signal: listens.signal,
  });
  node.port.start();
  for (const [input, source] of sources.entries()) source.connect(node, 0, input);
  // Its output is silence; some browsers run only what leads somewhere.
  node.connect(context.destination);
  return () => {
    listens.abort();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    node.port.postMessage('end');
    node.disconnect();
  };
}
