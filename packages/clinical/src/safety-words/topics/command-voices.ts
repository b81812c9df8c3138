import { defineSafetyTopic } from '../define-topic.ts';

const HEARD =
  '(?:voices?|my head|my mind|my brain|her head|hallucination|whispers?|ah|avh|a man s voice|woman s voice|god|jesus|allah|satan|the devil|devil|demons?|jinn|djinn|angels?|spirits?|ghosts?|the dead|dead [a-z]+|entity|entities|aliens?|shadow|shadows|(?:the )?(?:tv|television|telly|radio|radiator|walls?|phone|computer|newsreader|news reader|internet|chip|implant|machine|microwave|fridge|mirror)|(?:people|man|woman|men|lady|person|thing|someone|something) in (?:the |my |his |her )?(?:wall|walls|head|ceiling|radiator|tv|television|attic|mirror|ear|ears|mind|vent))';
const ORDERS =
  '(?:tell|telling|told|tells|command|commands|commanding|commanded|order|orders|ordering|ordered|instruct|instructs|instructing|instructed|urge|urges|urging|urged|say|saying|said|force|forces|forcing|forced|want|wants|wanting|wanted|ask|asks|asking|asked|demand|demands|demanding|demanded|scream|screams|screaming|shout|shouts|shouting|encourage|encourages|encouraging|encouraged|incite|incites|inciting|compel|compels|compelling|make|makes|made|dare|dares|daring|whisper|whispers|whispering|insist|insists|insisting|push|pushing|egging|goad|goads|goading|beg|begs|begging|threaten|threatens|threatening)';
const HARM =
  '(?:kill|die|jump|hurt|harm|cut|hang|attack|stab|burn|overdose|drown|murder|end|swallow|take (?:all|an|the|my|his|her)|walk (?:into|in front)|step|throw|drink|smother|strangle|fight|punch|hit|shoot|poison|fast|starve|stop (?:eating|drinking|taking)|not (?:eat|drink)|give up (?:food|eating|drinking|everything)|refuse food|sacrifice|join|come (?:and join|with|to)|do it|gouge|castrate|pull out|set fire|crash|drive|run (?:into|away)|do (?:bad|terrible)|slit|leave (?:this|the house naked)|strip|od|sort out (?:{my} |the )?(?:father|mother|mom|dad|brother|sister|wife|husband|neighbors?|boss|son|daughter|him|her|them)|sort (?:him|her|them) out|finish|get rid)';

