/** Does work in slices and lets the page respond in between. Without timers, which are throttled in background tabs. */
export async function unhurried<Result>(work: Generator<unknown, Result, void>): Promise<Result> {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  try {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
        port2.postMessage(null);
      });
    }
  } finally {
    port1.close();
  }
}
