/**
 * The cases of a walk over many screens: all of them where heavy checks run (`npx pnpm prove console-walks`), elsewhere those
 * that stand for them.
 */
export function walked<Case>(cases: readonly Case[], standsFor: (each: Case) => boolean): readonly Case[] {
  return process.env.SVC_HEAVY === '1' ? cases : cases.filter(standsFor);
}
