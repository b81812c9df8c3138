import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedClient } from '@svc/server-kit';
import { BAD_ANSWERS, HOSTILE_URLS, stubNetwork, type StubNetwork } from '@svc/server-kit/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUNDUS, type Harness, openHarness, type SignedIn } from '../test/harness.ts';

const PUBLIC = '93.184.216.34';
/** Origins of the operator; all but the first lead where nothing is called. */
const LISTED = [
  'http://images.example',
  'http://rebinding.example',
  'http://nobody.example',
  'http://localhost:9999',
  ...BAD_ANSWERS.map((_, i) => `http://bad${i}.example`),
];
let receiver: Server;
let network: StubNetwork;
let h: Harness;
let patient: SignedIn;
let key: string;
const seen: { url: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  const tiny = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#300' } })
    .jpeg()
    .toBuffer();
  receiver = createServer((request, response) => {
    const { url = '', headers } = request;
    seen.push({ url, headers });
    if (url === '/redirect') response.writeHead(302, { location: '/fundus.jpg' }).end();
    else if (url === '/missing') response.writeHead(404).end();
    else if (url === '/large') response.writeHead(200).end(Buffer.alloc(16 * 1_048_576));
    else if (url === '/tiny.jpg') response.writeHead(200).end(tiny);
    else if (url === '/page') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html></html>');
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(FUNDUS);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const names = {
    'images.example': [[PUBLIC]],
    ...Object.fromEntries(BAD_ANSWERS.map((address, i) => [`bad${i}.example`, [[address]]])),
    'rebinding.example': [[PUBLIC, '127.0.0.1']],
  };
  network = stubNetwork({ names, peers: { [PUBLIC]: port } });
  const { resolve, connect } = network;
  h = await openHarness({
    imageClient: createGuardedClient({ production: false, resolve, connect }),
    imageOrigins: LISTED,
  });
  patient = await h.makePatient();
  key = await h.makeKey();
});
afterAll(async () => {
  await h.close();
  receiver.close();
});

const ingest = (imageUrl: string, more: object = {}) =>
  h.call({
    method: 'POST',
    path: '/v1/retina/ingest',
    key,
    body: { patientRef: patient.id, imageUrl, ...more },
  });
const unreachable = (answer: { statusCode: number; payload: string }) =>
  expect([answer.statusCode, JSON.parse(answer.payload).error?.issues?.[0]]).toEqual([
    400,
    { path: 'imageUrl', message: expect.stringMatching(/^image_unreachable: /) },
  ]);

describe('a picture at an address of the partner [3:4 ingest imageUrl]', () => {
  it('is fetched and copied, asked for plainly and without anything of ours', async () => {
    const response = await ingest('http://images.example/fundus.jpg');
    expect([response.statusCode, response.json().data.gradeable]).toEqual([201, true]);
    const { headers } = seen.at(-1) ?? { headers: {} };
    expect(headers).toMatchObject({ accept: 'image/jpeg', 'accept-encoding': 'identity' });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
  });

  it.each([['/redirect'], ['/missing'], ['/large']])(
    '%s is image_unreachable, and no redirect is followed',
    async (path) => {
      const before = seen.length;
      unreachable(await ingest(`http://images.example${path}`));
      expect(seen.length).toBe(before + 1);
    },
  );

  it('that is no picture is refused as one', async () => {
    const response = await ingest('http://images.example/page');
    expect([response.statusCode, response.json().error.issues[0]]).toEqual([
      400,
      { path: 'imageUrl', message: 'must be a JPEG picture (image/jpeg)' },
    ]);
  });

  it('that may not be called is not called, and answered as one that does not answer', async () => {
    const before = network.dialled.length;
    const families = Object.values(HOSTILE_URLS).map((urls) => urls.filter((_, i) => i % 7 === 0));
    const urls = [...families.flat(), ...BAD_ANSWERS.map((_, i) => `http://bad${i}.example/`)].filter(
      (url) => url !== '' && url.length <= 2048,
    );
    expect(urls.length).toBeGreaterThan(100);
    for (const url of urls) unreachable(await ingest(url));
    expect(network.dialled.length).toBe(before);
    unreachable(await ingest('http://nobody.example/'));
  });

  it('in production is fetched over https alone', async () => {
    const { resolve, connect } = network;
    const strict = await openHarness({
      imageClient: createGuardedClient({ production: true, resolve, connect }),
    });
    const somebody = await strict.makePatient();
    const body = { patientRef: somebody.id, imageUrl: 'http://images.example/fundus.jpg' };
    const strictKey = await strict.makeKey();
    const before = network.dialled.length;
    unreachable(await strict.call({ method: 'POST', path: '/v1/retina/ingest', key: strictKey, body }));
    expect(network.dialled.length).toBe(before);
    await strict.close();
  });

  it.each([
    ['[3:4 imageUrl] an address of others', 'https://images.example/fundus.jpg'],
    ['a listed host by another scheme or port', 'http://images.example:8080/fundus.jpg'],
    ['a host that ends as a listed one', 'http://images.example.evil.example/fundus.jpg'],
    ['a listed origin with a name and password', 'http://a:b@images.example/fundus.jpg'],
    ['a listed origin as a name', 'http://images.example@evil.example/fundus.jpg'],
    ['a place on this machine', 'file:///etc/passwd'],
    ['our own address with another path', 'https://api.example.org/api/v1/ping'],
    ['our own address with a way out', 'https://api.example.org/api/retina/v1/images/../../v1/ping'],
    ['an address with a name and password', 'https://a:b@api.example.org/api/retina/v1/images/rimg_1'],
  ])('for POST /fundus %s is 400, and nothing is fetched', async (_name, imageUrl) => {
    const before = [seen.length, network.dialled.length, network.resolved.length];
    const response = await h.post('/retina/v1/fundus', patient.cookie, { imageUrl });
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining('imageUrl:')]);
    expect([seen.length, network.dialled.length, network.resolved.length]).toEqual(before);
  });
});

