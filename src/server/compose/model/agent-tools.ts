import { tool, type ToolSet } from 'ai'
import { z } from 'zod'
import type { Brief } from '#shared/brief.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { containerDiagram } from '#server/document-types/hld/diagrams/container-diagram.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Ask } from '../ask.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { LanguageModel } from './language-model.ts'

type Ground = { brief: Brief; solution: Solution }
type Means = Ground & { language: LanguageModel; ask: Ask<ComposingWork> }

const words = new Map([
  ['estimate_costs', 'Estimates the costs'],
  ['draw_diagram', 'Draws the diagram and reads what it says'],
  ['check_traceability', 'Checks that every requirement is met'],
  ['read_template', 'Looks into the template'],
  ['code_execution', 'Runs a calculation at the vendor'],
  ['code_interpreter', 'Runs a calculation at the vendor'],
  ['image_generation', 'Has a picture made at the vendor'],
])

/** What a step of the agent is called on the page; a name that a model made up is not shown. */
export const wordsForTool = (name: string) => words.get(name) ?? 'Uses a tool'

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
  containerDiagram(viewSolution(solution)).flatMap((block) =>
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

const ownTools = {
  estimate_costs: ({ solution }: Ground) => estimateCosts(solution),
  draw_diagram: ({ solution }: Ground) => drawDiagram(solution),
  check_traceability: ({ solution }: Ground) => checkTraceability(solution),
  read_template: ({ brief }: Ground) =>
    brief.template?.headings ?? allDocumentTypes[brief.documentType].outline.map(({ heading, ask }) => ({ heading, ask })),
}
type OwnTool = keyof typeof ownTools

export type ToolUse = Ground & { tool: OwnTool }

/** What one of our own tools answers. */
export const useTool = ({ tool: name, ...ground }: ToolUse): object => ownTools[name](ground)

const descriptions: Record<OwnTool, string> = {
  estimate_costs: 'Sums the priced cost lines of the facts by currency and lists those without a price.',
  draw_diagram: 'Draws the elements and relations of the facts and tells what the picture shows.',
  check_traceability: 'Tells for each requirement which elements meet it, and which faults the facts have.',
  read_template: 'Gives the headings of the uploaded template, or of the built-in outline where none was uploaded.',
}

/** Our own tools, always there, and those that run at the vendor. */
export function agentTools({ brief, solution, language, ask }: Means): ToolSet {
  const inputSchema = z.object({})
  const own = (Object.keys(descriptions) as OwnTool[]).map((name) => [
    name,
    tool({
      description: descriptions[name],
      inputSchema,
      execute: () => ask('useTool', { tool: name, brief, solution }),
    }),
  ])
  return { ...(Object.fromEntries(own) as ToolSet), ...language.hostedTools() }
}
