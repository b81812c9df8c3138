import type { TimelineTexts } from './timeline-texts.ts';

export const fr: TimelineTexts = {
  drawing:
    'L’entretien sur une ligne de temps, une minute par ligne. La liste ci-dessous dit la même chose en mots.',
  marks: {
    asked: 'Question posée',
    again: 'Posée de nouveau',
    wait: 'Attente',
    waitOut: 'Attente qui ne compte pas',
    speech: 'Parole',
    gap: 'Pas de son',
  },
  questions: 'Toutes les questions',
  none: 'Aucune question n’a été marquée.',
  question: 'Posée à {at}, attente {wait}',
  seconds: '{n} sec',
  atLeast: 'au moins {n} sec',
  fates: {
    answered: 'avec réponse',
    unanswered: 'sans réponse',
    late: 'réponse après plus de deux minutes',
    across_gap: 'du son a manqué entre-temps',
  },
  reasons: {
    asked_on: 'la question suivante est venue',
    session_ended: 'l’entretien s’est terminé',
    asked_before: 'l’attente commence à la question précédente',
    brief: 'peut-être pas une question : mots brefs après la réponse',
    after_gap: 'posée après un manque de son',
    spoke_through: 'la réponse a commencé avant la fin de la question',
  },
  again: 'posée de nouveau : {n}',
  notCounted: 'ne compte pas',
  leftOut: 'Laissé de côté',
  withCare:
    'Ces nombres sont à lire avec prudence : le son ou le déroulement de l’entretien les rend moins sûrs.',
  noSound: 'Pas de son de {from} à {to}',
  fields: { speechRateWpm: 'Débit de parole', responseLatencySeconds: 'Temps de réponse' },
  codes: {
    no_speech: 'aucune parole n’a été entendue',
    clipped: 'passages forts coupés',
    too_noisy: 'trop de bruit',
    too_little_speech: 'moins de dix secondes de parole',
    language_unknown: 'pas mesuré dans cette langue',
    no_clinician_track: 'la personne qui pose les questions n’a pas été entendue',
    no_prompts: 'aucune question n’a été marquée',
    too_few_turns: 'moins de trois réponses',
    unanswered_questions: 'beaucoup de questions sans réponse',
    voices_not_told_apart: 'les deux voix se ressemblent trop',
    other: 'le son n’était pas assez bon',
  },
};
