import { describe, expect, it } from 'vitest';
import { retryableStore } from './retryable-store.ts';

const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

describe('a store that is full or away', () => {
  const store = retryableStore({ put: full, get: full, delete: full, close() {} });

  it.each([
    ['a picture is put', () => store.put('retina/a', Buffer.of(1), 'image/jpeg')],
    ['a picture is asked for', () => store.get('retina/a')],
  ])('asks the caller to come again when %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({
      code: 'service_unavailable',
      headers: { 'retry-after': '1' },
      cause: { code: 'ENOSPC' },
    });
  });

  it('tells the job that removes pictures what is wrong', async () => {
    await expect(store.delete('retina/a')).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});
