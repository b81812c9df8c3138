/** Exams on the embedded database: a server that is killed under load again and again loses nothing it acknowledged. */
import { inFolder, proveLives } from './lives.ts';

const covers = ['packages/store/src/mse', 'packages/store/src/database', 'services/mse-api/src'];

await proveLives('mse-kills-embedded', covers, (work) =>
  inFolder((folder) => work({ env: { SVC_DATA_DIR: folder } })),
);
