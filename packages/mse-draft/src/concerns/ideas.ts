import { words } from './define-concern.ts';

/** Ideas that several kinds of risk are made of. Written in base forms. Data, ours. */

/** Being dead or gone, in plain words and in others. */
export const DEATH = words(
  'die, dies, died, dying, dead, death, suicide, suicidal, grave, graveyard, cemetery, coffin, casket, buried, bury me',
  'cremat*, my funeral, obituar*, heaven, afterlife, morgue, mortuary, corpse, hearse, my own funeral, headstone, tombstone',
  'not wake, not woke, not woken, never wake, never woke, not be here, not be around, not being here, not being around',
  'not around, not be alive, not alive, not exist, not existing, be gone, being gone, been gone, pass away, passed away',
  'slip away, slipped away, slipping away, fade away, last breath, stop breathing, stopped breathing, heart (?:would |to )?(?:stop*|quit*|give out|gave out|pack in|pack up|go), fade out, fading out, quit on me, keel over, drop dead, not come back, snuff* out, switched off, dust, ashes, compost, worm food',
  'ceas*, oblivion, nothingness, eternal*, six feet, in the ground, the other side, my maker, lights out, get up from',
  'bring me back, brought me back, resuscitat*, reviv*, my last, last one, take me, took me, call my number, closes? my eyes',
  'my time (?:come|came|to go), my turn, my number, lives? forever, sleep forever, sleep for good, long sleep, big sleep',
  'not make it, not see (?:the )?(?:morning|spring|summer|autumn|winter|christmas|another|next), end of me, finish me, finishes me',
  'stop being, no more me, no me, without me, me not, rid of me, out of the picture, out of the way, under a stone, eternity',
  'end of my life, end my life, my life (?:to|was|were|is)? ?(?:be )?over, have it over, be over, all over with, off this (?:earth|planet|world)',
);

/** Wishing, welcoming and finding relief in it. */
export const WISH = words(
  'want, wanted, wish, hope, pray*, rather, prefer*, long for, longing, not mind, love, crav*, yearn*, welcom*, glad',
  'relief, relieved, nice, easier, better, best, peace, peaceful, restful, ok with, fine with, fine by me, suit*, envy',
  'envious, jealous, deserv*, ready, beg, begged, begging, ask god, asked god, look forward, appeal*, tempt*, comfort*, sooth*',
  'if only, happy, happier, riddance, disappointed, lucky, luck, mercy, bliss, beautiful, freedom, free, escap*, kind, kinder',
  'kindest, solution, way out, hurry, soon, sooner, waiting, wait for, dream*, fantas*, imagine, pictur*, think about, thought of',
  'thought about, think of, wonder*, drawn, bother me, care if, care whether, not care, shame, blessing, gift, holiday, quiet',
  'finally, at last, should have, ought to have, no loss, miss me, would not fight, not fight it, would not stop, let it, let nature',
  'prayer, prayers, answer, friend, not scared, not afraid, not frightened, calm about, attractive, curious, obsess*, preoccup*',
);

/** Going on living, as a thing to bear. */
export const LIVING = words(
  'live(?! (?:with|in|at|near|alone|on|next|out)(?![^ ])), life, alive, exist, existing, existence, being here, be here, breathing, going on, go on, carry on, carrying on, keep going',
  'wake up, waking up, get up, another day, another year, another winter, tomorrow, this world, the world, this earth, this planet, go any further',
);

/** Being at the end of one's strength for it. */
export const WEARY = words(
  'tired (?:of|to|from), sick of, weary, enough of, had enough, too hard, too much, no point, not the point, pointless, chore, effort, sentence, punish*',
  'not want, never want*, not wanted, hate, stop want*, stopped want*, not worth, not see why, no reason, no use, not bother, not care, unbearable, not stand, not bear',
  'not cope, not able to, exhaust*, drain*, fed up, no longer, not built for, not made for, not meant for, meaningless, torture, hell, curse, cursed, trap*, waste, waste of, why am i, lost interest, not interested',
  'not care to, overstayed, too long, done with, finished with, through with, over with, give up, gave up, given up, quit, not do, no desire, no wish, no appetite, do not see',
);

/** Killing oneself, also in the words people use to avoid the word. */
export const ENDING = words(
  'suicide, suicidal, kill {self}, end {gap1}life, ending {gap1}life, ended {gap1}life, finish {gap}my life, take {my} (?:own )?life, took {my} (?:own )?life, taking {my} (?:own )?life',
  'do {self} in, do away with {self}, done away with {self}, top(?:ping|ped)? {self}, off(?:ing|ed)? {self}, end it, ending it, end things, ending things, end everything, end all',
  'finish it, finish it off, finish the job, finish {self}, go through with it, going through with it, went through with it, pull the trigger, pulled the trigger, make it happen',
  'see to things, check out, checking out, bow out, way out, exit, the act, the other option, disappear for good, off the (?:roof|bridge|balcony|cliff|edge|building|ledge|pier), out the window, out of the window',
  'hang {self}, hanging {self}, shoot {self}, drown {self}, overdose, poison {self}, gas {self}, starve {self} to, cut {my} (?:throat|wrists?), slit {my}, open {my} (?:veins?|wrists?), jump, jumping, throw {self}, threw {self}, under a train, under the train, in front of',
  'by my own hand, my own hand, with my own hands, on my own terms, destroy {self}, delete {self}, erase {self}, remove {self}, put {self} down, put an end, put a stop, turn out the lights, pull the plug, switch (?:it|me|{self}) off, turn (?:it|{self}) off, stop it all, quit life',
);

