/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export type Tone = 'light' | 'medium' | 'dark';

interface Look {
  readonly background: Colour;
  readonly rim: Colour;
  readonly cup: Colour;
  /** How far the choroid shows through, as a share of brightness. */
  readonly choroid: number;
  readonly vesselDepth: number;
}

/** How a fundus looks by how much pigment lies behind it. */
export const TONES: Readonly<Record<Tone, Look>> = {
  light: {
    background: [224, 108, 66],
    rim: [246, 172, 112],
    cup: [252, 214, 158],
    choroid: 0.08,
    vesselDepth: 0.42,
  },
  medium: {
    background: [202, 84, 40],
    rim: [240, 146, 78],
    cup: [252, 196, 120],
    choroid: 0.06,
    vesselDepth: 0.42,
  },
  dark: {
    background: [150, 66, 30],
    rim: [214, 124, 66],
    cup: [244, 176, 104],
    choroid: 0.08,
    vesselDepth: 0.36,
  },
};
