/** Public files, as repository and path, in which a code and its name stood together. */

/** LOINC codes of about 2011 with their short names and specimens. */
export const SAMPLE_PATIENTS = 'smart-on-fhir/sample-patients:maps/short_loinc.txt';
/** LOINC codes of about 2020 with their components alone. */
export const LOINC_CORE = 'razsh98/CDSS-Mini-Project:LoincTableCore.csv';

const ELEXIS = 'elexis/elexis-3-base:bundles/at.medevit.elexis.loinc/rsc';
export const ELEXIS_CLINICAL = `${ELEXIS}/LOINC_CLINICAL.CSV`;
export const ELEXIS_TOP_2000 = `${ELEXIS}/TOP_2000_COMMON_LAB_RESULTS_SI_LOINC_V1-1.CSV`;

/** A file of the laboratory concepts of the German Medical Informatics Initiative. */
export const mii = (file: string) => `medizininformatik-initiative/loincsnomed-lab-concepts:output/${file}`;

/** A value set of the canvas plug-ins. */
export const canvas = (file: string) => `canvas-medical/canvas-plugins:canvas_sdk/value_set/${file}.py`;

/** Troponins among the laboratory values of a German consensus data set. */
export const GECCO = 'BIH-CEI/napkon-geccoplus:input/pagecontent/mii-laboratory.md';
