/**
 * The catalog as it was decided, one row a domain: key, single or multi, options. `*` moderate risk, `**` high.
 * Written as a list of its own, not taken from the domain files.
 */
export const DECIDED_DOMAINS: readonly (readonly [
  key: string,
  select: 'single' | 'multi',
  options: string,
])[] = [
  [
    'appearance',
    'multi',
    'well_groomed appropriately_dressed appears_stated_age casual disheveled poor_hygiene bizarre_dress underweight overweight tired_appearing visible_injuries* signs_of_intoxication*',
  ],
  [
    'behavior',
    'multi',
    'calm cooperative restless agitated* withdrawn disinhibited impulsive repetitive_movements tearful responding_to_internal_stimuli* aggressive**',
  ],
  [
    'attitude',
    'multi',
    'cooperative engaged guarded suspicious hostile* evasive dismissive apathetic seductive ingratiating',
  ],
  ['eye_contact', 'single', 'good fair intermittent poor avoidant intense staring'],
  [
    'psychomotor',
    'multi',
    'normal slowed agitated fidgeting tremor tics akathisia dyskinesia rigidity catatonic_features** unsteady_gait',
  ],
  [
    'speech',
    'multi',
    'normal_rate slowed rapid pressured soft loud monotone latency_increased poverty_of_speech slurred mute stuttering hyperverbal',
  ],
  [
    'mood',
    'multi',
    'euthymic depressed anxious irritable angry elevated euphoric labile hopeless* empty fearful guilty',
  ],
  [
    'affect',
    'multi',
    'full_range congruent incongruent constricted blunted flat labile tearful anxious irritable expansive inappropriate',
  ],
  [
    'thought_process',
    'multi',
    'linear goal_directed circumstantial tangential loose_associations flight_of_ideas thought_blocking perseverative disorganized racing word_salad* slowed',
  ],
  [
    'thought_content',
    'multi',
    'unremarkable ruminations obsessions phobias somatic_preoccupation overvalued_ideas ideas_of_reference persecutory_delusions* grandiose_delusions* other_delusions* hopelessness_themes* passive_death_wish* suicidal_thoughts** homicidal_thoughts**',
  ],
  [
    'perception',
    'multi',
    'no_abnormality auditory_hallucinations* visual_hallucinations* tactile_hallucinations* olfactory_hallucinations* command_hallucinations** illusions derealization depersonalization flashbacks',
  ],
  [
    'orientation',
    'multi',
    'alert oriented_x4 disoriented_time disoriented_place disoriented_person* disoriented_situation drowsy lethargic* fluctuating_alertness** confused*',
  ],
  [
    'attention',
    'single',
    'intact mildly_impaired moderately_impaired severely_impaired distractible hypervigilant not_assessed',
  ],
  [
    'memory',
    'multi',
    'intact immediate_impaired recent_impaired remote_impaired confabulation amnesia* not_assessed',
  ],
  ['insight', 'single', 'good fair partial limited poor absent* not_assessed'],
  ['judgment', 'single', 'good fair limited impaired poor grossly_impaired* not_assessed'],
  [
    'risk',
    'multi',
    'none_identified denies_si_hi passive_si* active_si** si_with_plan** si_with_intent** recent_attempt** past_attempt* self_harm* homicidal_ideation** violence_risk** access_to_lethal_means* grave_disability** protective_factors_present',
  ],
];

/** Every option with the level it has when it is the only one recorded. */
export const DECIDED_OPTIONS = DECIDED_DOMAINS.flatMap(([domain, , options]) =>
  options.split(' ').map((marked) => {
    const value = marked.replaceAll('*', '');
    return { domain, value, level: levelAlone(domain, marked.length - value.length) };
  }),
);

function levelAlone(domain: string, stars: number): 'none' | 'low' | 'moderate' | 'high' {
  if (stars === 2) return 'high';
  if (stars === 0) return 'none';
  return ['risk', 'thought_content', 'perception'].includes(domain) ? 'moderate' : 'low';
}
