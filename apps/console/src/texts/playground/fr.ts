import { answerTexts } from '@svc/react/texts/fr';
import { wordsIn } from '../words.ts';
import type { PlaygroundTexts } from './en.ts';

const { number, plural } = wordsIn('fr');

export const playground: PlaygroundTexts = {
  title: 'Bac à sable',
  intro:
    'Essayez un produit avec des données inventées. Rien n’est conservé, et chaque essai compte comme une requête d’une clé de test. N’entrez pas de données de personnes réelles.',
  left: (count) =>
    plural(count, {
      one: `${number(count)} requête de test restante aujourd’hui`,
      other: `${number(count)} requêtes de test restantes aujourd’hui`,
    }),
  product: 'Produit',
  analyses: 'Les analyses',
  agents: 'Les agents',
  names: {
    dmse: 'Examen mental numérique',
    medication: 'Réponse aux médicaments',
    biomarker: 'Biomarqueurs',
    outcome: 'Évolution',
    relapse: 'Rechute',
  },
  agentOf: (name) => `${name} : agent`,
  shareLink: 'Lien vers ce produit, sans les données',
  input: 'Entrée',
  form: 'Formulaire',
  json: 'JSON',
  example: 'Remplir avec l’exemple',
  clear: 'Vider le formulaire',
  send: 'Envoyer',
  sending: 'Envoi…',
  required: 'obligatoire',
  fault: (line, column) => `Pas du JSON : ligne ${number(line)}, colonne ${number(column)}.`,
  faultEnd: (line, column) =>
    `Pas du JSON : il finit trop tôt, ligne ${number(line)}, colonne ${number(column)}.`,
  notObject: 'Le contenu doit être un objet entre accolades.',
  formRests: 'Le formulaire attend que le JSON puisse être lu. Rien de ce qui a été tapé n’est perdu.',
  notNumber: 'Ce n’est pas un nombre. C’est envoyé comme le texte que c’est.',
  between: (low, high) => `${low} à ${high}`,
  atLeast: (low) => `au moins ${low}`,
  atMost: (high) => `au plus ${high}`,
  longest: (count) => `au plus ${number(count)} caractères`,
  entries: (low, high) =>
    high === undefined ? `au moins ${number(low)} entrées` : `${number(low)} à ${number(high)} entrées`,
  addField: 'Ajouter un champ',
  add: (name) => `Ajouter ${name}`,
  remove: (name) => `Retirer ${name}`,
  addEntry: (name) => `Ajouter une entrée à ${name}`,
  entry: (name, position) => `${name}, entrée ${number(position)}`,
  moveUp: (name) => `Monter : ${name}`,
  moveDown: (name) => `Descendre : ${name}`,
  removed: (name) => `Retiré : ${name}`,
  movedTo: (position) => `Déplacé à la position ${number(position)}`,
  choose: 'Choisir…',
  as: 'Envoyé comme',
  kinds: { number: 'nombre', text: 'texte', none: 'sans valeur' },
  unknownField: 'Absent du schéma : rien ne le lit.',
  result: 'Réponse',
  views: { answer: 'Comme un clinicien le lit', json: 'JSON', code: 'Programme' },
  view: 'Afficher',
  noAnswer: 'Rien n’a encore été envoyé.',
  noAnswerNext: 'Remplissez avec l’exemple, puis envoyez.',
  took: (ms) => `Répondu en ${number(ms)} ms`,
  changedSince: 'L’entrée a été modifiée après cette réponse.',
  usePrevious: 'Comparer la prochaine réponse à celle-ci',
  previousSet:
    'Le score, l’état et les données de cette réponse sont maintenant dans `previous` de l’entrée.',
  codeText: 'Le même appel hors de la console. La clé est dans la variable d’environnement SVC_API_KEY.',
  curl: 'curl',
  typescript: 'TypeScript, @svc/client',
  python: 'Python, svc-client',
  address: 'SVC_BASE_URL est l’adresse de cette installation',
  answer: answerTexts,
};
