import * as z from 'zod';
import { integerBetween, text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId } from './admin-values.ts';

const PATIENT = byPathId('the patient');
const MOST_SESSION_SECONDS = 366 * 24 * 3600;

const seconds = (description: string) => integerBetween(60, MOST_SESSION_SECONDS, description).optional();

/** Patients who sign in to a portal, and what their account calls them. */
export const PATIENT_SESSION_ADMIN_ENDPOINTS = {
  createPatient: {
    method: 'POST',
    path: '/patients',
    summary: 'Create a patient of an account',
    auth: 'admin',
    successStatus: 201,
    body: z.strictObject({ accountId: AccountId }),
    data: z.strictObject({
      id: z.string().describe('Id of the patient'),
      accountId: z.string().describe('Account of the patient'),
    }),
  },
  createPatientSession: {
    method: 'POST',
    path: '/patients/{id}/session',
    pathParams: PATIENT,
    summary: 'Start a session of a patient, as the patient portal does at sign-in',
    auth: 'portal',
    successStatus: 201,
    body: z.strictObject({
      lifetimeSeconds: seconds('To its end, whatever happens; 7 days when not given'),
      idleSeconds: seconds('Without a request to its end; 24 h when not given'),
    }),
    data: z.strictObject({
      patientId: z.string().describe('Id of the patient'),
      cookie: z.string().describe('Name and value of the cookie; shown once'),
      setCookie: z
        .string()
        .describe('The whole Set-Cookie header for the browser of the patient; shown once'),
      expiresAt: Timestamp.describe('Its end, whatever happens'),
    }),
  },
  mapPatient: {
    method: 'POST',
    path: '/patients/{id}/references',
    pathParams: PATIENT,
    summary: 'Say which id of an account means a patient, for what it submits',
    auth: 'admin',
    successStatus: 201,
    body: z.strictObject({
      reference: text({ min: 1, max: 128, description: "The account's id of the patient" }),
    }),
    data: z.strictObject({
      patientId: z.string().describe('Id of the patient'),
      reference: z.string().describe("The account's id of the patient"),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>;
