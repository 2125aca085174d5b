// npm run quality: documents of five types from every example and, if they exist, the briefs in the folder beside the project; exits with 1
// if a statement is not printed exactly once, a text has no source, or a value is wrong. Options: --show, --report FILE, --cost.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Brief } from '#shared/brief.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { checkContent } from '#server/document-types/check-content.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { registerBrief } from '#server/compose/register/register-brief.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { sortDesigns, sortedText } from '#server/references/sort-designs.ts'
import { readExamples } from '#server/testing/read-examples.ts'
import { printCosts } from './measure-cost.ts'
import { measureDesigns } from './measure-designs.ts'
import { type Labels, measureValues, measureWritten, type Written, type WrittenLabels } from './measure-values.ts'
import { type MeasuredDocument, withoutStanding } from './standing.ts'

const today = '2026-11-28'
const { values } = parseArgs({ options: { show: { type: 'boolean' }, report: { type: 'string' }, cost: { type: 'boolean' } } })
const beside = join(import.meta.dirname, '../../../shared/briefs')

type Labelled = { id: string; projectName: string; requirements: object; truth: Labels }
const labelled: Labelled[] = existsSync(beside)
  ? readdirSync(beside)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(beside, file), 'utf8')) as Labelled)
  : []
const ownFolder = join(import.meta.dirname, 'briefs')
const own = readdirSync(ownFolder)
  .filter((file) => file.endsWith('.txt'))
  .map((file): Written => {
    const id = file.replace(/\.txt$/, '')
    const labels = JSON.parse(readFileSync(join(ownFolder, `${id}.json`), 'utf8')) as WrittenLabels
    return { id, text: readFileSync(join(ownFolder, file), 'utf8'), labels }
  })
const briefOf = (projectName: string, technicalRequirements: string) =>
  Brief.parse({ documentType: 'hld', client: 'tessel', projectName, requirements: { technicalRequirements } })
const briefs: [string, Brief][] = [
  ...readExamples(),
  ...labelled.map(({ id, projectName, requirements }): [string, Brief] => [
    id,
    Brief.parse({ documentType: 'hld', client: 'tessel', projectName, requirements }),
  ]),
  ...own.flatMap(({ id, text, labels: { design } }): [string, Brief][] => {
    const brief = briefOf(id, text)
    const chosen = design === null ? undefined : referenceDesigns().get(design)
    if (!chosen || design === null) return [[id, brief]]
    const picked = { id: design, by: 'a person', hosting: 'azure' as const, plugs: {}, design: chosen }
    return [
      [id, brief],
      [`${id} with ${design}`, { ...brief, design: picked }],
    ]
  }),
]

const documents: MeasuredDocument[] = []
const faults: string[] = []
let statements = 0
for (const [name, brief] of briefs) {
  const solution = draftBrief(brief, { today })
  statements += solution.statements?.length ?? 0
  for (const documentType of documentTypeIds) {
    const content = buildContent({ brief: { ...brief, documentType }, solution, words: {}, writer: 'Arcwright' })
    const outline = allDocumentTypes[documentType].chaptersFor(solution)
    documents.push({ brief, solution, content })
    for (const { rule, id, text } of checkContent({ content, solution, outline }))
      faults.push(`${name}, ${documentType}: ${rule} ${id}: ${text}`)
  }
}
const designs = measureDesigns(join(import.meta.dirname, 'designs'), today)
for (const { name, brief, solution, contents } of designs)
  for (const [index, documentType] of documentTypeIds.entries()) {
    const content = contents[index]!
    documents.push({ brief, solution, content })
    for (const { rule, id, text } of checkContent({
      content,
      solution,
      outline: allDocumentTypes[documentType].chaptersFor(solution),
    }))
      faults.push(`${name}, ${documentType}: ${rule} ${id}: ${text}`)
  }
const sentences = designs.reduce((sum, one) => sum + one.sentences, 0)
const share = (pick: (one: (typeof designs)[number]) => string[]) =>
  (100 * designs.reduce((sum, one) => sum + pick(one).length, 0)) / sentences
const [lost, unprinted] = [share((one) => one.lost), share((one) => one.unprinted)]
const findings = designs.flatMap((one) => one.findings)
const unfounded = withoutStanding(documents)
const figures = measureValues(labelled)
const written = measureWritten(own)
const sorted = own.map(({ id, text, labels: { design } }) => {
  const { statements } = registerBrief(briefOf(id, text), { today })
  return { design, nearest: sortDesigns(sortedText(statements), referenceDesigns()).map((one) => one.id) }
})
const fitting = sorted.flatMap(({ design, nearest }) => (design === null ? [] : [{ design, nearest }]))
const unfitting = sorted.filter(({ design, nearest }) => design === null && nearest.length > 0).length
const among = (count: number) => fitting.filter(({ nearest, design }) => nearest.slice(0, count).includes(design)).length
const checks: [string, string, boolean][] = [
  ['faults of documents (statements not printed once among them)', String(faults.length), faults.length === 0],
  ['texts without standing', String(unfounded.length), unfounded.length === 0],
  ['numbers of our own briefs found', `${written.numbers.toFixed(1)} %`, written.numbers >= 97],
  ['dates of our own briefs found', `${written.dates.toFixed(1)} %`, written.dates >= 95],
  ['dates of our own briefs that are wrong', String(written.wrong.length), written.wrong.length === 0],
  [`texts of ${designs.length} recorded designs lost in the facts`, `${lost.toFixed(1)} % of ${sentences}`, lost <= 3],
  ['and in print', `${unprinted.toFixed(1)} %`, unprinted <= 10],
  ['findings against them', String(findings.length), findings.length === 0],
  ...(labelled.length > 0
    ? ([
        ['labelled numbers found', `${figures.numbers.toFixed(1)} %`, figures.numbers >= 97],
        ['labelled dates found', `${figures.dates.toFixed(1)} %`, figures.dates >= 95],
      ] as [string, string, boolean][])
    : []),
]
console.log(`${briefs.length} briefs, ${statements} statements, ${documents.length} documents`)
// For information only: nothing is preselected, so it is not an error if the first design is not the one that fits.
console.log(
  `Of ${fitting.length} briefs with a fitting design it is sorted first in ${among(1)}, among three in ${among(3)}; of ${own.length - fitting.length} without one, ${unfitting} are offered some.`,
)
for (const [what, value, isMet] of checks) console.log(`${isMet ? '✓' : '✗'} ${what}: ${value}`)
if (values.show)
  for (const line of [
    ...faults,
    ...unfounded.map(({ told, place, piece }) => `${told.brief.projectName}, ${place}: ${piece}`),
    ...designs.flatMap(({ name, lost: one, unprinted: other }) => [...one, ...other].map((text) => `${name}: lost “${text}”`)),
    ...findings,
    ...figures.missing,
    ...written.missing,
    ...written.wrong,
  ])
    console.log(line)
const failed = checks.filter(([, , isMet]) => !isMet).length
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: checks.length - failed, failed }))
process.exitCode = failed > 0 ? 1 : 0
if (values.cost) await printCosts(join(import.meta.dirname, 'designs'))
