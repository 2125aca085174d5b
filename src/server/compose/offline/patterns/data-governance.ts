import type { Pattern } from './pattern.ts'

export const dataGovernance: Pattern = {
  id: 'data-governance',
  name: 'Data governance',
  noun: 'data governance platform',
  approach:
    'Every data set has an owner, a meaning, a classification and rules; these stand in one catalogue, are checked by machine on each load, and decide over access and deletion.',
  calledBy: [
    { words: /\bdata governance\b|\bdata catalogue\b|\bdata stewards?\b/i, weight: 6 },
    { words: /\bdata quality (?:rules|checks|monitoring|framework|issues)\b|\bmaster data\b/i, weight: 4 },
    { words: /\b(?:data )?lineage\b|\btraceab\w+ from a\b/i, weight: 3 },
    { words: /\b(?:data ownership|data owners|business glossary|BCBS ?239)\b/i, weight: 3 },
    { words: /\b(?:subject access|right to (?:erasure|be forgotten)|ask for their data to be deleted)\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'catalogue' },
    { capability: 'data-quality' },
    {
      capability: 'workflow',
      optional: true,
      responsibility: 'Takes requests for access, correction and deletion to those who decide, and records the decision.',
    },
    { capability: 'warehouse', optional: true },
  ],
  relations: [
    {
      from: 'data-quality',
      to: 'catalogue',
      label: 'Publishes results beside each data set',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'warehouse',
      to: 'data-quality',
      label: 'Supplies tables for the agreed checks',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'workflow',
      to: 'catalogue',
      label: 'Records decisions on access and deletion',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
  ],
  dataEntities: [
    {
      name: 'Catalogue entry',
      description: 'What a data set is, whose it is, how it is classed and where it comes from.',
      store: 'warehouse',
      classification: 'internal',
      fields: [
        ['data_set', 'text', 'Its name', 'internal'],
        ['owner_role', 'text', 'Who decides over it', 'internal'],
        ['classification', 'text', 'Public to special category', 'internal'],
        ['retention', 'text', 'How long it is kept and why', 'internal'],
        ['upstream', 'list of text', 'Data sets it is made from', 'internal'],
      ],
    },
    {
      name: 'Quality result',
      description: 'How a rule came out on a load.',
      store: 'warehouse',
      classification: 'internal',
      fields: [
        ['rule', 'text', 'What is checked', 'internal'],
        ['load_id', 'text', 'On which load', 'internal'],
        ['failed_share', 'percent', 'Share of records that broke it', 'internal'],
        ['blocking', 'true or false', 'Whether it stopped the load', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Catalogue lookup',
      provider: 'catalogue',
      consumers: ['dashboards', 'workflow', 'data-quality'],
      operations: [
        {
          name: 'Describe a data set',
          request: 'Name',
          response: 'Owner, meaning, classification, retention, lineage, last quality result',
          errors: ['Unknown data set'],
        },
        {
          name: 'Ask for access',
          request: 'Data set, purpose and period',
          response: 'Reference; the owner decides',
          errors: ['Purpose missing'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A rule is broken',
      trigger: 'A load brings records that break a blocking rule.',
      steps: [
        ['warehouse', 'data-quality', 'Supplies the new load for its checks'],
        ['data-quality', 'catalogue', 'Publishes the broken rule beside the data set'],
        ['person', 'catalogue', 'Reads which records failed and why, and decides'],
      ],
      failure: {
        when: 'The owner does not decide within the agreed time.',
        response: 'The load stays held back, the deputy is told, and readers see the last good figures with their date.',
      },
      shows: /\b(?:quality|owners?|lineage|traceab\w+|classif\w+|agree)\b/i,
    },
  ],
  targets: [
    {
      topic: 'retention',
      proposal: 'a period for each class of data, set by its owner before the first load',
      reason: 'deletion cannot be built on “to be decided”',
    },
    {
      topic: 'accuracy',
      proposal: '98 % of records pass all blocking rules, measured on each load',
      reason: 'a start value that owners then tighten',
    },
  ],
  decisions: [
    {
      title: 'Owners decide, machines check',
      context: 'Rules on paper are not followed; rules without an owner are switched off at the first alarm.',
      options: [
        {
          name: 'Rules as code, each with an owner',
          merit: 'Checked on each load and changed through review.',
          drawback: 'Owners need help to put rules into words a machine can check.',
        },
        { name: 'A handbook and spot checks', merit: 'Quick to publish.', drawback: 'Tells what was wrong last quarter.' },
      ],
      outcome: '{data-quality} runs the rules; {catalogue} shows whose they are and how they came out.',
      consequences: 'Ownership is agreed before a data set is built; without an owner it is not published.',
      answers: /\b(?:quality|owners?|lineage|traceab\w+|governance)\b/i,
      needs: 'data-quality',
    },
  ],
  risks: [
    {
      text: 'Owners are named on paper but have no time, and decisions pile up.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Agree hours and a deputy with each owner’s manager; report open decisions to the sponsor each month.',
      owner: 'Sponsor',
    },
  ],
  costs: [{ item: 'Catalogue licences and scans', capability: 'catalogue', unit: 'environment', period: 'month' }],
  workstreams: [
    {
      name: 'Ownership and rules',
      share: 0.4,
      deliverables: ['Owners and deputies named', 'Rules for the first data sets as code', 'Catalogue filled from scans'],
      after: [],
    },
  ],
  terms: [
    ['Data owner', 'The role that decides over meaning, quality, access and deletion of a data set.'],
    ['Blocking rule', 'A check that holds back a load when it is broken.'],
  ],
}
