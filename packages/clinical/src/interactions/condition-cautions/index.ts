import type { ConditionCaution } from './define-caution.ts';
import { RED_FLAGS } from './red-flags.ts';
import { SEIZURES_AND_WITHDRAWAL } from './seizures-and-withdrawal.ts';

/** Illnesses, symptoms and states by medicine. Not complete: what is in no row was not checked. */
export const CONDITION_CAUTIONS: readonly ConditionCaution[] = [...SEIZURES_AND_WITHDRAWAL, ...RED_FLAGS];
