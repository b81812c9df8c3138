import { FDA_ROLES } from '../evidence/drug-sources.ts';
import { type Evidence, ours, verified } from '../evidence/evidence.ts';

const ANSM_NAME = 'ANSM drug interaction thesaurus, September 2016';

/** Grades of the ANSM thesaurus in English, with the severity each stands for. */
export const ANSM_GRADES = {
  contraindicated: 'contraindicated',
  'not recommended': 'major',
  'precaution for use': 'moderate',
  'take into account': 'minor',
} as const;
export type AnsmGrade = keyof typeof ANSM_GRADES;

/** Graded in the ANSM thesaurus as the rule grades it. */
export function ansm(grade: AnsmGrade, note?: string): Evidence {
  return verified(textOf(grade, note));
}

/** In the ANSM thesaurus under another grade: the grade of the rule is a choice of the service. */
export function ansmOurGrade(grade: AnsmGrade, note?: string): Evidence {
  return ours(`service grade; ${textOf(grade, note)}`);
}

const ANSM_2020_NAME = 'ANSM drug interaction thesaurus, October 2020';

/** Graded as the rule grades it in the newer edition of the ANSM thesaurus. */
export function ansm2020(grade: AnsmGrade, note?: string): Evidence {
  return verified(textOf(grade, note, ANSM_2020_NAME));
}

/** In the newer edition under another grade: the grade of the rule is a choice of the service. */
export function ansm2020OurGrade(grade: AnsmGrade, note?: string): Evidence {
  return ours(`service grade; ${textOf(grade, note, ANSM_2020_NAME)}`);
}

/** Sections of labels, with the severity each stands for. */
export const LABEL_GRADES = {
  contraindicated: 'contraindicated',
  'boxed warning': 'major',
  avoid: 'major',
  'dose or monitoring': 'moderate',
} as const;
export type LabelGrade = keyof typeof LABEL_GRADES;

