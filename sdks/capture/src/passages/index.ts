/** A text to read aloud, about 30 seconds long, from which a patient's own syllables per word are derived. */
export interface Passage {
  readonly language: string;
  readonly text: string;
  readonly words: number;
}

const TEXTS: Readonly<Record<string, string>> = {
  en: 'Every morning the baker on our street opens the door before it is light. The smell of warm bread drifts over the houses, and the first people come in with their coats still open. He knows most of them by name and asks about their families. By noon the shelves are nearly empty. Then he sweeps the floor, sits down by the window with a cup of coffee, and reads the paper until it is time to go home.',
  es: 'Todas las mañanas el panadero de nuestra calle abre la puerta antes de que salga el sol. El olor del pan caliente llega a las casas, y los primeros vecinos entran con el abrigo todavía abierto. Los conoce a casi todos por su nombre y les pregunta por la familia. A mediodía apenas queda nada. Entonces barre el suelo, se sienta junto a la ventana con un café y lee el periódico hasta la hora de volver a casa.',
  fr: "Chaque matin, le boulanger de notre rue ouvre la porte avant le lever du jour. L'odeur du pain chaud passe au-dessus des maisons, et les premiers clients entrent, le manteau encore ouvert. Il connaît presque tout le monde par son nom et demande des nouvelles des familles. À midi, il ne reste presque rien. Alors il balaie le sol, s'assoit près de la fenêtre avec un café et lit le journal jusqu'à l'heure de rentrer.",
  de: 'Jeden Morgen öffnet der Bäcker in unserer Straße die Tür, bevor es hell wird. Der Duft von warmem Brot zieht über die Häuser, und die ersten Leute kommen mit offenen Mänteln herein. Er kennt die meisten beim Namen und fragt nach ihren Familien. Gegen Mittag sind die Regale fast leer. Dann fegt er den Boden, setzt sich mit einer Tasse Kaffee ans Fenster und liest die Zeitung, bis es Zeit ist, nach Hause zu gehen.',
};

/**
 * The passage of a language, by its BCP 47 tag; `undefined` for a language without one.
 *
 * @example
 * ```ts
 * import { passageOf } from '@svc/capture/passages';
 * passageOf('en-GB')?.words; // → 79
 * ```
 */
export function passageOf(tag: string): Passage | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  const text = TEXTS[language];
  return text === undefined ? undefined : { language, text, words: text.split(' ').length };
}
