import fc from 'fast-check';
import { caseOf } from './arbitraries/requests.ts';
import { PRODUCTS } from '@svc/contracts';
import { score, parseRequest, scoreParsed } from '@svc/intelligence';
for (const p of PRODUCTS) { const a=caseOf(p); let t=performance.now(); const s=fc.sample(a,{seed:1,numRuns:5000}); const g=performance.now()-t; t=performance.now(); for (const c of s) parseRequest(p,c.request); const z=performance.now()-t; t=performance.now(); for (const c of s) score(p,c.request as never,{now:c.now}); const sc=performance.now()-t;
t=performance.now(); fc.check(fc.property(a,()=>{}),{seed:1,numRuns:5000}); const ch=performance.now()-t;
console.log(p,{gen:g/5,check:ch/5,parse:z/5,score:sc/5},'µs'); }
