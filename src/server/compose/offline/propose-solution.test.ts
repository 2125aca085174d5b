import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import { Solution } from '#server/solution/solution.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import { allNames } from './gazetteer/all-names.ts'
import { proposeSolution } from './propose-solution.ts'

const folder = join(import.meta.dirname, '../../../../examples')
const examples = readdirSync(folder).filter((file) => file.endsWith('.json'))
const read = (file: string) => Brief.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))

test('there are at least three examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(3)
})

for (const file of examples) {
  test(`${file} becomes a solution without a finding, the same each time`, () => {
    const solution = proposeSolution(read(file))
    expect(Solution.parse(solution)).toEqual(solution)
    expect(checkSolution(solution)).toEqual([])
    expect(JSON.stringify(proposeSolution(read(file)))).toBe(JSON.stringify(solution))
  })
}

test('the shown examples have a dozen requirements each', () => {
  const counts = shownExamples.map((name) => proposeSolution(read(`${name}.json`)).requirements.length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
})

test('a brief with nothing but client and project becomes a whole solution', () => {
  const brief = Brief.parse({ documentType: 'hld', client: 'tessel', projectName: 'Atlas', requirements: {} })
  const solution = proposeSolution(brief)
  expect(Solution.parse(solution)).toEqual(solution)
  expect(checkSolution(solution)).toEqual([])
  expect(solution.requirements).toEqual([])
  expect(solution.questions.length).toBeGreaterThan(5)
})

test('whatever product a brief names finds its place, connected, in a design of another kind', () => {
  const faults = allNames.flatMap(({ name }) => {
    const technicalRequirements = `The assistant must answer questions from policy documents and use ${name} for it.`
    const brief = Brief.parse({
      documentType: 'hld',
      client: 'calder',
      projectName: 'Atlas',
      requirements: { technicalRequirements },
    })
    return checkSolution(proposeSolution(brief)).map(({ text }) => `${name}: ${text}`)
  })
  expect(faults).toEqual([])
})

const given = (requirements: Record<string, string>) =>
  proposeSolution(Brief.parse({ documentType: 'hld', client: 'calder', projectName: 'Ward Flow Hub', requirements }))

test('systems that stand only in the objective or among the constraints come into the picture', () => {
  const { elements } = given({
    businessObjective: 'Bed states are kept in our MedStar PAS.',
    technicalRequirements: 'Show bed states.',
    constraints: 'The existing Teradata warehouse stays in use.',
  })
  expect(elements.filter(({ kind }) => kind === 'external-system').map(({ name }) => name)).toEqual(['Teradata', 'MedStar PAS'])
})

test('stated days without a start are counted back from the last, and the question says when work has to begin', () => {
  const { milestones, questions } = given({ timeline: 'Pilot by 1 June 2026; go-live by 1 October 2026' })
  expect(milestones.map(({ name, week }) => [name, week])).toEqual([
    ['Design signed', 2],
    ['Pilot', 13],
    ['Go-live', 30],
  ])
  expect(questions.find(({ text }) => text.startsWith('When can work begin'))?.proposal).toContain('5 March 2026')
})

test('the same word without a measure is asked about once, and none that the brief answers', () => {
  const { questions } = given({
    businessObjective: 'The hub should make bed planning better.',
    technicalRequirements:
      'Search must be fast. Export must be fast. The hub must be highly available. Availability must be 99.5%.',
    constraints: 'All data must be kept on premises.',
  })
  const asked = questions.map(({ text }) => text).join('\n')
  expect(asked).toContain('NFR-1 and NFR-2 say “fast” without a measure')
  expect(asked).toContain('OBJ-1 says “better” without a measure')
  expect(asked).not.toMatch(/highly available|no availability|no cloud platform|country or region/)
  expect(questions.every(({ proposal }) => proposal !== undefined && /[.!?]$/.test(proposal))).toBe(true)
})

test('a brief whose dates and loads stand in plain sentences is read as it is written', () => {
  const solution = proposeSolution(
    Brief.parse({
      documentType: 'hld',
      client: 'aldgate',
      projectName: 'Claims Hub',
      requirements: {
        businessObjective: 'Detect fraud before payment.',
        technicalRequirements:
          'The platform must load 40,000 claims a night from Guidewire within 4 hours. It must score each claim in under 2 seconds.',
        additionalContext: 'Go-live by 31 March 2027.',
      },
    }),
  )
  expect(solution.elements.find(({ name }) => name === 'Batch ingestion')?.satisfies).toContain('FR-1')
  const nameOf = new Map(solution.elements.map(({ id, name }) => [id, name]))
  const arrows = solution.relations.map(({ from, to }) => `${nameOf.get(from)} > ${nameOf.get(to)}`)
  expect(arrows).toEqual(
    expect.arrayContaining(['Batch ingestion > Lake storage', 'Lake storage > Feature store', 'User > Scoring service']),
  )
  expect(solution.timeline?.quote).toBe('Go-live by 31 March 2027.')
  expect(solution.milestones.map(({ date }) => date)).toContain('2027-03-31')
  expect(solution.questions.map(({ text }) => text)).toContain(
    'When can work begin, and does that leave enough time before the stated go-live?',
  )
})

test('what the brief tells around its goals is kept word for word', () => {
  const businessObjective = 'Teams deploy every 19 days on average. The goal is to deploy each day.'
  const brief = Brief.parse({ documentType: 'hld', client: 'tessel', projectName: 'Pipeline', requirements: { businessObjective } })
  expect(proposeSolution(brief).situation?.quote).toBe('Teams deploy every 19 days on average.')
  expect(proposeSolution(brief).objectives.map(({ text }) => text)).toEqual(['The goal is to deploy each day.'])
})

test('advice brings no system that goes live, and so one environment', () => {
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'hartnell',
    projectName: 'AI Roadmap',
    requirements: { businessObjective: 'We want a roadmap of three years: initiatives in their order, with owners.' },
  })
  const solution = proposeSolution(brief)
  expect(solution.isAdvice).toBe(true)
  expect(solution.environments.map(({ name }) => name)).toEqual(['Working environment'])
})