/** Labels that were read, whole or in the sections that matter here, and where. */
export const LABELS = {
  BZD_BOXED:
    'US labels of the benzodiazepines, boxed warning on opioids (Halcion, pfizermedicalinformation.com)',
  CLOPIDOGREL: 'Plavix label, section 7, as quoted in public code',
  DISULFIRAM: 'Disulfiram monograph, contraindications (medicaldictionary.top)',
  DOLUTEGRAVIR: 'Tivicay and Tikosyn labels as cited by drugs.com',
  FLUCONAZOLE: 'US label of fluconazole, 2025-11-17, section 4, as quoted in public code',
  FLUOXETINE: 'US label of fluoxetine, sections 4, 5 and 7, as quoted in public code',
  GEPIRONE: 'Exxua label, section 4 (rxreasoner.com)',
  ITRACONAZOLE: 'US label of itraconazole, 2026-08-18, contraindications, as quoted in public code',
  LYBALVI: 'Lybalvi label, section 4 (lybalvihcp.com)',
  MOCLOBEMIDE: 'Moclobemide leaflet, section 2 (medikamio.com)',
  NEFAZODONE: 'US label of nefazodone, 2025-09-04, contraindications, as quoted in public code',
  PHENELZINE: 'Nardil label, contraindications (renalandurologynews.com)',
  POSACONAZOLE: 'US label of posaconazole, 2026-08-03, section 4, as quoted in public code',
  RIFAMPIN: 'US label of rifampin, 2026-05-05, contraindications, as quoted in public code',
  RITONAVIR: 'Norvir label, 2026-07-23, section 4, as quoted in public code',
  SAFINAMIDE: 'Xadago label, sections 4 and 7 (medlibrary.org)',
  SERTINDOLE: 'Serdolect UK leaflet, section 2 (imedi.co.uk)',
  SERTRALINE: 'US labels of sertraline and fluoxetine, section 5, as quoted in public code',
  SUMATRIPTAN: 'Imitrex label, section 7 (wikidoc.org)',
  TETRABENAZINE: 'Xenazine monograph (120ty.net); deutetrabenazine (cigna.com)',
  TRIAZOLAM: 'Halcion label, sections 4 and 7 (pfizermedicalinformation.com)',
  VORICONAZOLE: 'US label of voriconazole, 2026-05-28, section 4, as quoted in public code',
  XYREM: 'Xyrem label, section 4, as quoted in public code',
  ADDYI: 'Addyi label, boxed warning and sections 4 and 7 (medicine.com, skyscape drug guide)',
  DOFETILIDE: 'Tikosyn label, contraindications (pfizermedicalinformation.com)',
  JEVTANA: 'Jevtana label, sections 2 and 7 (reference.medscape.com)',
  LOMITAPIDE: 'Juxtapid label, sections 5.6 and 7.1 (120ty.net)',
  NALOXEGOL: 'Movantik label, section 4 (eneom.net)',
  PIMOZIDE: 'Orap US label, contraindications (pimozide.lowpricedrugs.info); UK text (rxreasoner.com)',
  QUININE: 'Qualaquin label, sections 4 and 5 (medlibrary.org, themeditary.com)',
  RANOLAZINE: 'Ranexa label, section 4 (joomag.com, CardioSource WorldNews October 2015)',
  SAQUINAVIR: 'Invirase UK leaflet, section 2 (medikamio.com); label change of October 2010 (fda.gov)',
  FDA_REVIEWS:
    'FDA reviews of new medicines, clinically significant inhibitions and inductions (Drug Metab Dispos, tables at dmd.aspetjournals.org)',
  ZIPRASIDONE: 'US label of ziprasidone, section 4.1, as quoted in public code',
  AUVELITY: 'Auvelity dosage, with strong CYP2D6 inhibitors (drugs.com 2024; themeditary.com)',
  CAPLYTA: 'Caplyta dosage and interactions (butalbitalapap.org; dailymed.nlm.nih.gov, June 2023)',
  JOURNAVX: 'Journavx, interactions (broadlawns.adam.com; journavxhcp.com; medx.it.com)',
  LEQEMBI: 'Leqembi patient counselling, bleeding in the brain (leqembihcp.com)',
  MOUNJARO: 'Mounjaro, oral contraceptives (medical.lilly.com); label, section 7.2, as quoted by droracle.ai',
  VEOZAH: 'Veozah interactions (reference.medscape.com)',
  VRAYLAR: 'Vraylar dosing with strong CYP3A4 inhibitors (vraylarhcp.com)',
  OZEMPIC: 'Ozempic label, sections 5.5 and 7, as quoted by droracle.ai',
  APOKYN: 'Apokyn label, dosage section (linkedlifedata.com) and monograph (endocrinologyadvisor.com)',
  APRACLONIDINE: 'Apraclonidine monograph (cancertherapyadvisor.com); Am Fam Physician 2009-06-01, table 4',
  APTIOM: 'Aptiom dosage modifications (reference.medscape.com)',
  BARBITURATES: 'Barbiturates with ethinyl estradiol, drug interactions report (drugs.com)',
  BANZEL: 'Banzel drug interactions (banzel.com)',
  CAMZYOS: 'Camzyos boxed warning and dosing guide (camzyoshcp.com)',
  CANNABIDIOL: 'Cannabidiol in refractory epilepsy, Pediatr Pharm 2018;24(11) (medscape.com)',
  CISAPRIDE: 'Propulsid boxed warning (globalrph.com) and patient text (rxlist.com)',
  COARTEM: 'Coartem label, section 7.1 (medlibrary.org)',
  CONCERTA: 'Concerta drug interactions (mims.com)',
  CONTRACEPTION: 'Contraception in epilepsy, Therapeutic Guidelines (etg-complete-oxy.netlify.app)',
  DHE: 'D.H.E. 45 drug interactions (pdr.net)',
  FINTEPLA: 'Fenfluramine precautions (mayoclinic.org) and interactions (rxreasoner.com)',
  INGREZZA: 'Valbenazine interactions by its label (PMC5969209, table 1)',
  METHERGINE: 'Methergine label, drug interactions (resoundinghealth.com)',
  METHYLERGONOVINE_TRIPTAN:
    'Methylergonovine (reference.medscape.com); triptans with ergotamines and methysergide (webmd.com)',
  METHYLPHENIDATE: 'US label of methylphenidate solution, section 7, as quoted by droracle.ai',
  NUEDEXTA: 'Nuedexta label, contraindications (nuedextahcp.com)',
  NURTEC: 'Nurtec ODT label, section 7 (pfizermedicalinformation.com)',
  OPIOID_INHIBITORS: 'Top drug interactions, opioids with enzyme inhibitors (skyscape.com)',
  PAXLOVID: 'Paxlovid label, section 4 (pfizermedical.com, droracle.ai); new contraindications (hps.com.au)',
  PHENTERMINE: 'Phentermine label, section 5.1, as quoted in a public page',
  PIFELTRO: 'Pifeltro, select contraindications (merckconnect.com)',
  QELBREE: 'Qelbree contraindications (butalbitalapap.org) and interactions (rx-drugs.org)',
  QULIPTA: 'Qulipta label, highlights (trial.medpath.com)',
  RESCRIPTOR: 'Rescriptor monograph (clinicalpainadvisor.com)',
  REYVOW: 'Reyvow monograph, interactions (renalandurologynews.com)',
  SUNLENCA: 'Lenacapavir drug guide (skyscape.com) and Sunlenca (reference.medscape.com)',
  THIORIDAZINE: 'FDA label of thioridazine as cited in Medical Genetics Summaries (PMID 28520378)',
  UBRELVY: 'Ubrelvy important safety information (ubrelvyhcp.com)',
  WAKIX: 'Wakix monograph (butalbitalapap.org) and interactions (healthline.com)',
  XCOPRI: 'Cenobamate and other medicines, CNS Drugs 2023;37:755, table 1',
  ZURZUVAE: 'Zurzuvae label, section 2.2 (rxreasoner.com, zurzuvaehcp.com)',
} as const;
export type LabelKey = keyof typeof LABELS;

