/** Collects lines and hands them on together: one write per request would cost more than the request. */
export interface LineBuffer {
  write(line: string): void;
  flush(): void;
}

const MAX_CHARACTERS = 32_768;
const MAX_DELAY_MS = 100;

export function createLineBuffer(sink: (text: string) => void): LineBuffer {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (text === '') return;
    const full = text;
    text = '';
    sink(full);
  };
  const write = (line: string) => {
    text += line;
    if (text.length > MAX_CHARACTERS) flush();
    else timer ??= setTimeout(flush, MAX_DELAY_MS).unref();
  };
  return { write, flush };
}
