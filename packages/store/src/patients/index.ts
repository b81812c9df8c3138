export {
  createPatientSession,
  endPatientSession,
  findPatientSession,
  type PatientSession,
  purgePatientSessions,
  SESSION_IDLE_SECONDS,
  SESSION_SECONDS,
} from './patient-sessions.ts';
export {
  createPatient,
  resolvePatient,
  firstPatient,
  locatePatient,
  mapPatientReference,
  type Patient,
} from './patients.ts';
