import { SCREENING_STATUS_LABELS } from '@svc/contracts';
import type { RetinaPageTexts } from './retina-page-texts.ts';

export const en: RetinaPageTexts = {
  title: 'Picture of your retina',
  advisory: 'This is no diagnosis. A clinician reviews every picture.',
  noScript: 'This page needs JavaScript for the camera.',
  privacy:
    'This page loads nothing from other sites and follows nobody. A picture goes to this service alone, without what a file says of place, time and device.',
  signedOut: {
    title: 'Please sign in',
    portal: 'Sign in to your patient portal, then open this page again.',
    development: 'This server is under development: you can sign in as its first test patient.',
    signIn: 'Sign in as the test patient',
  },
  setup: {
    title: 'New picture',
    eye: 'Which eye?',
    eyes: { right: 'Right', left: 'Left', both: 'Both, one after the other' },
    lens: 'How do you take it?',
    lenses: {
      clip_on_lens: { name: 'With a clip-on lens', note: 'Shows the retina.' },
      patient_capture: {
        name: 'With the camera alone',
        note: 'Shows the front of the eye, which is not graded.',
      },
    },
    camera: 'Start the camera',
    file: 'Choose a picture',
  },
  eyes: { right: 'Right eye', left: 'Left eye', both: 'Both eyes' },
  live: {
    preview: 'What the camera sees',
    starting: 'Starting the camera…',
    take: 'Take the picture now',
    light: 'Light',
    stop: 'Stop',
  },
  hints: {
    wait: 'Hold the lens before the eye. The picture is taken by itself once it is good.',
    dark: 'Too dark: more light, please.',
    bright: 'Too bright: less light, please.',
    align: 'Align: bring the lens straight before the pupil.',
    reflections: 'Reflections: tilt the lens a little.',
    still: 'Hold still.',
    focus: 'Not sharp: refocus by changing the distance a little.',
    haze: 'Hazy: wipe the lens.',
    good: 'Good. Hold still…',
    waitAlone: 'Bring the eye into the middle of the view, then take the picture.',
    goodAlone: 'Good. Take the picture now.',
  },
  sending: {
    checking: 'Checking the picture…',
    sending: 'Sending the picture…',
    share: '{percent} % sent',
    storing: 'Sent. The picture is being stored…',
  },
  sent: {
    title: 'The picture was sent',
    text: 'A clinician will review it. Its status is shown below.',
    next: { right: 'Go on with the right eye', left: 'Go on with the left eye' },
    again: 'Take another picture',
  },
  problems: {
    noCamera: 'No camera was found. You can choose a picture instead.',
    cameraRefused:
      'The camera was not allowed. Allow it for this page in the settings of your browser, or choose a picture instead.',
    cameraBusy:
      'The camera could not be started: another program may be using it. You can choose a picture instead.',
    cameraStopped: 'The camera stopped. Please start it again.',
    notAPicture: 'Your browser cannot read this file as a picture. Please choose another one.',
    away: 'The service could not be reached. Please check your connection and try again.',
    signedOut: 'Your session is over. Please sign in again in another tab, then try again here.',
    refused: 'The service did not take this. It says:',
    tooLarge: 'The picture is too large. Please take or choose a smaller one.',
    busy: 'Too much is going on at the moment. Please try again in {seconds} s.',
    failed: 'Something went wrong on our side. Please try again.',
    kept: 'Your picture is kept here.',
    retry: 'Try again',
    discard: 'Start over',
  },
  history: {
    title: 'Your pictures',
    empty: 'There is no picture yet.',
    statuses: SCREENING_STATUS_LABELS,
    picture: 'Picture of {date}',
    unread: 'Your pictures could not be listed.',
  },
  signOut: 'Sign out',
};
