export type Eye = 'right' | 'left';
export type Lens = 'clip_on_lens' | 'patient_capture';
/** Where pictures come from: the camera, or a file. */
export type Way = 'camera' | 'file';

/** What the patient chose before the first picture. */
export interface Plan {
  readonly target: Eye | 'both';
  readonly lens: Lens;
}

/** The session that the address of the page names: started by a portal, for one eye or for both. */
export interface NamedSession {
  readonly id: string;
  readonly target: Eye | 'both';
}

export function eyesOf({ target }: Pick<Plan, 'target'>): readonly Eye[] {
  return target === 'both' ? ['right', 'left'] : [target];
}
