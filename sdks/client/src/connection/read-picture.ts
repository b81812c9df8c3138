import type { ReadBody } from './read-answer.ts';

/** Reads a picture. */
export const readPicture: ReadBody = async (response, unexpected) => {
  if (!response.headers.get('content-type')?.startsWith('image/')) throw unexpected('unknown_shape');
  const blob = await response.blob();
  if (blob.size === 0) throw unexpected('empty');
  return blob;
};