/** A label says it with the weight of the grade of the rule. */
export function label(key: LabelKey, grade: LabelGrade, note?: string): Evidence {
  return verified(`${LABELS[key]}: ${grade}${note === undefined ? '' : ` (${note})`}`);
}

/** US labels as openFDA serves them say it with the weight of the grade of the rule. */
export function usLabels(read: string, grade: LabelGrade): Evidence {
  return verified(`US labels (openFDA), ${read}: ${grade}`);
}

/** A label names the pair or its class: the grade of the rule is a choice of the service. */
export function labelOurGrade(key: LabelKey, note?: string): Evidence {
  return ours(`service grade; ${LABELS[key]}${note === undefined ? '' : ` (${note})`}`);
}

/** FDA names the roles of both: the grade follows from them and is a choice of the service. */
export function fdaRoles(note: string): Evidence {
  return ours(`service grade; ${FDA_ROLES.source}: ${note}`);
}

/** What was read of substances that have no label. */
export const SUBSTANCE_SOURCES = {
  NAYAK: 'Nayak 2021, Pharmacopsychiatry 54:240: seizures in 47 % of 62 reports of lithium with psychedelics',
  CALLAWAY: 'Callaway 1998, J Psychoactive Drugs 30:367, abstract: ayahuasca with SSRIs',
  KRATOM_STUDY:
    'Tanna, clinical study of 2 g of kratom tea, abstract: midazolam AUC 1.39 times, dextromethorphan unchanged',
  XYLAZINE: 'FDA alert on xylazine, November 2022, as told by healthnews.com and drugfree.org',
  HIV_BOOSTERS:
    'review of HIV boosters with recreational drugs, as told by poz.com, melbournerapidhivtests.com.au and i-base.info',
  POPPERS: verified('Viagra safety information (getgambit.ca): contraindicated (amyl nitrite, poppers)'),
} as const;

function textOf(grade: AnsmGrade, note: string | undefined, edition = ANSM_NAME): string {
  return note === undefined ? `${edition}: ${grade}` : `${edition}: ${grade} (${note})`;
}

/** Where the numbers of a recommendation were read, apart from the grade. */
export const WASHOUT_TEXAS = verified('Texas Vendor Drug Program: 14 days, five weeks after fluoxetine');
export const WASHOUT_MAOI = verified(
  'ALPF Medical Research, drug interactions: 2 weeks from an MAO inhibitor to another antidepressant',
);
export const LABEL_VORTIOXETINE = verified(
  'Trintellix label, sections 2 and 7 (drugs.com 2017; FDA text of 2021)',
);
export const FDA_CITALOPRAM = verified('FDA citalopram communication 2012, ACP Internist; medscape');
export const SMOKING_STOPPED_DOSE = verified('droracle 370049; PMID 11981356');
export const LAMOTRIGINE_WITH_VALPROATE = verified('psychopharmacologyinstitute, lamotrigine with valproate');
export const LABEL_SIMVASTATIN = verified(
  'Simvastatin label, section 2.3: with amlodipine at most 20 mg a day (druginteractionchecker.com, recallguide.org)',
);
