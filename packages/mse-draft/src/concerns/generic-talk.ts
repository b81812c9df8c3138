import type { SpokenSentence } from '../attribute-sentences.ts';
import { compileWords } from './define-concern.ts';
import { has } from './asked-concerns.ts';

/** Films, books, games, news, sport and work, where death and harm are talked of as a matter of course. Data, ours. */
export const GENERIC_TALK = compileWords([
  '(?:did|do) you watch|(?:first|last|opening|final) scene|the plot|film|films|movie|movies|theatre|theater|opera|musical|play about|drama|soap|soaps|series|episode|netflix|documentary|podcasts?|a book|books|book group|the book|novel|memoir|poem|poems|poets?|poetry|songs|album|the band|gigs?|what is the song|concert|comic|manga|anime',
  'game|games|level nine|shooter|boss fight|assassin|zombies?|detective|thriller|true crime|murder mystery|cluedo|chess|monopoly|crossword|bingo|quiz',
  'the paper|local paper|newspaper|headline|headlines|in the news|^the news|on the news|watch(?:ed|ing)? the news|article|bulletin|politician|jury|trial',
  'the match|at practice|was practice|coach|boxing|boxer|martial arts|judo|karate|wrestling|fencing|archery|league|tournament|basketball|football|rugby|hockey|climber|climbing wall|bouldering|sprints|marathon',
  'abattoir|butcher*|slaughterhouse|servers?|processes|fight scenes|on stage|class discuss|debate club|thesis|essay|lecture|training course|first aid|trolley problem|leaflet|questionnaire|on the form',
  'crisis line|helpline|volunteer*|psych ward where|looks after people|paramedic',
]);

/** Plain statements of one's own mind, which count wherever they stand. */
export const OWN_MIND = compileWords([
  'i (?:want|wanted|wish|hope|think|thought|plan|mean|intend|will|would|am going|was going|keep think|have been think|tried|took|cut|have thought|envy|identify|relate|understand why|get why) {gap6}(?:die|dead|kill|end|suicide|do it|myself|me|him|her|them|same|too)|check out whenever|(?:kill|hurt|harm|cut|take|took|shoot|hang|finish|end) myself|my (?:arms|wrists|own life)',
]);

/** Words that give away a joke or a manner of speaking. */
export const JESTING = compileWords([
  'we (?:both )?laugh|we laughed|he laughed|she laughed|haha|(?<!not |a |never )joking|teasing|just a joke|bless (?:him|her|them)|ridiculous|hilarious|funny|figure of speech|manner of speaking|so to speak|as they say|for fun',
]);

/** Harm that came about by accident. */
export const BY_ACCIDENT = compileWords([
  'by accident|accidentally|cook*|garden*|shav*|gym|football|rugby|skiing|bik(?:e|ing)|cycling|playing|diy|decorat*|slipped (?:on|over|in)|tripped|fell (?:off|over|down|on)|the cat|the dog|work injury|at work|brambles|rose ?bush|oven tray|baking|peeling|chopping|onion|opening a|physio|surgery|operation|arthritis|nurse showed me|half for the|pill cutter|in half',
]);

/** Said by somebody else as a matter of routine: a leaflet, a form, an earlier examiner. */
export const ROUTINE_WORDS = compileWords([
  '(?:doctor|gp|nurse|midwife|psychiatrist|psychologist|counselor|therapist|leaflet|form|questionnaire|letter|he|she|it|they) (?:said|say|asked|ask|read|had|would ask|would go|wrote) (?:[^ ]+ ){0,6}(?:do you|is there|any|are you|have you|call|if you|no evidence|obliged)',
  'there is one about|is there a risk|no evidence of|obliged to ask|favorite phrase|down (?:the|his|her) list|tick(?:ed)? (?:it|the)|i put never|i said no|i told (?:him|her|them) no|i would say no|put no',
]);

/** Sentences of an answer in which one's own mind is looked for. */
const ANSWER_SENTENCES = 8;

/** Asked about a film, a game or work, or answered with one. */
export function isGenericTalk(question: string, said: readonly SpokenSentence[]): boolean {
  const first = said[0]?.sentence.text ?? '';
  if (said.slice(0, ANSWER_SENTENCES).some(({ sentence }) => has(OWN_MIND, sentence.text))) return false;
  return has(GENERIC_TALK, question) || has(GENERIC_TALK, first);
}
