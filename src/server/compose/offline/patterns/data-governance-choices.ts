import type { Choices } from './pattern.ts'

/** What the governance pattern decides, risks, costs and delivers. */
export const dataGovernanceChoices: Choices = {
  decisions: [
    {
      title: 'Rules as code, each with an owner',
      context: 'Rules on paper are not followed; rules without an owner are switched off at the first alarm.',
      options: [
        {
          name: 'Rules as code, each with an owner',
          merit: 'Checked on each load and changed through review.',
          drawback: 'Owners need help to put rules into words a machine can check.',
        },
        {
          name: 'Rules in a tool’s screens',
          merit: 'Owners write them alone.',
          drawback: 'Changed in production without review, and hard to move between environments.',
        },
        { name: 'A handbook and spot checks', merit: 'Quick to publish.', drawback: 'Tells what was wrong last quarter.' },
      ],
      outcome: '{data-quality} runs the rules; {catalogue} shows whose they are and how they came out.',
      consequences: 'Ownership is agreed before a data set is built; without an owner it is not published.',
      answers: /\b(?:quality|rules?|stewards?|governance)\b/i,
      needs: 'data-quality',
    },
    {
      title: 'Lineage comes from the runs themselves',
      context:
        'Lineage that people draw is out of date with the next release; auditors and teams need what happened, not what was planned.',
      options: [
        {
          name: 'Events from each run, and scans where a system sends none',
          merit: 'True to what ran, column by column, with the version of the code.',
          drawback: 'Old systems and spreadsheets send nothing and stay gaps until described by hand.',
        },
        {
          name: 'Reading the code and the reports',
          merit: 'Covers what has not run yet.',
          drawback: 'Misses dynamic SQL and what people do by hand.',
        },
        {
          name: 'Drawn by stewards',
          merit: 'Works for anything, and explains the meaning.',
          drawback: 'Months of work that ages at once.',
        },
      ],
      outcome: '{catalogue} takes lineage as OpenLineage events; gaps are described by their owner and shown as such.',
      consequences: 'A pipeline that sends no lineage is not released. Reported figures are covered first.',
      answers: /\b(?:lineage|traceab\w+|trace\w*|audit\w*|impact)\b/i,
      needs: 'catalogue',
    },
    {
      title: 'Owners in the business, stewards beside them',
      context: 'Somebody has to decide what a term means, who may read it and when it is deleted.',
      options: [
        {
          name: 'Business owners who decide, stewards who prepare, a board for disputes',
          merit: 'Decisions are made by those who live with them, and disputes end.',
          drawback: 'Takes hours of busy people, which their managers must grant.',
        },
        {
          name: 'The data team decides',
          merit: 'Quick.',
          drawback: 'Decides over things that it does not answer for, and is overruled when it matters.',
        },
        {
          name: 'A central governance office',
          merit: 'One style and full-time people.',
          drawback: 'Far from the data, and soon a queue.',
        },
      ],
      outcome:
        'Each entry in {catalogue} has an owner and a deputy from the business; the board meets monthly on what they could not settle.',
      consequences: 'Owners confirm their entries once a year; an entry that nobody confirms loses its mark of trust.',
      answers: /\b(?:owners?|stewards?|ownership|govern\w+|glossary|classif\w+|access)\b/i,
      needs: 'catalogue',
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
    {
      text: 'The catalogue lists thousands of tables that nobody has described, and people stop looking.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Begin with the data behind the reports that matter most, show described entries first, and hide what was not read for a year.',
      owner: 'Data steward',
    },
    {
      text: 'Lineage has gaps just where an auditor asks.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Take the reported figures as the list to work off, and have internal audit trace three of them before go-live.',
      owner: 'Data owner',
    },
  ],
  costs: [
    { item: 'Catalogue licences and scans', capability: 'catalogue', measuredBy: 'users', unit: 'environment', period: 'month' },
    { item: 'Check runs', capability: 'data-quality', unit: 'environment', period: 'month' },
    { item: 'Stewards’ time', capability: 'catalogue', measuredBy: 'stewards', unit: 'steward', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Ownership and rules',
      share: 0.4,
      deliverables: ['Owners and deputies named', 'Glossary of the terms in dispute', 'Rules for the first data sets as code'],
      after: [],
      answers: /\bpolicies must\b/i,
    },
    {
      name: 'Catalogue and lineage',
      share: 0.5,
      deliverables: [
        'Catalogue filled from scans and runs',
        'Lineage of the reported figures, gaps listed',
        'Access requests with purpose and end date',
      ],
      after: [],
    },
  ],
  terms: [
    ['Data owner', 'The role that decides over meaning, quality, access and deletion of a data set.'],
    ['Data steward', 'Who prepares an owner’s decisions and keeps the entries right.'],
    ['Blocking rule', 'A check that holds back a load when it is broken.'],
    ['Lineage', 'The path of a figure back to the records it was made from.'],
  ],
}
