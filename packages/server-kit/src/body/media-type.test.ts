import { describe, expect, it } from 'vitest';
import { announcesBody, announcesJson } from './media-type.ts';

describe('a body is read when it is announced as JSON in UTF-8', () => {
  it.each([
    ['application/json'],
    ['Application/JSON'],
    ['application/json; charset=utf-8'],
    ['application/json;charset=UTF-8'],
    ['application/json; charset="utf-8"'],
    ['application/json; charset=utf8'],
  ])('%j', (type) => {
    expect(announcesJson({ 'content-type': type })).toBe(true);
  });

  it.each([
    [undefined],
    [''],
    ['text/plain'],
    ['application/jsonx'],
    ['application/json-patch+json'],
    ['application/vnd.api+json'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['audio/webm'],
    ['video/mp4'],
    ['application/octet-stream'],
    ['application/json; charset=iso-8859-1'],
    ['application/json; charset=utf-16'],
  ])('and refused as %j', (type) => {
    expect(announcesJson({ 'content-type': type })).toBe(false);
  });

  it.each([['gzip'], ['br'], ['deflate, gzip']])('and refused when compressed with %s', (encoding) => {
    expect(announcesJson({ 'content-type': 'application/json', 'content-encoding': encoding })).toBe(false);
  });
});

describe('a body is announced', () => {
  it.each([
    [{ 'content-length': '1' }, true],
    [{ 'transfer-encoding': 'chunked' }, true],
    [{ 'content-length': '0' }, false],
    [{}, false],
  ])('%j: %s', (headers, announced) => {
    expect(announcesBody(headers)).toBe(announced);
  });
});
