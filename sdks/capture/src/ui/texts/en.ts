import type { UiTexts } from './ui-texts.ts';

export const en: UiTexts = {
  begin: 'Begin',
  title: 'May this page listen?',
  consent: [
    'It measures how fast you speak and how long you wait before you answer.',
    'The sound is worked out on this device. It is not recorded, and it never leaves; a few numbers do.',
    'You can pause or end at any time.',
  ],
  agree: 'I agree',
  decline: 'No, thanks',
  starting: 'Waiting for the microphone…',
  question: 'Question {n} of {of}',
  asked: 'The question was asked',
  answer: 'Now the answer.',
  next: 'Next question',
  finish: 'Finish',
  pause: 'Pause',
  goOn: 'Go on',
  level: 'Level',
  levels: { silent: 'Nobody speaks', quiet: 'Too quiet', good: 'Good', loud: 'Too loud' },
  rate: 'About {n} words a minute',
  noRate: 'Rate: not yet',
  paused: 'Paused. The microphone hears nothing.',
  interrupted: 'The sound was interrupted.',
  done: 'Done. The microphone is closed.',
  problems: {
    denied: 'The microphone is not allowed. Allow it in the settings of the browser, then try again.',
    device: 'No microphone can be used. Connect one, or close other programs that use it, then try again.',
    sound: 'No sound comes from the microphone. End other calls, then try again.',
    page: 'The microphone cannot be used on this page or in this browser.',
  },
};