/** Deciding and meaning it. */
export const INTENT = words(
  'going to, will, would, intend*, intention*, plan, decid*, mind (?:is )?made up, made up my mind, set on, determined, promised myself, sworn, swear, ready to, about to, mean to, meant to, want to, wanted to, think, thought',
  'consider, urge, tempt*, thinking, idea, option, picture, pictured, picturing, imagine, dream*, fantas*, could, might, should, ought, nearly, almost, close to, closer to, cross* my mind, keep think, have to, need to, serious, seriously',
  'try, tried, working out, worked out, work out, wonder*, rehears*, practic*, practis*, promise, vow*',
);

/** Things that people die by. */
export const LETHAL = words(
  'rope, noose, ligature, hanging, belt, dressing gown cord, cord, cable, flex, scarf, beam, rafter, rafters, banister, bannister, hook, gun, rifle, shotgun, pistol, firearm, revolver, trigger, bullet, bullets, shells, cartridges, ammo, knife, razor, razors, blade, blades, scalpel, wrist, wrists, artery, vein, veins, throat, jugular, plastic bag, bag over',
  'exhaust, hose, hosepipe, carbon monoxide, helium, canisters?, gas cylinders?, nitrogen, charcoal, gas, oven, bleach, weedkiller, weed killer, antifreeze, poison, pesticide, insecticide, paraquat, rat poison, drain cleaner, caustic, petrol, lighter fluid, cyanide, morphine, fentanyl, heroin, methadone, potassium',
);

/** Medicines that people die by, which everybody keeps. */
export const DRUGS = words(
  'insulin, pill, pills, medication, capsules, blister packs?, packets?, boxes of, sleepers, sleeping pill, painkillers, sedatives, opioids, opiates, oxy*, codeine, tramadol, diazepam, valium, xanax, zopiclone, amitriptyline, ibuprofen, aspirin, benzos, doses, overdose, bottles, prescriptions?, patches',
);

/** Places that people die at, where everybody goes. */
export const PLACES = words(
  'bridge, viaduct, overpass, flyover, multi storey, multistorey, car park, parking (?:garage|structure), roof, rooftop, balcony, ledge, cliff, cliffs, quarry, pier, weir, canal, river, reservoir, railway, rail, rails, tracks, track, train, trains, tube, metro, subway, underground, platform, level crossing, crossing',
  'traffic, lorry, truck, lorries, motorway, oncoming, overheight, tall building, top floor, top of the, tower block, stairwell, scaffolding, crane, dam, harbor, harbour, marina, waterfall, gorge, ravine, sea wall, the drop, high enough',
);

/** What is done with them on the way there. */
export const PREPARING = words(
  'lin(?:e|ed|ing) (?:them |it |the pill |pill )?up, lined up, count, counts, counted, counting, rehears*, practis*, practic*, measur*, tested, testing, look(?:ed)? up, search*, google*, googling, research*, read about, bought, ordered',
  'put(?:ting)? (?:it|them|some|a few|bits?) (?:by|aside|away), put by, putting by, set aside, stash*, hid, hide, hidden, hiding, hoard*, stockpil*, save, saving, sav(?:e|ed) up, collect*, gather*, storing, squirrel*, pick(?:ed)? out, chosen, chose, know where, know how, found out, find out, worked out, figured out',
  'hold, holding, held, holds, tied, tie, tying, tighten*, taped up, seal*, strok*, star(?:e|es|ed|ing) at, look at, keep look, sleep with, to my, in my mouth, against my, around my, round my',
  'call* (?:to )?me, pull me, pulls me, pulling me, tempt*, drawn to, thought about, think about, think of, thought of, pictur*, imagine, dream*, fantas*, would do it, do the job, do the trick, be enough, enough to, how many, how much, how long, how high, how deep, how fast, lethal, fatal, quick, quickest, painless, ready',
);

/** What is done with medicines on the way there, beside taking them as told. */
export const GATHERING = words(
  'lin(?:e|ed|ing) (?:them |it |the pill |pill )?up, lined up, counted, counting, rehears*, look(?:ed)? up, google*, googling, research*, how many, how much, how long, stash*, hid, hide, hidden, hiding, hoard*, stockpil*, saving, sav(?:e|ed) up, collecting, collected, squirrel*, storing',
  'put(?:ting)? (?:it|them|some|a few|bits?) (?:by|aside), put by, putting by, set aside, star(?:e|es|ed|ing) at, keep look at, lethal, fatal, painless, be enough, enough to, do the job, do the trick, do it, all at once, in one go, the lot, every last, handful*, think about, thought about, thought of, tempt*, imagine, pictur*, call* to me, in my hand, in my lap, in front of me, on the counter, for when',
);

/** What is done at such places, beside passing through. */
export const APPROACHING = words(
  'been up there, gone up there, went up there, climb*, stood, stand, standing, lean, leaned, leaning, leant, edge, lay on, lie on, lying on, kneel*, jump*, step off, step out, stepping, stepped, over the rail*, over the barrier, look down, look* over, dangl*, legs over, one leg, sat on the edge, sitting on the edge, high enough, how high, measur*, test, tested, check(?:ed|ing)? (?:if|the|out|it)',
  'call* (?:to )?me, pull me, pulls me, pulling me, tempt*, drawn to, think about, thought about, thought of, think of, think$, thought$, wonder*, pictur*, imagine, whisper*, dream*, fantas*, google*, googling, look up, research*, far enough, fast enough, deep enough, walk* into, step* in front, in front of, under (?:the|a), not stop, not brake, close my eyes, let go, wait* for, waited for, times? of, timetable, unlocked, fall, fell, drop, cold enough, swim out, wade*, stones, coat on',
);
