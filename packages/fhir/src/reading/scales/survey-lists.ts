/**
 * Surveys that matter and have no entry here: named with what they gave, never scored. By LOINC code of the panel or of
 * the score, each read with its name in a public source (LOINC table of about 2020, HL7 US Core, PACIO guide, value sets of
 * eCQM content).
 */
export const UNSCORED_SURVEYS: Readonly<Record<string, string>> = {
  '96841-2': 'TAPS',
  '69729-2': 'PHQ-SADS',
  '70271-2': 'PHQ-SADS',
  '48542-5': 'Geriatric Depression Scale',
  '48544-1': 'Geriatric Depression Scale',
  '89207-5': 'CESD-R',
  '89205-9': 'CESD-R',
  '89211-7': 'BDI-FastScreen',
  '89208-3': 'BDI-FastScreen',
  '82664-4': 'DAST',
  '82665-1': 'DAST',
  '54657-2': 'PHQ-9-OV',
  '54677-0': 'PHQ-9-OV',
  '71492-3': 'SLUMS',
  '72233-0': 'Mini-Cog',
  '71722-3': 'AD8',
  '71493-1': 'IQCODE',
  '72173-8': 'BOMC',
  '52491-8': 'BIMS',
  '54614-3': 'BIMS',
  '91689-0': 'MFQ, adult short form',
  '91688-2': 'MFQ, adult long form',
  '91651-0': 'General Well-Being Schedule',
  '90222-1': 'CUDOS',
  '90854-1': 'Duke Anxiety-Depression Scale',
  '71754-6': 'PTSD score',
  '71755-3': 'Anxiety score',
  '71757-9': 'Depression score',
  '94022-1': 'Depression score',
  '94024-7': 'Anxiety score',
  '77688-0': 'Depression scale',
  '77861-3': 'PROMIS depression T-score',
  '77862-1': 'PROMIS anxiety T-score',
  '77863-9': 'PROMIS anger T-score',
  '71966-6': 'PROMIS-29 depression score',
  '71968-2': 'PROMIS-29 anxiety score',
  '71969-0': 'PROMIS-10 global mental health score',
  '71970-8': 'PROMIS-10 global mental health score',
  '91535-5': 'PROMIS pediatric depressive symptoms T-score',
  '91539-7': 'PROMIS pediatric anxiety T-score',
};

/**
 * Panels and questions that are no clinical score of a mental state: social needs, habits, function, the newborn, the
 * unconscious, falls and skin (HL7 US Core, LOINC table of about 2020).
 */
export const CALM_CODES: ReadonlySet<string> = new Set([
  // PRAPARE, the Hunger and Exercise Vital Signs, AHC, and their questions.
  '93025-5',
  '93039-6',
  '93040-4',
  '93041-2',
  '93042-0',
  '93043-8',
  '93026-3',
  '93027-1',
  '93028-9',
  '93029-7',
  '93030-5',
  '93031-3',
  '93033-9',
  '93034-7',
  '93035-4',
  '93038-8',
  '32624-9',
  '54899-0',
  '56051-6',
  '56799-0',
  '63512-8',
  '63586-2',
  '67875-5',
  '71802-3',
  '76437-3',
  '82589-3',
  '88121-9',
  '88122-7',
  '88123-5',
  '88124-3',
  '89574-8',
  '89555-7',
  '68516-4',
  '96777-8',
  '97023-6',
  // Tobacco, alcohol as a habit, occupation; single questions of TAPS and of a drinking screen.
  '72166-2',
  '11341-5',
  '74013-4',
  '68517-2',
  '96842-0',
  '96843-8',
  '96844-6',
  '88037-7',
  '75889-6',
  // Apgar, Glasgow coma, Morse, Braden.
  '48332-1',
  '48333-9',
  '48334-7',
  '9271-8',
  '32401-2',
  '32402-0',
  '32403-8',
  '32404-6',
  '32405-3',
  '35088-4',
  '9267-6',
  '9268-4',
  '9269-2',
  '9270-0',
  '11324-1',
  '11325-8',
  '11326-6',
  '59453-1',
  '59460-6',
  '59461-4',
  '73830-2',
  '38227-5',
  '38228-3',
]);

