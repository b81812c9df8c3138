import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { recordOf } from '@/lib/records';
import { predictRelapse } from '@/lib/relapse';
import { Failure } from './failure';
import { Prediction } from './prediction';

/** Rendered on the server for each visit: neither the key nor the record reaches the browser, and nothing is cached. */
export default async function PatientPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  await connection();
  const record = await recordOf((await params).id);
  if (record === undefined) notFound();
  const outcome = await predictRelapse(record);
  return (
    <main>
      <h1>Early warning of relapse</h1>
      {outcome.ok ? <Prediction prediction={outcome.prediction} /> : <Failure {...outcome} />}
    </main>
  );
}
