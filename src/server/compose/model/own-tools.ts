import type { Brief } from '#shared/brief.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { wholePicture } from '#server/document-types/diagrams/whole-picture.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import type { Solution } from '#server/solution/solution.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { scoreCapabilities } from '../catalogue/match-capabilities.ts'
import type { Label } from '../reading/label.ts'
import { verifySolution } from '../verify/verify-solution.ts'
import { readLabelled } from './calls/labelled-design.ts'

/** What tools look at: the design so far, and the labels that its brief was read with. */
type ToolContext = { brief: Brief; solution: Solution; labels: Label[]; today: string; words?: string | undefined }

const perYear = { once: 1, month: 12, year: 1 } as const

/** Sums by currency and period; what has no price is counted, never guessed. */
function estimateCosts({ costs }: Solution) {
  const priced = costs.filter(({ unitPrice }) => unitPrice !== undefined)
  const lines = priced.map(({ id, item, quantity, unitPrice = 0, currency = '', period }) => ({
    id,
    item,
    currency,
    period,
    amount: quantity * unitPrice,
    firstYear: quantity * unitPrice * perYear[period],
  }))
  const firstYear: Record<string, number> = {}
  for (const line of lines) firstYear[line.currency] = (firstYear[line.currency] ?? 0) + line.firstYear
  return {
    lines,
    firstYear,
    unpriced: costs.filter(({ unitPrice }) => unitPrice === undefined).map(({ id, item }) => ({ id, item })),
  }
}

const drawDiagram = (solution: Solution) =>
  wholePicture(viewSolution(solution), 'whole').flatMap((block) =>
    block.type === 'diagram' ? [{ caption: block.caption, says: block.alt }] : [],
  )

function checkTraceability(solution: Solution) {
  const met = (id: string) =>
    [...solution.elements, ...solution.workstreams].filter(({ satisfies }) => satisfies.includes(id)).map(({ name }) => name)
  return {
    requirements: solution.requirements.map(({ id, text }) => ({ id, text, metBy: met(id) })),
    faults: checkSolution(solution).map(({ text }) => text),
  }
}

const mostFound = 8

const searchCatalogue = ({ words = '' }: ToolContext) =>
  scoreCapabilities(words, loadCatalogue())
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostFound)
    .flatMap(({ id }) => loadCatalogue().capabilities.filter((capability) => capability.id === id))
    .map(({ id, name, mechanisms, beside }) => ({ id, name, how: mechanisms.map(({ how }) => how), needs: beside }))

const tellSchedule = ({ workstreams, milestones, windows = [] }: Solution) => ({
  work: workstreams.map(({ id, name, startWeek, weeks, dependsOn }) => ({ id, name, startWeek, weeks, dependsOn })),
  milestones: milestones.map(({ id, name, date }) => ({ id, name, date })),
  windows: windows.map(({ text, from, to, kind }) => ({ text, from, to, kind })),
})

const ownTools = {
  search_catalogue: searchCatalogue,
  reckon_sizes: ({ solution }: ToolContext) => solution.sizes ?? [],
  schedule: ({ solution }: ToolContext) => tellSchedule(solution),
  check_draft: ({ solution, today, ...read }: ToolContext) =>
    verifySolution({ solution, today, reading: readLabelled({ ...read, today }) }).map(({ rule, text }) => ({ rule, text })),
  estimate_costs: ({ solution }: ToolContext) => estimateCosts(solution),
  draw_diagram: ({ solution }: ToolContext) => drawDiagram(solution),
  check_traceability: ({ solution }: ToolContext) => checkTraceability(solution),
  read_template: ({ brief }: ToolContext) =>
    brief.template?.headings ?? allDocumentTypes[brief.documentType].outline.map(({ heading, ask }) => ({ heading, ask })),
}
export type OwnTool = keyof typeof ownTools

export type ToolUse = ToolContext & { tool: OwnTool }

/** What one of our own tools answers. */
export const useTool = ({ tool: name, ...ground }: ToolUse): object => ownTools[name](ground)
