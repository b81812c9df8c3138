import type { CapturePageTexts } from './capture-page-texts.ts';

export const en: CapturePageTexts = {
  title: 'An interview, measured',
  advisory: 'This is no diagnosis. The numbers support a clinician, who decides.',
  lead: 'Read each question aloud and press the button once it is asked; then let the other person answer freely. Three answers and ten seconds of speech give numbers.',
  noScript: 'This page needs JavaScript for the microphone.',
  privacy:
    'This page loads nothing from other sites, records nothing and keeps nothing. The sound stays in this browser; only the numbers shown here are sent, and only when you say so.',
  prompts: [
    'How was your way here today?',
    'What did you do yesterday, from morning to evening?',
    'What have you been looking forward to lately?',
    'How have your nights been?',
    'What would you like to change first?',
  ],
  spoken: { label: 'Language that is spoken', other: 'Another language' },
  key: {
    label: 'Publishable key (svc_pk_…)',
    note: 'Needed to send the numbers. It stays in this page.',
    use: 'Use this key',
  },
  result: {
    title: 'What was measured',
    rate: 'Speech rate',
    latency: 'Response latency',
    length: 'Length',
    questions: 'Questions',
    answered: '{answered} of {asked} answered; longest wait {n} s',
    words: '{n} words a minute',
    seconds: '{n} s',
    leftOut: 'Left out: {reason}',
    body: 'All that is sent:',
    send: 'Send the numbers',
    nothing: 'There is no number to send.',
    again: 'New interview',
  },
  analysis: { title: 'What the service says', english: 'In English, as the service says it.' },
  problems: {
    origin: 'The key does not allow this page. Add its origin to the allowed origins of the key:',
    key: 'The service does not know this key.',
    offline: 'The service could not be reached. Please check your connection and try again.',
    busy: 'The key has no calls left for now. Please try again later.',
    failed: 'The service could not take the numbers. Please try again.',
  },
};
