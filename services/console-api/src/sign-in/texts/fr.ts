import type { SignInTexts } from './sign-in-texts.ts';

export const fr: SignInTexts = {
  language: 'Langue',
  title: 'Se connecter à la console',
  signIn: 'Se connecter',
  again: 'Cette action demande une nouvelle connexion.',
  development:
    'Ce serveur est en développement et seul cet ordinateur y accède : choisissez qui vous êtes. En production, on se connecte par un fournisseur.',
  signInAs: 'Se connecter comme {name}',
  other: 'Une autre personne',
  email: 'Adresse e-mail',
  name: 'Nom',
  createPerson: 'Se connecter comme cette personne',
  problem: 'Vous n’êtes pas connecté',
  back: 'Recommencer',
  invitation: {
    title: 'Vous êtes invité',
    text: 'Vous êtes invité à {place}, rôle : {role}. L’invitation est pour {email}.',
    installation: 'cette installation',
    asWho: 'Vous êtes connecté comme {email}.',
    accept: 'Accepter l’invitation',
    wrongPerson:
      'L’invitation est pour une autre adresse. Connectez-vous avec cette adresse pour l’accepter.',
    ended: 'Cette invitation a été acceptée, retirée, ou a expiré. Demandez-en une autre.',
    signInFirst: 'Se connecter pour l’accepter',
  },
  roles: {
    developer: 'développement',
    clinician: 'clinique',
    reviewer: 'revue de la calibration',
    operator: 'exploitation',
  },
};
