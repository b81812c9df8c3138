import type { RetinaPageTexts } from './texts/retina-page-texts.ts';

/** What the script of the page says; all else stands in the page itself. */
export interface RetinaScriptTexts
  extends Pick<RetinaPageTexts, 'eyes' | 'hints' | 'sending' | 'withdrawing' | 'withdrawn'> {
  readonly eyeMissing: string;
  readonly starting: string;
  readonly preview: Omit<RetinaPageTexts['preview'], 'picture' | 'another'>;
  readonly sent: Omit<RetinaPageTexts['sent'], 'again' | 'undo'>;
  readonly problems: Omit<RetinaPageTexts['problems'], 'retry' | 'discard'>;
  readonly history: Omit<RetinaPageTexts['history'], 'title' | 'empty'>;
}

export function scriptTexts(texts: RetinaPageTexts): RetinaScriptTexts {
  const { eyes, hints, sending, withdrawing, withdrawn } = texts;
  return {
    eyes,
    hints,
    sending,
    withdrawing,
    withdrawn,
    eyeMissing: texts.setup.eyeMissing,
    starting: texts.live.starting,
    preview: without(texts.preview, 'picture', 'another'),
    sent: without(texts.sent, 'again', 'undo'),
    problems: without(texts.problems, 'retry', 'discard'),
    history: without(texts.history, 'title', 'empty'),
  };
}

function without<Texts extends object, Name extends keyof Texts & string>(
  texts: Texts,
  ...names: readonly Name[]
): Omit<Texts, Name> {
  const left = Object.entries(texts).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Omit<Texts, Name>;
}
