export type Eye = 'right' | 'left';
export type Lens = 'clip_on_lens' | 'patient_capture';
/** Where pictures come from: the camera, or a file. */
export type Way = 'camera' | 'file';

/** What the patient chose before the first picture. */
export interface Plan {
  readonly target: Eye | 'both';
  readonly lens: Lens;
}
