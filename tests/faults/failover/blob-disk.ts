import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const PIECES = [1_048_576, 4_096, 1] as const;

/** A small disk of its own for pictures, which can be full. */
export interface BlobDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  unmount(): void;
}

/** A file system in memory: mounting it takes root. */
export function mountBlobDisk(folder: string, megabytes: number): BlobDisk {
  mkdirSync(folder);
  execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'svc-blobs', folder]);
  const ballast = join(folder, 'ballast');
  const unmount = () => void execFileSync('/usr/bin/umount', ['-l', folder]);
  process.once('exit', unmount);
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      for (const size of PIECES) fillBy(file, Buffer.alloc(size));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      process.off('exit', unmount);
      unmount();
    },
  };
}

function fillBy(file: number, piece: Buffer): void {
  try {
    for (;;) if (writeSync(file, piece) < piece.length) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
