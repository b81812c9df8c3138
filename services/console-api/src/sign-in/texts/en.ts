import type { SignInTexts } from './sign-in-texts.ts';

export const en: SignInTexts = {
  language: 'Language',
  title: 'Sign in to the console',
  signIn: 'Sign in',
  again: 'What you asked for wants a fresh sign-in.',
  development:
    'This server is under development and only this machine reaches it: choose who you are. In production people sign in with a provider.',
  signInAs: 'Sign in as {name}',
  other: 'Somebody else',
  email: 'E-mail address',
  name: 'Name',
  createPerson: 'Sign in as this person',
  problem: 'You are not signed in',
  back: 'Begin again',
  invitation: {
    title: 'You are invited',
    text: 'You are invited to {place} as {role}. The invitation is for {email}.',
    installation: 'this installation',
    asWho: 'You are signed in as {email}.',
    accept: 'Accept the invitation',
    wrongPerson: 'The invitation is for another address. Sign in with that address to take it up.',
    ended: 'This invitation was taken up, taken back, or has ended. Ask for another.',
    signInFirst: 'Sign in to take it up',
  },
  roles: {
    developer: 'developer',
    clinician: 'clinician',
    reviewer: 'calibration reviewer',
    operator: 'operator',
  },
};
