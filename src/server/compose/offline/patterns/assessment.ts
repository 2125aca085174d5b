import type { Pattern } from './pattern.ts'

export const assessment: Pattern = {
  id: 'assessment',
  name: 'Assessment',
  noun: 'assessment',
  practice: 'advice',
  approach:
    'What is there is measured against agreed questions, each answer rests on evidence that others can look at, and each finding ends in a recommendation with its cost, its owner and what happens if nothing is done.',
  calledBy: [
    {
      words:
        /\b(?:maturity|readiness|capability|current[- ]state|architecture|security|technical|technology|data|cloud|AI|portfolio|application|migration) assessments?\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:maturity|architecture|technical|health|security|current[- ]state) (?:review|audit|check)\b|\bhealth ?check\b|\bdue diligence\b/i,
      weight: 5,
    },
    {
      words:
        /\b(?:gap analysis|as-is (?:analysis|state|architecture)|findings and recommendations|application rationali[sz]ation)\b/i,
      weight: 4,
    },
    { words: /\bassess(?:es|ed|ing|ment)?\b(?! (?:claims|risks?|applications for))/i, weight: 2 },
    { words: /\binventory of (?:all |our |the )?(?:applications|systems|servers|data)\b/i, weight: 3 },
    { words: /\b(?:maturity (?:model|level)|benchmark\w*|interviews? with|heat ?map)\b/i, weight: 3 },
  ],
  elements: [
    {
      capability: 'architecture-register',
      responsibility:
        'Keeps what was looked at, who said what, the evidence, the scores and the findings, so that each can be followed back and done again next year.',
    },
    {
      capability: 'dashboards',
      responsibility: 'Shows scores and findings by area and severity, each with the way back to its evidence.',
    },
  ],
  relations: [
    {
      from: 'architecture-register',
      to: 'dashboards',
      label: 'Supplies scores and findings',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
  ],
  dataEntities: [
    {
      name: 'Finding',
      description: 'What was found, on which evidence, how bad it is and what is recommended.',
      store: 'architecture-register',
      classification: 'confidential',
      fields: [
        ['finding_id', 'text', 'Its key', 'internal'],
        ['statement', 'text', 'What is the case, in one sentence', 'confidential'],
        ['evidence', 'list of text', 'Documents, measurements and interviews it rests on', 'confidential'],
        ['severity', 'text', 'By harm and likelihood', 'internal'],
        ['recommendation', 'text', 'What to do, by whom, at what cost', 'confidential'],
      ],
    },
    {
      name: 'Score',
      description: 'The level of one capability on the agreed scale, with the reason.',
      store: 'architecture-register',
      classification: 'confidential',
      fields: [
        ['capability', 'text', 'What was scored', 'internal'],
        ['level', 'number', 'One to five', 'confidential'],
        ['wanted_level', 'number', 'What the goals need, which is seldom five', 'internal'],
        ['scored_by', 'text', 'Two people, independently', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Findings and evidence',
      provider: 'architecture-register',
      consumers: ['dashboards'],
      operations: [
        {
          name: 'Record a finding',
          request: 'Statement, evidence, severity and recommendation',
          response: 'Finding, sent to the owner of what it is about for comment',
          errors: ['No evidence: at least one source must be named', 'Contradicts: another finding says otherwise; both are shown'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A finding is made and answered',
      trigger: 'An interview or a measurement shows something.',
      steps: [
        ['source', 'architecture-register', 'Supplies its inventory and measurements'],
        ['person', 'architecture-register', 'Records the finding with its evidence, and the owner’s comment'],
        ['architecture-register', 'dashboards', 'Shows findings by severity and area'],
      ],
      failure: {
        when: 'The owner disputes the finding.',
        response:
          'Evidence is looked at together within a week; what stays open is printed with both views, and the score is that of the weaker claim.',
      },
      shows: /\b(?:assess\w*|findings?|review|interviews?|inventory|scor\w+|maturity|evidence|recommend\w*)\b/i,
    },
  ],
  targets: [],
  questions: [
    {
      asks: 'The brief does not say how sure scores must be. How many people score each capability?',
      unless: /\b(?:independent\w*|two assessors|calibrat\w+|peer review)\b/i,
      proposal: 'Two, by themselves, and no more than one level apart',
      reason: 'a wider gap means that the question is unclear',
      owner: 'Sponsor',
    },
    {
      asks: 'The brief does not say against what is measured. Which framework and which scale hold?',
      unless: /\b(?:CMMI|DCAM|TOGAF|NIST|ISO ?\d+|Well-Architected|COBIT|DAMA|framework|maturity model|6 ?Rs|7 ?Rs)\b/i,
      proposal: 'A published framework for the field, on a scale of five levels, cut to the questions that bear on the goals',
      reason: 'results can then be compared with others and with next year',
      basis: 'CMMI levels 1 to 5',
      owner: 'Sponsor',
    },
    {
      asks: 'The brief does not say who sees single findings. Are they open to those they are about?',
      unless: /\b(?:confidential|shared with|published to|anonymous\w*|circulat\w+)\b/i,
      proposal: 'Findings go to the owner first, then to the steering group; interviews are quoted without names',
      reason: 'people tell what is wrong when it does not fall back on them',
      owner: 'Sponsor',
    },
  ],
  decisions: [
    {
      title: 'Evidence before interviews',
      context: 'A state can be learned from what people say, from what systems show, or from both.',
      options: [
        {
          name: 'Measure first, then ask about what was measured',
          merit: 'Talks are short and about facts; blind spots show.',
          drawback: 'Access to systems is needed in the first week.',
        },
        { name: 'Interviews only', merit: 'Quick to begin.', drawback: 'Yields what each believes, and the loudest counts most.' },
        { name: 'Questionnaire', merit: 'Reaches everybody.', drawback: 'Answers are kind to oneself by about a level.' },
      ],
      outcome:
        'Inventory, bills, logs and repositories of {sources} are read first; interviews explain them. All of it stands in {architecture-register}.',
      consequences: 'Reading rights are requested before the start. Each finding names its evidence.',
      answers: /\b(?:assess\w*|interviews?|inventory|evidence|measure\w*|review)\b/i,
    },
    {
      title: 'Score against what the goals need, not against the top',
      context: 'Scores can be compared with the highest level, with other firms, or with what the goals ask for.',
      options: [
        {
          name: 'Against the level that the goals need',
          merit: 'Money goes only where a gap hurts.',
          drawback: 'Goals must be stated first.',
        },
        { name: 'Against peers', merit: 'Persuades a board.', drawback: 'Peers have other goals, and figures on them are thin.' },
        { name: 'Against the highest level', merit: 'Simple.', drawback: 'Recommends everything to everybody.' },
      ],
      outcome: 'Each capability has a wanted level, agreed with the sponsor before the first score is given.',
      consequences: 'Capabilities without a gap are listed as good enough, and left alone.',
      answers: /\b(?:maturity|scor\w+|level|benchmark\w*|gap|target)\b/i,
    },
    {
      title: 'Each finding ends in a choice with its price',
      context: 'An assessment can end in a report, in recommendations, or in decisions.',
      options: [
        {
          name: 'Recommendation with cost range, owner and the price of doing nothing',
          merit: 'The steering group can decide in the last meeting.',
          drawback: 'Estimates at that time are rough and must say so.',
        },
        { name: 'Findings only', merit: 'Neutral.', drawback: 'Another project is needed before anything happens.' },
        { name: 'A complete plan', merit: 'Ready to run.', drawback: 'Weeks of planning for things that are then not decided.' },
      ],
      outcome: 'The last meeting decides on each recommendation: do, do later, or accept the risk by name.',
      consequences:
        'Those who decide are in the room. What was accepted is recorded with its owner and looked at again after a year.',
      answers: /\b(?:recommend\w*|findings?|report|roadmap|decid\w+|business case)\b/i,
    },
  ],
  risks: [
    {
      text: 'Access to systems and people comes late, and the assessment rests on hearsay.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Send the list of rights and talks two weeks before the start, with a name on the client’s side for each.',
      owner: 'Client project manager',
    },
    {
      text: 'Findings are taken as blame, and people hold back.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Let the sponsor say before the start what it is for, quote without names, and write findings about systems, not about people.',
      owner: 'Sponsor',
    },
  ],
  costs: [
    { item: 'Interviews and workshops', unit: 'lump sum', period: 'once' },
    { item: 'Assessment register', capability: 'architecture-register', unit: 'service', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Questions and access',
      share: 0.2,
      deliverables: ['Questions, scale and wanted levels agreed', 'Reading rights and talks arranged'],
      after: [],
      answers: /\b(?:no scanning|access|scope of the assessment|blocked|wanted levels?)\b/i,
    },
    {
      name: 'Evidence and interviews',
      share: 0.4,
      deliverables: ['Inventory with evidence', 'Scores by two assessors'],
      after: ['Questions and access'],
      answers: /\b(?:interview\w*|scor(?:e|ed|es)|assess(?:ed|ment)?|evidence|inventory|applications?|technical debt|in pounds)\b/i,
    },
    {
      name: 'Findings and decisions',
      share: 0.4,
      deliverables: ['Findings commented by their owners', 'Recommendations decided by the steering group'],
      after: ['Evidence and interviews'],
      answers: /\b(?:recommend\w*|findings?|come first|priorit\w+|report|options?|costed)\b/i,
    },
  ],
  terms: [
    ['Finding', 'A statement on the present state with its evidence and severity.'],
    ['Wanted level', 'The level of a capability that the goals need.'],
  ],
}
