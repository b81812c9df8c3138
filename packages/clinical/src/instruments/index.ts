// Kept by `npx pnpm documents indexes`: a file of this folder is an instrument.
import type { Instrument } from './define-instrument.ts';
import { aims } from './aims.ts';
import { asrm } from './asrm.ts';
import { asrs } from './asrs.ts';
import { audit } from './audit.ts';
import { auditc } from './auditc.ts';
import { bai } from './bai.ts';
import { bam } from './bam.ts';
import { bdi2 } from './bdi2.ts';
import { bprs18 } from './bprs18.ts';
import { cage } from './cage.ts';
import { cgis } from './cgis.ts';
import { ciwaar } from './ciwaar.ts';
import { core10 } from './core10.ts';
import { cssrs } from './cssrs.ts';
import { dass21 } from './dass21.ts';
import { dast10 } from './dast10.ts';
import { des2 } from './des2.ts';
import { eat26 } from './eat26.ts';
import { epds } from './epds.ts';
import { ess } from './ess.ts';
import { gad2 } from './gad2.ts';
import { gad7 } from './gad7.ts';
import { gds15 } from './gds15.ts';
import { hads } from './hads.ts';
import { hama } from './hama.ts';
import { hamd17 } from './hamd17.ts';
import { hark } from './hark.ts';
import { iesr } from './iesr.ts';
import { isi } from './isi.ts';
import { k10 } from './k10.ts';
import { k6 } from './k6.ts';
import { madrs } from './madrs.ts';
import { mdq } from './mdq.ts';
import { mmse } from './mmse.ts';
import { moca } from './moca.ts';
import { ocir } from './ocir.ts';
import { painNrs } from './pain-nrs.ts';
import { panss } from './panss.ts';
import { pcl5 } from './pcl5.ts';
import { pcptsd5 } from './pcptsd5.ts';
import { pdss } from './pdss.ts';
import { phq15 } from './phq15.ts';
import { phq2 } from './phq2.ts';
import { phq4 } from './phq4.ts';
import { phq8 } from './phq8.ts';
import { phq9 } from './phq9.ts';
import { phqa } from './phqa.ts';
import { psqi } from './psqi.ts';
import { pss10 } from './pss10.ts';
import { qids16 } from './qids16.ts';
import { scoff } from './scoff.ts';
import { shaps } from './shaps.ts';
import { spin } from './spin.ts';
import { who5 } from './who5.ts';
import { whodas12 } from './whodas12.ts';
import { wsas } from './wsas.ts';
import { ybocs } from './ybocs.ts';
import { ymrs } from './ymrs.ts';

/** Every symptom instrument that is read by its own rules. */
export const INSTRUMENTS: readonly Instrument[] = [
  phq9,
  phq8,
  phq2,
  phq4,
  phq15,
  phqa,
  gad7,
  gad2,
  pcl5,
  pcptsd5,
  isi,
  audit,
  auditc,
  dast10,
  cage,
  mdq,
  asrs,
  epds,
  gds15,
  madrs,
  hamd17,
  qids16,
  bdi2,
  bai,
  hama,
  hads,
  ymrs,
  asrm,
  ybocs,
  ocir,
  pss10,
  who5,
  whodas12,
  k10,
  k6,
  dass21,
  scoff,
  eat26,
  psqi,
  ess,
  cgis,
  bprs18,
  panss,
  aims,
  des2,
  spin,
  pdss,
  bam,
  cssrs,
  ciwaar,
  wsas,
  core10,
  iesr,
  shaps,
  hark,
  mmse,
  moca,
  painNrs,
];
