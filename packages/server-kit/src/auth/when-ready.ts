/** Uses a value at once when it is not a promise: no extra promise and no microtask on the hot path. */
export function whenReady<Value>(
  value: Value | Promise<Value>,
  use: (value: Value) => void,
  fail: (error: Error) => void,
): void {
  if (value instanceof Promise) value.then(use).catch(fail);
  else use(value);
}
