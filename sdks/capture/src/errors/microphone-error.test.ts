import { expect, it } from 'vitest';
import { type Permission, microphoneError } from './microphone-error.ts';

const UNKNOWN: Permission = { allowedByPolicy: undefined, state: undefined };
const dom = (name: string, message = '') => new DOMException(message, name);

it.each<[string, unknown, Permission, string, boolean]>([
  ['a refusal', dom('NotAllowedError'), UNKNOWN, 'permission_denied', true],
  ['an old name of it', { name: 'PermissionDeniedError' }, UNKNOWN, 'permission_denied', true],
  [
    'a policy',
    dom('NotAllowedError'),
    { allowedByPolicy: false, state: 'denied' },
    'permission_blocked_by_policy',
    false,
  ],
  ['no device', dom('NotFoundError'), UNKNOWN, 'no_device', true],
  ['a device that is gone', dom('OverconstrainedError'), UNKNOWN, 'no_device', true],
  ['one in use', dom('NotReadableError'), UNKNOWN, 'device_in_use', true],
  ['what nobody knows', new TypeError('x'), UNKNOWN, 'unsupported', false],
])('%s', (_, error, permission, code, recoverable) => {
  expect(microphoneError(error, permission)).toMatchObject({ code, recoverable, cause: error });
});

it('tells a refusal by the system and a question without an answer from a refusal', () => {
  const system = microphoneError(dom('NotAllowedError', 'Permission denied by system'), UNKNOWN);
  expect(system.help).toContain('settings of the system');
  const unanswered = microphoneError(dom('NotAllowedError', 'Permission dismissed'), {
    ...UNKNOWN,
    state: 'prompt',
  });
  expect(unanswered.help).toContain('without an answer');
});

it.each<[string, Permission, string]>([
  [
    'a frame of a browser that does not tell',
    { ...UNKNOWN, isFramed: true },
    'the frame needs allow="microphone"',
  ],
  [
    'a frame that may',
    { allowedByPolicy: true, state: 'denied', isFramed: true },
    'in the settings of the browser',
  ],
  ['a page in no frame', { ...UNKNOWN, isFramed: false }, 'in the settings of the browser'],
])('a refusal in %s says what to do there', (_, permission, help) => {
  const error = microphoneError(dom('NotAllowedError'), permission);
  expect([error.code, error.recoverable]).toEqual(['permission_denied', true]);
  expect(error.help).toContain(help);
});
