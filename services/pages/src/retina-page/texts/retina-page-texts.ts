import type { RetinaQuality, ScreeningStatus } from '@svc/contracts';

/** What the retina page says in one language. `{percent}`, `{seconds}`, `{grade}` and `{date}` are filled in. */
export interface RetinaPageTexts {
  readonly title: string;
  /** Stands on the page whatever else it shows. */
  readonly advisory: string;
  readonly noScript: string;
  readonly privacy: string;
  readonly signedOut: {
    readonly title: string;
    /** In production, where another page signs patients in. */
    readonly portal: string;
    /** Beside a button for a server under development. */
    readonly development: string;
    readonly signIn: string;
  };
  readonly setup: {
    readonly title: string;
    readonly eye: string;
    readonly eyes: { readonly right: string; readonly left: string; readonly both: string };
    /** Beside the choice, when going on was asked for without one. */
    readonly eyeMissing: string;
    readonly lens: string;
    readonly lenses: {
      readonly clip_on_lens: { readonly name: string; readonly note: string };
      readonly patient_capture: { readonly name: string; readonly note: string };
    };
    readonly camera: string;
    readonly file: string;
  };
  readonly eyes: { readonly right: string; readonly left: string; readonly both: string };
  readonly live: {
    readonly preview: string;
    readonly starting: string;
    readonly take: string;
    readonly light: string;
    readonly stop: string;
  };
  readonly hints: {
    readonly wait: string;
    readonly dark: string;
    readonly bright: string;
    readonly align: string;
    readonly reflections: string;
    readonly still: string;
    readonly focus: string;
    readonly haze: string;
    readonly good: string;
    /** Without a lens, where no picture is taken by itself. */
    readonly waitAlone: string;
    readonly goodAlone: string;
  };
  /** Of a file that was chosen and not sent yet. */
  readonly preview: {
    /** Names the picture. */
    readonly picture: string;
    readonly quality: string;
    readonly grades: Readonly<Record<RetinaQuality['grade'], string>>;
    readonly blurred: string;
    /** Follows a hint or `blurred`. */
    readonly again: string;
    readonly unchecked: string;
    readonly tooSmall: string;
    readonly send: string;
    readonly anyway: string;
    readonly another: string;
  };
  readonly sending: {
    readonly checking: string;
    readonly sending: string;
    readonly share: string;
    readonly storing: string;
  };
  readonly sent: {
    readonly title: string;
    readonly text: string;
    readonly next: { readonly right: string; readonly left: string };
    readonly again: string;
    readonly undo: string;
  };
  readonly withdrawing: string;
  readonly withdrawn: { readonly title: string; readonly text: string };
  readonly problems: {
    readonly noCamera: string;
    readonly cameraRefused: string;
    readonly cameraBusy: string;
    readonly cameraStopped: string;
    readonly notAPicture: string;
    readonly away: string;
    readonly signedOut: string;
    /** What the service says follows, in English. */
    readonly refused: string;
    readonly tooLarge: string;
    readonly busy: string;
    readonly failed: string;
    readonly reviewed: string;
    readonly linkOver: string;
    /** Follows where a picture waits to be sent. */
    readonly kept: string;
    readonly retry: string;
    readonly discard: string;
  };
  readonly history: {
    readonly title: string;
    readonly empty: string;
    readonly statuses: Readonly<Record<ScreeningStatus, string>>;
    readonly picture: string;
    readonly unread: string;
  };
  readonly signOut: string;
}