/** Voices that command, whoever they are said to belong to. Ours. */
export const COMMANDS = defineSafetyTopic({
  key: 'command_voices',
  label: 'voices that command',
  groups: [
    {
      ofOthers: true,
      wordings: [
        '(?:hear|hears|hearing|heard) (?:[a-z]+ )?(?:voices?|god|satan|the devil) to (?:kill|drown|hurt|harm|jump|cut|hang|stab|burn|attack|hit|strangle|smother|die|take|end|punish|sacrifice|walk|throw|poison)',
        '(?:voices?) (?:in (?:his|her|my) head )?(?:keeps? |always |often |now |sometimes |constantly |just |also )*(?:say|says|saying|said|tells?|told|telling|orders?|commands?|wants?|wanted|asks?|asked|makes?|made|instructs?) (?:to )?(?:me |him |her |patient )?to (?!(?:stop (?:smoking|eating sweets)|be kind|pray|love|calm down|relax)(?![^ ]))[a-z]+',
        'command (?:auditory |verbal |type ){0,5}(?:hallucinations?|voices?)|commanding (?:auditory )?(?:voices?|hallucinations?|ah|avh)|voices? of command|command (?:ah|ahs|avh|type ah|type)|cah|commanding (?:nature|type|quality|content|in nature)|imperative (?:voices?|hallucinations?)|voices? (?:give|gives|giving|gave|issue|issuing|shout|bark|barking) {gap1}(?:orders|commands|instructions)|(?:ah|avh|hallucination|voices?|pseudohallucinations?) (?:[a-z]+ ){0,3}(?:with |of |giving |issuing |including |containing )(?:a )?(?:command|commands|commanding|orders|instructions)(?! nature absent)|command nature|(?:not|hard|harder|difficult|unable|struggl[a-z]+|resist[a-z]*|can not|trying) {gap1}(?:to |not to )?(?:obey|disobey|resist|ignore|refuse|fight|defy) (?:the |{my} )?(?:voices?|commands?|orders)|(?:has|have|having|hears?|hear) to do what (?:the )?(?:voices?|they|it) (?:say|says|tell|want)',
        `${HEARD} (?:that |which |who |are |is |were |was |now |have been |has been |have |has |had |keeps? |kept |started |start |and |just |again |also |both |always |repeatedly |all day |loudly |constantly |from the (?:tv|radio|wall|radiator) |then |in (?:my|his|her) head ){0,4}${ORDERS} (?:at |on )?(?:me |him |her |us |patient |that |he |i |to |must |should |has to |have to |need to |will |be |go |and |just |not |get |do |better |would |${HARM} ){0,6}${HARM}`,
        '(?:voices?|hallucination|the devil|satan|demons?|jinn|spirits?|whispers?) (?:that |which |who |are |is |were |was |now |have been |has been ){0,5}(?:tell|telling|told|command|commands|commanding|commanded|order|orders|ordering|ordered|instruct|instructs|instructing|instructed|urge|urges|urging|urged|force|forces|forcing) {gap}to [a-z]+',
        '(?:told|ordered|commanded|instructed|tell|telling|compelled|urged|possessed|made) by (?:the |a |{my} |an |his )?(?:voices?|god|satan|devil|demons?|jinn|angels?|spirits?|ghosts?|aliens?|radio|tv|television|jesus|allah|chip|dead [a-z]+|higher power) to [a-z]+',
        '(?:god|allah|jesus|satan|the devil|devil|demons?|angels?|jinn|spirits?|bhagwan|the lord|holy spirit|archangel|prophet) (?:is |are |was |has |have |had |speaks? to (?:him|her|me) and |keeps? ){0,5}(?:tell|telling|told|commands?|commanding|commanded|orders?|ordering|ordered|instruct|instructs|instructed|wants|demands|demanded|asks|asked|chosen) (?:me |him |her |that |us ){0,2}(?:to |must |should |he must |i must |has to )+(?:be )?(?:[a-z]+ )?' +
          HARM,
        `(?:hears?|hear|heard|hearing) (?:[a-z]+ ){0,5}(?:voices?|whispers?|voice|whispering|her|him) (?:[a-z]+ ){0,2}?${ORDERS} (?:[a-z]+ ){0,5}?${HARM}`,
        '(?:keeps?|kept|keep|is|are|was|constantly|they|it|he) (?:on )?(?:tell|telling|ordering|commanding|instructing) (?:me|him) (?:to )?(?:do it|kill {self}|kill (?:him|her|them|everyone|my|his)|hurt {self}|jump|cut {self}|hang {self}|die|harm {self}|end it|stab|drink bleach|overdose|take (?:all|the|my) (?:pill|medication))(?! (?:in therapy|at school))',
        '(?:obey|obeys|obeying|obeyed|acting on|acted on|act on|following|carried out|carrying out|complied with|doing what) (?:the |{my} |what (?:the )?)?(?:voices?|commands?|voices? (?:say|said|tell|told)|orders of|hallucinations?)|(?:instruct|instructs|instructed|instructing|order|orders|ordering|ordered) (?:patient|me|him) to (?:self harm|kill|hurt|harm|jump|overdose|die|cut|hang|stab|attack|fast)|(?:thoughts?|messages?|signals?|signs?) (?:put|inserted|sent|placed|beamed) {gap6}(?:telling|ordering|to kill|to hurt|to attack|to die|kill)',
      ],
      together: [
        [
          `${HEARD}|chorus|presenter|newsreader|god|archangel`,
          'insist|insists|insisting|calling|calls|gives|giving|commanding|commands?|orders?|missions?|instructions?|compelled|compels|compelling|tormented|urging|urges|tells|telling|told|must|instruct[a-z]*|demand[a-z]*',
          HARM,
        ],
        [
          'voice',
          'command|commanding|commands|orders',
          'push|kill|hurt|cut|jump|stab|burn|attack|hit|drown|hang|die|eat|drink',
        ],
        [
          'dead|late|deceased|grandfather|father|brother|son|husband',
          'call|calls|calling|beckon[a-z]*|telling|tells',
          '(?:me|him|her) (?:to|into) (?:[a-z]+ ){0,4}(?:join|come|river|sea|water|him|follow|grave|heaven|other side)',
        ],
      ],
      unless: [
        'sat ?nav|gps|navigation|announcer|sermon|scripture|bible class|in the (?:film|movie|play|game|song|opera)|audio ?book|meditation|mindfulness app|alexa|siri|radio four|choir|singing teacher|voice (?:coach|teacher|mail|message|note)|newsreader says|to love',
      ],
    },
  ],
});
