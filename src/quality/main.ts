// npm run quality: every example in all five types, and every labelled brief as a High-Level Design, measured. Options: --by-example, --show MEASURE[:TYPE], --about, --tighten, --report FILE.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allMeasures } from './all-measures.ts'
import { measureAll } from './figures.ts'
import { judge, tighten } from './gate.ts'
import type { Answer } from './labelled/answer.ts'
import { composeLabelled } from './labelled/compose-labelled.ts'
import { measureLabelled } from './labelled/labelled-figures.ts'
import { readLabelledBriefs } from './labelled/read-labelled-briefs.ts'
import { readLimits, writeLimits } from './kept-limits.ts'
import { flawsOf, tableByExample, tableByShare, tableByType, verdictLines } from './print-report.ts'
import { composeProject, type Project } from './project.ts'
import { readExamples } from './read-examples.ts'

const { values } = parseArgs({
  options: {
    'by-example': { type: 'boolean' },
    about: { type: 'boolean' },
    tighten: { type: 'boolean' },
    show: { type: 'string' },
    report: { type: 'string' },
  },
})

const projects: Project[] = []
for (const [name, brief] of readExamples()) projects.push(await composeProject(name, brief))
const byType = measureAll(allMeasures, projects)
const answers: Answer[] = []
for (const brief of readLabelledBriefs()) answers.push(await composeLabelled(brief))
const byShare = measureLabelled(answers)
const figures = [...byType, ...byShare]
const kept = readLimits()
const limits = values.tighten ? tighten(kept, figures) : kept
if (values.tighten) writeLimits(limits)

console.log(`${projects.length} briefs, ${projects.length * (projects[0]?.documents.length ?? 0)} documents\n`)
console.log(tableByType(byType, limits))
if (values['by-example']) console.log(`\nFlaws by brief\n${tableByExample(byType, projects)}`)
console.log(`\n${answers.length} labelled briefs\n`)
console.log(tableByShare(byShare, limits))
if (values.about) for (const { name, about } of allMeasures) console.log(`\n${name}: ${about}`)
if (values.show) {
  const [id, column] = values.show.split(':')
  for (const figure of figures)
    if (figure.measure.id === id && (!column || figure.column === column)) console.log(`\n${flawsOf(figure, Infinity)}`)
}
const lines = verdictLines(figures, limits)
console.log(`\n${lines.length > 0 ? lines.join('\n') : 'Every figure is at its bound.'}`)

const failed = figures.filter((figure) => ['worse', 'unbound'].includes(judge(figure, limits))).length
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: figures.length - failed, failed }))
process.exitCode = failed > 0 ? 1 : 0
