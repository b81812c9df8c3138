import { createHash, randomUUID } from 'node:crypto';
import { formOf, jpeg } from '../../../../services/retina-api/test/harness.ts';
import type { AnswerInBytes } from '../../../support/call.ts';
import type { Asked } from '../sender.ts';
import type { Work, WorkContext } from './context.ts';
import { makePictures } from './pictures.ts';

const PICTURES = 8;

/** Pictures of the retina, each in a session of its own; what is stored of one is what was stored of it at first. */
export async function uploads(context: WorkContext): Promise<Work> {
  const { front, dice, acknowledged } = context;
  const pictures = await makePictures(PICTURES);
  const stored: string[] = [];
  for (const picture of pictures) {
    const asked = await upload(context, picture);
    const answer = asked === null ? null : await front.ask(asked);
    if (answer === null) throw new Error('no picture can be stored before anything goes wrong');
    stored.push(hashOf(answer));
  }
  return async () => {
    const index = dice.roll(pictures.length);
    const asked = await upload(context, pictures[index] as Buffer);
    if (asked === null) return;
    const content = stored[index] ?? '';
    acknowledged.push({ what: `picture ${asked.path}`, asked, content, contentOf: hashOf });
  };
}

/** How the stored picture is read; null when the upload was given up. */
async function upload({ front, keys, faults }: WorkContext, picture: Buffer): Promise<Asked | null> {
  const { cookie } = keys.patient;
  const send = (path: string, headers: Readonly<Record<string, string>>, body: string | Buffer) =>
    front.ask({
      kind: 'picture',
      method: 'POST',
      path: `/api/retina/v1/${path}`,
      headers: { ...headers, cookie, 'idempotency-key': randomUUID() },
      body,
    });
  const started = await send(
    'session',
    { 'content-type': 'application/json' },
    JSON.stringify({ targetEye: 'left' }),
  );
  if (started === null) return null;
  const { sessionId } = JSON.parse(started.text) as { sessionId: string };
  const { headers, payload } = formOf({ sessionId, image: jpeg(picture) });
  const sent = await send('capture', headers, payload);
  if (sent === null) return null;
  const { screeningId } = JSON.parse(sent.text) as { screeningId: string };
  const read = { kind: 'read', method: 'GET', headers: { cookie } };
  const session = await front.ask({ ...read, path: `/api/retina/v1/session/${sessionId}` });
  if (session === null) return null;
  const { screening } = JSON.parse(session.text) as SessionRead;
  if (screening?.id === screeningId) return { ...read, path: new URL(screening.imageUrl).pathname };
  faults.add('lost', `picture: session ${sessionId} has ${screening?.id} in the place of ${screeningId}`);
  return null;
}

interface SessionRead {
  readonly screening?: { readonly id: string; readonly imageUrl: string };
}

function hashOf({ bytes }: AnswerInBytes): string {
  return createHash('sha256').update(bytes).digest('hex');
}
