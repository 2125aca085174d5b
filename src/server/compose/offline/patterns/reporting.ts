import type { Pattern } from './pattern.ts'

export const reporting: Pattern = {
  id: 'reporting',
  name: 'Governed reporting',
  noun: 'reporting platform',
  approach:
    'Each measure is defined once, calculated in one dimensional model and shown with its definition and time of refresh, so that two reports cannot give two answers to one question.',
  calledBy: [
    { words: /\b(?:management|financial|regulatory|month[- ]end|self[- ]service|operational) report(?:s|ing)\b/i, weight: 4 },
    { words: /\bdashboards?\b/i, weight: 3 },
    { words: /\b(?:KPIs?|scorecards?|business intelligence|BI platform)\b/i, weight: 4 },
    { words: /\b(?:Power ?BI|Tableau|Looker|Qlik|QuickSight)\b/i, weight: 3 },
    { words: /\b(?:excel|spreadsheet) (?:reports?|workbooks?)\b|\bspreadsheets\b/i, weight: 2 },
    { words: /\breport(?:s|ing)\b/i, weight: 1 },
  ],
  elements: [
    { capability: 'dashboards' },
    { capability: 'warehouse' },
    { capability: 'batch-ingestion', optional: true },
    { capability: 'transformation', optional: true },
    { capability: 'data-quality', optional: true },
  ],
  relations: [
    {
      from: 'warehouse',
      to: 'dashboards',
      label: 'Supplies curated tables to dashboards and reports',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'warehouse',
      label: 'Publishes curated tables after their checks pass',
      technology: 'Bulk load',
      synchronous: false,
    },
    {
      from: 'batch-ingestion',
      to: 'transformation',
      label: 'Hands over new extracts',
      technology: 'Object storage',
      synchronous: false,
      unless: 'lake',
    },
    {
      from: 'batch-ingestion',
      to: 'warehouse',
      label: 'Loads checked extracts',
      technology: 'Bulk load',
      synchronous: false,
      unless: 'transformation',
    },
  ],
  dataEntities: [
    {
      name: 'Measure definition',
      description: 'What a figure means, how it is calculated and who answers for it.',
      store: 'warehouse',
      classification: 'internal',
      fields: [
        ['measure', 'text', 'Its name on every report', 'internal'],
        ['definition', 'text', 'In the words of the business', 'internal'],
        ['calculation', 'text', 'In SQL, with its version', 'internal'],
        ['owner', 'text', 'Role that answers for it', 'internal'],
        ['refreshed_at', 'timestamp', 'When it was last complete', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Reporting model',
      provider: 'warehouse',
      consumers: ['dashboards'],
      operations: [
        {
          name: 'Read measures',
          request: 'Measures, dimensions and filters, with the reader’s identity',
          response: 'Figures that the reader may see, with their time of refresh',
          errors: ['Not allowed: a dimension is closed to the reader', 'Stale: the last refresh failed; figures carry their date'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A reader opens a dashboard',
      trigger: 'Somebody opens a dashboard in the morning.',
      steps: [
        ['person', 'dashboards', 'Opens the dashboard and is signed in'],
        ['dashboards', 'warehouse', 'Asks for the measures, with the reader’s identity'],
        ['warehouse', 'dashboards', 'Answers with what the reader may see, and the time of refresh'],
      ],
      failure: {
        when: 'The night’s refresh was not complete.',
        response:
          'The dashboard shows the last complete figures and says from when they are; owners of the reports were told when the refresh failed, not when somebody asked.',
      },
      shows: /\b(?:dashboards?|reports?|reporting|refreshed|figures|KPIs?)\b/i,
    },
  ],
  targets: [
    { topic: 'response time', proposal: '95 % of dashboard pages within 3 seconds', reason: 'what readers of such pages bear' },
    { topic: 'freshness', proposal: 'figures complete by 07:00 on each working day', reason: 'readers begin work after that' },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly between 07:00 and 19:00',
      reason: 'reports are read in working hours',
    },
    {
      topic: 'volume',
      proposal: 'readers and reports counted in the first two weeks',
      reason: 'licences and compute follow from them',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say who decides what a measure means. Who does, for each department?',
      unless:
        /\b(?:data owners?|data stewards?|owner of (?:each|every|the) (?:measure|KPI|figure)s?|agreed (?:KPIs?|measures|definitions))\b/i,
      proposal: 'One named person for each department, with the head of reporting deciding where two differ',
      reason: 'building cannot settle what words mean',
      owner: 'Sponsor',
    },
  ],
  decisions: [
    {
      title: 'Measures are defined in the model, not in the reports',
      context: 'A calculation can live in each report or once in the model that all reports read.',
      options: [
        {
          name: 'Once, in the model',
          merit: 'Two reports cannot disagree, and a change is made in one place.',
          drawback: 'A new measure waits for the model’s next release.',
        },
        {
          name: 'In each report',
          merit: 'Authors are free and quick.',
          drawback: 'The same word means different figures, which is what meetings are then about.',
        },
        {
          name: 'In a metrics layer between both',
          merit: 'Several reporting products can read the same measures.',
          drawback: 'A further product to run, worth it only where there is more than one.',
        },
      ],
      outcome: '{warehouse} holds each measure once; {dashboards} only shows them.',
      consequences: 'Each measure has an owner. Authors may explore freely, but what is published uses agreed measures.',
      answers: /\b(?:reports?|reporting|dashboards?|figures|numbers|agree)\b/i,
      needs: 'dashboards',
    },
    {
      title: 'Few published reports with owners, free exploring beside them',
      context: 'Readers want fixed reports, their own questions answered, or both.',
      options: [
        {
          name: 'Published reports with an owner; exploring on the same model',
          merit: 'What is quoted in meetings is certain, and curiosity needs no ticket.',
          drawback: 'Somebody must move a good exploration over, or let it die.',
        },
        {
          name: 'Published reports only',
          merit: 'Everything is checked.',
          drawback: 'Every question is a request, and people go back to spreadsheets.',
        },
        {
          name: 'Self-service for all',
          merit: 'No queue.',
          drawback: 'Hundreds of reports within a year, of which nobody knows which counts.',
        },
      ],
      outcome: '{dashboards} keeps published reports apart from drafts; drafts that nobody opened for 90 days are removed.',
      consequences: 'Each published report has an owner and a date of its next review.',
      answers: /\b(?:self[- ]service|reports?|dashboards?|explore|ad[- ]hoc|spreadsheets?|Excel)\b/i,
      needs: 'dashboards',
    },
  ],
  risks: [
    {
      text: 'The old reports live on beside the new ones, and nobody knows which figure counts.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'List the reports that each new one replaces, compare both for one period, then withdraw access to the old.',
      owner: 'Head of reporting',
    },
    {
      text: 'Departments do not agree what a measure means.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Settle definitions in workshops before building, with one named decider for each measure.',
      owner: 'Sponsor',
    },
  ],
  costs: [
    { item: 'Reporting licences', capability: 'dashboards', measuredBy: 'concurrent users', unit: 'environment', period: 'month' },
    { item: 'Serving warehouse compute', capability: 'warehouse', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Measures and reports',
      share: 0.45,
      deliverables: ['Definitions agreed and published', 'Reports compared with those they replace'],
      after: ['Lake foundation'],
    },
  ],
  terms: [['Measure', 'A figure with one agreed definition and one owner.']],
}
