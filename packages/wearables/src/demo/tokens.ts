import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token of the demonstration provider says. */
export interface DemoToken {
  readonly kind: 'access' | 'refresh';
  /** The authorization it came from. */
  readonly grant: string;
  /** Rises with each refresh of the grant. */
  readonly generation: number;
  /** Seconds. */
  readonly expiresAt: number;
}

/** Signs and reads tokens, so that they outlive a restart of the process. */
export function createDemoTokens(key: string) {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(token: DemoToken): string {
      const text = Buffer.from(JSON.stringify(token)).toString('base64url');
      return `demo_${text}.${mac(text).toString('base64url')}`;
    },
    /** Null for what this provider did not sign. */
    read(token: string): DemoToken | null {
      const match = /^demo_([\w-]+)\.([\w-]+)$/.exec(token);
      const [, text = '', signature = ''] = match ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as DemoToken;
    },
  };
}
