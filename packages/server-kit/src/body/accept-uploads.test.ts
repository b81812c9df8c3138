import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchRequests } from '../routes/request-over.ts';
import { acceptUploads } from './accept-uploads.ts';

/** Places of one sender. */
const MOST = 4;
let app: FastifyInstance;
let release: () => void;
/** Told whenever the server has read a request, and is asked to answer. */
let reached: () => void;

beforeEach(async () => {
  app = Fastify();
  watchRequests(app);
  acceptUploads(app, () => ({ account: 'clinic', sender: 'patient' }));
  const released = new Promise<void>((resolve) => (release = resolve));
  app.post('/', { config: { mostUploadBytes: 1_000_000 } }, async () => {
    reached();
    await released;
    return 'taken';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const post = (body: FormData | string) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, {
    method: 'POST',
    body,
    ...(typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
  });

function smallPicture(): FormData {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(64)]), 'eye.jpg');
  return form;
}

/** Sends `bodies` and waits until `count` of them were read. */
async function sent(bodies: readonly (FormData | string)[], count: number) {
  let read = 0;
  const all = new Promise<void>((resolve) => {
    reached = () => {
      read += 1;
      if (read === count) resolve();
    };
  });
  const answers = bodies.map(post);
  await all;
  return { answers, read: () => read };
}

it('a picture waits for its place however small its file is', async () => {
  const { answers, read } = await sent(Array.from({ length: MOST }, smallPicture), MOST);
  const next = once(app.server, 'request');
  answers.push(post(smallPicture()));
  await next;
  // So small a body comes with its head.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(read()).toBe(MOST);
  release();
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
});

it('JSON as small as any other needs no place', async () => {
  await sent(Array.from({ length: MOST }, smallPicture), MOST);
  const { answers } = await sent(['{"imageUrl":"https://images.example.org/1"}'], 1);
  release();
  expect((await answers[0])?.status).toBe(200);
});
