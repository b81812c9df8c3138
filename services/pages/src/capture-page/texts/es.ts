import type { CapturePageTexts } from './capture-page-texts.ts';

export const es: CapturePageTexts = {
  title: 'Una entrevista, medida',
  advisory: 'Esto no es un diagnóstico. Los números apoyan a un profesional clínico, que es quien decide.',
  lead: 'Lea cada pregunta en voz alta y pulse el botón cuando la haya hecho; después deje que la otra persona responda con libertad. Tres respuestas y diez segundos de habla dan números.',
  noScript: 'Esta página necesita JavaScript para el micrófono.',
  privacy:
    'Esta página no carga nada de otros sitios, no graba nada y no guarda nada. El sonido se queda en este navegador; solo se envían los números que se muestran aquí, y solo cuando usted lo pida.',
  prompts: [
    '¿Cómo ha sido su camino hasta aquí hoy?',
    '¿Qué hizo ayer, de la mañana a la noche?',
    '¿Qué le ha hecho ilusión últimamente?',
    '¿Cómo han sido sus noches?',
    '¿Qué le gustaría cambiar primero?',
  ],
  spoken: { label: 'Idioma en que se habla', other: 'Otro idioma' },
  key: {
    label: 'Clave publicable (svc_pk_…)',
    note: 'Hace falta para enviar los números. Se queda en esta página.',
    use: 'Usar esta clave',
  },
  result: {
    title: 'Lo que se midió',
    rate: 'Velocidad del habla',
    latency: 'Tiempo de respuesta',
    length: 'Duración',
    questions: 'Preguntas',
    answered: '{answered} de {asked} respondidas; espera más larga: {n} segundos',
    words: '{n} palabras por minuto',
    seconds: '{n} segundos',
    leftOut: 'Sin valor: {reason}',
    body: 'Esto es todo lo que se envía:',
    send: 'Enviar los números',
    nothing: 'No hay ningún número que enviar.',
    again: 'Nueva entrevista',
  },
  analysis: { title: 'Lo que dice el servicio', english: 'En inglés, como lo dice el servicio.' },
  problems: {
    origin: 'La clave no permite esta página. Añada su origen a los orígenes permitidos de la clave:',
    key: 'El servicio no conoce esta clave.',
    offline: 'No se pudo llegar al servicio. Compruebe la conexión e inténtelo de nuevo.',
    busy: 'A la clave no le quedan llamadas por ahora. Inténtelo más tarde.',
    failed: 'El servicio no pudo recibir los números. Inténtelo de nuevo.',
  },
};