test('what the objective tells of today is kept beside the goals', () => {
  const { situation, objectives } = given({
    businessObjective:
      'Aldgate pays 310,000 claims a year and loses £14m. The objective is to score every claim. Target: 60% fewer calls.',
  })
  expect(situation?.quote).toBe('Aldgate pays 310,000 claims a year and loses £14m.')
  expect(objectives.map(({ text }) => text)).toEqual(['The objective is to score every claim.', 'Target: 60% fewer calls.'])
})

test('the brief’s own questions stay open, and none becomes a requirement', () => {
  const { requirements, questions } = given({ technicalRequirements: 'Planners must see orders.\n- who monitors it?' })
  expect(requirements.map(({ text }) => text)).toEqual(['Planners must see orders.'])
  expect(questions.some(({ text }) => text.includes('“who monitors it?”'))).toBe(true)
})

test('the period of a log is that of its archive, and of no other store', () => {
  const { dataEntities, elements, relations } = given({
    businessObjective: 'We want a lakehouse with reports on beds.',
    technicalRequirements:
      'Every look at a patient record is logged and kept for 8 years.\nReports on beds must be shown each day.',
  })
  const archive = elements.find(({ name }) => name === 'Log archive')!
  expect(archive.satisfies).toEqual(['NFR-1'])
  expect(dataEntities.filter(({ retention }) => retention).map(({ store, retention }) => [store, retention])).toEqual([
    [archive.id, '8 years (NFR-1)'],
  ])
  expect(relations.some(({ to }) => to === archive.id)).toBe(true)
})

test('our own milestones have a day where the brief says when the work starts, and none otherwise', () => {
  const signed = (timeline: string) => given({ timeline }).milestones.find(({ name }) => name === 'Design signed')!
  const dated = signed('Start 4 January 2027; go-live by 30 September 2027')
  expect(dated.week).toBe(5)
  expect(dated.date).toBe('2027-02-08')
  expect(signed('Go-live within 9 months').date).toBeUndefined()
})

for (const constraints of ['Go-live of the board no later than 30 September 2027.', 'Live before 1 October 2027.']) {
  test(`“${constraints}” is kept by the plan and is no open question`, () => {
    const { questions, workstreams, requirements } = given({
      technicalRequirements: 'Orders must be loaded nightly.',
      constraints,
      timeline: 'Start 4 January 2027',
    })
    const day = requirements.find(({ kind }) => kind === 'constraint')!.id
    expect(workstreams.filter(({ satisfies }) => satisfies.includes(day)).map(({ name }) => name)).toEqual([
      'Go-live and hand-over',
    ])
    expect(questions.filter(({ about }) => about.includes(day))).toEqual([])
  })
}
