import type { UiTexts } from './ui-texts.ts';

export const es: UiTexts = {
  title: '¿Puede escuchar esta página?',
  consent: [
    'Mide a qué velocidad habla y cuánto tarda en responder.',
    'El sonido se procesa en este dispositivo. No se graba ni sale de él; solo salen unos números.',
    'Puede hacer una pausa o terminar cuando quiera.',
  ],
  notTheRate: 'En este idioma no se mide a qué velocidad habla.',
  agree: 'Acepto',
  decline: 'No, gracias',
  actions: { idle: 'Empezar', paused: 'Continuar' },
  states: {
    starting: 'Esperando el micrófono…',
    paused: 'En pausa. El micrófono está cerrado.',
    stopped: 'Listo. El micrófono está cerrado.',
  },
  question: 'Pregunta {n} de {of}',
  asked: 'La pregunta está hecha',
  answer: 'Ahora, la respuesta.',
  next: 'Siguiente pregunta',
  finish: 'Terminar',
  pause: 'Pausa',
  level: 'Nivel',
  levels: { silent: 'Nadie habla', quiet: 'Demasiado bajo', good: 'Bien', loud: 'Demasiado alto' },
  rate: 'Unas {n} palabras por minuto',
  problems: {
    denied: 'El micrófono no está permitido. Permítalo en los ajustes del navegador e inténtelo de nuevo.',
    device:
      'No hay micrófono disponible. Conecte uno, o cierre otros programas que lo usen, e inténtelo de nuevo.',
    sound: 'No llega sonido del micrófono. Termine otras llamadas e inténtelo de nuevo.',
    page: 'El micrófono no se puede usar en esta página o con este navegador.',
    part: 'No se pudo cargar una parte de esta página. Vuelva a cargarla; si no ayuda, avise a quienes la gestionan.',
  },
};
