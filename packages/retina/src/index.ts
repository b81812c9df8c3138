export {
  analyzeFundus,
  type AnalyzeOptions,
  ENGINE_VERSION,
  type RetinaAnalysis,
  type RetinaMaps,
} from './analyze.ts';
export type { DeclaredEye } from './gradeability/check-eye.ts';
export type { DeclaredSource } from './gradeability/judge-gradeability.ts';
export { overlayImage } from './overlay.ts';
export { RETINA_PARAMETERS } from './parameters.ts';
export type { RgbImage } from './pixels/image.ts';
export { assessFrame, type FrameAssessment } from './gradeability/assess-frame.ts';
export type { Measured, RetinaMorphology, RetinaQuality } from './results.ts';
export { readVesselNet, type VesselNet } from './vessels/read-net.ts';
export { lineStrengthOf, type VesselImage, vesselImage } from './vessel-image.ts';
