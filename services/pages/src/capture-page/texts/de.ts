import type { CapturePageTexts } from './capture-page-texts.ts';

export const de: CapturePageTexts = {
  title: 'Ein Gespräch, gemessen',
  advisory: 'Das ist keine Diagnose. Die Zahlen stützen eine klinische Fachperson, die entscheidet.',
  lead: 'Lesen Sie jede Frage laut vor und drücken Sie den Knopf, sobald sie gestellt ist; dann lassen Sie die andere Person frei antworten. Drei Antworten und zehn Sekunden Sprache ergeben Zahlen.',
  noScript: 'Diese Seite braucht JavaScript für das Mikrofon.',
  privacy:
    'Diese Seite lädt nichts von anderen Seiten, nimmt nichts auf und behält nichts. Der Ton bleibt in diesem Browser; gesendet werden nur die Zahlen, die hier stehen, und nur wenn Sie es sagen.',
  prompts: [
    'Wie war Ihr Weg hierher heute?',
    'Was haben Sie gestern gemacht, von morgens bis abends?',
    'Worauf haben Sie sich in letzter Zeit gefreut?',
    'Wie waren Ihre Nächte?',
    'Was möchten Sie als Erstes ändern?',
  ],
  spoken: { label: 'Gesprochene Sprache', other: 'Eine andere Sprache' },
  key: {
    label: 'Öffentlicher Schlüssel (svc_pk_…)',
    note: 'Zum Senden der Zahlen nötig. Er bleibt auf dieser Seite.',
    use: 'Diesen Schlüssel benutzen',
  },
  result: {
    title: 'Was gemessen wurde',
    rate: 'Sprechtempo',
    latency: 'Antwortzeit',
    length: 'Dauer',
    questions: 'Fragen',
    answered: '{answered} von {asked} beantwortet; längste Wartezeit {n} Sekunden',
    words: '{n} Wörter je Minute',
    seconds: '{n} Sekunden',
    leftOut: 'Ohne Wert: {reason}',
    body: 'Das ist alles, was gesendet wird:',
    send: 'Zahlen senden',
    nothing: 'Es gibt keine Zahl zum Senden.',
    again: 'Neues Gespräch',
  },
  analysis: { title: 'Was der Dienst sagt', english: 'Auf Englisch, wie der Dienst es sagt.' },
  problems: {
    origin:
      'Der Schlüssel erlaubt diese Seite nicht. Fügen Sie ihre Herkunft den erlaubten des Schlüssels hinzu:',
    key: 'Der Dienst kennt diesen Schlüssel nicht.',
    offline: 'Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    busy: 'Der Schlüssel hat im Moment keine Aufrufe mehr. Versuchen Sie es später erneut.',
    failed: 'Der Dienst konnte die Zahlen nicht nehmen. Versuchen Sie es erneut.',
  },
};
