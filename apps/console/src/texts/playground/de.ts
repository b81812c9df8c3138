import { answerTexts } from '@svc/react/texts/de';
import { wordsIn } from '../words.ts';
import type { PlaygroundTexts } from './en.ts';

const { number, plural } = wordsIn('de');

export const playground: PlaygroundTexts = {
  title: 'Probieren',
  intro:
    'Ein Produkt mit ausgedachten Angaben probieren. Nichts wird gespeichert, und jeder Versuch zählt als Anfrage eines Testschlüssels. Keine Daten echter Menschen eingeben.',
  left: (count) =>
    plural(count, { one: 'Heute noch 1 Testanfrage', other: `Heute noch ${number(count)} Testanfragen` }),
  product: 'Produkt',
  analyses: 'Analysen',
  agents: 'Agenten',
  names: {
    dmse: 'Digitaler psychischer Befund',
    medication: 'Ansprechen auf Medikamente',
    biomarker: 'Biomarker',
    outcome: 'Verlauf',
    relapse: 'Rückfall',
  },
  agentOf: (name) => `${name}: Agent`,
  shareLink: 'Link zu diesem Produkt, ohne die Angaben',
  input: 'Eingabe',
  form: 'Formular',
  json: 'JSON',
  example: 'Beispiel einsetzen',
  clear: 'Formular leeren',
  send: 'Senden',
  sending: 'Wird gesendet…',
  required: 'nötig',
  fault: (line, column) => `Kein JSON: Zeile ${number(line)}, Spalte ${number(column)}.`,
  faultEnd: (line, column) =>
    `Kein JSON: Es endet zu früh, in Zeile ${number(line)}, Spalte ${number(column)}.`,
  notObject: 'Der Inhalt muss ein Objekt in geschweiften Klammern sein.',
  formRests: 'Das Formular ruht, bis das JSON gelesen werden kann. Nichts Getipptes geht verloren.',
  notNumber: 'Das ist keine Zahl. Es wird als der Text gesendet, der es ist.',
  between: (low, high) => `${low} bis ${high}`,
  atLeast: (low) => `mindestens ${low}`,
  atMost: (high) => `höchstens ${high}`,
  longest: (count) => `höchstens ${number(count)} Zeichen`,
  entries: (low, high) =>
    high === undefined ? `mindestens ${number(low)} Einträge` : `${number(low)} bis ${number(high)} Einträge`,
  addField: 'Feld hinzufügen',
  add: (name) => `${name} hinzufügen`,
  remove: (name) => `${name} entfernen`,
  addEntry: (name) => `Eintrag zu ${name} hinzufügen`,
  entry: (name, position) => `${name}, Eintrag ${number(position)}`,
  moveUp: (name) => `Nach oben: ${name}`,
  moveDown: (name) => `Nach unten: ${name}`,
  removed: (name) => `Entfernt: ${name}`,
  movedTo: (position) => `An Stelle ${number(position)} verschoben`,
  choose: 'Auswählen…',
  as: 'Gesendet als',
  kinds: { number: 'Zahl', text: 'Text', none: 'kein Wert' },
  unknownField: 'Nicht im Schema: Nichts liest es.',
  result: 'Antwort',
  views: { answer: 'Wie es eine Fachperson liest', json: 'JSON', code: 'Programm' },
  view: 'Zeigen',
  noAnswer: 'Noch nichts gesendet.',
  noAnswerNext: 'Das Beispiel einsetzen, dann senden.',
  took: (ms) => `Beantwortet in ${number(ms)} ms`,
  changedSince: 'Die Eingabe wurde nach dieser Antwort geändert.',
  usePrevious: 'Die nächste Antwort mit dieser vergleichen',
  previousSet: 'Wert, Zustand und Angaben dieser Antwort stehen jetzt in `previous` der Eingabe.',
  codeText:
    'Derselbe Aufruf außerhalb der Konsole. Der Schlüssel steht in der Umgebungsvariablen SVC_API_KEY.',
  curl: 'curl',
  typescript: 'TypeScript, @svc/client',
  python: 'Python, svc-client',
  address: 'SVC_BASE_URL ist die Adresse dieser Installation',
  answer: answerTexts,
};
