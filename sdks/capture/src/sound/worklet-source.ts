export const WORKLET_NAME = 'svc-capture';

/**
 * The audio worklet program, as text: in a page it becomes a `blob:` script, in the build a file of its
 * own. It is not a function turned into text, since a bundler of yours may rewrite functions in terms of its own.
 *
 * It passes on 20 ms at a time with the number of its first frame. Where more time passed on the system clock than
 * frames came (a suspended context, a sleeping laptop), it says how many seconds are missing: the page could not know,
 * since the frame count goes on as if nothing had happened.
 */
export const WORKLET_SOURCE = `class SvcCapture extends AudioWorkletProcessor {
  constructor({ processorOptions: { taps } }) {
    super();
    this.taps = taps;
    this.length = Math.ceil(sampleRate / 50 / 128) * 128;
    this.ended = false;
    this.port.onmessage = () => { this.ended = true; };
    this.begin();
    this.lost = 0;
  }
  begin() {
    this.blocks = this.taps.map(() => new Float32Array(this.length));
    this.heard = this.taps.map(() => false);
    this.filled = 0;
  }
  process(inputs) {
    const now = Date.now();
    const due = this.at === undefined ? 0 : (now - this.at) / 1000 - 128 / sampleRate;
    this.at = now;
    if (due > 0.4) {
      this.send();
      this.lost += due;
    }
    if (this.filled === 0) this.first = currentFrame;
    this.taps.forEach(([input, channel], tap) => {
      const samples = inputs[input] && inputs[input][channel];
      if (samples === undefined) return;
      this.blocks[tap].set(samples, this.filled);
      this.heard[tap] = true;
    });
    this.filled += 128;
    if (this.filled >= this.length) this.send();
    return !this.ended;
  }
  send() {
    if (this.filled === 0) return;
    const blocks = this.blocks.map((block, tap) => this.heard[tap] ? block.subarray(0, this.filled) : null);
    this.port.postMessage({ frame: this.first, lostSeconds: this.lost, blocks });
    this.lost = 0;
    this.begin();
  }
}
registerProcessor('${WORKLET_NAME}', SvcCapture);
`;
