import type { RetinaPageTexts } from './retina-page-texts.ts';

export const de: RetinaPageTexts = {
  title: 'Bild Ihrer Netzhaut',
  advisory: 'Dies ist keine Diagnose. Eine Fachperson prüft jedes Bild.',
  noScript: 'Diese Seite braucht JavaScript für die Kamera.',
  privacy:
    'Diese Seite lädt nichts von anderen Anbietern und verfolgt niemanden. Ein Bild geht nur an diesen Dienst, ohne die Angaben einer Datei zu Ort, Zeit und Gerät.',
  signedOut: {
    title: 'Bitte melden Sie sich an',
    portal: 'Melden Sie sich in Ihrem Patientenportal an und öffnen Sie dann diese Seite noch einmal.',
    development: 'Dieser Server ist in Entwicklung: Sie können sich als seine erste Testperson anmelden.',
    signIn: 'Als Testperson anmelden',
  },
  setup: {
    title: 'Neues Bild',
    eye: 'Welches Auge?',
    eyes: { right: 'Rechtes', left: 'Linkes', both: 'Beide, eines nach dem anderen' },
    lens: 'Wie nehmen Sie es auf?',
    lenses: {
      clip_on_lens: { name: 'Mit Aufstecklinse', note: 'Zeigt die Netzhaut.' },
      patient_capture: {
        name: 'Nur mit der Kamera',
        note: 'Zeigt das Auge von vorn; das wird nicht bewertet.',
      },
    },
    camera: 'Kamera starten',
    file: 'Bild auswählen',
  },
  eyes: { right: 'Rechtes Auge', left: 'Linkes Auge', both: 'Beide Augen' },
  live: {
    preview: 'Was die Kamera sieht',
    starting: 'Die Kamera startet …',
    take: 'Bild jetzt aufnehmen',
    light: 'Licht',
    stop: 'Beenden',
  },
  hints: {
    wait: 'Halten Sie die Linse vor das Auge. Das Bild wird von selbst aufgenommen, sobald es gut ist.',
    dark: 'Zu dunkel: bitte mehr Licht.',
    bright: 'Zu hell: bitte weniger Licht.',
    align: 'Ausrichten: Halten Sie die Linse gerade vor die Pupille.',
    reflections: 'Spiegelungen: Kippen Sie die Linse etwas.',
    still: 'Bitte stillhalten.',
    focus: 'Unscharf: Verändern Sie den Abstand ein wenig.',
    haze: 'Trüb: Wischen Sie die Linse ab.',
    good: 'Gut. Bitte stillhalten …',
    waitAlone: 'Bringen Sie das Auge in die Mitte und nehmen Sie dann das Bild auf.',
    goodAlone: 'Gut. Nehmen Sie das Bild jetzt auf.',
  },
  sending: {
    checking: 'Das Bild wird geprüft …',
    sending: 'Das Bild wird gesendet …',
    share: '{percent} % gesendet',
    storing: 'Gesendet. Das Bild wird gespeichert …',
  },
  sent: {
    title: 'Das Bild wurde gesendet',
    text: 'Eine Fachperson wird es prüfen. Den Stand sehen Sie unten.',
    next: { right: 'Weiter mit dem rechten Auge', left: 'Weiter mit dem linken Auge' },
    again: 'Noch ein Bild aufnehmen',
  },
  problems: {
    noCamera: 'Es wurde keine Kamera gefunden. Sie können stattdessen ein Bild auswählen.',
    cameraRefused:
      'Die Kamera wurde nicht erlaubt. Erlauben Sie sie in den Einstellungen Ihres Browsers für diese Seite, oder wählen Sie stattdessen ein Bild aus.',
    cameraBusy:
      'Die Kamera konnte nicht gestartet werden: Vielleicht nutzt sie ein anderes Programm. Sie können stattdessen ein Bild auswählen.',
    cameraStopped: 'Die Kamera hat aufgehört. Bitte starten Sie sie noch einmal.',
    notAPicture: 'Ihr Browser kann diese Datei nicht als Bild lesen. Bitte wählen Sie eine andere aus.',
    away: 'Der Dienst war nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    signedOut:
      'Ihre Sitzung ist beendet. Bitte melden Sie sich in einem anderen Tab wieder an und versuchen Sie es dann hier noch einmal.',
    refused: 'Der Dienst hat dies nicht angenommen. Er sagt:',
    tooLarge: 'Das Bild ist zu groß. Bitte nehmen oder wählen Sie ein kleineres.',
    busy: 'Gerade ist zu viel los. Bitte versuchen Sie es in {seconds} s noch einmal.',
    failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    kept: 'Ihr Bild bleibt hier erhalten.',
    retry: 'Noch einmal versuchen',
    discard: 'Neu beginnen',
  },
  history: {
    title: 'Ihre Bilder',
    empty: 'Es gibt noch kein Bild.',
    statuses: {
      ordered: 'Wartet auf ein Bild',
      image_uploaded: 'Bild erhalten',
      analyzed: 'Wartet auf die Prüfung durch eine Fachperson',
      reviewed: 'Von Ihrer Fachperson geprüft',
    },
    picture: 'Bild vom {date}',
    unread: 'Ihre Bilder konnten nicht aufgelistet werden.',
  },
  signOut: 'Abmelden',
};
