/** Loads the record store with one tenant filter left out, and looks for the records of another organization. */
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { tenantFilters } from './filters.ts';

const [number = '', url = '', victim = '', visit = '', patient = ''] = process.argv.slice(2);
const filter = tenantFilters()[Number(number)];
if (filter === undefined) throw new Error(`there is no tenant filter ${number}`);

let replaced = false;
registerHooks({
  load(loaded, context, nextLoad) {
    if (loaded !== filter.url) return nextLoad(loaded, context);
    replaced = true;
    return { format: 'module', source: stripTypeScriptTypes(filter.without), shortCircuit: true };
  },
});

const { leaksOf } = await import('./leaks.ts');
const leaks = await leaksOf(url, { ownerId: victim, visitId: visit, patientId: patient });
process.stdout.write(`${JSON.stringify({ replaced, leaks })}\n`);
