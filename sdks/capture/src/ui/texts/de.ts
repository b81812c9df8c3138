import type { UiTexts } from './ui-texts.ts';

export const de: UiTexts = {
  begin: 'Beginnen',
  title: 'Darf diese Seite zuhören?',
  consent: [
    'Sie misst, wie schnell Sie sprechen und wie lange Sie vor einer Antwort warten.',
    'Der Ton wird auf diesem Gerät ausgewertet. Er wird nicht aufgenommen und verlässt es nie; nur wenige Zahlen tun es.',
    'Sie können jederzeit pausieren oder aufhören.',
  ],
  agree: 'Ich stimme zu',
  decline: 'Nein, danke',
  starting: 'Warten auf das Mikrofon…',
  question: 'Frage {n} von {of}',
  asked: 'Die Frage ist gestellt',
  answer: 'Jetzt die Antwort.',
  next: 'Nächste Frage',
  finish: 'Fertig',
  pause: 'Pause',
  goOn: 'Weiter',
  level: 'Pegel',
  levels: { silent: 'Niemand spricht', quiet: 'Zu leise', good: 'Gut', loud: 'Zu laut' },
  rate: 'Etwa {n} Wörter je Minute',
  noRate: 'Tempo: noch nicht',
  paused: 'Pause. Das Mikrofon hört nichts.',
  interrupted: 'Der Ton wurde unterbrochen.',
  done: 'Fertig. Das Mikrofon ist geschlossen.',
  problems: {
    denied:
      'Das Mikrofon ist nicht erlaubt. Erlauben Sie es in den Einstellungen des Browsers und versuchen Sie es erneut.',
    device:
      'Es gibt kein nutzbares Mikrofon. Schließen Sie eines an oder beenden Sie andere Programme damit, dann versuchen Sie es erneut.',
    sound: 'Vom Mikrofon kommt kein Ton. Beenden Sie andere Anrufe und versuchen Sie es erneut.',
    page: 'Auf dieser Seite oder mit diesem Browser geht das Mikrofon nicht.',
  },
};
