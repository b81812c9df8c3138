import type { UiTexts } from './ui-texts.ts';

export const de: UiTexts = {
  title: 'Darf diese Seite zuhören?',
  consent: [
    'Sie misst, wie schnell Sie sprechen und wie lange Sie vor einer Antwort warten.',
    'Der Ton wird auf diesem Gerät ausgewertet. Er wird nicht aufgenommen und verlässt es nie; nur wenige Zahlen tun es.',
    'Sie können jederzeit pausieren oder aufhören.',
  ],
  notTheRate: 'Wie schnell Sie sprechen, wird in dieser Sprache nicht gemessen.',
  agree: 'Ich stimme zu',
  decline: 'Nein, danke',
  actions: { idle: 'Beginnen', paused: 'Weiter' },
  states: {
    starting: 'Warten auf das Mikrofon…',
    paused: 'Pause. Das Mikrofon ist geschlossen.',
    stopped: 'Fertig. Das Mikrofon ist geschlossen.',
  },
  question: 'Frage {n} von {of}',
  asked: 'Die Frage ist gestellt',
  answer: 'Jetzt die Antwort.',
  next: 'Nächste Frage',
  finish: 'Beenden',
  pause: 'Pause',
  level: 'Pegel',
  levels: { silent: 'Niemand spricht', quiet: 'Zu leise', good: 'Gut', loud: 'Zu laut' },
  rate: 'Etwa {n} Wörter je Minute',
  problems: {
    denied:
      'Das Mikrofon ist nicht erlaubt. Erlauben Sie es in den Einstellungen des Browsers und versuchen Sie es erneut.',
    device:
      'Kein Mikrofon ist nutzbar. Schließen Sie eines an oder beenden Sie andere Programme damit und versuchen Sie es erneut.',
    sound: 'Vom Mikrofon kommt kein Ton. Beenden Sie andere Anrufe und versuchen Sie es erneut.',
    page: 'Auf dieser Seite oder mit diesem Browser ist das Mikrofon nicht nutzbar.',
    part: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu; hilft das nicht, sagen Sie es denen, die sie betreiben.',
  },
};
