// Checks an exported record without the service: node check-mse-export.mjs export.json seal.json
// seal.json: a seal that was kept outside the database, a list of them or of log lines, or what `svc mse seal --json` printed.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [exported, given] = process.argv.slice(2, 4).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const kept = new Map([given.seals ?? given].flat().map((seal) => [seal.number ?? seal.sealNumber, seal]));
const bytes = (hex) => Buffer.from(hex, 'hex');
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const hashOf = (...facts) => sha256(JSON.stringify(facts));
const need = (holds, problem) => {
  if (holds) return;
  process.stderr.write(`refused: ${problem}\n`);
  process.exit(1);
};

need(exported.format === 'svc-mse-export/1', 'not an export of a record');
const { versions, contents, signatures, safetyEvents, tombstones, links } = exported.rows;
const { ownerId, visitId, patientId } = exported.record;
for (const row of Object.values(exported.rows).flat())
  need(row.owner_id === ownerId && row.visit_id === visitId && row.patient_id === patientId, 'a row of another record');
const key = [ownerId, visitId, patientId];

const content = new Map(contents.map((row) => [row.version, row]));
const erased = Math.max(0, ...tombstones.map((row) => row.versions));
versions.forEach((row, i) => {
  need(row.version === i + 1, `version ${i + 1} is missing`);
  const own = content.get(row.version);
  need(row.version <= erased ? !own : own, `content of version ${row.version} is missing, or there though erased`);
  if (!own) return;
  const hash = sha256(bytes(own.salt), JSON.stringify([own.selection, own.clinician_id]));
  need(hash === row.content_hash, `content of version ${row.version} does not match its hash`);
});
need(content.size === contents.length && contents.every((row) => versions[row.version - 1]), 'content of no version');
tombstones.toSorted((a, b) => a.versions - b.versions).reduce((from, { versions: to, erased_hash, id }) => {
  const gone = versions.slice(from, to).flatMap((row) => [row.version, row.content_hash]);
  need(!erased_hash || hashOf('erased', ...gone) === erased_hash, `tombstone ${id} erased something else than its versions`);
  return to;
}, 0);
for (const row of signatures)
  need(versions[row.version - 1]?.content_hash === row.content_hash, `signature ${row.id} is of other content`);

const items = new Map([
  ...versions.map((r) => [`version ${r.version}`, hashOf('version', ...key, r.version, r.saved_at, r.key_id, r.content_hash)]),
  ...signatures.map((r) => [`signature ${r.id}`, hashOf('signature', ...key, r.version, r.signer, r.id, r.content_hash,
    r.signed_at, r.key_id, r.signed_by_name, r.credential, r.license, r.organization, r.timezone, r.attestation)]),
  ...safetyEvents.map((r) => [`safety_event ${r.id}`, hashOf('safety_event', ...key, r.version, r.id, r.created_at)]),
  ...tombstones.map((r) => [`tombstone ${r.id}`, hashOf(r.erased_hash ? 'tombstone/2' : 'tombstone', ...key, r.versions, r.id,
    r.erased_at, r.reason, r.erased_by, ...[r.erased_hash ?? []].flat())]),
]);
const rowCount = versions.length + signatures.length + safetyEvents.length + tombstones.length;
const linked = new Set(links.map((link) => `${link.kind} ${link.item_id}`)).size;
need(items.size === rowCount && rowCount === links.length && linked === rowCount, 'rows and chain differ');
let previous = null;
links.forEach((link, i) => {
  need(link.number === i + 1, `link ${i + 1} is missing`);
  need(items.get(`${link.kind} ${link.item_id}`) === link.item_hash, `${link.kind} ${link.item_id} is not what the chain says`);
  need(hashOf('link', ...key, link.number, link.kind, link.item_id, link.item_hash, previous) === link.hash, `link ${i + 1} does not follow`);
  previous = link.hash;
});

const seals = new Map(exported.seals.map((seal) => [seal.number, seal]));
need(kept.size > 0 && [...kept.keys()].some((number) => seals.has(number)), 'none of the kept seals is in this export');
for (const seal of seals.values()) {
  const { number, sealedAt, members, root, chainedRoot, publicKey, signature } = seal;
  const before = seals.get(number - 1);
  need(seal.organizationId === ownerId, `seal ${number} is of another organization`);
  need(!before || before.chainedRoot === seal.previous, `seal ${number} does not follow seal ${number - 1}`);
  need(hashOf('seal', ownerId, number, sealedAt, members, root, seal.previous) === chainedRoot, `seal ${number} does not match its chained root`);
  need((kept.get(number)?.chainedRoot ?? chainedRoot) === chainedRoot, `seal ${number} is not the one that was kept`);
  need([...kept.values()].some((own) => own.publicKey === publicKey), `seal ${number} has the key of no kept seal`);
  const spki = { key: Buffer.concat([bytes('302a300506032b6570032100'), bytes(publicKey)]), format: 'der', type: 'spki' };
  need(verify(null, bytes(chainedRoot), createPublicKey(spki), bytes(signature)), `seal ${number} is not signed with that key`);
}
const rootOf = (leaf, steps) => steps.reduce((at, { side, hash }) =>
  sha256(Buffer.of(1), ...(side === 'left' ? [hash, at] : [at, hash]).map(bytes)), sha256(Buffer.of(0), JSON.stringify(leaf)));
exported.proofs.forEach(({ link, seal, steps }, i) => {
  need(link === i + 1 && links[i], `link ${i + 1} has no proof`);
  const leaf = ['link', JSON.stringify([visitId, patientId, link]), links[i].hash];
  need(rootOf(leaf, steps) === seals.get(seal)?.root, `link ${link} does not lead to seal ${seal}`);
});
need(exported.proofs.length > 0, 'no link is in a seal yet');
const { rows: trail, proofs: sealedTrail } = exported.audit;
for (const r of trail) {
  need(r.owner_id === ownerId && r.visit_id === visitId && [patientId, null].includes(r.patient_id), `audit row ${r.id} is of another record`);
  const facts = [r.owner_id, r.id, r.at, r.key_id, r.action, r.outcome, r.visit_id, r.patient_id, r.version, r.request_id];
  // A row of the operator says who and why; its hash has another name.
  const [name, ...why] = r.operator === null && r.reason === null ? ['audit'] : ['audit/2', r.operator, r.reason];
  need(hashOf(name, ...facts, ...why) === r.hash, `audit row ${r.id} does not match its hash`);
}
const auditHashes = new Map(trail.map(({ id, hash }) => [id, hash]));
need(auditHashes.size === trail.length, 'an audit row is there twice');
for (const { id, seal, steps } of sealedTrail)
  need(auditHashes.has(id) && rootOf(['audit', id, auditHashes.get(id)], steps) === seals.get(seal)?.root, `audit row ${id} does not lead to seal ${seal}`);
const shown = [...seals.keys()].filter((number) => kept.has(number)).length;
process.stdout.write(`${versions.length} versions, ${contents.length} contents, ${signatures.length} signatures, \
${links.length} links, ${exported.proofs.length} of them sealed, \
${trail.length} audit rows, ${sealedTrail.length} of them sealed: in order.
${shown} of ${seals.size} seals equal kept ones; the others hold by signature and chain.\n`);
