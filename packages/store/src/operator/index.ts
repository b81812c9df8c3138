export {
  type ActOutcome,
  type ActPage,
  type ActQuery,
  beginAct,
  listActs,
  type NewAct,
  type OperatorAct,
  settleAct,
} from './acts.ts';
export {
  type ErasureOrder,
  type ErasurePage,
  type ErasureQuery,
  type LedgeredErasure,
  listErasures,
} from './erasures.ts';
export { type NamedPatient, patientHash, patientHashes } from './patient-hash.ts';
export { OPERATOR } from './verify-operator.ts';
