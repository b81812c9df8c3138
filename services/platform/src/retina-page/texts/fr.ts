import type { RetinaPageTexts } from './retina-page-texts.ts';

export const fr: RetinaPageTexts = {
  title: 'Image de votre rétine',
  advisory: 'Ceci n’est pas un diagnostic. Un clinicien examine chaque image.',
  noScript: 'Cette page a besoin de JavaScript pour l’appareil photo.',
  privacy:
    'Cette page ne charge rien d’autres sites et ne suit personne. Une image va à ce seul service, sans ce que le fichier dit du lieu, de l’heure et de l’appareil.',
  signedOut: {
    title: 'Veuillez vous connecter',
    portal: 'Connectez-vous à votre portail patient, puis ouvrez de nouveau cette page.',
    development:
      'Ce serveur est en développement : vous pouvez vous connecter comme son premier patient de test.',
    signIn: 'Se connecter comme patient de test',
  },
  setup: {
    title: 'Nouvelle image',
    eye: 'Quel œil ?',
    eyes: { right: 'Droit', left: 'Gauche', both: 'Les deux, l’un après l’autre' },
    lens: 'Comment la prenez-vous ?',
    lenses: {
      clip_on_lens: { name: 'Avec une lentille à clip', note: 'Montre la rétine.' },
      patient_capture: {
        name: 'Avec l’appareil photo seul',
        note: 'Montre l’avant de l’œil, qui n’est pas évalué.',
      },
    },
    camera: 'Démarrer l’appareil photo',
    file: 'Choisir une image',
  },
  eyes: { right: 'Œil droit', left: 'Œil gauche', both: 'Les deux yeux' },
  live: {
    preview: 'Ce que voit l’appareil photo',
    starting: 'L’appareil photo démarre…',
    take: 'Prendre l’image maintenant',
    light: 'Lumière',
    stop: 'Arrêter',
  },
  hints: {
    wait: 'Tenez la lentille devant l’œil. L’image se prend d’elle-même dès qu’elle est bonne.',
    dark: 'Trop sombre : plus de lumière, s’il vous plaît.',
    bright: 'Trop clair : moins de lumière, s’il vous plaît.',
    align: 'Alignez : placez la lentille juste devant la pupille.',
    reflections: 'Reflets : inclinez un peu la lentille.',
    still: 'Ne bougez pas.',
    focus: 'Pas nette : refaites la mise au point en changeant un peu la distance.',
    haze: 'Voilée : essuyez la lentille.',
    good: 'Bien. Ne bougez pas…',
    waitAlone: 'Placez l’œil au milieu, puis prenez l’image.',
    goodAlone: 'Bien. Prenez l’image maintenant.',
  },
  sending: {
    checking: 'Vérification de l’image…',
    sending: 'Envoi de l’image…',
    share: '{percent} % envoyés',
    storing: 'Envoyée. L’image est en cours d’enregistrement…',
  },
  sent: {
    title: 'L’image a été envoyée',
    text: 'Un clinicien l’examinera. Son état est indiqué plus bas.',
    next: { right: 'Continuer avec l’œil droit', left: 'Continuer avec l’œil gauche' },
    again: 'Prendre une autre image',
  },
  problems: {
    noCamera: 'Aucun appareil photo n’a été trouvé. Vous pouvez choisir une image.',
    cameraRefused:
      'L’appareil photo n’a pas été autorisé. Autorisez-le pour cette page dans les réglages de votre navigateur, ou choisissez une image.',
    cameraBusy:
      'L’appareil photo n’a pas pu démarrer : un autre programme l’utilise peut-être. Vous pouvez choisir une image.',
    cameraStopped: 'L’appareil photo s’est arrêté. Veuillez le redémarrer.',
    notAPicture:
      'Votre navigateur ne peut pas lire ce fichier comme une image. Veuillez en choisir un autre.',
    away: 'Le service n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
    signedOut: 'Votre session est terminée. Reconnectez-vous dans un autre onglet, puis réessayez ici.',
    refused: 'Le service n’a pas accepté cela. Il dit :',
    tooLarge: 'L’image est trop grande. Veuillez en prendre ou en choisir une plus petite.',
    busy: 'Il y a trop d’activité en ce moment. Réessayez dans {seconds} s.',
    failed: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
    kept: 'Votre image est gardée ici.',
    retry: 'Réessayer',
    discard: 'Recommencer',
  },
  history: {
    title: 'Vos images',
    empty: 'Il n’y a pas encore d’image.',
    statuses: {
      ordered: 'En attente d’une image',
      image_uploaded: 'Image reçue',
      analyzed: 'En attente de l’examen par un clinicien',
      reviewed: 'Examinée par votre clinicien',
    },
    picture: 'Image du {date}',
    unread: 'Vos images n’ont pas pu être affichées.',
  },
  signOut: 'Se déconnecter',
};
