import type { FundusTruth } from '../draw-fundus.ts';
import type { Random } from '../fundus/random.ts';
import type { RgbImage } from '../../src/pixels/image.ts';
import type { RetinaQuality } from '../../src/results.ts';

type Field = FundusTruth['field'];

/** Something wrong with a picture of a fundus, of a strength drawn at random. */
export interface Defect {
  readonly name: string;
  /** What has to get worse. */
  readonly axis: keyof Pick<
    RetinaQuality,
    'sharpness' | 'exposure' | 'contrast' | 'fieldCoverage' | 'glareScore' | 'motionScore'
  >;
  /** The picture with the defect, and how strong it is, for the message of a test. */
  readonly apply: (image: RgbImage, field: Field, random: Random) => { image: RgbImage; strength: string };
}
