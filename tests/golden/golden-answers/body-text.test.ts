import { expect, it } from 'vitest';
import { bodyText } from './body-text.ts';

const KEY = `svc_pk_test_${'a'.repeat(33)}`;

function recorded(path: string, body: string | Buffer, type = 'application/json', status = 200): string {
  const bytes = Buffer.from(body);
  const answer = { status, headers: { 'content-type': type }, text: bytes.toString('utf8'), bytes };
  return bodyText(path, answer, (text) => text.replaceAll(KEY, '<key>'));
}

it('what depends on the run is replaced, but in what lies in the tree', () => {
  expect(recorded('/api/v1/ping', KEY)).toBe('<key>');
  expect(recorded('/docs', KEY)).toBe(KEY);
  expect(recorded('/docs/none', KEY, 'application/json', 404)).toBe('<key>');
});

it('the page that brings a key is replaced, and what it loads is not', () => {
  expect(recorded('/demo/capture?lang=de', KEY, 'text/html')).toBe('<key>');
  expect(recorded('/demo/capture/icon.svg', KEY, 'image/svg+xml')).toBe(KEY);
});

it('a picture is told by its length and its hash: bytes that are no text look alike as text', () => {
  const [one, other] = [0xfe, 0xff].map((byte) =>
    recorded('/api/retina/v1/images/rimg_1', Buffer.from([byte]), 'image/jpeg'),
  );
  expect(one).toMatch(/^1 bytes, SHA-256 [0-9a-f]{64}$/);
  expect(one).not.toBe(other);
});
