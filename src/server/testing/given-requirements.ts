import type { Measure, Requirement, Solution, Source } from '#server/solution/solution.ts'

export const fromBrief = (field: string, quote: string): Source => ({ from: 'brief', field, quote })
export const fromPattern = (pattern: string): Source => ({ from: 'pattern', pattern })

const measure = (subject: string, [comparison, value, unit]: [Measure['comparison'], number, string], quote: string): Measure => ({
  subject,
  comparison,
  value,
  unit,
  quote,
})

const functional = (number: number, text: string, priority: Requirement['priority'] = 'must'): Requirement => ({
  id: `FR-${number}`,
  source: fromBrief('technicalRequirements', text),
  text,
  kind: 'functional',
  furtherCharacteristics: [],
  alsoStated: [],
  measures: [],
  priority,
  priorityStated: priority !== 'must',
})

type Quality = NonNullable<Requirement['characteristic']>
const quality = (number: number, characteristic: Quality, [text, ...measures]: [string, ...Measure[]]): Requirement => ({
  id: `NFR-${number}`,
  source: fromBrief('technicalRequirements', text),
  text,
  kind: 'quality',
  characteristic,
  furtherCharacteristics: [],
  alsoStated: [],
  measures,
  priority: 'must',
  priorityStated: true,
})

const constraint = (number: number, text: string): Requirement => ({
  id: `CON-${number}`,
  source: fromBrief('constraints', text),
  text,
  kind: 'constraint',
  furtherCharacteristics: [],
  alsoStated: [],
  measures: [],
  priority: 'must',
  priorityStated: true,
})

export const givenRequirements: Pick<Solution, 'objectives' | 'requirements' | 'scope' | 'deliverables'> = {
  objectives: [
    {
      id: 'OBJ-1',
      source: fromBrief('businessObjective', 'Cut the average time to settle a motor claim from 21 days to 9 days'),
      text: 'Cut the average time to settle a motor claim from 21 days to 9 days',
      measures: [measure('time to settle', ['at-most', 9, 'days'], 'from 21 days to 9 days')],
    },
    {
      id: 'OBJ-2',
      source: fromBrief('businessObjective', 'Give handlers one view of a claim'),
      text: 'Give handlers one view of a claim',
      measures: [],
    },
  ],
  requirements: [
    functional(1, 'Load claims from Guidewire ClaimCenter every 15 minutes'),
    functional(2, 'Receive repair estimates from Audatex as events'),
    functional(3, 'Show a handler one page with claim, policy, estimates and payments'),
    functional(4, 'Score each new claim for likely fraud and refer high scores to the special investigations unit'),
    functional(5, 'Publish daily Power BI reports on open claims and reserves'),
    functional(6, 'Export payments to Oracle Financials each night'),
    functional(7, 'Let handlers ask questions of policy wordings in plain English', 'should'),
    quality(1, 'Performance efficiency', [
      'The claim page opens in at most 2 seconds for 400 concurrent handlers',
      measure('response time', ['at-most', 2, 'seconds'], 'at most 2 seconds'),
      measure('concurrent handlers', ['at-least', 400, 'handlers'], '400 concurrent handlers'),
    ]),
    quality(2, 'Reliability', [
      'The service is available 99.9% of the time each month',
      measure('availability', ['at-least', 99.9, '%'], '99.9% of the time'),
    ]),
    quality(3, 'Reliability', [
      'After a disaster the service is back within 4 hours and loses at most 15 minutes of data',
      measure('recovery time', ['at-most', 4, 'hours'], 'within 4 hours'),
      measure('recovery point', ['at-most', 15, 'minutes'], 'at most 15 minutes of data'),
    ]),
    quality(4, 'Security', ['Personal data is encrypted at rest and in transit']),
    quality(5, 'Security', [
      'Every read of a claim is logged and kept for 7 years',
      measure('log retention', ['at-least', 7, 'years'], 'kept for 7 years'),
    ]),
    constraint(1, 'All data stays in the United Kingdom'),
    constraint(2, 'Microsoft Azure is the approved cloud'),
  ],
  scope: [
    { id: 'SCP-1', source: fromBrief('scope', 'Motor claims in the UK'), text: 'Motor claims in the UK', within: true },
    { id: 'SCP-2', source: fromBrief('scope', 'Home claims are out of scope'), text: 'Home claims', within: false },
  ],
  deliverables: [
    {
      id: 'DEL-1',
      source: fromBrief('deliverables', 'Claims data platform in production'),
      text: 'Claims data platform in production',
    },
    { id: 'DEL-2', source: fromBrief('deliverables', 'Runbook'), text: 'Runbook' },
  ],
}
