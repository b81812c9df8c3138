import { describe, expect, it } from 'vitest';
import { canRetry, type Problem, problemOfAnswer, problemOfCamera } from './problems.ts';

const answer = (status: number, body = '', retryAfter: string | null = null) =>
  problemOfAnswer({ status, body, retryAfter });

describe('what the service answers', () => {
  it.each<[string, Problem, Problem]>([
    ['nothing', answer(0), { kind: 'away' }],
    ['401', answer(401), { kind: 'signedOut' }],
    ['413', answer(413), { kind: 'tooLarge' }],
    ['429', answer(429, '', '7'), { kind: 'busy', seconds: 7 }],
    ['503', answer(503, '', '2'), { kind: 'busy', seconds: 2 }],
    ['503 without a time', answer(503), { kind: 'busy', seconds: 10 }],
    ['503 with a date', answer(503, '', 'Wed, 21 Oct 2026 07:28:00 GMT'), { kind: 'busy', seconds: 10 }],
    ['409 while the first try is under way', answer(409, '', '1'), { kind: 'busy', seconds: 1 }],
    ['409 of a picture that was reviewed', answer(409, '{"error":"no"}'), { kind: 'reviewed' }],
    ['500', answer(500, '{"error":"inside"}'), { kind: 'failed' }],
    ['502 of a proxy', answer(502, '<html>'), { kind: 'failed' }],
    ['403', answer(403, '{"error":"Not yours."}'), { kind: 'refused', text: 'Not yours.' }],
    ['400', answer(400, '{"error":"image: is empty"}'), { kind: 'refused', text: 'image: is empty' }],
    [
      '400 with what it says of fields',
      answer(
        400,
        '{"error":"Two fields failed.","errors":["width: must be a number","eye: must be one of"]}',
      ),
      { kind: 'refused', text: 'Two fields failed. width: must be a number eye: must be one of' },
    ],
    [
      '400 that says the same twice',
      answer(400, '{"error":"eye: must be one of","errors":["eye: must be one of"]}'),
      { kind: 'refused', text: 'eye: must be one of' },
    ],
    ['400 that is no JSON', answer(400, 'Bad Request'), { kind: 'refused', text: '' }],
  ])('%s', (_, problem, expected) => {
    expect(problem).toEqual(expected);
  });

  it.each<[Problem, boolean]>([
    [{ kind: 'away' }, true],
    [{ kind: 'busy', seconds: 1 }, true],
    [{ kind: 'failed' }, true],
    [{ kind: 'signedOut' }, true],
    [{ kind: 'refused', text: '' }, false],
    [{ kind: 'tooLarge' }, false],
  ])('%j can be tried again: %s', (problem, can) => {
    expect(canRetry(problem)).toBe(can);
  });
});

it.each([
  ['NotAllowedError', 'cameraRefused'],
  ['SecurityError', 'cameraRefused'],
  ['NotReadableError', 'cameraBusy'],
  ['AbortError', 'cameraBusy'],
  ['NotFoundError', 'noCamera'],
  ['OverconstrainedError', 'noCamera'],
])('a camera that does not open with %s: %s', (name, kind) => {
  expect(problemOfCamera(new DOMException('', name))).toEqual({ kind });
});
