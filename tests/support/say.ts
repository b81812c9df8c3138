const started = performance.now();

/** Progress for whoever watches; standard output is kept for the result. */
export function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`${seconds.padStart(6)} s  ${line}\n`);
}