/** Plain words of the same kind, for surveys with other codes or none. */
export const CALM_WORDS =
  /\b(?:apgar|glasgow|gcs|coma|eye opening|motor response|verbal response|braden|morse|falls?|pressure (?:injury|ulcer)|skin|norton|waterlow|barthel|katz|adl|iadl|lawton|karnofsky|ecog|zubrod|frailty|gait|mobility|range of motion|koos|hoos|oswestry|womac|knee|hip|shoulder|joint|physical|exercise|activity|steps|walking|hunger|food|housing|homeless\w{0,4}|transport\w{0,7}|utilit\w{1,5}|income|household|address|insurance|education|school|employ\w{0,6}|occupation|language|ethnicity|race|refugee|veteran|armed forces|migrant|prapare|ahc|hrsn|sdoh|social needs?|health literacy|smok\w{1,5}|tobacco|cigarettes?|pack years?|vap\w{1,3}|nicotine|immuni[sz]ation|vaccin\w{1,6}|dental|oral health|vision|hearing|asthma|copd|cat score|dyspn\w{1,3}|apno?ea|stop bang|nyha|kccq|cardiomyopathy|heart failure|mlhfq|angina|bleeding|has bled|cha2ds2|chads|vasc|curb 65|wells|framingham|ascvd|cardiovascular|stroke|nihss|rankin|nutrition\w{0,4}|must score|mna|strong kids|swallow\w{0,4}|continence|bowel|bladder|bristol|urinary|ipss|prostate|eczema|dlqi|pasi|menopaus\w{1,3}|pain|social roles|ability to participate|satisfaction|experience|hcahps|qaly|daly|qols|quality of life|eq 5d|sf 36|sf 12|vr 12|newborn|ballard|meld|child pugh|apache|sofa|news2?|mews|pews|early warning|sirs|timi|caprini|padua|vte|dvt|thrombo\w{0,10}|sepsis|readmission|infection|aspiration|cancer|diabet\w{1,4}|fracture|malnutrition|an(?:a)?esthe\w{1,4}|surgical|age|height|weight|bmi|visual analog|vas|wong baker|flacc|preferences?|goals?)\b/;

/** Plain words for what a mind is measured by: they outweigh the calm ones, and any category. */
export const MENTAL_WORDS =
  /\b(?:depress\w{0,5}|anxi\w{0,6}|suicid\w{0,6}|self harm|mania|manic|bipolar|psycho\w{0,8}|psychiatr\w{0,4}|schizo\w{0,10}|ptsd|traumatic stress|childhood trauma|panic|phobi\w{1,3}|ocd|obsess\w{0,4}|mood|insomnia|adhd|attention deficit|autis\w{1,3}|eating|anorexi\w{1,2}|bulimi\w{1,2}|dementia|cognit\w{1,4}|delirium|withdrawal|addict\w{0,3}|opioid risk|substance|abuse|adverse childhood|alcohol use|drinking problem|mental|(?:psychological|emotional|moral) distress|distress (?:scale|thermometer|score)|violence|aggress\w{1,4}|agitation|irritab\w{1,5}|hopeless\w{0,4}|grief|postpartum|postnatal|perinatal|borderline|dissociat\w{1,4}|hallucinat\w{1,4}|catatoni\w{1,2})\b/;

/** Units of what was measured, not scored: times, amounts, rates. */
export const MEASURED_UNIT =
  /^(?:#|\{#\}|\{?(?:people|persons?|times?|drinks?|cigarettes?|packs?|steps?)\}?|[^\d]{0,12}(?:\/|per )[a-z{].{0,20}|s|sec\w{0,4}|min\w{0,4}|h|hrs?|hours?|d|days?|wks?|weeks?|mo|months?|a|y|yrs?|years?|g|kg|mg|lbs?|\[lb_av\]|oz|m|cm|mm|km|in|\[in_i\]|ft|mi|l|ml|cal|kcal|mmhg|bpm|usd|\$|pack[- ]?years?|%)$/i;
