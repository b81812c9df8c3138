import type { WorkingFrame } from './field/working-frame.ts';
import type { Mask } from './pixels/image.ts';
import { areaOf } from './pixels/regions.ts';
import { withoutSpots } from './quality/spots.ts';
import { channelsOf } from './vessels/channels.ts';
import { centred, thresholdOf, vesselMask } from './vessels/decide.ts';
import { runNet } from './vessels/net.ts';
import type { VesselNet } from './vessels/read-net.ts';
import { segmentsOf } from './vessels/segments.ts';
import { thinned } from './vessels/thin.ts';

/** Shorter loose ends of a skeleton are bumps of the mask, in pixels of the working frame. */
const SHORTEST_SPUR = 8;

/** The net's opinion of what is seen of the field, decided at the threshold of this picture, and its lines. */
export function seeVessels(whole: WorkingFrame, field: Mask, net: VesselNet) {
  // What is left out must not count when the channels are scaled either: a pool of blood would drown the vessels.
  const frame = { ...whole, mask: field };
  const probability = runNet(net, channelsOf(frame), field);
  const threshold = thresholdOf(probability, field);
  const vessels = centred(probability, threshold);
  const mask = withoutSpots(vesselMask(vessels, field));
  const skeleton = thinned(mask);
  const graph = segmentsOf(skeleton, SHORTEST_SPUR);
  const area = areaOf(mask);
  let sum = 0;
  for (let i = 0; i < mask.data.length; i++) if (mask.data[i] === 1) sum += probability.data[i] as number;
  return {
    probability,
    vessels,
    mask,
    skeleton,
    graph,
    evidence: {
      density: area / Math.max(1, areaOf(field)),
      skeletonDiameters: graph.lengthPixels / Math.max(frame.colours.width, frame.colours.height),
      confidence: area === 0 ? 0 : sum / area,
    },
  };
}
