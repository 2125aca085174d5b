import type { Choices } from './pattern.ts'

/** What the data-quality pattern decides, risks, costs and delivers. */
export const dataQualityChoices: Choices = {
  decisions: [
    {
      title: 'Data checks stop a load, they do not only report',
      context:
        'Some records of a load will fail a rule. Holding everything makes readers wait; letting everything through spreads errors.',
      options: [
        {
          name: 'Quarantine records up to a threshold, hold the load above it',
          merit: 'One bad record does not stop a business day, and a broken source does.',
          drawback: 'Totals lack the records in quarantine, which every report must then say.',
        },
        {
          name: 'Hold the load at the first failure',
          merit: 'Readers never see an incomplete set.',
          drawback: 'A single wrong postcode stops the morning’s figures.',
        },
        {
          name: 'Publish with a flag on each failed record',
          merit: 'Data is complete and at once there.',
          drawback: 'Every reader must know and heed the flag; few do.',
        },
        {
          name: 'Warn only',
          merit: 'Nothing ever waits.',
          drawback: 'Warnings are read after the decision was taken.',
        },
      ],
      outcome:
        '{data-quality} decides by each rule’s threshold; reconciliation adds quarantine back, so that sums agree with the source.',
      consequences: 'Reports show how many records wait. Owners must settle quarantine in an agreed time.',
      answers: /\b(?:quality|quarantin\w+|stop\w*|held|hold|block\w*|reject\w*|figures|threshold)\b/i,
      needs: 'data-quality',
    },
    {
      title: 'Rules as code, each with an owner',
      context: 'Rules on paper are not followed; rules without an owner are switched off at the first alarm.',
      options: [
        {
          name: 'Rules as versioned files, reviewed by owner and engineer',
          merit: 'Changed through review, previewed on past loads, and the same in every environment.',
          drawback: 'Owners need help to put a rule into words that a machine can check.',
        },
        {
          name: 'Rules in a tool’s screens',
          merit: 'Owners write them alone.',
          drawback: 'Changed in production without review, and hard to move between environments.',
        },
        {
          name: 'Checks inside each report',
          merit: 'Quick to add.',
          drawback: 'Written many times, each a little different, and only after the data was published.',
        },
        { name: 'A handbook and spot checks', merit: 'Quick to publish.', drawback: 'Tells what was wrong last quarter.' },
      ],
      outcome:
        '{data-quality} runs rules from version control; each names its owner, its threshold and what follows from a failure.',
      consequences: 'A data set without an owner has no rules and is shown as unchecked.',
      answers: /\b(?:rules?|quality|govern\w+|audit\w*|defin\w+)\b/i,
      needs: 'data-quality',
    },
    {
      title: 'Correct at the source, release from quarantine only in need',
      context: 'A wrong record can be mended where it was made or on its way.',
      options: [
        {
          name: 'Correct at the source; an owner may accept or patch a record when time presses',
          merit: 'The error does not come back, and month-end is not lost to it.',
          drawback: 'Needs source teams that react.',
        },
        {
          name: 'Correct in the pipeline by rule',
          merit: 'No work for people.',
          drawback: 'Source and copy differ for ever, and nobody mends the cause.',
        },
        {
          name: 'Correct in the target by hand',
          merit: 'At once right for the reader.',
          drawback: 'The next load overwrites it.',
        },
      ],
      outcome: '{stewardship-desk} shows owners their records; patches are counted by source and end when the source is mended.',
      consequences: 'Source owners see their count each month, and the sponsor sees the three worst.',
      answers: /\b(?:correct\w*|mend|fix\w*|steward\w*|owners?|cause)\b/i,
      needs: 'stewardship-desk',
    },
  ],
  risks: [
    {
      text: 'Too many rules raise alarms that nobody reads.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Begin with the ten fields that decisions rest on, run new rules as warnings first, and retire rules that never stopped anything.',
      owner: 'Data steward',
    },
    {
      text: 'Quarantine fills and nobody settles it, so that totals are short.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Show age and value of quarantine to owners each morning and to the sponsor each month; agree the time to settle before go-live.',
      owner: 'Data owner',
    },
    {
      text: 'Source teams do not mend what they are shown.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Put a figure on the effect of each error, and make the count part of the source team’s goals.',
      owner: 'Sponsor',
    },
  ],
  costs: [
    {
      item: 'Check runs',
      capability: 'data-quality',
      measuredBy: 'data volume per time',
      unit: 'GB checked a day',
      period: 'month',
    },
    { item: 'Quality and quarantine storage', capability: 'quality-store', unit: 'environment', period: 'month' },
    {
      item: 'Stewards’ licences and time',
      capability: 'stewardship-desk',
      measuredBy: 'stewards',
      unit: 'steward',
      period: 'month',
    },
    { item: 'Reconciliation runs', capability: 'reconciliation', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Profiling and critical fields',
      share: 0.2,
      deliverables: [
        'Profile of the sources, with gaps and odd values by field',
        'List of critical fields with owners and what errors cost',
      ],
      after: [],
    },
    {
      name: 'Rules, quarantine and reconciliation',
      share: 0.5,
      deliverables: ['Rules of the first data sets as code', 'Quarantine with desk', 'Reconciliation to the sources’ totals'],
      after: ['Profiling and critical fields'],
    },
    {
      name: 'Settling and scorecards',
      share: 0.3,
      deliverables: ['Backlog of quarantine settled', 'Scorecard by data set and owner', 'Monthly review in place'],
      after: ['Rules, quarantine and reconciliation'],
    },
  ],
  terms: [
    ['Quarantine', 'Where records that failed a check wait, with the reason, until they are settled.'],
    ['Blocking rule', 'A check that holds back a record or a load when it is broken.'],
    ['Reconciliation', 'Comparing counts and sums at both ends to show that nothing was lost or doubled.'],
    ['Profile', 'What a data set’s values are really like: ranges, gaps, repeats.'],
  ],
}
