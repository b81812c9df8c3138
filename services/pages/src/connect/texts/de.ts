import type { ConnectTexts } from './connect-texts.ts';

export const de: ConnectTexts = {
  language: 'Deutsch',
  chooseLanguage: 'Sprache',
  dataTypes: {
    sleep: 'Schlaf',
    resting_heart_rate: 'Ruhepuls',
    heart_rate_variability: 'Herzfrequenzvariabilität',
    steps: 'Schritte',
  },
  choose: {
    title: 'Gerät verbinden',
    intro: '{account} möchte Gesundheitsdaten von einem Ihrer Geräte lesen. Sie entscheiden.',
    reads: 'Liest {types}',
    connect: '{provider} verbinden',
    aboutTitle: 'Was geschieht, wenn Sie verbinden',
    about: [
      'Für jede Art von Daten, die neben Ihrem Gerät steht, wird ein Wert pro Tag gelesen: die letzten 30 Tage, danach neue Tage etwa alle 6 Stunden.',
      'Die Werte gehen an {account}. Sie können dort verlangen, dass Gelesenes gelöscht wird.',
      'Sie melden sich beim Hersteller Ihres Geräts an. Ihr Passwort ist hier nie sichtbar.',
      'Mit diesem Link können Sie die Verbindung jederzeit trennen.',
    ],
    declineTitle: 'Sie müssen nicht',
    declineText: 'Wenn Sie nicht möchten, wird nichts gelesen, und dieser Link endet.',
    decline: 'Nicht verbinden',
    until: 'Dieser Link gilt bis zum {date}.',
  },
  leaving: {
    title: 'Weiter zu {provider}',
    text: 'Sie werden zu {provider} geleitet. Dort melden Sie sich an und erlauben den Zugriff. Danach kommen Sie hierher zurück.',
  },
  connected: {
    title: '{provider} ist verbunden',
    text: '{account} erhält: {types}, je einen Wert pro Tag.',
    since: 'Verbunden am {date}',
    lastRead: 'Zuletzt gelesen am {date}',
    notRead: 'Bisher wurde nichts gelesen. Die ersten Werte kommen in wenigen Minuten.',
    endTitle: 'Trennen',
    endText: 'Nach dem Trennen wird nichts mehr gelesen. Was bisher gelesen wurde, bleibt bei {account}.',
    end: '{provider} trennen …',
    endConfirm: 'Ja, {provider} trennen',
  },
  received: {
    title: 'Was angekommen ist',
    note: 'Tage mit einem Wert. Die Werte selbst zeigt diese Seite nicht.',
    none: 'noch kein Tag',
    earlier: 'davor, seit dem {date}: {count}',
  },
  declined: {
    title: 'Es wurde kein Gerät verbunden',
    text: 'Sie haben sich entschieden, kein Gerät zu verbinden. Es wurde nichts gelesen. Wenn Sie es sich anders überlegen, bitten Sie {account} um einen neuen Link.',
  },
  disconnected: {
    title: '{provider} ist getrennt',
    text: 'Von Ihrem Gerät wird nichts mehr gelesen. Um es wieder zu verbinden, bitten Sie {account} um einen neuen Link.',
  },
  endedByProvider: {
    title: '{provider} ist getrennt',
    text: 'Der Zugriff wurde bei {provider} beendet. Es wird nichts mehr gelesen. Um das Gerät wieder zu verbinden, bitten Sie {account} um einen neuen Link.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Es wurde nichts verbunden. Bitten Sie {account} um einen neuen Link.',
  },
  withdrawn: {
    title: 'Dieser Link wird nicht mehr gebraucht',
    text: '{account} hat die Anfrage zurückgezogen. Es wurde nichts verbunden.',
  },
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht ist er unvollständig. Öffnen Sie ihn noch einmal aus der Nachricht, in der er stand, oder bitten Sie den Absender um einen neuen.',
  },
  refused: {
    title: 'Es wurde nichts verbunden',
    text: 'Dieser Schritt wurde nicht in diesem Browser begonnen, ist schon erledigt oder hat länger als 15 Minuten gedauert. Öffnen Sie Ihren Link noch einmal und beginnen Sie von vorn.',
  },
  notices: {
    cancelled: 'Sie haben den Zugriff bei {provider} nicht erlaubt. Es wurde nichts verbunden.',
    failed:
      '{provider} war nicht erreichbar oder hat die Verbindung nicht abgeschlossen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  privacy:
    'Diese Seite lädt nichts von anderen Anbietern und verfolgt niemanden. Sie setzt ein einziges Cookie, während Sie verbinden.',
};
