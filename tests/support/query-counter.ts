import type { Database } from '@svc/store';

type Db = Database['db'];

/** The same database with a count of the questions that are put to it. */
export function countQueries(db: Db): { counted: Db; queries: () => number } {
  let asked = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      asked++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, queries: () => asked };
}
