import { describe, expect, it } from 'vitest';
import { describeError } from '../errors/describe-error.ts';
import { createLogger, type LogFields } from './logger.ts';

function logged(
  level: Parameters<typeof createLogger>[0]['level'],
  use: (log: ReturnType<typeof createLogger>) => void,
) {
  const lines: string[] = [];
  use(createLogger({ level, write: (line) => lines.push(line), clock: () => 1_700_000_000_000 }));
  return lines;
}

describe('the logger', () => {
  it('writes one JSON line with the fields that are allowed', () => {
    const [line] = logged('info', (log) =>
      log.info('request', { method: 'GET', status: 200, requestId: 'req_1' }),
    );
    expect(line?.endsWith('\n')).toBe(true);
    expect(JSON.parse(line ?? '')).toEqual({
      level: 'info',
      time: 1_700_000_000_000,
      event: 'request',
      method: 'GET',
      status: 200,
      requestId: 'req_1',
    });
  });

  it('drops every field that is not on the list', () => {
    const sneaked = { status: 200, url: '/secret', body: 'canary', headers: {} } as LogFields;
    const [line] = logged('info', (log) => log.info('request', sneaked));
    expect(line).not.toMatch(/secret|canary|headers/);
  });

  it('keeps a line break inside a value from forging a line', () => {
    const lines = logged('info', (log) => log.info('request', { route: 'x\n{"level":"error"}' }));
    expect(lines[0]?.trimEnd()).not.toContain('\n');
  });

  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('at level %s writes %i of four lines', (level, count) => {
    const lines = logged(level, (log) => {
      log.debug('a');
      log.info('b');
      log.warn('c');
      log.error('d');
    });
    expect(lines).toHaveLength(count);
  });
});

describe('what is logged of an error', () => {
  it('is its kind, its code and its place, never its message', () => {
    const cause = Object.assign(new TypeError('canary in the value "Jane"\n    at canary (message)'), {
      code: 'E_X',
    });
    const described = describeError(new Error('canary outside', { cause }));
    expect(described).toMatchObject({ errorType: 'TypeError', errorCode: 'E_X' });
    expect(described.errorAt).toContain('logger.test');
    expect(JSON.stringify({ ...described, errorAt: '' })).not.toContain('canary');
  });

  it('leaves out a code that is not plain', () => {
    expect(
      describeError(Object.assign(new Error('x'), { code: 'canary of a patient' })).errorCode,
    ).toBeUndefined();
  });

  it('copes with values that are not errors', () => {
    expect(describeError('canary')).toEqual({ errorType: 'string' });
    expect(describeError(null)).toEqual({ errorType: 'object' });
  });
});
