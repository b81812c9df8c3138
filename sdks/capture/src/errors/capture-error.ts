/** What can go wrong, to branch on. */
export type CaptureErrorCode =
  | 'permission_denied'
  | 'permission_blocked_by_policy'
  | 'no_device'
  | 'device_in_use'
  | 'device_lost'
  | 'insecure_context'
  | 'unsupported'
  | 'worklet_not_loaded'
  | 'interrupted'
  | 'stalled'
  | 'consent_required'
  | 'nothing_measured'
  | 'offline'
  | 'rate_limited'
  | 'api_error'
  | 'configuration';

/** The error answer of the API, where there was one. */
export interface ApiSaid {
  /** Error code of the API, such as `forbidden`. */
  readonly code: string;
  readonly status: number | undefined;
  /** Quote it when you contact support. */
  readonly requestId: string | undefined;
}

interface Saying {
  readonly recoverable: boolean;
  readonly message: string;
  readonly help: string;
}

const SAYINGS: Readonly<Record<CaptureErrorCode, Saying>> = {
  permission_denied: {
    recoverable: true,
    message: 'The microphone was not allowed.',
    help: 'Allow the microphone for this page in the settings of the browser, and of the system, then start again.',
  },
  permission_blocked_by_policy: {
    recoverable: false,
    message: 'This page may not use a microphone.',
    help: 'Send "Permissions-Policy: microphone=(self)" with the page. In a frame the page around it decides: add allow="microphone" to the frame, and name its origin in that header where the page around it sends one.',
  },
  no_device: {
    recoverable: true,
    message: 'There is no microphone.',
    help: 'Connect a microphone, or switch it on, then start again.',
  },
  device_in_use: {
    recoverable: true,
    message: 'The microphone could not be opened.',
    help: 'Another program may be using it: close that one, then start again.',
  },
  device_lost: {
    recoverable: true,
    message: 'The microphone was taken away.',
    help: 'Connect it again, then call resume() in a tap.',
  },
  insecure_context: {
    recoverable: false,
    message: 'Browsers give a microphone to secure pages alone.',
    help: 'Serve the page over https; http works on localhost only.',
  },
  unsupported: {
    recoverable: false,
    message: 'This browser cannot capture sound as it is needed.',
    help: 'Use a browser of 2022 or later.',
  },
  worklet_not_loaded: {
    recoverable: false,
    message: 'The part of the page that takes the sound could not be loaded.',
    help: 'The policy of the page forbids blob: scripts: serve capture-worklet.js of @svc/capture, and give its address as workletUrl.',
  },
  interrupted: {
    recoverable: true,
    message: 'The system keeps sound from this page: a call, another page, or no tap yet.',
    help: 'Call start() or resume() in the handler of a tap, when the call is over.',
  },
  stalled: {
    recoverable: true,
    message: 'The microphone is open, and no sound comes.',
    help: 'Call resume() in a tap; if that does not help, choose another microphone or restart the browser.',
  },
  consent_required: {
    recoverable: true,
    message: 'Nobody has consented yet, so the microphone stays closed.',
    help: 'Show what is measured, and call consent() when the person agrees.',
  },
  nothing_measured: {
    recoverable: false,
    message: 'There is no number to send.',
    help: 'measurement.leftOut says why; a longer session, or setSignal(), gives one.',
  },
  offline: {
    recoverable: true,
    message: 'The service could not be reached.',
    help: 'Call send() again when there is a connection; with the option queue that is done for you.',
  },
  rate_limited: {
    recoverable: true,
    message: 'The key has no calls left for now.',
    help: 'Wait for retryAfterSeconds, then call send() again.',
  },
  api_error: {
    recoverable: false,
    message: 'The service refused the numbers.',
    help: 'The field api says what it answered.',
  },
  configuration: {
    recoverable: false,
    message: 'An option cannot work.',
    help: 'See the README of @svc/capture.',
  },
};

interface Particulars extends Partial<Saying> {
  readonly cause?: unknown;
  readonly api?: ApiSaid;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * An error of a session; `help` says what to do next, `recoverable` whether the same session can go on.
 *
 * @example
 * ```ts
 * import { CaptureError } from '@svc/capture';
 *
 * const { recoverable, help } = new CaptureError('insecure_context');
 * [recoverable, help]; // → [false, 'Serve the page over https; http works on localhost only.']
 * ```
 */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
  readonly code: CaptureErrorCode;
  readonly recoverable: boolean;
  /** For a developer or a help text, in English. */
  readonly help: string;
  readonly api: ApiSaid | undefined;
  /** Set for `rate_limited`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: CaptureErrorCode, own: Particulars = {}) {
    const { message, help, recoverable } = { ...SAYINGS[code], ...own };
    super(message, own.cause === undefined ? undefined : { cause: own.cause });
    this.code = code;
    this.help = help;
    this.recoverable = recoverable;
    this.api = own.api;
    this.retryAfterSeconds = own.retryAfterSeconds;
  }
}
