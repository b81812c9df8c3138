export {
  criticalSide,
  intervalSide,
  isPlausible,
  referenceSide,
  type Sex,
  suggestUnit,
} from './analytes/classify.ts';
export { changeMet, changesOf, type Step } from './analytes/changes/change-met.ts';
export type { Amount, ChangeRule } from './analytes/changes/define-change.ts';
export {
  applyConversion,
  fromAnalyteUnit,
  normalizeUnit,
  toAnalyteUnit,
} from './analytes/convert-unit.ts';
export { decimalsIn, printedValue } from './analytes/decimals.ts';
export type { Analyte, AnalyteLimit, ReferenceInterval } from './analytes/define-analyte.ts';
export { findAnalyte } from './analytes/find-analyte.ts';
export {
  findAnalyteByLoinc,
  findAnalyteByLoincName,
  isOtherQuantity,
  type LoincAnalyte,
} from './analytes/find-by-loinc.ts';
export { ANALYTES } from './analytes/index.ts';
export { isOddBound } from './analytes/odd-range.ts';
export { mistakenUnit } from './analytes/survivable-range.ts';
export { unflaggedRange, unflaggedSide } from './analytes/unflagged-range.ts';
export {
  hasSafetyLimit,
  TERATOGEN_LEVELS,
  URGENT_LIMITS,
  type UrgentLimit,
  urgentLimitMet,
} from './analytes/urgent-limits.ts';
export {
  ALLERGY_GROUPS,
  type AllergyGroup,
  findAllergyGroup,
  isOfAllergyGroup,
} from './drugs/allergy-groups.ts';
export type { Drug, ExposureWord, OnsetWindow } from './drugs/define-drug.ts';
export type { DrugClassKey } from './drugs/drug-classes.ts';
export type { DrugGroupKey } from './drugs/drug-groups.ts';
export { normalizeDrugText } from './drugs/drug-text.ts';
export { findDrug } from './drugs/find-drug.ts';
export { type CodedDrug, findDrugByCode } from './drugs/find-drug-by-code.ts';
export { DRUGS, EXPOSURE_WORDS } from './drugs/index.ts';
export { isNoMedicine } from './drugs/no-medicines.ts';
export { LOOK_ALIKE_PAIRS } from './drugs/look-alikes.ts';
export { type BrandMeaning, SHARED_BRANDS, type SharedBrand } from './drugs/shared-brands.ts';
export {
  type Evidence,
  markProvisional,
  memory,
  ours,
  referenceStatusOf,
  specified,
  verified,
} from './evidence/evidence.ts';
export { perEntry } from './evidence/per-entry.ts';
export { codesAt, type ConceptCode, loinc, snomed } from './evidence/terminology.ts';
export { bandOf, isTopBand, leastReliableChange } from './instruments/severity-bands.ts';
export {
  answerRange,
  type EscalationItem,
  type Instrument,
  type InstrumentScale,
} from './instruments/define-instrument.ts';
export { findInstrument, findInstrumentScale } from './instruments/find-instrument.ts';
export type { Condition } from './instruments/define-instrument.ts';
export { INSTRUMENTS } from './instruments/index.ts';
export { COMBINATIONS } from './interactions/combinations.ts';
export { type ConditionCaution } from './interactions/condition-cautions/define-caution.ts';
export { CONDITION_CAUTIONS } from './interactions/condition-cautions/index.ts';
export type { ContextFact, FactKind } from './states/context-fact.ts';
export {
  type DoseCondition,
  evidenceOf,
  type InteractionRule,
  type MemberKey,
} from './interactions/define-rule.ts';
export { LEVEL_CHECKS } from './interactions/level-checks.ts';
export {
  BORDERLINE_QT_MS,
  type CautionLevel,
  OLD_YEARS,
  PATIENT_CAUTIONS,
  REDUCED_RATE,
} from './interactions/patient-cautions.ts';
export { ruleText } from './interactions/rule-text.ts';
export { INTERACTION_RULES } from './interactions/rules.ts';
export { ADVICE_TOPICS, INSTEAD, LEVEL_SAID, REASON_TOPICS } from './interactions/said-topics.ts';
export { type InteractionSeverity, rankOf, SEVERITIES } from './interactions/severity.ts';
export { ANSM_GRADES, LABEL_GRADES, LABELS } from './interactions/sources.ts';
export { type Restart, RESTARTS, type Washout, WASHOUTS } from './interactions/washouts.ts';
export type { LabPanelDefinition, OtherTest } from './lab-panels/define-panel.ts';
export { analytesOf, describeLabPanel, findLabPanel } from './lab-panels/describe-panel.ts';
export { LAB_PANELS } from './lab-panels/index.ts';
export { type AnswerPolarity, classifyAnswer } from './language/classify-answer.ts';
export { type Assertion, assertionOf, type Perspective } from './language/assertion.ts';
export { OF_ANY_REGION } from './language/of-any-region.ts';
export { OF_EITHER_SEX } from './language/of-either-sex.ts';
export { compile } from './language/pattern.ts';
export { type Remark, remarksIn, withoutRemarks } from './language/remark.ts';
export { sentencesOf } from './language/sentences-of.ts';
export { type Sentence, wordIndexAt } from './language/sentence.ts';
export { daysAgo, isHistorical, PAST_MONTH_DAYS, RECENT_DAYS } from './language/temporality.ts';
export {
  CLOZAPINE_MYOCARDITIS,
  type MyocarditisSign,
} from './monitoring/clozapine-myocarditis.ts';
export { namedMedicine } from './monitoring/named-medicines.ts';
export type { MonitoringSchedule, MonitoringStep } from './monitoring/define-monitoring.ts';
export { MONITORING_SCHEDULES } from './monitoring/schedules.ts';
export { mseCatalog } from './mse/catalog.ts';
export { CSSRS_QUESTIONS, type CssrsQuestion } from './mse/cssrs-questions.ts';
export type { MseDomain, MseOption } from './mse/define-domain.ts';
export { MSE_DOMAINS } from './mse/domains/index.ts';
export { RISK } from './mse/domains/risk.ts';
export { findMseDomain, findMseOption } from './mse/find-domain.ts';
export type { IndicatorCategory, RelapseIndicator } from './relapse-indicators/define-indicator.ts';
export { RELAPSE_INDICATORS } from './relapse-indicators/index.ts';
export { type IndicatorReading, readIndicators } from './relapse-indicators/wording/read-indicators.ts';
export { findSafetyWords, type SafetyWords } from './safety-words/find-safety-words.ts';
export { safetyInOtherLanguages } from './safety-words/other-languages.ts';
export { safetyOfCode } from './safety-words/safety-codes.ts';
export { asksAboutSafety, isAboutSafety, type NameOptions } from './safety-words/safety-names.ts';
export { looksClinical, PLAIN_WORDS } from './language/plain-words.ts';
export { clinicalStatus, type ClinicalStatus, type StatusSaid } from './language/clinical-status.ts';
export type { ClinicalState } from './states/define-state.ts';
export { findStates, type StateMention } from './states/find-states.ts';
export { CLINICAL_STATES } from './states/index.ts';
