/** Public lists that several analytes cite. Each is one laboratory's or one author's list: others differ. */

/** A secondary source that nobody reviewed: it corroborates, it is no norm of its own. */
export const HOLILABS = 'holilabs laboratory reference ranges (secondary list, unreviewed)';
export const SUNRISE = 'Sunrise Laboratories critical values (sunriselab.com)';
export const SCRIPPS = 'Scripps laboratory critical values';
export const STARLING = 'Starling Physicians critical values (starlingphysicians.com)';
export const CITILAB = 'Citilab critical values (citilab.org.pk)';
export const CRITICAL_LIST_5Y1 = 'critical values list of info.5y1.org';

/** Factors between LOINC codes of one component. */
export const MIRACUM = 'miracum/loinc-conversion:data/conversion.tsv';

/** Drug levels are troughs. */
export const AGNP = 'AGNP 2017 consensus ranges and laboratory alert levels, from memory, not yet checked';

/** Telephone limits, read on the pages of the laboratories. */
export const HOMERTON = 'Homerton NHS critical result limits (homerton.nhs.uk)';
export const BARNSLEY = 'Barnsley Hospital NHS critical results (barnsleyhospital.nhs.uk)';
export const ROYAL_MELBOURNE = 'Royal Melbourne Hospital critical results (thermh.org.au)';
export const HEFT = 'Heart of England pathology phone limits (heftpathology.com)';

/** Grades of adverse events by their values, read as a program states them. */
export const CTCAE = 'CTCAE 5.0 (PharmaForest/ctcae5_grader)';
export const NEWS2 = 'National Early Warning Score 2, Royal College of Physicians 2017, chart 1';
