/** Exams on the embedded database: a server that is killed under load again and again loses nothing it acknowledged. */
import { inFolder, proveLives } from './lives/lives.ts';

await proveLives('mse-kills-embedded', (work) =>
  inFolder((folder) => work({ env: { SVC_DATA_DIR: folder } })),
);
