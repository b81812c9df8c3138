/** The gate on drawn pictures that it was not made with, half of them wrong by kind. */
import { vesselNet } from '../../packages/retina/src/vessel-net/index.ts';
import { analyzeFundus } from '../../packages/retina/src/analyze.ts';
import { GATE_PICTURES, type GatePicture } from '../../packages/retina/test/gate-pictures.ts';
import { runProof } from '../proof.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';

const LEAST_RIGHT = 0.97;
const LEAST_NAMED = 0.9;

interface Seen {
  readonly picture: GatePicture;
  readonly isRight: boolean;
  readonly isGraded: boolean;
  readonly isNamed: boolean;
}

await runProof({
  name: 'retina-gate',
  covers: ['packages/retina/src', 'packages/retina/test'],
  limitMinutes: 90,
  bar: 'Of 300 drawn pictures whose seeds were not used while tuning, half of them wrong by kind, at least 97 % are judged right, none of the fronts of eyes is graded, and nine in ten refusals name what was seen.',
  async run() {
    const net = vesselNet();
    const step = Math.ceil(GATE_PICTURES.length / scaled(GATE_PICTURES.length, 30));
    const seen = GATE_PICTURES.filter((_, k) => k % step === 0).map((picture): Seen => {
      const analysis = analyzeFundus(picture.draw(), { net, source: 'fundus' });
      const isRight = picture.isRight(analysis);
      if (!isRight)
        say(`${picture.kind}: ${analysis.gradeabilityReasons.join(' ')} ${analysis.notices.join(' ')}`);
      const { named } = picture;
      const isNamed =
        named === undefined || analysis.gradeabilityReasons.some((reason) => named.test(reason));
      return { picture, isRight, isGraded: analysis.gradeable, isNamed };
    });
    const right = seen.filter(({ isRight }) => isRight).length;
    const fronts = seen.filter(({ picture }) => picture.kind.startsWith('front of the eye'));
    const graded = fronts.filter(({ isGraded }) => isGraded).length;
    const due = seen.filter(({ picture }) => picture.named !== undefined);
    const named = due.filter(({ isNamed }) => isNamed).length;
    return {
      passed: right >= LEAST_RIGHT * seen.length && graded === 0 && named >= LEAST_NAMED * due.length,
      figures: {
        pictures: seen.length,
        'judged right': `${right} (${((100 * right) / seen.length).toFixed(1)} %)`,
        'fronts of eyes, and how many were graded': `${fronts.length}, ${graded}`,
        'refusals that name what was seen': `${named} of ${due.length}`,
        'right of each kind': rightOfKinds(seen),
      },
    };
  },
});

function rightOfKinds(seen: readonly Seen[]): string {
  const kinds = Map.groupBy(seen, ({ picture }) => picture.kind);
  return [...kinds]
    .map(([kind, of]) => `${kind} ${of.filter(({ isRight }) => isRight).length}/${of.length}`)
    .join('; ');
}
