/** What can end a launch or a reading, and what a person can do about it. */
const PROBLEMS = {
  settings: {
    title: 'The settings of this app cannot be read',
    next: 'Ask whoever runs the app to look at settings.json.',
  },
  insecure_page: {
    title: 'This page was not loaded safely',
    next: 'Open it over https, or on this machine as localhost: without that the browser offers no safe sign-in.',
  },
  bad_address: {
    title: 'This is no address of a FHIR server',
    next: 'Give the base address, beginning with https://, for example https://ehr.example/fhir.',
  },
  no_configuration: {
    title: 'The server has no SMART configuration',
    next: 'Check the address. A server that takes SMART apps answers at /.well-known/smart-configuration below it, and lets this page ask (CORS).',
  },
  no_launch: {
    title: 'The launch says too little',
    next: 'Start the app again from the record system: its address must carry iss and launch.',
  },
  denied: {
    title: 'Access was denied',
    next: 'Nothing was read. Connect again to be asked again.',
  },
  refused: {
    title: 'The server refused the sign-in',
    next: 'Check with the server that this app is registered: client id, redirect address and scopes.',
  },
  state: {
    title: 'This answer belongs to no sign-in of this window',
    next: 'Nothing was read. It may be an old address, or another window began the sign-in. Connect again from here.',
  },
  token: {
    title: 'The server gave no access',
    next: 'Connect again. If it stays so, check the registration of the app with the server.',
  },
  no_patient: {
    title: 'The server named no patient',
    next: 'Choose a patient when the server asks, or launch from an open record.',
  },
  expired: {
    title: 'The access has ended',
    next: 'The server takes the token no longer, so the record was not read whole and is not shown. Connect again.',
  },
  wrong_patient: {
    title: 'The server gave another patient',
    next: 'Nothing is shown. Close the app and launch it again from the record.',
  },
  unreadable: {
    title: 'The record cannot be scored',
    next: 'Nothing was assessed. The reason names the place in the record.',
  },
  unexpected: {
    title: 'Something failed in this page',
    next: 'Nothing was assessed. Connect again.',
  },
} as const;

export type ProblemKind = keyof typeof PROBLEMS;

/** What is said of a problem, as plain text. */
export interface ProblemText {
  readonly title: string;
  readonly next: string;
  /** What the server or the page said of it, where it said anything. */
  readonly detail: string;
}

/** Ends a launch or a reading with something that can be told. */
export class SmartProblem extends Error {
  override readonly name = 'SmartProblem';
  readonly kind: ProblemKind;
  readonly detail: string;

  constructor(kind: ProblemKind, detail = '', options?: ErrorOptions) {
    super(detail === '' ? PROBLEMS[kind].title : `${PROBLEMS[kind].title}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}

export function problemText(error: unknown): ProblemText {
  if (error instanceof SmartProblem) return { ...PROBLEMS[error.kind], detail: error.detail };
  return { ...PROBLEMS.unexpected, detail: error instanceof Error ? error.message : '' };
}
