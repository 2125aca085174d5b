import type { DesignAnswer } from '#server/compose/model/design/design-answer.ts'
import { largeParts } from './given-large-parts.ts'

const option = (name: string, merit: string, drawback: string) => ({ name, for: merit, against: drawback })
const days = (role: string, low: number, high: number) => ({ role, low, high })

const largeDesign: Omit<DesignAnswer, 'answers'> = {
  ...largeParts,
  quality: [
    {
      characteristic: 'Performance efficiency',
      tactic: 'Features of known parties are computed before a claim comes, so that a score reads one row.',
      components: ['features', 'scoring'],
    },
    {
      characteristic: 'Reliability',
      tactic: 'The scoring service runs in two zones, and a claim that has no score after 2 seconds goes on without one.',
      components: ['scoring', 'events'],
    },
    {
      characteristic: 'Security',
      tactic: 'Every read of special category data is logged with the person and the purpose.',
      components: ['lake', 'monitoring'],
    },
  ],
  decisions: [
    {
      title: 'Serve scores from a service of their own',
      because: 'Handlers wait for the score, and the lakehouse is built for loads that take minutes.',
      options: [
        option(
          'A scoring service beside the lakehouse',
          'It answers within 2 seconds at 40 claims per second.',
          'One more service.',
        ),
        option('Batch scores every 15 minutes', 'Nothing new to run.', 'Payments go out before the score is there.'),
      ],
      consequence: 'Features are computed twice, once for training and once for serving, from one definition.',
      statements: ['ST-9', 'ST-17'],
    },
    {
      title: 'Load SAP by its own extraction user',
      because: 'The nightly window is 4 hours.',
      options: [
        option('Read-only extraction user', 'The SAP team offers it in week 2.', 'Its rights have to be agreed.'),
        option('Files from SAP', 'No user is needed.', 'A file that is late is found in the morning.'),
        option('Replication of the tables', 'Changes come at once.', 'A licence that nobody has asked for.'),
      ],
      consequence: 'A late user moves the payments and not the scores.',
      statements: ['ST-6', 'ST-42'],
    },
    {
      title: 'Move closed claims once, by table',
      because: 'Ten years of closed claims do not change any more.',
      options: [
        option('One move, checked by sums', 'It can be proved.', 'The old warehouse stays until it is.'),
        option('A slow trickle beside the daily load', 'No weekend of work.', 'Two sources of one figure for months.'),
      ],
      consequence: 'The Oracle warehouse can only be read from then on.',
      statements: ['ST-8'],
    },
  ],
  work: [
    {
      key: 'discovery',
      name: 'Agree interfaces and rules',
      kind: 'discovery',
      after: [],
      roles: [days('Lead architect', 10, 15), days('Data engineer', 10, 20)],
      weeks: null,
      gives: ['Interface agreements', 'Rules for special category data'],
    },
    {
      key: 'lakehouse',
      name: 'Build the claims lakehouse',
      kind: 'build',
      after: ['discovery'],
      roles: [days('Data engineer', 60, 90), days('Platform engineer', 25, 40)],
      weeks: null,
      gives: ['Lakehouse in three environments'],
    },
    {
      key: 'scores',
      name: 'Build and validate the fraud model',
      kind: 'build',
      after: ['discovery'],
      roles: [days('Data scientist', 50, 80), days('Platform engineer', 15, 25)],
      weeks: null,
      gives: ['Fraud model with validation report', 'Scoring service in test'],
    },
    {
      key: 'history',
      name: 'Migrate closed claims',
      kind: 'migration',
      after: ['lakehouse'],
      roles: [days('Data engineer', 20, 35)],
      weeks: 6,
      gives: ['Closed claims with sums that agree'],
    },
    {
      key: 'parallel',
      name: 'Run scores beside the monthly review',
      kind: 'parallel-run',
      after: ['scores', 'lakehouse'],
      roles: [days('Data scientist', 10, 20)],
      weeks: 4,
      gives: ['Comparison with the monthly review'],
    },
  ],
  start: null,
  dates: [],
  budgets: [],
  risks: [
    {
      text: 'The event feed of Guidewire is switched on after week 4.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Scores are tested with recorded events until it is.',
      owner: 'Product owner',
    },
    {
      text: 'Labels of the special investigations unit are too few for home claims.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Home claims begin with rules and the strongest reasons of motor claims.',
      owner: 'Head of special investigations',
    },
  ],
  questions: [
    {
      text: 'Who may see the five reasons of a score?',
      why: 'It decides the roles and what is logged.',
      owner: 'Head of claims',
      statements: ['ST-10', 'ST-20'],
    },
    {
      text: 'Which figures of the 46 workbooks are used in decisions?',
      why: 'Only those are rebuilt.',
      owner: 'Claims directorate',
      statements: ['ST-4', 'ST-34'],
    },
  ],
  assumptions: ['The event feed carries the whole of a first notification.', 'Recovery in UK West may use the same keys.'],
  needs: ['A product owner two days a week.', 'Confirmed fraud cases with their dates.'],
  costs: [
    { item: 'Lakehouse storage', unit: 'TB', component: 'lake' },
    { item: 'Scoring', unit: 'node', component: 'scoring' },
    { item: 'Support', unit: 'day', component: null },
  ],
}

/** As long as a provider's design for one page of brief, `examples/aldgate-claims-lakehouse.json`; with several items of every kind. */
export const givenLargeDesign = (asked: string[] = []): DesignAnswer => ({
  ...structuredClone(largeDesign),
  answers: asked.map((statement, index) => ({
    statement,
    state: (['yes', 'in-part', 'ask'] as const)[index % 3]!,
    how: `The lakehouse and the scoring service do this together, as point ${index + 1} of the tests shows before anything is paid.`,
    components: [['lake', 'scoring'], ['reports'], ['loads', 'lake', 'monitoring']][index % 3]!,
  })),
})
