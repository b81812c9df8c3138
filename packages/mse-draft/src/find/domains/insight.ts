import { defineRules } from '../define-rule.ts';

export const INSIGHT_RULES = defineRules('insight', [
  [
    'good',
    {
      says: [
        'know (?:that )?(?:it is|this is|that is) (?:the|my|part of (?:the|my)) (?:illness|depression|bipolar|condition|disorder|anxiety|ocd|mania)(?: talk)?',
        'know (?:that )?i (?:have|am) (?:a )?(?:problem|illness|ill|sick|unwell|disorder|need (?:help|treatment|medication))',
        '(?:know|understand|realize|realise) (?:that )?i need (?:help|treatment|the medication|my medication|to take)',
        'know (?:that )?(?:they are|it is|the voice are|the voice is) not real',
        'i (?:know|think|reckon|can see|realize|realise|understand) {gap}(?:it is |this is |that is |i am |i have )?(?:my |just my |the |just the |an? )?(?:ill|unwell|illness|depression|depressed|anxiety|brain|bipolar|ocd|schizophrenia|ptsd|psychosis|mania|manic|trauma|disorder|addiction|alcoholic)(?= |$)(?! (?:is|are|doctor|clinic|team|scan))',
        '(?:know|realize|realise) (?:it is |it sounds |that is |how )(?:ridiculous|irrational|silly|crazy|mad|not real|not true|stupid|not rational)',
        'i (?:know|think|realize|realise) i (?:need|could do with) (?:some )?(?:help|treatment|to (?:stop|get help|be here))',
        '(?:it is|this is) (?:a )?(?:sickness|illness|foolish thing|burn out|burnt out)',
        'i am burnt out',
        'i do see it',
        '(?:my own|own) (?:rotten |silly )?(?:brain|mind)(?= |$)',
        'i know (?:it is mine|it is habit|they are gone|it is not)',
      ],
      headed: ['good', 'intact', 'full', 'excellent'],
    },
  ],
  ['fair', { headed: ['fair', 'adequate', 'moderate'] }],
  [
    'partial',
    {
      says: [
        '(?:part|half|bit|some|fifth|quarter|side|most|tiny bit) of me (?:that )?(?:know|think|wonder|wonders|say|believe|is not sure)',
        '(?:could|might|may) be (?:my (?:brain|mind|head|imagination|nerves)|all in my head|in my head|me imagining|imagining it|the illness|the stress)',
        'maybe {gap1}(?:imagine|imagining|in my head|my (?:brain|mind|imagination))',
        '[0-9a-z]+ (?:percent|per cent) (?:sure|certain|real)',
      ],
      headed: ['partial', 'incomplete'],
    },
  ],
  [
    'limited',
    {
      says: [
        'not (?:that bad|as bad as|a big (?:deal|problem)|an? (?:alcoholic|addict))',
        '(?:could|can) (?:stop|quit|handle) (?:it )?(?:any ?time|whenever|if i want)',
        '(?:he|she|they|mum|mom|dad|wife|husband|mother|father|everyone|everybody|my [^ ]+) (?:think|say|reckon|reckons|seem to think) (?:so|i have a problem|there is a problem|i am (?:ill|sick|depressed|unwell|manic)|i need help|it is (?:a problem|serious))',
        '(?:making|make) a (?:fuss|mountain|big deal)',
      ],
      headed: ['limited', 'impaired', 'minimal', 'questionable'],
    },
  ],
  [
    'poor',
    {
      says: [
        '(?:nothing|not anything|there is not (?:anything|a thing)) (?:is )?wrong with me',
        '(?:i )?(?<!sad )(?:am|is) not (?:sick|mentally ill|unwell|bipolar|schizophrenic|manic|psychotic)(?! enough| to my| anymore)',
        '(?:do|did) not need (?:any |the |your |to take |to be on |to be |those |these |this )?(?:any )?(?:medication|pills|treatment|help|therapy|a doctor|here|hospital|psychiatrist|drugs)',
        '(?:do|did) not have (?:a |any )?(?:problem|mental illness|illness|disorder|drinking problem|schizophrenia|bipolar|dementia|memory problem)',
        '(?:everyone|everybody|they|you people|you|you all|my family|they all) (?:is|are) (?:the (?:one|ones) (?:with|who)|overreact(?:ing)?|make (?:it|this|things) up|wrong about me|the problem)',
        'nothing (?:is )?(?:the matter|wrong) with (?:me|my)',
        '(?:never|not) had it(?= |$)',
        '(?:binned|flushed|ditched|chucked|threw) {gap}(?:tablets|lithium|pills?|meds|medication|olanzapine|quetiapine)',
        'it is (?:her|him|them|you|everyone else) (?:that|who|not me)',
        'why (?:would|should|do) i (?:need|have to) (?:be here|take|see a|treatment|medication|help)',
      ],
      headed: ['poor', 'lacking', 'lacks'],
      observed: ['(?:poor|little|lacks?|lack of|lacking) insight'],
    },
  ],
  [
    'absent',
    {
      says: [
        '(?:not|never) (?:sick|ill|mad) {gap}(?:it is|is) (?:people|them|her|him|you)',
        '(?:you|y all|yall|them|they) {gap}(?:the )?(?:ones?|one) (?:that is |who is |who are )?(?:sick|ill|mad|crazy)',
        '(?:medicine|medicines|tablets|pill) (?:is |are )?for (?:the )?(?:department|them|him|her|others|other people)',
        '(?:you lot|them|you|everyone else) (?:who|that) (?:want|wants|need|needs) (?:looking at|help|locking up|seeing to)',
        'never been (?:more well|better|saner|clearer)',
        'nothing (?:at all )?wrong with me',
      ],
      observed: ['no insight', 'absent insight', 'insight (?:is |was )?(?:absent|nil|none)'],
      headed: ['absent', 'nil', 'none'],
    },
  ],
  ['not_assessed', { headed: ['not assessed', 'not tested', 'deferred'] }],
]);
