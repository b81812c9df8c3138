import type { SignInTexts } from './sign-in-texts.ts';

export const de: SignInTexts = {
  language: 'Sprache',
  title: 'Bei der Konsole anmelden',
  signIn: 'Anmelden',
  again: 'Dafür ist eine neue Anmeldung nötig.',
  development:
    'Dieser Server ist in Entwicklung und nur von diesem Rechner erreichbar: Wählen Sie, wer Sie sind. Im Betrieb melden sich Personen über einen Anbieter an.',
  signInAs: 'Als {name} anmelden',
  other: 'Jemand anderes',
  email: 'E-Mail-Adresse',
  name: 'Name',
  createPerson: 'Als diese Person anmelden',
  problem: 'Sie sind nicht angemeldet',
  back: 'Neu beginnen',
  invitation: {
    title: 'Sie sind eingeladen',
    text: 'Sie sind zu {place} eingeladen, Rolle: {role}. Die Einladung gilt für {email}.',
    installation: 'dieser Installation',
    asWho: 'Sie sind als {email} angemeldet.',
    accept: 'Einladung annehmen',
    wrongPerson:
      'Die Einladung gilt für eine andere Adresse. Melden Sie sich mit dieser Adresse an, um sie anzunehmen.',
    ended: 'Diese Einladung wurde angenommen, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.',
    signInFirst: 'Anmelden, um sie anzunehmen',
  },
  roles: {
    developer: 'Entwicklung',
    clinician: 'Behandlung',
    reviewer: 'Prüfung der Kalibrierung',
    operator: 'Betrieb',
  },
};
