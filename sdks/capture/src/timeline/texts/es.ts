import type { TimelineTexts } from './timeline-texts.ts';

export const es: TimelineTexts = {
  drawing:
    'La entrevista en una línea de tiempo, un minuto por fila. La lista de abajo dice lo mismo con palabras.',
  marks: {
    asked: 'Pregunta',
    again: 'Preguntada otra vez',
    wait: 'Espera',
    waitOut: 'Espera que no cuenta',
    speech: 'Habla',
    gap: 'Sin sonido',
  },
  questions: 'Todas las preguntas',
  none: 'No se marcó ninguna pregunta.',
  question: 'Hecha en {at}, espera {wait}',
  seconds: '{n} seg.',
  atLeast: 'al menos {n} seg.',
  fates: {
    answered: 'respondida',
    unanswered: 'sin respuesta',
    late: 'respondida después de más de dos minutos',
    across_gap: 'entretanto faltó sonido',
  },
  reasons: {
    asked_on: 'siguió otra pregunta',
    session_ended: 'terminó la entrevista',
    asked_before: 'la espera empieza con la pregunta anterior',
    brief: 'quizá no era una pregunta: palabras breves tras la respuesta',
    after_gap: 'hecha después de que faltara sonido',
    spoke_through: 'la respuesta empezó antes de acabar la pregunta',
  },
  again: 'preguntada otra vez: {n}',
  notCounted: 'no cuenta',
  leftOut: 'No incluido',
  withCare:
    'Estos números deben leerse con cautela: el sonido o el curso de la entrevista los hace menos seguros.',
  noSound: 'Sin sonido de {from} a {to}',
  fields: { speechRateWpm: 'Velocidad del habla', responseLatencySeconds: 'Tiempo de respuesta' },
  codes: {
    no_speech: 'no se oyó habla',
    clipped: 'partes fuertes cortadas',
    too_noisy: 'demasiado ruido',
    too_little_speech: 'menos de diez segundos de habla',
    language_unknown: 'no se mide en este idioma',
    no_clinician_track: 'no se oyó a quien pregunta',
    no_prompts: 'no se marcó ninguna pregunta',
    too_few_turns: 'menos de tres respuestas',
    unanswered_questions: 'muchas preguntas sin respuesta',
    voices_not_told_apart: 'las dos voces se parecen demasiado',
    other: 'el sonido no fue lo bastante bueno',
  },
};
