import { DRUGS } from '../../drugs/index.ts';
import type { DrugGroupKey } from '../../drugs/drug-groups.ts';

/** Groups whose medicines are taken for a psychiatric condition. */
const PSYCHIATRIC: ReadonlySet<DrugGroupKey> = new Set<DrugGroupKey>(
  'SSRI SNRI TCA MAOI AAD GLU SGA FGA MS BZD HYP ANX STIM NST SUD'.split(' ') as DrugGroupKey[],
);
const NAMES_OF_MEDICINES = DRUGS.filter(({ group }) => PSYCHIATRIC.has(group))
  .flatMap(({ name, inn, synonyms, brands }) => [name, inn, ...synonyms, ...brands])
  .filter((name) => /^[a-z]{5,}$/i.test(name))
  .map((name) => name.toLowerCase());

/**
 * Words that stand for each other in wordings of early signs, by the name that wordings write in capitals. A word may
 * be in several. Data, ours.
 */
export const WORD_CLASSES: Readonly<Record<string, readonly string[]>> = {
  MEDICINE: [
    ...'medication medications medicine medicines meds med tablet tablets pill pills capsules depot depots injection injections jab lai antipsychotic antipsychotics antidepressant antidepressants stabiliser stabilizer stabilisers neuroleptic prescription prescriptions script treatment dosette methadone'.split(
      ' ',
    ),
    ...NAMES_OF_MEDICINES,
  ],
  INJECTION: 'depot depots injection injections jab lai'.split(' '),
  TAKE: 'take have swallow accept use'.split(' '),
  STOP: 'stop quit cease discontinue ditch abandon'.split(' '),
  REFUSE:
    'refuse refusal refuses decline declines declined reject rejects resist resists resisting unwilling'.split(
      ' ',
    ),
  MISS: 'miss skip forget omit neglect missing'.split(' '),
  LACK: 'lack lacking lacks loss lose poor low lower less little few diminished reduce reduced reduction decrease decreased impaired limited minimal dropped drop dip dipped lowered fallen decline declined declining dwindling waning zero'.split(
    ' ',
  ),
  BAD: 'bad poor terrible awful horrible dreadful rubbish problem trouble difficulty difficulties difficult disturb disturbed disturbance disrupt disrupted disruption broken interrupted fragmented struggle hard worse worsen worsening deteriorate deterioration erratic irregular unsettled disordered issue issues chaotic impaired inadequate insufficient light restless shallow messed'.split(
    ' ',
  ),
  MORE: 'more increase increased increasing rise rising rose grow growing extra too heavy heavily heavier excess excessive excessively lot lots loads tons greater further escalate escalating worse worsening constant constantly incessant incessantly nonstop'.split(
    ' ',
  ),
  NONSTOP:
    'nonstop constant constantly incessant incessantly ceaseless continuous continuously endless endlessly'.split(
      ' ',
    ),
  BETTER:
    'better improve improved improving improvement well good fine ok okay normal normally stable recover recovered recovery restored great excellent adequate intact appropriate settled steady healthy reasonable satisfactory regular regularly unremarkable right sound soundly fully brighter'.split(
      ' ',
    ),
  GONE: 'gone resolve resolved disappear disappeared vanished subside subsided ease eased fade faded remitted settled settle lift lifted quiet quieter controlled silent calmed manageable'.split(
    ' ',
  ),
  FEWER:
    'less fewer lower reduce reduced reduction decrease decreased milder lessened little diminished lack loss low'.split(
      ' ',
    ),
  ALCOHOL:
    'alcohol booze boozing beer beers wine vodka whisky whiskey cider lager spirits gin rum brandy etoh liquor ethanol sherry drink drinking prosecco cans'.split(
      ' ',
    ),
  DRUG: 'drug drugs cannabis weed skunk heroin cocaine amphetamine amphetamines meth methamphetamine ketamine mdma ecstasy mephedrone opiate opiates opioid opioids marijuana hash lsd substance substances benzos stimulants thc fentanyl psychedelics hashish ganja'.split(
    ' ',
  ),
  ANYDRUG:
    'drug drugs cannabis weed skunk heroin cocaine amphetamine amphetamines meth methamphetamine ketamine mdma ecstasy mephedrone opiate opiates opioid opioids marijuana hash lsd substance substances benzos thc fentanyl spice speed crack coke acid pot joint joints mushrooms gear smack glue solvents gas whizz powder mcat ghb pregabalin edibles blunts dope'.split(
      ' ',
    ),
  CONSUME: 'use take smoke snort inject drink abuse misuse relapse buy sniff score'.split(' '),
  PEOPLE:
    'people person neighbor neighbors neighbour neighbours someone somebody everyone everybody others anybody anyone police government mi5 cia fbi stranger strangers colleague coworker coworkers gang gangs men landlord flatmate flatmates upstairs'.split(
      ' ',
    ),
  THEY: ['they', 'them'],
  MEDIA:
    'tv television telly radio newspaper newspapers news internet presenter newsreader songs lyrics films film adverts youtube'.split(
      ' ',
    ),
  STAFF:
    'nurse cpn coordinator team doctor dr gp psychiatrist psychologist keyworker worker services service clinic cmht therapist counsellor counselor sponsor mentor staff eip outpatient outpatients review visit visits appointment appointments caseworker professionals clinician clinicians camhs crisis'.split(
      ' ',
    ),
  CARE: 'treatment therapy care services support help group groups aa na meeting meetings session sessions counselling counseling team programme program rehab clinic followup aftercare'.split(
    ' ',
  ),
  KIN: 'wife husband partner ex girlfriend boyfriend mother mom father parents parent brother sister son daughter family children kids kid spouse carer uncle aunt grandmother grandfather fiance relatives relative flatmate housemate neighbor neighbors neighbour neighbours friend friends boss colleague'.split(
    ' ',
  ),
  FRIENDS:
    'friend friends mate mates people family anyone anybody everyone everybody us visitors company others folk kids children mother sister brother grandchildren relatives'.split(
      ' ',
    ),
  SLEEP: 'sleep sleeping nap naps kip'.split(' '),
  NIGHT: 'night nights nighttime nightly dawn overnight smallhours'.split(' '),
  HOME: 'house home flat apartment room bedroom bed indoors'.split(' '),
  ROOM: 'room bedroom bed'.split(' '),
  WORK: 'work job college school university uni studies course class classes office employment lessons homework coursework grades'.split(
    ' ',
  ),
  WASH: 'wash shower bath bathe bathing clean brush groom grooming hygiene shave shaving'.split(' '),
  ILL: 'ill unwell sick problem schizophrenia bipolar psychotic illness disorder'.split(' '),
  THING:
    'thing things stuff anything everything something nothing activities activity hobby hobbies pleasure life'.split(
      ' ',
    ),
  PLEASANT: 'enjoy pleasure joy interest'.split(' '),
  MOOD: 'mood moods spirits affect'.split(' '),
  FAST: 'fast faster quick rapid racing speeding speed hurried fasttalking mile miles hundred pressured pressure'.split(
    ' ',
  ),
  MIND: 'mind brain head thought thoughts'.split(' '),
  THOUGHT: 'thought thoughts idea ideas mind'.split(' '),
  VOICE: 'voice voices'.split(' '),
  ORDER:
    'tell command order instruct instructing instructions force urge urging demand demanding say whisper shout make'.split(
      ' ',
    ),
  HURT: 'hurt harm injure cut kill stab attack'.split(' '),
  SELF: 'himself myself themselves yourself oneself self themself'.split(' '),
  OTHERPEOPLE:
    'people someone somebody others him them neighbor neighbors mother father brother sister wife husband boss partner child children baby kids family stranger strangers nurse doctor staff son daughter everyone girlfriend anyone landlord'.split(
      ' ',
    ),
  ARM: 'arm arms wrist wrists forearm forearms leg legs thigh thighs'.split(' '),
  HELP: 'help support'.split(' '),
  FOOD: 'food meal meals lunch tea supper dinner breakfast eating eat'.split(' '),
  DEATH: 'die died dead death passed loss funeral'.split(' '),
  MONEY: 'money savings cash wages credit card cards'.split(' '),
  WARD: 'hospital ward inpatient unit section admission'.split(' '),
  SOON: 'just recent recently yesterday week days monday tuesday wednesday thursday friday saturday sunday weekend fortnight last new'.split(
    ' ',
  ),
};
