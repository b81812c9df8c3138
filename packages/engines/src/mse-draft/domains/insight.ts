import { defineRules } from '../define-rule.ts';

export const INSIGHT_RULES = defineRules('insight', [
  [
    'good',
    {
      says: [
        'know (?:that )?(?:it is|this is|that is) (?:the|my|part of (?:the|my)) (?:illness|depression|bipolar|condition|disorder|anxiety|ocd|mania)(?: talk)?',
        'recogni[sz]e (?:that )?(?:it is|this is|that is|the|my|these are) {gap1}(?:illness|symptoms?|warning signs?|signs|condition|mania|depression|episode)',
        'know (?:that )?i (?:have|am) (?:a )?(?:problem|illness|ill|sick|unwell|disorder|need (?:help|treatment|medication))',
        '(?:know|understand|realize|realise) (?:that )?i need (?:help|treatment|the medication|my medication|to take)',
        'know (?:that )?(?:they are|it is|the voice are|the voice is) not real',
      ],
      headed: ['good', 'intact', 'full', 'excellent'],
    },
  ],
  ['fair', { headed: ['fair', 'adequate', 'moderate'] }],
  ['partial', { headed: ['partial', 'incomplete'] }],
  ['limited', { headed: ['limited', 'impaired', 'minimal', 'questionable'] }],
  [
    'poor',
    {
      says: [
        '(?:nothing|not anything|there is not (?:anything|a thing)) (?:is )?wrong with me',
        '(?:i )?(?:am|is) not (?:sick|ill|crazy|mentally ill|unwell|bipolar|schizophrenic|manic|psychotic)(?! enough| to my| anymore)',
        '(?:do|did) not need (?:any |the |your |to take |to be on |to be |those |these |this )?(?:any )?(?:medication|pills|treatment|help|therapy|a doctor|here|hospital|psychiatrist|drugs)',
        '(?:do|did) not have (?:a |any )?(?:problem|mental illness|illness|disorder|drinking problem|schizophrenia|bipolar|dementia|memory problem)',
        '(?:everyone|everybody|they|you people|you|you all|my family|they all) (?:is|are) (?:the (?:one|ones) (?:with|who)|overreact(?:ing)?|make (?:it|this|things) up|wrong about me|the problem)',
        'no reason (?:for me )?to be here|should not be here',
      ],
      headed: ['poor', 'lacking', 'lacks'],
      observed: [
        '(?:poor|little|lacks?|lack of|lacking) insight',
        '(?:not|does not) (?:see|believe|recogni[sz]e|think) {gap1}(?:he|she|they|himself|herself) (?:is|are|to be|has) (?:ill|unwell|sick|an illness)',
      ],
    },
  ],
  [
    'absent',
    {
      observed: [
        'no insight',
        'without insight',
        'absent insight',
        'insight (?:is |was )?(?:absent|nil|none)',
        'devoid of insight',
      ],
      headed: ['absent', 'nil', 'none'],
    },
  ],
  ['not_assessed', { headed: ['not assessed', 'not tested', 'deferred'] }],
]);
