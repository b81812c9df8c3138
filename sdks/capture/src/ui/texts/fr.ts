import type { UiTexts } from './ui-texts.ts';

export const fr: UiTexts = {
  title: 'Cette page peut-elle écouter ?',
  consent: [
    'Elle mesure votre débit de parole et le temps que vous prenez avant de répondre.',
    'Le son est traité sur cet appareil. Il n’est pas enregistré et n’en sort jamais ; seuls quelques nombres sortent.',
    'Vous pouvez faire une pause ou arrêter à tout moment.',
  ],
  notTheRate: 'Votre débit de parole n’est pas mesuré dans cette langue.',
  agree: 'J’accepte',
  decline: 'Non, merci',
  actions: { idle: 'Commencer', paused: 'Continuer' },
  states: {
    starting: 'En attente du microphone…',
    paused: 'En pause. Le microphone est fermé.',
    stopped: 'Terminé. Le microphone est fermé.',
  },
  question: 'Question {n} sur {of}',
  asked: 'La question est posée',
  answer: 'Maintenant, la réponse.',
  next: 'Question suivante',
  finish: 'Terminer',
  pause: 'Pause',
  level: 'Niveau',
  levels: { silent: 'Personne ne parle', quiet: 'Trop faible', good: 'Bon', loud: 'Trop fort' },
  rate: 'Environ {n} mots par minute',
  problems: {
    denied: 'Le microphone n’est pas autorisé. Autorisez-le dans les réglages du navigateur, puis réessayez.',
    device:
      'Aucun microphone disponible. Branchez-en un, ou fermez les programmes qui l’utilisent, puis réessayez.',
    sound: 'Aucun son ne vient du microphone. Terminez les autres appels, puis réessayez.',
    page: 'Le microphone ne peut pas être utilisé sur cette page ou avec ce navigateur.',
    part: 'Une partie de cette page n’a pas pu être chargée. Rechargez-la ; si cela n’aide pas, prévenez ceux qui la gèrent.',
  },
};
