import { once } from 'node:events';

/** Tells a browser what to do by WebDriver BiDi, the protocol of the W3C that browsers speak by themselves. */
export interface Bidi {
  /** Sends a command and gives its result. Throws what the browser says where it refuses. */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** Listens to an event that was subscribed to. */
  on(event: string, listener: (params: Record<string, unknown>) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** @param address of the socket, with the path of the session */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners: { event: string; listener: (params: Record<string, unknown>) => void }[] = [];
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params = {}, result, error, message } = JSON.parse(String(data)) as Message;
    if (type === 'event') for (const each of listeners) if (each.event === method) each.listener(params);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (type === 'success') asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('the browser is gone'));
  });
  await once(socket, 'open');
  return {
    send<Result>(method: string, params: object = {}) {
      const id = ++sent;
      const answer = new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      }).finally(() => waiting.delete(id));
      socket.send(JSON.stringify({ id, method, params }));
      return answer;
    },
    on: (event, listener) => void listeners.push({ event, listener }),
    close: () => socket.close(),
  };
}
