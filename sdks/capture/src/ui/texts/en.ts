import type { UiTexts } from './ui-texts.ts';

export const en: UiTexts = {
  title: 'May this page listen?',
  consent: [
    'It measures how fast you speak and how long you wait before you answer.',
    'The sound is worked out on this device. It is not recorded, and it never leaves; a few numbers do.',
    'You can pause or end at any time.',
  ],
  notTheRate: 'How fast you speak is not measured in this language.',
  agree: 'I agree',
  decline: 'No, thanks',
  actions: { idle: 'Begin', paused: 'Go on' },
  states: {
    starting: 'Waiting for the microphone…',
    paused: 'Paused. The microphone is closed.',
    stopped: 'Done. The microphone is closed.',
  },
  question: 'Question {n} of {of}',
  asked: 'The question was asked',
  answer: 'Now the answer.',
  next: 'Next question',
  finish: 'Finish',
  pause: 'Pause',
  level: 'Level',
  levels: { silent: 'Nobody speaks', quiet: 'Too quiet', good: 'Good', loud: 'Too loud' },
  rate: 'About {n} words a minute',
  problems: {
    denied: 'The microphone is not allowed. Allow it in the settings of the browser, then try again.',
    device: 'No microphone can be used. Connect one, or close other programs that use it, then try again.',
    sound: 'No sound comes from the microphone. End other calls, then try again.',
    page: 'The microphone cannot be used on this page or in this browser.',
    part: 'A part of this page could not be loaded. Reload the page; if that does not help, tell those who run it.',
  },
};
