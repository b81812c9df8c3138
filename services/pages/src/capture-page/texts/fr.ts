import type { CapturePageTexts } from './capture-page-texts.ts';

export const fr: CapturePageTexts = {
  title: 'Un entretien, mesuré',
  advisory: 'Ceci n’est pas un diagnostic. Les nombres aident un clinicien, qui décide.',
  lead: 'Lisez chaque question à voix haute et appuyez sur le bouton une fois qu’elle est posée ; laissez ensuite l’autre personne répondre librement. Trois réponses et dix secondes de parole donnent des nombres.',
  noScript: 'Cette page a besoin de JavaScript pour le microphone.',
  privacy:
    'Cette page ne charge rien d’autres sites, n’enregistre rien et ne garde rien. Le son reste dans ce navigateur ; seuls les nombres affichés ici sont envoyés, et seulement quand vous le demandez.',
  prompts: [
    'Comment s’est passé votre trajet aujourd’hui ?',
    'Qu’avez-vous fait hier, du matin au soir ?',
    'De quoi vous êtes-vous réjoui ces derniers temps ?',
    'Comment se passent vos nuits ?',
    'Que voudriez-vous changer en premier ?',
  ],
  spoken: { label: 'Langue parlée', other: 'Une autre langue' },
  key: {
    label: 'Clé publiable (svc_pk_…)',
    note: 'Nécessaire pour envoyer les nombres. Elle reste dans cette page.',
    use: 'Utiliser cette clé',
  },
  result: {
    title: 'Ce qui a été mesuré',
    rate: 'Débit de parole',
    latency: 'Temps de réponse',
    length: 'Durée',
    questions: 'Les questions',
    answered: '{answered} sur {asked} avec réponse ; plus longue attente : {n} secondes',
    words: '{n} mots par minute',
    seconds: '{n} secondes',
    leftOut: 'Sans valeur : {reason}',
    body: 'Voici tout ce qui est envoyé :',
    send: 'Envoyer les nombres',
    nothing: 'Il n’y a aucun nombre à envoyer.',
    again: 'Nouvel entretien',
  },
  analysis: { title: 'Ce que dit le service', english: 'En anglais, comme le service le dit.' },
  problems: {
    origin: 'La clé n’autorise pas cette page. Ajoutez son origine aux origines autorisées de la clé :',
    key: 'Le service ne connaît pas cette clé.',
    offline: 'Le service est injoignable. Vérifiez votre connexion et réessayez.',
    busy: 'La clé n’a plus d’appels pour le moment. Réessayez plus tard.',
    failed: 'Le service n’a pas pu prendre les nombres. Réessayez.',
  },
};
