import type { Pattern } from './pattern.ts'

export const migration: Pattern = {
  id: 'migration',
  name: 'Migration',
  noun: 'migration',
  approach:
    'Data and functions move from the old system in waves that can each be repeated and reversed; old and new are compared until the figures agree, and only then is the old one switched off.',
  calledBy: [
    { words: /\b(?:[Oo]ff|[Ll]eav(?:e|ing)|[Ee]xit(?:ing)?(?: from)?) [A-Z]\w+/, weight: 4 },
    { words: /\bmigrat(?:e|es|ing|ion)\b[^.]*\b(?:from|to|off|onto|system|platform|warehouse)\b/i, weight: 4 },
    { words: /\b(?:must|to|should) be migrated\b/i, weight: 4 },
    { words: /\b(?:decommission\w*|end of life|end of support|legacy (?:system|platform|application|estate)\w*)\b/i, weight: 4 },
    { words: /\bmigration(?: (?:programme|program|project|plan|factory|wave \d+))?$/i, weight: 5 },
    { words: /\b(?:cut-?over|parallel run|lift and shift|re-?platform\w*)\b/i, weight: 5 },
    { words: /\breplace (?:the |our )?(?:existing|current|old|ageing)\b/i, weight: 3 },
  ],
  elements: [
    { capability: 'migration-pipeline' },
    { capability: 'reconciliation' },
    { capability: 'lake', optional: true },
    { capability: 'operational-store', unless: 'lake' },
    {
      capability: 'change-capture',
      optional: true,
      responsibility: 'Keeps the new system in step with the old one until the cut-over.',
    },
  ],
  relations: [
    {
      from: 'migration-pipeline',
      to: 'lake',
      label: 'Writes migrated history in waves',
      technology: 'Bulk load',
      synchronous: false,
    },
    {
      from: 'migration-pipeline',
      to: 'operational-store',
      label: 'Writes migrated records in waves',
      technology: 'Bulk load',
      synchronous: false,
    },
    {
      from: 'migration-pipeline',
      to: 'reconciliation',
      label: 'Reports counts and sums of each wave',
      technology: 'Run log',
      synchronous: false,
    },
    {
      from: 'change-capture',
      to: 'operational-store',
      label: 'Applies changes made in the old system since its wave',
      technology: 'Change events',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Migration wave',
      description: 'A set of records that moves together, with what was read, written, rejected and signed off.',
      store: 'lake',
      classification: 'internal',
      fields: [
        ['wave', 'text', 'Its name', 'internal'],
        ['read_count', 'number', 'Records in the old system', 'internal'],
        ['written_count', 'number', 'Records in the new one', 'internal'],
        ['rejected', 'list of structured', 'Records that did not move, with the reason', 'confidential'],
        ['signed_off_by', 'text', 'Who accepted the comparison', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Wave control',
      provider: 'migration-pipeline',
      consumers: ['reconciliation'],
      operations: [
        {
          name: 'Run a wave',
          request: 'Wave and mode: rehearsal or real',
          response: 'Counts, sums and rejected records',
          errors: ['Not reconciled: an earlier wave is still open'],
        },
        {
          name: 'Reverse a wave',
          request: 'Wave',
          response: 'Records removed from the new system',
          errors: ['Too late: the old system has been switched off'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A wave moves and is reconciled',
      trigger: 'The wave’s window opens.',
      steps: [
        ['source', 'migration-pipeline', 'Hands over the records of the wave'],
        ['migration-pipeline', 'lake', 'Writes them under their new keys'],
        ['migration-pipeline', 'operational-store', 'Writes them under their new keys', 'lake'],
        ['migration-pipeline', 'reconciliation', 'Reports counts, sums and rejected records'],
      ],
      failure: {
        when: 'Counts or sums differ by more than agreed, or the window is nearly over.',
        response:
          'The wave is reversed, the old system stays in use, and the wave is run again after its cause is mended; nobody repairs records by hand in the window.',
      },
      shows: /\b(?:migrat\w+|histor\w+|cut-?over|decommission\w*)\b/i,
    },
  ],
  targets: [
    { topic: 'recovery', proposal: 'each wave reversible for 10 working days', reason: 'month ends and rare cases show late' },
    {
      topic: 'retention',
      proposal: 'the old system readable for 12 months after the last wave',
      reason: 'audit and rare questions',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say how exactly old and new must agree. Which differences are borne?',
      unless: /\b(?:agree\w*|reconcil\w+|checksums?|counts?|match\w*|to within)\b/i,
      proposal: 'Counts agree exactly and sums to the penny, or each difference is explained and signed',
      reason: 'a difference that is waved through never goes away',
      owner: 'Data owner',
    },
    {
      asks: 'The brief does not say what remains of the old system. When may it be switched off, and who signs?',
      unless: /\b(?:decommission\w*|switch(?:ed)? off|retire[ds]?|shut ?down|read[- ]only)\b/i,
      proposal: 'Read-only from the last wave on and switched off after two month ends without an open difference',
      reason: 'rare cases show only at month end',
      owner: 'Business owner',
    },
    {
      asks: 'The brief does not name the hours in which the old system may stand still. Which windows are there?',
      unless: /\b(?:downtime|window|weekend|overnight|without (?:interruption|stopping)|during the migration|cut-?over)\b/i,
      proposal: 'One night a week for rehearsals and a weekend for the last wave',
      reason: 'the length of the window decides how many records a wave may hold',
      owner: 'Business owner',
    },
  ],
  decisions: [
    {
      title: 'Waves with rehearsals, rather than one weekend',
      context: 'All records can move at once, or in waves with both systems alive in between.',
      options: [
        {
          name: 'Waves, each rehearsed',
          merit: 'Faults show on few records, and each wave can be reversed.',
          drawback: 'Old and new must be kept in step for weeks.',
        },
        {
          name: 'All at once',
          merit: 'Short, and no period with two systems.',
          drawback: 'One chance, and a way back only at the price of the whole weekend.',
        },
        {
          name: 'New cases in the new system, old ones stay until closed',
          merit: 'Hardly any records to move.',
          drawback: 'Two systems for years, two places to look, and the old licences go on.',
        },
      ],
      outcome: '{migration-pipeline} moves waves; {reconciliation} compares each before the next begins.',
      consequences: 'Somebody from the business signs each comparison. Rehearsals need a copy of the old system.',
      answers: /\b(?:migrat\w+|histor\w+|legacy|cut-?over|decommission\w*)\b/i,
      needs: 'migration-pipeline',
    },
    {
      title: 'Move what is used, archive the rest',
      context: 'Old systems hold records that nobody has opened for years. They can move, be archived for reading, or be deleted.',
      options: [
        {
          name: 'Move what the rules or the work need, archive the rest readable',
          merit: 'The new system begins clean, and what the law asks for can still be shown.',
          drawback: 'Somebody has to decide for each kind of record.',
        },
        {
          name: 'Move everything',
          merit: 'No decision needed.',
          drawback: 'Errors of decades move too, and each must be mended or carried along.',
        },
        {
          name: 'Move nothing old',
          merit: 'Quickest.',
          drawback: 'The old system must run on for every question about the past.',
        },
      ],
      outcome:
        'Owners decide for each kind of record; {migration-pipeline} moves what is used and writes the rest to an archive that can be searched.',
      consequences: 'The archive has an owner, access rules and a day on which it ends.',
      answers: /\b(?:histor\w+|archiv\w+|closed|years of|legacy|retain\w*|delet\w+)\b/i,
      needs: 'migration-pipeline',
    },
  ],
  risks: [
    {
      text: 'Old data is worse than anybody remembers, and records are rejected in thousands.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Profile the old data before the design is signed, settle with its owners what is cleansed, what moves as it is and what stays.',
      owner: 'Data owner',
    },
    {
      text: 'Rules hidden in the old system are missed until a user asks where they went.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Compare results of old and new on real cases through at least one month end before switching off.',
      owner: 'Business analyst',
    },
  ],
  costs: [
    {
      item: 'Migration runs and rehearsals',
      capability: 'migration-pipeline',
      measuredBy: 'data volume',
      unit: 'environment',
      period: 'once',
    },
  ],
  workstreams: [
    {
      name: 'Migration rehearsals',
      share: 0.4,
      deliverables: ['Profile of the old data', 'Two rehearsals with comparison'],
      after: ['Lake foundation'],
      answers:
        /\b(?:rehears\w*|dry runs?|trial (?:run|migration)s?|profil\w+ of the (?:old )?data|stored procedures?|repointed|conversion rules?)\b/i,
    },
    {
      name: 'Migration waves',
      share: 0.35,
      deliverables: ['Waves signed off one by one', 'Old system readable only'],
      after: ['Migration rehearsals'],
      answers:
        /^(?:a|each|no|the|every) (?:step of a )?waves?\b|\b(?:in one wave|cut-?over|roll back|frozen|readable, but not|\d[\d,]* tables)\b/i,
    },
  ],
  terms: [
    ['Wave', 'A set of records that moves together and can be reversed together.'],
    ['Cut-over', 'The moment from which the new system counts.'],
  ],
}
