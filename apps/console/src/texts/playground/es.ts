import { answerTexts } from '@svc/react/texts/es';
import { wordsIn } from '../words.ts';
import type { PlaygroundTexts } from './en.ts';

const { number, plural } = wordsIn('es');

export const playground: PlaygroundTexts = {
  title: 'Zona de pruebas',
  intro:
    'Pruebe un producto con datos inventados. No se guarda nada, y cada prueba cuenta como una petición de una clave de prueba. No introduzca datos de personas reales.',
  left: (count) =>
    plural(count, {
      one: 'Queda 1 petición de prueba hoy',
      other: `Quedan ${number(count)} peticiones de prueba hoy`,
    }),
  product: 'Producto',
  analyses: 'Análisis',
  agents: 'Agentes',
  names: {
    dmse: 'Examen mental digital',
    medication: 'Respuesta a la medicación',
    biomarker: 'Biomarcadores',
    outcome: 'Evolución',
    relapse: 'Recaída',
  },
  agentOf: (name) => `${name}: agente`,
  shareLink: 'Enlace a este producto, sin los datos',
  input: 'Entrada',
  form: 'Formulario',
  json: 'JSON',
  example: 'Rellenar con el ejemplo',
  clear: 'Vaciar el formulario',
  send: 'Enviar',
  sending: 'Enviando…',
  required: 'obligatorio',
  fault: (line, column) => `No es JSON: línea ${number(line)}, columna ${number(column)}.`,
  faultEnd: (line, column) =>
    `No es JSON: acaba demasiado pronto, en la línea ${number(line)}, columna ${number(column)}.`,
  notObject: 'El contenido tiene que ser un objeto entre llaves.',
  formRests: 'El formulario espera hasta que el JSON se pueda leer. Nada de lo escrito se pierde.',
  notNumber: 'No es un número. Se envía como el texto que es.',
  between: (low, high) => `de ${low} a ${high}`,
  atLeast: (low) => `al menos ${low}`,
  atMost: (high) => `como mucho ${high}`,
  longest: (count) => `como mucho ${number(count)} caracteres`,
  entries: (low, high) =>
    high === undefined ? `al menos ${number(low)} entradas` : `de ${number(low)} a ${number(high)} entradas`,
  addField: 'Añadir un campo',
  add: (name) => `Añadir ${name}`,
  remove: (name) => `Quitar ${name}`,
  addEntry: (name) => `Añadir una entrada a ${name}`,
  entry: (name, position) => `${name}, entrada ${number(position)}`,
  moveUp: (name) => `Subir: ${name}`,
  moveDown: (name) => `Bajar: ${name}`,
  removed: (name) => `Quitado: ${name}`,
  movedTo: (position) => `Movido a la posición ${number(position)}`,
  choose: 'Elegir…',
  as: 'Enviado como',
  kinds: { number: 'número', text: 'texto', none: 'sin valor' },
  unknownField: 'No está en el esquema: nada lo lee.',
  result: 'Respuesta',
  views: { answer: 'Como lo lee un clínico', json: 'JSON', code: 'Código' },
  view: 'Mostrar',
  noAnswer: 'Aún no se ha enviado nada.',
  noAnswerNext: 'Rellene con el ejemplo y envíelo.',
  took: (ms) => `Respondido en ${number(ms)} ms`,
  changedSince: 'La entrada cambió después de esta respuesta.',
  usePrevious: 'Comparar la próxima respuesta con esta',
  previousSet:
    'La puntuación, el estado y los datos de esta respuesta están ahora en `previous` de la entrada.',
  codeText: 'La misma llamada fuera de la consola. La clave está en la variable de entorno SVC_API_KEY.',
  curl: 'curl',
  typescript: 'TypeScript, @svc/client',
  python: 'Python, svc-client',
  address: 'SVC_BASE_URL es la dirección de esta instalación',
  answer: answerTexts,
};
