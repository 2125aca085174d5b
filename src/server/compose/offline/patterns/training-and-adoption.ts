import type { Pattern } from './pattern.ts'

export const trainingAndAdoption: Pattern = {
  id: 'training-and-adoption',
  name: 'Training and adoption',
  noun: 'training programme',
  practice: 'advice',
  approach:
    'People learn the tasks of their own role, shortly before they need them, on made-up data; local champions help in the first weeks, and use is measured until the old way is no longer missed.',
  calledBy: [
    {
      words:
        /\b(?:training|adoption|learning|skills|change management|upskilling) (?:and \w+ )?(?:programme|program|plan|strategy|curriculum|campaign)\b|\btraining and adoption\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:change champions|train[- ]the[- ]trainer|e-?learning|curriculum|upskill\w*|reskill\w*|(?:data|AI|digital) literacy)\b/i,
      weight: 5,
    },
    { words: /\bsuper-?users?\b/i, weight: 1 },
    { words: /\b(?:user|staff) adoption\b|\badoption (?:rate|of)\b|\bchange fatigue\b/i, weight: 4 },
    { words: /\b(?:organi[sz]ational change|change management|ADKAR|Prosci)\b/i, weight: 3 },
    {
      words:
        /\btrain(?:ing|ed)? (?:for|of|all|our|\d[\d,]*) (?:\w+ ){0,2}(?:users|staff|employees|people|editors|teams?|managers|nurses|advisers|colleagues|operators)\b/i,
      weight: 2,
    },
  ],
  elements: [{ capability: 'learning-platform' }, { capability: 'dashboards', optional: true }],
  relations: [
    {
      from: 'identity',
      to: 'learning-platform',
      label: 'Tells who has which role, for the lessons of that role',
      technology: 'SCIM over HTTPS',
      synchronous: false,
    },
    {
      from: 'learning-platform',
      to: 'dashboards',
      label: 'Supplies who has shown which task, by team',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'observability',
      to: 'learning-platform',
      label: 'Supplies which functions are used and where people give up',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Task shown',
      description: 'That a person has shown a task of their role to somebody, and until when that counts.',
      store: 'learning-platform',
      classification: 'personal',
      fields: [
        ['person_id', 'text', 'Who', 'personal'],
        ['task', 'text', 'Which task, with the version of its lesson', 'internal'],
        ['observed_by', 'text', 'To whom it was shown', 'personal'],
        ['shown_at', 'date', 'When', 'internal'],
        ['again_by', 'date', 'By when it is to be shown again; empty for never', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Lessons and proofs',
      provider: 'learning-platform',
      consumers: ['identity', 'dashboards', 'observability'],
      operations: [
        {
          name: 'Record a task shown',
          request: 'Person, task and observer',
          response: 'Proof, with the day by which it is to be shown again',
          errors: ['Not the role: the task does not belong to it', 'Self-observed: somebody else must have seen it'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A team begins to work in the new way',
      trigger: 'A team’s start is two weeks ahead.',
      steps: [
        ['identity', 'learning-platform', 'Tells who belongs to the team and in which role'],
        ['person', 'learning-platform', 'Takes the lessons of the role and shows the tasks on made-up data'],
        ['observability', 'learning-platform', 'Reports in the first weeks where people give up'],
      ],
      failure: {
        when: 'A fifth of the team has not shown its tasks three days before the start.',
        response:
          'The team’s start is moved by a week rather than begun unready; its champion is freed for the days between, and the lesson that held people up is changed.',
      },
      shows: /\b(?:train\w*|learn\w*|adopt\w*|onboard\w*|champions?|super-?users?|courses?|skills?)\b/i,
    },
  ],
  targets: [],
  questions: [
    {
      asks: 'The brief does not say how many people are to learn, in which roles and places. Who are they?',
      unless:
        /\b\d[\d,]* (?:\w+ ){0,2}(?:users|staff|employees|people|workers|nurses|managers|advisers|colleagues|teams|editors|clinicians)\b/i,
      proposal: 'People are counted by role and place in the first two weeks',
      reason: 'sessions and trainers follow from them',
      owner: 'Head of human resources',
    },
    {
      asks: 'The brief does not say by what adoption is judged. Which use, by which share of people, counts as done?',
      unless: /\badopt\w+[^.]{0,60}\d+ ?%|\d+ ?%[^.]{0,60}\b(?:adopt\w+|trained|use|using|complete\w*)\b/i,
      proposal: 'Eight of ten people do their main task in the new way eight weeks after their start, and the old way is closed',
      reason: 'attendance at a course says nothing of use',
      basis: 'Kirkpatrick model, level 3: behaviour',
      owner: 'Sponsor',
    },
    {
      asks: 'The brief does not say how many hours people are given to learn. How many, and who stands in for them?',
      unless: /\b(?:hours?|days?) (?:of|for) (?:training|learning)\b|\bbackfill\w*\b|\brelease[ds]? (?:from|for)\b/i,
      proposal: 'Four hours for each role before the start and one in each of the next four weeks, in working time',
      reason: 'what has to be learned in the evening is not learned',
      owner: 'Head of department',
    },
  ],
  decisions: [
    {
      title: 'Learn tasks by role, shortly before they are needed',
      context: 'People can be taught the system, be given material, or practise the tasks of their role.',
      options: [
        {
          name: 'Tasks of the role, within two weeks of the start',
          merit: 'What is practised is used at once and stays.',
          drawback: 'Sessions must follow the roll-out, delays included.',
        },
        {
          name: 'One course on the whole system',
          merit: 'Simple to plan.',
          drawback: 'Most of it does not concern the listener and is forgotten.',
        },
        { name: 'Films and manuals', merit: 'Cheap, at any time.', drawback: 'Watched by those who would have managed anyway.' },
      ],
      outcome:
        '{learning-platform} offers each role its tasks as exercises on made-up data; a person shows each task once to another.',
      consequences: 'Tasks are written by those who do them. Lessons have an owner and change with releases.',
      answers: /\b(?:train\w*|learn\w*|courses?|roles?|e-?learning|curriculum|materials?)\b/i,
    },
    {
      title: 'Local champions, rather than a central help desk alone',
      context: 'Questions of the first weeks can go to a help desk, to champions in each team, or to the project.',
      options: [
        {
          name: 'Champions in each team, a help desk behind them',
          merit: 'Help stands beside the desk and knows the work.',
          drawback: 'A tenth of a person for each twenty people, for two months.',
        },
        { name: 'Help desk', merit: 'No time taken from teams.', drawback: 'Waits, and does not know the work.' },
        {
          name: 'The project’s people',
          merit: 'They know it best.',
          drawback: 'They are gone after go-live, and their knowledge with them.',
        },
      ],
      outcome: 'One champion for about twenty people, named by the team, freed for half a day a week and trained first.',
      consequences: 'Champions meet weekly with the product owner; what they hear orders the next release.',
      answers: /\b(?:champions?|super-?users?|support|adopt\w*|help|train[- ]the[- ]trainer)\b/i,
    },
    {
      title: 'The old way is closed on a named day',
      context: 'Old tools can stay, fade, or be closed.',
      options: [
        {
          name: 'Closed by team, eight weeks after its start',
          merit: 'Nobody does the work twice, and figures are in one place.',
          drawback: 'What still only the old way can do must be known by then.',
        },
        { name: 'Left to fade', merit: 'No conflict.', drawback: 'Two ways for years, and disagreement on which one counts.' },
        { name: 'Closed at go-live', merit: 'Clear.', drawback: 'A fault on the first day stops the work.' },
      ],
      outcome: 'Each team has a day on which the old way becomes read-only, agreed before its start.',
      consequences: 'Gaps are listed by the champions from the first week. The sponsor decides on delays, in writing.',
      answers: /\b(?:adopt\w*|old|replace\w*|spreadsheets?|roll-?out|transition|change)\b/i,
    },
  ],
  risks: [
    {
      text: 'Managers do not free people, and training is skipped.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Agree hours and stand-ins with each head of department before dates are set, and show readiness by team to the sponsor weekly.',
      owner: 'Sponsor',
    },
    {
      text: 'Lessons are prepared on screens that then change.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Write tasks first and pictures last; freeze the screens of a role two weeks before its lessons.',
      owner: 'Training lead',
    },
    {
      text: 'People return to spreadsheets once the project has left.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Measure use for half a year, keep champions for as long, and close the old way by a named day.',
      owner: 'Business owner',
    },
  ],
  costs: [
    { item: 'Learners', capability: 'learning-platform', measuredBy: 'users', unit: 'service', period: 'year' },
    { item: 'Training sessions', unit: 'lump sum', period: 'once' },
    { item: 'Champions’ time', unit: 'lump sum', period: 'once' },
  ],
  workstreams: [
    {
      name: 'Roles and tasks',
      share: 0.2,
      deliverables: ['People counted by role and site', 'Tasks of each role, written by those who do them'],
      after: [],
      answers: /\b(?:paths?|roles?|groups? of|curriculum)\b/i,
    },
    {
      name: 'Lessons and champions',
      share: 0.3,
      deliverables: ['Lessons tested with one team', 'Champions named, freed and trained'],
      after: ['Roles and tasks'],
      answers: /\b(?:trainers?|materials?|lessons?|champions?|e-?learning|competence statement|quiz|pass mark|own matters)\b/i,
    },
    {
      name: 'Starts by team',
      share: 0.3,
      deliverables: ['Teams started in order of readiness', 'Use measured, old way closed'],
      after: ['Lessons and champions'],
      answers: /\b(?:sessions?|absences?|assessment before|before and after|repeated after|completion|trained|training)\b/i,
    },
  ],
  terms: [['Champion', 'A person in a team who learns first and helps the others in the first weeks.']],
}