describe('a picture of the patient under an origin that the operator lists [D:retina origins]', () => {
  const submit = (imageUrl: string, headers: Record<string, string> = {}, more: object = {}) =>
    h.post('/retina/v1/fundus', patient.cookie, { imageUrl, ...more }, headers);
  const flatUnreachable = (answer: { statusCode: number; payload: string }) =>
    expect([answer.statusCode, JSON.parse(answer.payload)]).toEqual([
      400,
      { error: UNREACHABLE, errors: [UNREACHABLE] },
    ]);
  const UNREACHABLE =
    'imageUrl: image_unreachable: the picture could not be fetched. It must be at a public https address that answers 200 within 10 s, without a redirect, with a JPEG of at most 15 MB';
  const countScreenings = async () =>
    (await h.get('/retina/v1/history', patient.cookie)).json<{ screenings: unknown[] }>().screenings.length;

  it('is fetched, copied and analyzed as a fundus picture, without anything of the patient going out', async () => {
    const before = seen.length;
    const response = await submit('http://images.example/fundus.jpg?signature=abc#top', {}, { eye: 'left' });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { screeningId: expect.stringMatching(/^rscr_/), captureId: '' },
    ]);
    expect(seen.length).toBe(before + 1);
    const { url, headers } = seen.at(-1) ?? { url: '', headers: {} };
    expect([url, headers['accept'], headers['cookie'], headers['authorization'], headers['referer']]).toEqual(
      ['/fundus.jpg?signature=abc', 'image/jpeg', undefined, undefined, undefined],
    );
    const { screenings } = (await h.get('/retina/v1/history', patient.cookie)).json();
    expect(screenings[0]).toMatchObject({
      id: response.json().screeningId,
      status: 'analyzed',
      imageEye: 'left',
      imageUrl: expect.stringContaining('https://api.example.org/api/retina/v1/images/'),
    });
  });

  it.each([['/redirect'], ['/missing'], ['/large'], ['/page']])(
    '%s is image_unreachable, and nothing is stored',
    async (path) => {
      const before = [seen.length, await countScreenings(), h.blobs.size];
      flatUnreachable(await submit(`http://images.example${path}`));
      expect([seen.length - 1, await countScreenings(), h.blobs.size]).toEqual(before);
    },
  );

  it('that leads where nothing may be called is not called, and answered alike', async () => {
    const before = network.dialled.length;
    for (const origin of LISTED.slice(1)) flatUnreachable(await submit(`${origin}/fundus.jpg`));
    expect(network.dialled.length).toBe(before);
  });

  it('that is a JPEG which is not taken is told why', async () => {
    const response = await submit('http://images.example/tiny.jpg');
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      'imageUrl: must have at least 64 pixels a side, has 10 x 10',
    ]);
  });

  it('sent again with its Idempotency-Key is the same screening, and is not fetched again', async () => {
    const key = { 'idempotency-key': 'again' };
    const first = await submit('http://images.example/fundus.jpg', key);
    const [before, blobs] = [seen.length, h.blobs.size];
    const second = await submit('http://images.example/fundus.jpg', key);
    expect([first.statusCode, second.statusCode, second.payload]).toEqual([201, 201, first.payload]);
    expect([seen.length, h.blobs.size]).toEqual([before, blobs]);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect((await submit('http://images.example/other.jpg', key)).statusCode).toBe(400);
  });
});
