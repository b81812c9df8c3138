import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
async function size(stub) {
  const r = await build({ entryPoints: ['src/core/index.ts'], bundle: true, write: false, minify: true, format: 'esm', platform: 'browser', conditions: ['@svc/source'],
  plugins: [{ name: 'x', setup(b) { b.onLoad({ filter: /src\/core\/.*\.ts$/ }, (a) => { let t = readFileSync(a.path, 'utf8'); for (const [f, from, to] of stub) if (a.path.endsWith(f)) { const n = t.replace(from, to); if (n === t) console.log('!! no change', f, String(from)); t = n; } return { contents: t, loader: 'ts' }; }); } }] });
  return gzipSync(r.outputFiles[0].contents, { level: 9 }).length;
}
const base = await size([]);
console.log('base', base);
const t = async (name, ...s) => console.log(name, (await size(s)) - base);
await t('countWaits body', ['count-waits.ts', /export function countWaits[\s\S]*/, 'export function countWaits(q){return q}']);
await t('quantiles', ['count-waits.ts', /\.\.\.\(sorted\.length > 0[\s\S]*?\}\),/, ''], ['count-waits.ts', /\/\*\* Between the two[\s\S]*/, '']);
await t('marked', ['summarize.ts', /const marked = .*\n/, 'const marked=[];\n']);
await t('leftOutWaits whole', ['evidence.ts', /export function leftOutWaits[\s\S]*?\n\}\n/, 'export function leftOutWaits(){return undefined}']);
await t('saidOf text', ['evidence.ts', /`Of .*`/, "''"]);
await t('questionsIn', ['questions.ts', /function questionsIn[\s\S]*?\n\}\n\n/, 'function questionsIn(){return []}']);
await t('waited speech', ['questions.ts', /waited\(\[from, gap\?\.\[0\] \?\? until\], wait\)/, 'Math.max(0,(gap?.[0] ?? until)-from)']);
await t('counted', ['questions.ts', /const counted = questions[\s\S]*?return questions;/, 'return questions']);
await t('waitsOf', ['waits.ts', /export function waitsOf[\s\S]*?\n\}\n/, 'export function waitsOf(a){return []}'], ['waits.ts', /function joined[\s\S]*/, '']);
await t('joined', ['waits.ts', /joined\((askings.filter.*)\)/, '($1)']);
await t('turnsOf', ['summarize.ts', /turnsOf\(questions\)/, '[]']);
await t('gaps/end/clinician', ['summarize.ts', /clinicianSegments: .*\n/, ''], ['summarize.ts', / gaps,\n    endSeconds,/, '']);
await t('params new', ['parameters.ts', /    breathSeconds: 1,/, ''], ['parameters.ts', /    askedOnSeconds: 4.5,/, ''], ['parameters.ts', /    encouragementSeconds: 1.2,/, ''], ['parameters.ts', /    repromptSeconds: 6,/, ''], ['parameters.ts', /, mostMoved: 0.25, markedShare: 0.25/, '']);
