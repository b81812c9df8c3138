export { kindOfCard } from './cards/card-id.ts';
export { countedReason } from './cards/override-reasons.ts';
export { type HookContext, makeCards } from './make-cards.ts';
export { UnusableHook } from './reading/unusable.ts';
export { CDS_SERVICES } from './services.ts';
