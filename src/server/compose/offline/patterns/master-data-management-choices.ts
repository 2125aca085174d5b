import type { Choices } from './pattern.ts'

/** What the master-data pattern decides, risks, costs and delivers. */
export const masterDataManagementChoices: Choices = {
  decisions: [
    {
      title: 'Coexistence: sources keep their records, the hub keeps the agreed one',
      context:
        'Several systems create the same customers or products. Either one of them becomes the master, or a hub stands beside them.',
      options: [
        {
          name: 'Coexistence: changes are made in the sources, agreed in the hub and published back',
          merit: 'People go on working in their systems, which get better data; it can start with reading alone.',
          drawback: 'A source that does not take changes back stays different, and its owner has to accept or close that gap.',
        },
        {
          name: 'Consolidation: the hub serves reports only',
          merit: 'Quickest, and touches no source.',
          drawback: 'Duplicates go on being made, so stewards work for ever.',
        },
        {
          name: 'Registry: the hub holds keys, values stay in the sources',
          merit: 'Least personal data in one place.',
          drawback: 'Each look-up asks several systems, and there is no agreed value.',
        },
        {
          name: 'Centralised: records are created in the hub only',
          merit: 'No duplicates are made at all.',
          drawback: 'Every system and way of working has to change before the first benefit.',
        },
      ],
      outcome:
        'Golden records are consolidated in {master-data-hub} first; a source is joined in coexistence once it can take changes back.',
      consequences: 'For each source it is agreed which attributes it may receive, and who settles a value that it refuses.',
      answers: /\b(?:master|golden|single|hub|systems? (?:of|must)|write back|synchroni[sz]\w+|publish\w*|send\w*|source)\b/i,
      needs: 'master-data-hub',
    },
    {
      title: 'Match by weighted evidence with two thresholds',
      context:
        'Names are misspelt, people move, and identifiers are missing. A rule that is too strict leaves duplicates, one too loose joins strangers.',
      options: [
        {
          name: 'Exact rules first, then weighted evidence (Fellegi–Sunter) with two thresholds',
          merit:
            'Clear cases are settled by machine, doubtful ones by a person, and every score can be explained attribute by attribute.',
          drawback: 'Weights have to be fitted on the client’s own data, and thresholds tuned with stewards.',
        },
        {
          name: 'Exact rules only',
          merit: 'Simple to explain and to test.',
          drawback: 'One wrong letter leaves a duplicate.',
        },
        {
          name: 'A model trained on labelled pairs',
          merit: 'Finds patterns that nobody wrote down.',
          drawback: 'Needs thousands of labelled pairs, and cannot say in plain words why two people were joined.',
        },
      ],
      outcome: '{matching} merges above the upper threshold, queues between the two, and leaves apart what is below.',
      consequences: 'Stewards label a first sample; thresholds change only with a measured effect on that sample.',
      answers: /\b(?:match\w*|duplicat\w*|merg\w*|accura\w+|threshold|false|steward\w*|resolution)\b/i,
      needs: 'matching',
    },
    {
      title: 'Survivorship attribute by attribute',
      context: 'Once records are joined, their values differ. Something has to say which address or name is shown.',
      options: [
        {
          name: 'Trusted source for each attribute, then the most recent value',
          merit:
            'Billing is believed about the billing address and the shop about the mobile number; the reason is kept beside each value.',
          drawback: 'A rule for every attribute, each with an owner.',
        },
        {
          name: 'The most recent value of anything',
          merit: 'No rules to agree.',
          drawback: 'A careless late entry wins over a verified one.',
        },
        {
          name: 'The whole record of the best source',
          merit: 'Values fit together.',
          drawback: 'What only other sources know is lost.',
        },
      ],
      outcome:
        '{matching} builds each golden record by rules kept as data in {master-data-hub}; a steward’s correction wins until it is withdrawn.',
      consequences: 'A changed rule rebuilds all golden records, after a preview that counts what would change.',
      answers: /\b(?:survivorship|golden|trusted|best|attribute|address\w*|conflict\w*|correct)\b/i,
      needs: 'master-data-hub',
    },
  ],
  risks: [
    {
      text: 'Two different people or firms are merged, and one sees or is charged for the other’s affairs.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Set the upper threshold on a labelled sample, never merge by machine on a name alone, and rehearse undoing a merge before go-live.',
      owner: 'Data owner',
    },
    {
      text: 'Stewards are not freed from other work, and doubtful pairs pile up.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Estimate the queue from a trial match in the first month, agree hours with managers, and report its age each week.',
      owner: 'Sponsor',
    },
    {
      text: 'Source systems go on creating duplicates, so that the hub cleans for ever.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Give each source search-before-create, and show duplicates made last month by system and team.',
      owner: 'Source system owner',
    },
    {
      text: 'Joining records of a person across departments goes beyond the purpose for which they were collected.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Settle lawful basis and purposes for each source before its first load, and show a department only what its purpose allows.',
      owner: 'Data protection officer',
    },
  ],
  costs: [
    { item: 'Master data hub', capability: 'master-data-hub', measuredBy: 'records', unit: 'golden record', period: 'month' },
    { item: 'Matching runs', capability: 'matching', unit: 'environment', period: 'month' },
    {
      item: 'Stewards’ licences and time',
      capability: 'stewardship-desk',
      measuredBy: 'stewards',
      unit: 'steward',
      period: 'month',
    },
    { item: 'Address and company reference data', capability: 'matching', unit: 'subscription', period: 'year' },
  ],
  workstreams: [
    {
      name: 'Profiling and trial match',
      share: 0.2,
      deliverables: ['Profile of each source', 'Labelled sample of pairs', 'Estimate of duplicates and of the stewards’ queue'],
      after: [],
    },
    {
      name: 'Matching, golden records and stewardship',
      share: 0.5,
      deliverables: ['Match and survivorship rules signed by owners', 'Hub with first load', 'Desk with trained stewards'],
      after: ['Profiling and trial match'],
    },
    {
      name: 'Joining the systems',
      share: 0.3,
      deliverables: ['Search before create in the first system', 'Changes published to subscribing systems'],
      after: ['Matching, golden records and stewardship'],
    },
  ],
  terms: [
    ['Golden record', 'The agreed description of a thing that several systems know.'],
    ['Survivorship', 'Rules that choose the value shown when the sources differ.'],
    ['Cross-reference', 'The list of keys under which systems know the same thing.'],
    ['Threshold', 'A score above which records are merged, or below which they are kept apart.'],
  ],
}
