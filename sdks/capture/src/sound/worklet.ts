import { CaptureError } from '../errors/capture-error.ts';
import type { SoundBlock, Wiring } from './sound-block.ts';
import { WORKLET_NAME, WORKLET_SOURCE } from './worklet-source.ts';

/** The file of the package, where a bundler or a server put it; undefined where a module has no address of its own. */
function ownFile(): string | undefined {
  try {
    // Some bundlers make `data:` of a small file unless told otherwise, which a strict policy forbids.
    return new URL('../../dist/browser/capture-worklet.js?no-inline', import.meta.url).href;
  } catch {
    return undefined;
  }
}

function blobOf(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

/** undefined once it is loaded, else why it is not. */
function failureOf(context: AudioContext, url: string): Promise<unknown> {
  return context.audioWorklet.addModule(url).catch((error: unknown) => error);
}

/**
 * Loads the worklet: from the file that the page names; or else from that of the package, or else from a `blob:`, which a
 * strict policy of the page forbids.
 */
async function loadWorklet(context: AudioContext, workletUrl: string | undefined): Promise<void> {
  const file = workletUrl ?? ownFile();
  if (file !== undefined) {
    const cause = await failureOf(context, file);
    if (cause === undefined) return;
    if (workletUrl !== undefined)
      throw new CaptureError('worklet_not_loaded', { cause, help: wrongUrl(workletUrl) });
  }
  const blob = blobOf(WORKLET_SOURCE);
  const cause = await failureOf(context, blob);
  URL.revokeObjectURL(blob);
  if (cause !== undefined) throw new CaptureError('worklet_not_loaded', { cause });
}

function wrongUrl(workletUrl: string): string {
  return `No worklet could be loaded from ${workletUrl}, the workletUrl: it must be capture-worklet.js of @svc/capture, at an origin that script-src allows.`;
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
