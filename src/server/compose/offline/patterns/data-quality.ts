import { dataQualityChoices } from './data-quality-choices.ts'
import { dataQualityData } from './data-quality-data.ts'
import type { Pattern } from './pattern.ts'

export const dataQuality: Pattern = {
  id: 'data-quality',
  name: 'Data quality',
  noun: 'data quality service',
  approach:
    'What data must be like is written as rules with an owner, checked on every load before anybody reads it; what fails waits in quarantine with its reason, and totals are reconciled with the source.',
  calledBy: [
    { words: /\bdata[- ]quality\b/i, weight: 4 },
    { words: /\b(?:data )?quarantin\w+|\breject(?:ed)? records\b/i, weight: 4 },
    {
      words:
        /\bdata (?:observability|validation|profiling|reconciliation)\b|\bquality (?:rules|checks|dimensions|scores?|scorecards?|thresholds?)\b/i,
      weight: 4,
    },
    {
      words: /\b(?:Great Expectations|Soda|Monte Carlo|Ataccama|Informatica (?:Data Quality|IDQ)|Deequ|Anomalo|Bigeye)\b/,
      weight: 4,
    },
    { words: /\breconcil(?:e|ed|es|iation)\b[^.]{0,60}\b(?:ledger|source|totals?|sums?|counts?)\b/i, weight: 3 },
    {
      words: /\b(?:completeness|validity|uniqueness|timeliness|null values|missing values|invalid (?:records|values|postcodes))\b/i,
      weight: 3,
    },
    {
      words:
        /\bcomplain\w* about (?:the )?(?:figures|data)\b|\b(?:wrong|inconsistent|untrusted|unreliable) (?:figures|data)\b|\btrust (?:in )?(?:the )?(?:data|figures)\b/i,
      weight: 2,
    },
  ],
  elements: [
    { capability: 'data-quality' },
    { capability: 'quality-store', unless: 'lake' },
    {
      capability: 'reconciliation',
      responsibility: 'Compares counts, sums and key sets of each load with its source, and explains every difference by record.',
    },
    {
      capability: 'stewardship-desk',
      responsibility:
        'Shows owners the records in quarantine with the rule they broke, and lets them correct, accept or discard with a reason.',
    },
    { capability: 'dashboards', optional: true },
    { capability: 'catalogue', optional: true },
    { capability: 'batch-ingestion', optional: true },
  ],
  relations: [
    {
      from: 'batch-ingestion',
      to: 'data-quality',
      label: 'Submits each load for its checks before anybody reads it',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'transformation',
      to: 'data-quality',
      label: 'Asks for the checks of a table before it is published',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'data-quality',
      to: 'quality-store',
      label: 'Writes the result of each rule, and failed records with their reason',
      technology: 'Bulk load',
      synchronous: true,
    },
    {
      from: 'data-quality',
      to: 'lake',
      label: 'Runs the agreed rules on each load, and moves failed records to quarantine',
      technology: 'Table format reads and commits',
      synchronous: true,
    },
    {
      from: 'data-quality',
      to: 'operational-store',
      label: 'Runs the agreed rules on its records',
      technology: 'SQL over TLS',
      synchronous: true,
      unless: 'warehouse',
    },
    {
      from: 'reconciliation',
      to: 'quality-store',
      label: 'Writes counts, sums and differences of each load',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'reconciliation',
      to: 'warehouse',
      label: 'Compares counts and sums with the sources',
      technology: 'SQL over TLS',
      synchronous: true,
      unless: 'lake',
    },
    {
      from: 'stewardship-desk',
      to: 'quality-store',
      label: 'Reads records in quarantine and records each decision',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'stewardship-desk',
      to: 'lake',
      label: 'Reads records in quarantine and records each decision',
      technology: 'SQL over TLS',
      synchronous: true,
      unless: 'quality-store',
    },
    {
      from: 'stewardship-desk',
      to: 'data-quality',
      label: 'Has corrected records checked again and released',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'quality-store',
      to: 'dashboards',
      label: 'Supplies results by data set, rule and owner',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'stewardship-desk',
      to: 'identity',
      label: 'Signs owners and stewards in',
      technology: 'OpenID Connect',
      synchronous: true,
    },
    {
      from: 'data-quality',
      to: 'observability',
      label: 'Raises an alert for each blocking rule that was broken',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
  ],
  ...dataQualityData,
  scenarios: [
    {
      name: 'A load is checked before anybody reads it',
      trigger: 'A load has arrived.',
      steps: [
        ['batch-ingestion', 'data-quality', 'Hands over the load'],
        ['data-quality', 'quality-store', 'Writes results, and failed records to quarantine', 'lake'],
        ['data-quality', 'lake', 'Writes results, and failed records to quarantine'],
        ['reconciliation', 'quality-store', 'Adds counts and sums of source, target and quarantine', 'lake'],
        ['reconciliation', 'lake', 'Adds counts and sums of source, target and quarantine'],
        ['data-quality', 'catalogue', 'Publishes the outcome beside the data set'],
      ],
      failure: {
        when: 'More records fail than a rule’s threshold allows, or sums differ by more than quarantine explains.',
        response:
          'The whole load is held, readers keep the last released one with its date, and the owner is called with sample records.',
      },
      shows: /\b(?:quality|rules?|check\w*|validat\w+|quarantin\w+|complete\w*|load\w*)\b/i,
    },
    {
      name: 'A record in quarantine is settled',
      trigger: 'An owner opens the desk.',
      steps: [
        ['person', 'stewardship-desk', 'Sees the records by rule and age, and corrects one or accepts it with a reason'],
        ['stewardship-desk', 'quality-store', 'Records the decision', 'lake'],
        ['stewardship-desk', 'lake', 'Records the decision'],
        ['stewardship-desk', 'data-quality', 'Has it checked again and released into the next load'],
      ],
      failure: {
        when: 'The same error comes back with each load.',
        response:
          'Corrections at the desk are counted by source; after the agreed number the source’s owner must mend it there or have the rule changed.',
      },
      shows: /\b(?:correct\w*|steward\w*|owners?|review\w*|quarantin\w+|reject\w*|releas\w+)\b/i,
    },
    {
      name: 'A new rule is introduced',
      trigger: 'An owner wants something to hold that has not been checked so far.',
      steps: [
        ['person', 'stewardship-desk', 'Describes the rule and names its data set'],
        ['stewardship-desk', 'data-quality', 'Previews it on past loads and shows what it would have stopped'],
        ['data-quality', 'quality-store', 'Runs it as a warning for a fortnight, then as agreed', 'lake'],
        ['data-quality', 'lake', 'Runs it as a warning for a fortnight, then as agreed'],
      ],
      failure: {
        when: 'It would have stopped most loads.',
        response: 'It stays a warning, and its owner and the source’s owner agree what is to be mended first.',
      },
      shows: /\b(?:rules?|owners?|thresholds?|business users?|defin\w+)\b/i,
    },
  ],
  targets: [
    {
      topic: 'accuracy',
      proposal:
        '98 % of records pass all blocking rules, and sums agree with the source to the last penny once quarantine is added',
      reason: 'a start value that owners then tighten; money has no tolerance',
    },
    {
      topic: 'freshness',
      proposal: 'checks add no more than 15 minutes to a load',
      reason: 'longer checks get switched off on the first busy morning',
    },
    {
      topic: 'retention',
      proposal: '90 days for settled records in quarantine and 25 months for results',
      reason: 'two years show a trend; quarantine is a copy of personal data',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly for the checks in the load window',
      reason: 'a check that does not run holds the load',
    },
    {
      topic: 'volume',
      proposal: 'records a load and rules a data set, counted in the first two weeks',
      reason: 'check time grows with both',
    },
  ],
  ...dataQualityChoices,
}
