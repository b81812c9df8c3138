/**
 * Everyday words and words of case notes that look like a misspelt name; they are read as themselves. Ours: found by
 * reading ordinary English text with the recogniser, and to be extended that way.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  [
    'ability abilities ambient aspiring aspirins concert concerts concerto concerted lyrical lyrics lyric creator creators',
    'halcyon allegro morphing celebrate celebrated celebrates reality serene protein proteins insular nicotinic vision',
    'provisional provider prior probably problem problems patient patients allergy allergic allergies medication',
    'medications medicine medicines prescription prescribed pharmacy depression depressed anxiety anxious bipolar',
    'disorder insomnia seizure seizures headache headaches migraine migraines nausea pressure cholesterol diabetes',
    'thyroid asthma infection agitation nightmares attention weight dinner breakfast evening weekend weekends',
    'treatment therapy withdrawal antidepressant antidepressants vitamin vitamins supplement supplements herbal',
    'unknown unchanged several different generic brand bottle bottles refill refills sample samples',
    'caffeinated caffeine alcohol alcoholic stimulation stimulants clinical clinic chronic control ritual rituals',
    'restore restored restoring restorative vistas relapse relapsed proviso virtual levity mobility humanity',
    'consistent concern concerned concerning constant century centrum chloride fluoride retinal relation pedicure',
    'coreopsis premier premiere prevail prevailing proton protons arcade pelvic metal mobile sonatas pamela',
    'program programs singular mitigate mitigated mitigates comparing symmetric symmetry buffering clarity precedes',
    'preceded preceding moderate moderated inference reference conference shrine metadata milton connor interval internal',
    'cortez camilo nicoletti corentin compare compares comparable',
    'conflict conflicts conflicting conflicted preserve preserved preserves advisor revert reverts implements implemented',
    'implementer implementers inject injects faster fasters technique techniques vienna states stated spectral embeds herein',
    'optimize optimise activate activates shorter solved solves peppers parking mistaking reacting modulo sparing solaris',
    'decision decisions actively approval promise promised advance advanced footer escalate escalated escalation wallet',
    'ingress regain regained millionth rosette dolphin megaphone microtask testbed salicylate salicylates methylene',
    'methods method methodical original originally eventually actual simple simply patience precaution velocity',
    'minted gravel panama revive enclose enclosed alsace annuity northern concordant neural popper parkinson parkinsons',
    'parkinsonism parkinsonian optimised optimized preserving reverting implementing injecting activated',
    'cocoa coding cardinal norman frontal sublime opera operas cordial cordials vegetarian',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Brands that are also everyday words or forenames: read as the medication only in a line that says nothing else
 * than medications, doses and directions.
 */
export const DOUBLE_MEANINGS: ReadonlySet<string> = new Set(
  'soma sonata versed alli camila portia yasmin errin jolivette aviane alesse lessina kariva junel apri azor calan concor ecstasy opana orap rayos prelone folate adrenalin vigil diane brenda ella dona sone amira carmen katya nikki olena parkin noten ordine minax axit vandral catena intal compro frontal adalin tao optimine prax theo oxis alna avil serc kalma inza unat maxim keral sympal sequase planum premia dotti careload alli symfi nix renova ideos poppers garlic cranberry lustra'.split(
    ' ',
  ),
);

/** Minerals: alone they are more often a salt or a value of the blood than an entry. */
export const MINERALS: ReadonlySet<string> = new Set(
  'potassium calcium magnesium iron zinc selenium'.split(' '),
);

/** Short names that are one only beside another medication: alone, `hct` is a haematocrit. */
export const ONLY_BESIDE_ANOTHER: ReadonlySet<string> = new Set(['hct']);

/** A word directly after one of them is a person's name. */
export const TITLES: ReadonlySet<string> = new Set(['dr', 'doctor', 'mr', 'mrs', 'miss', 'nurse', 'prof']);

/** Word parts that, joined to a name by a hyphen, make another substance. */
export const SUBSTANCE_PREFIXES: ReadonlySet<string> = new Set(
  'r s es ar dex des desmethyl didesmethyl lev levo nor hydroxy methyl ethyl acetyl oxy ox iso keto chloro fluoro homo pro anti non'.split(
    ' ',
  ),
);
