import type { Choices } from './pattern.ts'

/** What the batch-integration pattern decides, risks, costs and delivers. */
export const batchIntegrationChoices: Choices = {
  decisions: [
    {
      title: 'Runs can be repeated without doing anything twice',
      context: 'Runs fail half-way. Either each step bears a repeat, or people repair by hand at night.',
      options: [
        {
          name: 'Repeatable runs keyed by interface and business day',
          merit: 'The answer to nearly every failure is to start the run again.',
          drawback: 'Targets need a key by which a repeat is known.',
        },
        {
          name: 'Restart by hand from a documented step',
          merit: 'Nothing to build.',
          drawback: 'Rests on whoever is on call, and double postings are found days later.',
        },
        {
          name: 'One transaction over a whole run',
          merit: 'A failed run leaves no trace.',
          drawback: 'Locks the target for the length of the run, and most interfaces do not offer it.',
        },
      ],
      outcome: '{batch-ingestion} keys each run; {operational-store} remembers what was written.',
      consequences: 'Each target system’s owner agrees the key that marks a repeat.',
      answers: /\b(?:nightly|every night|batch|load\w*|interface|reconcil\w+|repeat\w*|twice)\b/i,
      needs: 'operational-store',
    },
    {
      title: 'One hub for interfaces, with a contract for each',
      context:
        'Every pair of systems could exchange files on its own, and each such pair would be run, watched and changed on its own.',
      options: [
        {
          name: 'A hub that runs all interfaces, each with a contract',
          merit: 'One schedule, one log and one place to see what failed; a system can be replaced without touching its partners.',
          drawback: 'The hub must be up in every batch window.',
        },
        {
          name: 'Point to point',
          merit: 'The first interface is quick.',
          drawback: 'The tenth is not: nobody knows who reads what, and a changed field breaks a partner unseen.',
        },
        {
          name: 'Calls or events instead of batches',
          merit: 'No waiting for the night.',
          drawback: 'Needs systems that can do it and people on call by day; sums are harder to reconcile than runs.',
        },
      ],
      outcome: '{batch-ingestion} runs all scheduled interfaces; what cannot wait for a schedule is not made a batch.',
      consequences: 'A contract names fields, key, schedule, volume, control sums and both owners, and is changed in writing.',
      answers: /\b(?:interfaces?|integrat\w+|between|files?|SFTP|schedul\w*|feeds?)\b/i,
      needs: 'batch-ingestion',
    },
    {
      title: 'A run counts as done when both ends agree',
      context: 'A run that ended without an error can still have lost or doubled records.',
      options: [
        {
          name: 'Counts and sums compared at both ends after each run',
          merit: 'A loss is known the same night, with its records.',
          drawback: 'Both systems must give counts and sums, which some only do by report.',
        },
        {
          name: 'Trust in the return code',
          merit: 'Comes with every scheduler.',
          drawback: 'Losses are found by customers and auditors.',
        },
        {
          name: 'A full comparison of records once a month',
          merit: 'Finds every difference.',
          drawback: 'Weeks late, and long to run.',
        },
      ],
      outcome: '{reconciliation} releases each run or holds it; a full comparison runs once a month as well.',
      consequences: 'Each interface names the amount that is summed and the difference that may stand.',
      answers: /\b(?:reconcil\w+|counts?|sums?|totals?|agree\w*|complete\w*|lost)\b/i,
      needs: 'reconciliation',
    },
  ],
  risks: [
    {
      text: 'A run grows beyond its window and delays the working day.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Measure run times from the first week, load changes only, and alert when a run will miss its window rather than after it has.',
      owner: 'Operations lead',
    },
    {
      text: 'A partner changes a file without notice, and fields land in the wrong place.',
      likelihood: 'high',
      impact: 'high',
      mitigation: 'Check each file against its contract before a single record is written, and hold it as a whole when it differs.',
      owner: 'Interface owner',
    },
    {
      text: 'A restart by hand posts records twice.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Allow restarts through the run’s key only, and rehearse the five commonest failures with the operators before go-live.',
      owner: 'Operations lead',
    },
  ],
  costs: [
    {
      item: 'Integration runs',
      capability: 'batch-ingestion',
      measuredBy: 'data volume per time',
      unit: 'environment',
      period: 'month',
    },
    {
      item: 'Interfaces built and tested with both owners',
      capability: 'batch-ingestion',
      measuredBy: 'interfaces',
      unit: 'interface',
      period: 'once',
    },
    { item: 'Staging database', capability: 'operational-store', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Interface contracts',
      share: 0.25,
      deliverables: ['List of interfaces with both owners', 'Contract for each, with key, window and control sums'],
      after: [],
      answers: /\binterfaces\b[^.]{0,120}\b(?:listed|list|fate|inventory)\b/i,
    },
    {
      name: 'Interface runs',
      share: 0.5,
      deliverables: [
        'Repeatable runs with reconciliation',
        'Rehearsal of failures with the operators',
        'A month-end run in test at full volume',
      ],
      after: ['Interface contracts'],
      answers: /\breported to the [A-Z]|\bproduced on the \d/,
    },
  ],
  terms: [
    ['Reconciliation', 'Comparing counts and sums at both ends to show that nothing was lost or doubled.'],
    ['Batch window', 'The hours in which runs may use the systems, before people need them.'],
    ['Control sum', 'The sum of an agreed amount over all records of a run, given by both ends.'],
  ],
}
