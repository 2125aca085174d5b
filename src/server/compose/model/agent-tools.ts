import { tool, type ToolSet } from 'ai'
import { z } from 'zod'
import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Ask } from '../ask.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { LanguageModel } from './language-model.ts'
import type { OwnTool } from './own-tools.ts'

type Means = { brief: Brief; solution: Solution } & { language: LanguageModel; ask: Ask<ComposingWork> }

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
