import type { SoundBlock, Wiring } from './sound-block.ts';

const FRAMES = 4096;
const JUMP_SECONDS = 0.4;

/**
 * For browsers without AudioWorklet. It runs on the thread of the page, so blocks can be lost when that is busy: a block
 * whose moment is later than the count of frames says tells of them.
 */
export function tapByScriptProcessor(
  context: AudioContext,
  { sources, taps, channels }: Wiring,
  onBlock: (block: SoundBlock) => void,
): () => void {
  const merger = context.createChannelMerger(Math.max(1, sources.length * channels));
  for (const [input, source] of sources.entries()) {
    const splitter = context.createChannelSplitter(channels);
    source.connect(splitter);
    for (let channel = 0; channel < channels; channel++)
      splitter.connect(merger, channel, input * channels + channel);
  }
  const processor = context.createScriptProcessor(FRAMES, sources.length * channels, 1);
  let next: number | undefined;
  processor.onaudioprocess = ({ inputBuffer, playbackTime }) => {
    const at = Math.round(playbackTime * context.sampleRate);
    if (next === undefined || Math.abs(at - next) > JUMP_SECONDS * context.sampleRate) next = at;
    const blocks = taps.map(([input, channel]) =>
      inputBuffer.getChannelData(input * channels + channel).slice(),
    );
    onBlock({ frame: next, lostSeconds: 0, blocks });
    next += FRAMES;
  };
  merger.connect(processor).connect(context.destination);
  return () => {
    processor.onaudioprocess = null;
    processor.disconnect();
    merger.disconnect();
  };
}
