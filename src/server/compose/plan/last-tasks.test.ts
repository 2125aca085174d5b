import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { proposeSolution } from '#server/compose/propose-solution.ts'
import { givenToday } from '#server/testing/given-documents.ts'

const around = [
  'The office must record each lease with its documents and show its state.',
  'Applicants must submit a form online and upload up to five files of 20 MB.',
  'Staff must search 40,000 leases by name and address within 2 seconds.',
  'The addresses come from SAP each night.',
].join(' ')

function planOf(said: string) {
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'tessel',
    projectName: 'Leases',
    requirements: { technicalRequirements: `${around} ${said}` },
  })
  return proposeSolution(brief, { today: givenToday }).workstreams
}

test('the old system beside the new one is a piece of work after the test, as long as the brief says', () => {
  const plan = planOf('The old system shall run in parallel for 6 weeks.')
  const tested = plan.find(({ kind }) => kind === 'test')!
  expect(plan.filter(({ name }) => name === 'Parallel run')).toEqual([
    expect.objectContaining({ kind: 'parallel-run', weeks: 6, dependsOn: [tested.id] }),
  ])
  const [beside, switched] = ['parallel-run', 'switch-over'].map((wanted) => plan.find(({ kind }) => kind === wanted)!)
  expect(switched!.dependsOn).toEqual([beside!.id])
})

test.each(['Payments are checked in parallel with the search.', 'Four clerks work in parallel on one lease.'])(
  '“%s” asks for no parallel run',
  (said) => {
    expect(planOf(said).filter(({ kind }) => kind === 'parallel-run')).toEqual([])
  },
)
