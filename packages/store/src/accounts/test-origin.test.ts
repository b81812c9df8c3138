import { expect, it } from 'vitest';
import { originOf } from './test-origin.ts';

it.each([
  ['https://app.example.org', 'https://app.example.org'],
  [' https://app.example.org ', 'https://app.example.org'],
  ['https://app.example.org/', 'https://app.example.org'],
  ['https://app.example.org/sign-in?next=/a#b', 'https://app.example.org'],
  ['HTTPS://App.Example.ORG', 'https://app.example.org'],
  ['https://app.example.org:443', 'https://app.example.org'],
  ['https://app.example.org:8443/x', 'https://app.example.org:8443'],
  ['app.example.org', 'https://app.example.org'],
  ['app.example.org:8443/x', 'https://app.example.org:8443'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000/x', 'http://localhost:3000'],
  ['127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ['[::1]:5173', 'http://[::1]:5173'],
])('a browser sends for %s the origin %s', (typed, origin) => {
  expect(originOf(typed)).toEqual({ origin, problem: null });
});

it.each([
  ['null', /file or a sandboxed frame/],
  ['https://*.example.org', /Wildcards/],
  ['*', /Wildcards/],
  ['https://', /not an address/],
  ['  ', /not an address/],
  ['a b', /not an address/],
  ['https://app.example.org:99999', /not an address/],
  ['file:///home/me/page.html', /Pages of file:/],
  ['chrome-extension://abcdef', /Pages of chrome-extension:/],
  ['https://me:secret@app.example.org', /user name or password/],
])('nothing that can be allowed comes from %s', (typed, problem) => {
  expect(originOf(typed)).toEqual({ origin: null, problem: expect.stringMatching(problem) });
});

it('http of a public host is an origin, and said to be none to allow', () => {
  expect(originOf('http://app.example.org/x')).toEqual({
    origin: 'http://app.example.org',
    problem: expect.stringMatching(/by http/),
  });
});
