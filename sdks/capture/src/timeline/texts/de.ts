import type { TimelineTexts } from './timeline-texts.ts';

export const de: TimelineTexts = {
  drawing:
    'Das Gespräch auf einer Zeitlinie, eine Minute je Zeile. Die Liste darunter sagt dasselbe in Worten.',
  marks: {
    asked: 'Frage',
    again: 'Noch einmal gefragt',
    wait: 'Wartezeit',
    waitOut: 'Wartezeit, die nicht zählt',
    speech: 'Sprache',
    gap: 'Kein Ton',
  },
  questions: 'Alle Fragen',
  none: 'Es wurde keine Frage markiert.',
  question: 'Gefragt bei {at}, Wartezeit {wait}',
  seconds: '{n} Sek.',
  atLeast: 'mindestens {n} Sek.',
  fates: {
    answered: 'beantwortet',
    unanswered: 'nicht beantwortet',
    late: 'erst nach mehr als zwei Minuten beantwortet',
    across_gap: 'währenddessen fehlte Ton',
  },
  reasons: {
    asked_on: 'die nächste Frage folgte',
    session_ended: 'das Gespräch war zu Ende',
    asked_before: 'die Wartezeit beginnt mit der Frage davor',
    brief: 'vielleicht keine Frage: kurze Worte nach der Antwort',
    after_gap: 'gefragt, nachdem Ton gefehlt hatte',
    spoke_through: 'die Antwort begann vor dem Ende der Frage',
  },
  again: 'noch einmal gefragt: {n}',
  notCounted: 'zählt nicht',
  leftOut: 'Weggelassen',
  withCare:
    'Diese Zahlen sind mit Vorsicht zu lesen: Der Ton oder der Verlauf des Gesprächs macht sie weniger sicher.',
  noSound: 'Kein Ton von {from} bis {to}',
  fields: { speechRateWpm: 'Sprechtempo', responseLatencySeconds: 'Antwortzeit' },
  codes: {
    no_speech: 'es war keine Sprache zu hören',
    clipped: 'laute Stellen abgeschnitten',
    too_noisy: 'zu viel Geräusch',
    too_little_speech: 'weniger als zehn Sekunden Sprache',
    language_unknown: 'in dieser Sprache nicht gemessen',
    no_clinician_track: 'von der fragenden Person war nichts zu hören',
    no_prompts: 'es wurde keine Frage markiert',
    too_few_turns: 'weniger als drei Antworten',
    unanswered_questions: 'viele Fragen ohne Antwort',
    voices_not_told_apart: 'die beiden Stimmen sind zu ähnlich',
    other: 'der Ton war nicht gut genug',
  },
};
