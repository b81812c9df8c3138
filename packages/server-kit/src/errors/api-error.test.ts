import { describe, expect, it } from 'vitest';
import { invalidField, invalidIssues } from './api-error.ts';

describe('the 400 for fields', () => {
  it('names one field and what it must be', () => {
    const { code, status, message, issues } = invalidField('cursor', 'is not a cursor');
    expect({ code, status, message, issues }).toEqual({
      code: 'invalid_request',
      status: 400,
      message: 'cursor: is not a cursor',
      issues: [{ path: 'cursor', message: 'is not a cursor' }],
    });
  });

  it('names the first of several and counts the rest', () => {
    const issues = ['a', 'b', 'c'].map((path) => ({ path, message: 'is wrong' }));
    const error = invalidIssues(issues);
    expect([error.message, error.issues]).toEqual(['a: is wrong, and 2 more', issues]);
  });
});
