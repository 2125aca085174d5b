import { expect, test } from 'vitest'
import { questionTopics } from '#shared/field-terms.ts'
import { ReferenceDesign } from '#shared/reference-design.ts'
import { checklist } from '#server/compose/register/checklist.ts'
import { planWork } from './plan-work.ts'
import { faultsOf, faultsOfPackaged, rawDesigns, referenceDesigns } from './read-designs.ts'

test.each(Object.entries(rawDesigns()))('%s has no fault', (_, raw) => {
  expect(faultsOfPackaged(raw)).toEqual([])
})

test('what is read without a check is what the check would give', () => {
  for (const [id, raw] of Object.entries(rawDesigns())) expect(referenceDesigns().get(id)).toEqual(ReferenceDesign.parse(raw))
})

test('a design that names what is not there is refused, with the place', () => {
  const [raw] = Object.values(rawDesigns()) as [ReferenceDesign]
  const broken = {
    ...raw,
    connections: [...raw.connections, { from: 'nowhere', to: Object.keys(raw.components)[0]!, carries: 'ghosts' }],
  }
  expect(faultsOf(broken)).toEqual(['connection “ghosts” names “nowhere”, which is no component or plug of this design.'])
})

test('a presupposition of nothing that is there, and one that is given twice, are refused', () => {
  const [raw] = Object.values(rawDesigns()) as [ReferenceDesign]
  const first = raw.assumptions[0]!
  const about = ['open cases']
  const faults = (...presupposes: ReferenceDesign['presupposes'] & {}) => faultsOf({ ...raw, presupposes })
  expect(faults({ of: first, about })).toEqual([])
  expect(faults({ of: 'Nobody assumes this', about })).toEqual([
    'presupposition “Nobody assumes this” begins 0 assumptions and decisions.',
  ])
  expect(faults({ of: first, about }, { of: first, about })).toEqual([`presupposition “${first}” is given twice.`])
  expect(faults({ of: first, about: ['Open Cases'] }).join(' ')).toContain('Invalid')
})

test('questions are about the topics of the checklist, or the design’s own', () => {
  expect(questionTopics).toEqual([...checklist.map(({ topic }) => topic), 'own'])
})

const [anyDesign] = Object.values(rawDesigns()) as [ReferenceDesign]
const { covers: _, ...withoutExtent } = anyDesign
const [question, ...questions] = anyDesign.questions
const [decision, ...decisions] = anyDesign.decisions
const { topic: __, ...withoutTopic } = question!

test.each([
  ['a question without a topic', { ...anyDesign, questions: [withoutTopic, ...questions] }, 'has no topic.'],
  [
    'two questions on one topic',
    {
      ...anyDesign,
      questions: [{ ...question!, topic: 'Money' as const }, { ...question!, topic: 'Money' as const }, ...questions.slice(0, 2)],
    },
    '2 questions are about “Money”.',
  ],
  ['days of work for nobody knows what', withoutExtent, 'It does not say what the days of work are for (`covers`).'],
  [
    'a choice that is in the title already',
    { ...anyDesign, decisions: [{ ...decision!, title: `Not all at once: ${decision!.options[0]!.name}` }, ...decisions] },
    'says in its title what is chosen:',
  ],
])('%s is a fault of a packaged design and not of a firm’s copy', (_name, broken, fault) => {
  expect(faultsOfPackaged(broken).join(' ')).toContain(fault)
  expect(faultsOf(broken)).toEqual([])
})

/** Weeks from the end of training to the work that waits for it; operation afterwards is not its first use. */
test.each([...referenceDesigns()])('in %s people are trained at most four weeks before they use it', (_, { work }) => {
  const planned = planWork(work, { from: 'reference', design: '', by: '' })
  const training = planned.filter(({ kind }) => kind === 'training')
  const gaps = training.flatMap(({ id, startWeek, weeks }) =>
    planned
      .filter(({ dependsOn, kind }) => dependsOn.includes(id) && kind !== 'operation')
      .map((user) => user.startWeek - (startWeek + weeks)),
  )
  expect(gaps.filter((gap) => gap > 4)).toEqual([])
})
