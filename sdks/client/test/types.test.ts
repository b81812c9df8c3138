import type * as contracts from '@svc/contracts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ConnectionError } from '../src/index.ts';
import type { AnySvcError, LogEntry, Operations, SvcErrorCode } from '../src/index.ts';

type Endpoints = typeof contracts.ALL_ENDPOINTS;
type Output<Id extends keyof Endpoints> = Endpoints[Id]['response']['_output'];
type Given<Id extends keyof Endpoints> =
  Output<Id> extends { data: infer Data; ok: true } ? Data : Output<Id>;
type Body<Id extends keyof Endpoints> = Endpoints[Id] extends { body: { _input: infer Input } }
  ? Input
  : undefined;

/** The operations whose answer, as the client types it, is not what the contracts say. */
type WrongAnswers = {
  [Id in keyof Endpoints]: Operations[Id]['answer'] extends Given<Id> ? never : Id;
}[keyof Endpoints];
/** The operations whose body, as the client types it, the contracts would not take. */
type WrongBodies = {
  [Id in keyof Endpoints]: Operations[Id]['body'] extends Body<Id> ? never : Id;
}[keyof Endpoints];

describe('the types', () => {
  it('are those of the contracts', () => {
    expectTypeOf<keyof Operations>().toEqualTypeOf<keyof Endpoints>();
    // A picture is a file for the service and a blob for whoever sends or reads it; a form has texts for numbers.
    expectTypeOf<WrongAnswers>().toEqualTypeOf<'getRetinaImage'>();
    expectTypeOf<WrongBodies>().toEqualTypeOf<'captureRetina'>();
  });

  it('of errors make a switch over `code` exhaustive', () => {
    expectTypeOf<AnySvcError['code']>().toEqualTypeOf<SvcErrorCode>();
    const status = (error: AnySvcError): number => {
      switch (error.code) {
        case 'configuration':
        case 'connection':
        case 'timeout':
        case 'aborted':
          return 0;
        case 'unexpected_answer':
        case 'unknown_error':
        case 'invalid_selection':
        case 'invalid_request':
        case 'unauthorized':
        case 'invalid_token':
        case 'payment_required':
        case 'forbidden':
        case 'not_found':
        case 'method_not_allowed':
        case 'request_timeout':
        case 'conflict':
        case 'precondition_failed':
        case 'payload_too_large':
        case 'unsupported_media_type':
        case 'rate_limited':
        case 'server_error':
        case 'service_unavailable':
          return error.status;
      }
    };
    expectTypeOf(status).returns.toBeNumber();
    expect(status(new ConnectionError('No.'))).toBe(0);
  });

  it('of a log entry have no free text: nothing that a caller or a patient wrote fits in', () => {
    type Texts<Entry> = Entry extends unknown
      ? { [Field in keyof Entry]-?: string extends Entry[Field] ? Field : never }[keyof Entry]
      : never;
    expectTypeOf<Texts<LogEntry>>().toEqualTypeOf<never>();
    expectTypeOf<Extract<LogEntry[keyof LogEntry], object>>().toEqualTypeOf<never>();
  });
});
