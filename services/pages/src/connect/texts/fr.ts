import type { ConnectTexts } from './connect-texts.ts';

export const fr: ConnectTexts = {
  language: 'Français',
  chooseLanguage: 'Langue',
  dataTypes: {
    sleep: 'sommeil',
    resting_heart_rate: 'fréquence cardiaque au repos',
    heart_rate_variability: 'variabilité de la fréquence cardiaque',
    steps: 'nombre de pas',
  },
  choose: {
    title: 'Connecter votre appareil',
    intro:
      '{account} demande à lire des données de santé d’un appareil que vous utilisez. C’est vous qui décidez.',
    reads: 'Données lues : {types}',
    connect: 'Connecter {provider}',
    aboutTitle: 'Ce qui se passe lorsque vous connectez un appareil',
    about: [
      'Une valeur par jour est lue pour chaque type de donnée indiqué à côté de votre appareil : les 30 derniers jours, puis les nouveaux jours environ toutes les 6 heures.',
      'Les valeurs sont transmises à {account}. Vous pouvez leur demander de supprimer ce qui a été lu.',
      'Vous vous identifiez chez le fabricant de votre appareil. Votre mot de passe n’est jamais visible ici.',
      'Vous pouvez déconnecter l’appareil à tout moment avec ce même lien.',
    ],
    declineTitle: 'Rien ne vous y oblige',
    declineText: 'Si vous préférez ne pas le faire, rien n’est lu et ce lien prend fin.',
    decline: 'Ne pas connecter',
    until: 'Vous pouvez utiliser ce lien jusqu’au {date}.',
  },
  leaving: {
    title: 'Continuer vers {provider}',
    text: 'Vous êtes dirigé vers {provider}, où vous vous identifiez et autorisez l’accès. Vous reviendrez ensuite ici.',
  },
  connected: {
    title: '{provider} est connecté',
    text: '{account} reçoit : {types}, une valeur par jour pour chacun.',
    since: 'Connecté le {date}',
    lastRead: 'Dernière lecture le {date}',
    notRead: 'Rien n’a encore été lu. Les premières valeurs arrivent dans quelques minutes.',
    endTitle: 'Déconnecter',
    endText: 'Plus rien n’est lu après la déconnexion. Ce qui a été lu auparavant reste chez {account}.',
    end: 'Déconnecter {provider}…',
    endConfirm: 'Oui, déconnecter {provider}',
  },
  received: {
    title: 'Ce qui est arrivé',
    note: 'Jours qui ont une valeur. Les valeurs elles-mêmes ne sont pas montrées sur cette page.',
    none: 'aucun jour pour l’instant',
    earlier: 'avant cela, depuis le {date} : {count}',
  },
  declined: {
    title: 'Aucun appareil n’a été connecté',
    text: 'Vous avez choisi de ne pas connecter d’appareil. Rien n’a été lu. Si vous changez d’avis, demandez un nouveau lien à {account}.',
  },
  disconnected: {
    title: '{provider} est déconnecté',
    text: 'Plus rien n’est lu sur votre appareil. Pour le connecter de nouveau, demandez un nouveau lien à {account}.',
  },
  endedByProvider: {
    title: '{provider} est déconnecté',
    text: 'L’accès a été retiré chez {provider}. Plus rien n’est lu. Pour connecter de nouveau l’appareil, demandez un nouveau lien à {account}.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Rien n’a été connecté. Demandez un nouveau lien à {account}.',
  },
  withdrawn: {
    title: 'Ce lien n’est plus nécessaire',
    text: '{account} a retiré la demande. Rien n’a été connecté.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est peut-être incomplet. Ouvrez-le à nouveau depuis le message reçu, ou demandez-en un nouveau à la personne qui l’a envoyé.',
  },
  refused: {
    title: 'Rien n’a été connecté',
    text: 'Cette étape n’a pas été commencée dans ce navigateur, a déjà été effectuée ou a duré plus de 15 minutes. Ouvrez à nouveau votre lien et recommencez.',
  },
  notices: {
    cancelled: 'Vous n’avez pas autorisé l’accès chez {provider}. Rien n’a été connecté.',
    failed:
      '{provider} n’a pas pu être joint ou n’a pas terminé la connexion. Veuillez réessayer dans quelques minutes.',
  },
  privacy:
    'Cette page ne charge rien depuis d’autres sites et ne suit personne. Elle dépose un seul cookie pendant la connexion.',
};
