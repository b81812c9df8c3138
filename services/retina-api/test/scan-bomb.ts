const START_OF_SCAN = 0xda;

/** A JPEG file whose last scan is there so often that it has `scans`, or with `restarts` markers of restart behind it. */
export function scanBomb(
  jpeg: Buffer,
  { scans = 0, restarts = 0 }: { readonly scans?: number; readonly restarts?: number },
): Buffer {
  const starts: number[] = [];
  for (let at = 0; (at = jpeg.indexOf(Buffer.of(0xff, START_OF_SCAN), at)) >= 0; at += 2) starts.push(at);
  const last = jpeg.subarray(starts.at(-1), -2);
  const repeated = Array.from({ length: Math.max(0, scans - starts.length) }, () => last);
  const anew = Buffer.from(Array.from({ length: restarts }, (_, i) => [0xff, 0xd0 + (i % 8)]).flat());
  return Buffer.concat([jpeg.subarray(0, -2), ...repeated, anew, jpeg.subarray(-2)]);
}
