import type { ConnectTexts } from './connect-texts.ts';

export const en: ConnectTexts = {
  language: 'English',
  chooseLanguage: 'Language',
  dataTypes: {
    sleep: 'sleep',
    resting_heart_rate: 'resting heart rate',
    heart_rate_variability: 'heart rate variability',
    steps: 'steps',
  },
  choose: {
    title: 'Connect your device',
    intro: '{account} asks to read health data from a device you use. You decide.',
    reads: 'Reads {types}',
    connect: 'Connect {provider}',
    aboutTitle: 'What happens when you connect',
    about: [
      'One value a day is read for each kind of data named beside your device: the last 30 days, then new days about every 6 hours.',
      'The values go to {account}. You can ask them to delete what was read.',
      'You sign in at the maker of your device. Your password is never seen here.',
      'You can disconnect at any time with this same link.',
    ],
    declineTitle: 'You do not have to',
    declineText: 'If you would rather not, nothing is read and this link ends.',
    decline: 'Do not connect',
    until: 'You can use this link until {date}.',
  },
  leaving: {
    title: 'Continue to {provider}',
    text: 'You are being taken to {provider}, where you sign in and allow access. You come back here afterwards.',
  },
  connected: {
    title: '{provider} is connected',
    text: '{account} receives {types}, one value a day each.',
    since: 'Connected on {date}',
    lastRead: 'Last read on {date}',
    notRead: 'Nothing has been read yet. The first values arrive within a few minutes.',
    endTitle: 'Disconnect',
    endText: 'Nothing more is read after you disconnect. What was read before stays with {account}.',
    end: 'Disconnect {provider}…',
    endConfirm: 'Yes, disconnect {provider}',
  },
  received: {
    title: 'What came in',
    note: 'Days with a value. The values themselves are not shown on this page.',
    none: 'no day yet',
    earlier: 'before that, since {date}: {count}',
  },
  declined: {
    title: 'No device was connected',
    text: 'You chose not to connect a device. Nothing was read. If you change your mind, ask {account} for a new link.',
  },
  disconnected: {
    title: '{provider} is disconnected',
    text: 'Nothing more is read from your device. To connect again, ask {account} for a new link.',
  },
  endedByProvider: {
    title: '{provider} is disconnected',
    text: 'Access was ended at {provider}. Nothing more is read. To connect again, ask {account} for a new link.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Nothing was connected. Ask {account} for a new link.',
  },
  withdrawn: {
    title: 'This link is no longer needed',
    text: '{account} has withdrawn the request. Nothing was connected.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It may be incomplete. Open it again from the message it came in, or ask whoever sent it for a new one.',
  },
  refused: {
    title: 'Nothing was connected',
    text: 'This step was not started in this browser, was done before, or took longer than 15 minutes. Open your link again and start over.',
  },
  notices: {
    cancelled: 'You did not allow access at {provider}. Nothing was connected.',
    failed:
      '{provider} could not be reached, or did not complete the connection. Please try again in a few minutes.',
  },
  privacy:
    'This page loads nothing from other sites and follows nobody. It sets one cookie while you connect.',
};
