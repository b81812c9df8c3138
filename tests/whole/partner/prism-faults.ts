import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedPlatform } from '../../../sdks/client/test/served-platform.ts';
import { basePath, type OpenApiDocument, withPrism, withWholePaths } from './prism.ts';

/** Where Prism itself is wrong, shown on it: by the name of a figure, what it does. */
export async function prismFaults(
  document: OpenApiDocument,
  platform: ServedPlatform,
): Promise<Record<string, string>> {
  return {
    'wrong in Prism: the path of a server is left out': await pathOfServer(document, platform),
    'wrong in Prism: files are read as text': await bytesOfFile(document),
  };
}

/** By the document as it is served, the address of the ping is `/api/v1/ping`. */
async function pathOfServer(document: OpenApiDocument, platform: ServedPlatform): Promise<string> {
  const path = `${basePath(document)}/v1/ping`;
  const statusAt = async (origin: string) => {
    const headers = { authorization: `Bearer ${platform.secretKey}` };
    return (await fetch(`${origin}${path}`, { headers })).status;
  };
  const { result } = await withPrism(document, platform.origin, statusAt);
  return `${path}: ${await statusAt(platform.origin)} of the server, ${result} of Prism`;
}

/** What comes of a form with every byte in its file, as a picture has them. */
async function bytesOfFile(document: OpenApiDocument): Promise<string> {
  const arrived: Buffer[] = [];
  const upstream = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => arrived.push(chunk));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  try {
    const form = new Response(formWithEveryByte());
    const type = form.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, cookie: 'svc_session=none' };
    const body = await form.bytes();
    const { refused } = await withPrism(withWholePaths(document), `http://127.0.0.1:${port}`, (origin) =>
      fetch(`${origin}${basePath(document)}/retina/v1/capture`, { method: 'POST', headers, body }),
    );
    const { length } = Buffer.concat(arrived);
    if (length === 0) throw new Error(`Prism sent nothing on: ${refused.join()}`);
    return `of a form of ${body.length} bytes ${length} come out`;
  } finally {
    upstream.closeAllConnections();
    upstream.close();
  }
}

function formWithEveryByte(): FormData {
  const form = new FormData();
  form.set('sessionId', 'rsess_1');
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  form.set('image', new Blob([bytes], { type: 'image/jpeg' }), 'image.jpg');
  return form;
}
