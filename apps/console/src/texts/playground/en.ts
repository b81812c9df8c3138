import { answerTexts } from '@svc/react/texts/en';
import { wordsIn } from '../words.ts';

const { number, plural } = wordsIn('en');

/** Words of the playground, a file of its own in each language: nobody else needs them. */
export const playground = {
  title: 'Playground',
  intro:
    'Try a product with a made-up body. Nothing is stored, and each try counts as a request of a test key. Enter no data of real people.',
  left: (count: number) =>
    plural(count, { one: '1 test request left today', other: `${number(count)} test requests left today` }),
  product: 'Product',
  analyses: 'Analyses',
  agents: 'Agents',
  names: {
    dmse: 'Digital MSE',
    medication: 'Medication response',
    biomarker: 'Biomarkers',
    outcome: 'Outcome',
    relapse: 'Relapse',
  },
  agentOf: (name: string) => `${name}: agent`,
  shareLink: 'Link to this product, without the body',
  input: 'Input',
  form: 'Form',
  json: 'JSON',
  example: 'Fill in the example',
  clear: 'Empty the form',
  send: 'Send',
  sending: 'Sending…',
  required: 'required',
  fault: (line: number, column: number) => `Not JSON: line ${number(line)}, column ${number(column)}.`,
  faultEnd: (line: number, column: number) =>
    `Not JSON: it ends too early, at line ${number(line)}, column ${number(column)}.`,
  notObject: 'The body has to be an object in braces.',
  formRests: 'The form rests until the JSON can be read. Nothing that you typed is lost.',
  notNumber: 'This is no number. It goes into the body as the text it is.',
  between: (low: string, high: string) => `${low} to ${high}`,
  atLeast: (low: string) => `at least ${low}`,
  atMost: (high: string) => `at most ${high}`,
  longest: (count: number) => `at most ${number(count)} characters`,
  entries: (low: number, high: number | undefined) =>
    high === undefined ? `at least ${number(low)} entries` : `${number(low)} to ${number(high)} entries`,
  addField: 'Add a field',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  addEntry: (name: string) => `Add an entry to ${name}`,
  entry: (name: string, position: number) => `${name}, entry ${number(position)}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
  removed: (name: string) => `Removed: ${name}`,
  movedTo: (position: number) => `Moved to position ${number(position)}`,
  choose: 'Choose…',
  as: 'Sent as',
  kinds: { number: 'number', text: 'text', none: 'no value' },
  unknownField: 'Not in the schema: nothing reads it.',
  result: 'Answer',
  views: { answer: 'As a clinician reads it', json: 'JSON', code: 'Code' },
  view: 'Show',
  noAnswer: 'Nothing sent yet.',
  noAnswerNext: 'Fill in the example, then send it.',
  took: (ms: number) => `Answered in ${number(ms)} ms`,
  changedSince: 'The input was changed after this answer.',
  usePrevious: 'Compare the next answer with this one',
  previousSet: 'Score, status and inputs of this answer now stand in `previous` of the input.',
  codeText: 'The same call outside of the console. The key stands in the environment variable SVC_API_KEY.',
  curl: 'curl',
  typescript: 'TypeScript, @svc/client',
  python: 'Python, svc-client',
  address: 'SVC_BASE_URL is the address of this installation',
  answer: answerTexts,
};

export type PlaygroundTexts = typeof playground;
