/** Uses a value at once when it is already here: no promise and no turn of the loop on the hot path. */
export function whenReady<Value>(
  value: Value | Promise<Value>,
  use: (value: Value) => void,
  fail: (error: Error) => void,
): void {
  if (value instanceof Promise) value.then(use).catch(fail);
  else use(value);
}
