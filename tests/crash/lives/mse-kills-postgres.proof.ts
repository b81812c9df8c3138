/** Exams on PostgreSQL: a server that is killed, and a database that crashes, lose nothing that was acknowledged. */
import { startPostgresServer } from '@svc/store/test';
import { inFolder, proveLives } from './lives.ts';

const covers = ['packages/store/src/mse', 'packages/store/src/database', 'services/mse-api/src'];

await proveLives('mse-kills-postgres', covers, async (work) => {
  const server = await startPostgresServer({ durable: true });
  try {
    return await inFolder((folder) =>
      work({
        env: { SVC_DATA_DIR: folder, DATABASE_URL: server.url, SVC_SEED: '1' },
        crash: () => server.crash(),
      }),
    );
  } finally {
    await server.stop();
  }
});
