/** Everything is measured at 16 kHz, in frames of 10 ms. */
export const RATE = 16_000;
export const HOP = 160;
export const FRAME_SECONDS = HOP / RATE;
