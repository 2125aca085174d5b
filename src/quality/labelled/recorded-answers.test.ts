import { afterAll, expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { listMisfits } from '#server/testing/vendors/recorded/fit-recording.ts'
import { readRecordings } from '#server/testing/vendors/recorded/read-recordings.ts'
import { playRecording } from '../recorded/play-recording.ts'
import { type Pair, recordedBounds, shareOf, tableByBrief, tableByMeasure } from '../recorded/recorded-table.ts'
import { composeLabelled } from './compose-labelled.ts'
import { labelMeasures } from './label-measures.ts'
import { readLabelledBriefs } from './read-labelled-briefs.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())

const labelled = new Map(readLabelledBriefs().map((brief) => [brief.id, brief]))
const pairs: Pair[] = []

test.each(readRecordings().map((recording) => [recording.brief, recording] as const))(
  '%s: its answers were given to the instructions that are there now',
  { timeout: 180_000 },
  async (_, recording) => {
    const brief = labelled.get(recording.brief)!
    const played = await playRecording(recording, { labelled: brief, vendor })
    pairs.push({ played, offline: await composeLabelled(brief, recording.documentType) })
    const misfits = listMisfits(recording, played.bodies)
    for (const told of [...misfits, ...(played.marks ?? []).map(({ sentence }) => sentence), ...played.doubts]) console.warn(told)
    // Read the answers again, then `npm run quality -- recorded --rekey`.
    expect(misfits.filter((misfit) => misfit.startsWith('The instructions'))).toEqual([])
    expect(walksThatOnlyAsk(played.answer.solution)).toEqual([])
    expect(systemsReachedTwice(played.answer.solution)).toEqual([])
  },
)

/** A walk brings a result to somebody, or into a system: it does not end by asking for what has come from there. */
function walksThatOnlyAsk({ elements, scenarios }: Solution): string[] {
  const systems = new Set(elements.filter(({ kind }) => kind === 'external-system').map(({ id }) => id))
  const isAsking = ({ steps }: Solution['scenarios'][number]) =>
    systems.has(steps.at(-1)!.to) && steps.at(-1)!.action.startsWith('Asks for')
  return scenarios.filter(isAsking).map(({ name }) => name)
}

/** Systems that a connector leads to, and something else as well. */
function systemsReachedTwice({ elements, relations }: Solution): string[] {
  const roles = new Map(elements.map(({ id, role }) => [id, role]))
  return elements
    .filter(({ kind }) => kind === 'external-system')
    .filter(({ id }) => {
      const others = relations.flatMap(({ from, to }) => (from === id ? [roles.get(to)] : to === id ? [roles.get(from)] : []))
      return others.includes('connector') && others.some((role) => role !== 'connector')
    })
    .map(({ name }) => name)
}

test('the answers of an expert reach what is asked of a model, over all the recorded briefs', () => {
  console.log(`${tableByBrief(pairs)}\n\n${tableByMeasure(pairs)}`)
  const answers = pairs.map(({ played }) => played.answer)
  const behind = labelMeasures.flatMap((measure) => {
    const bound = recordedBounds[measure.id]
    const { held, of } = shareOf(measure, answers)
    return bound !== undefined && (100 * held) / of < bound ? [`${measure.name}: ${held} of ${of}`] : []
  })
  expect(behind).toEqual([])
})
