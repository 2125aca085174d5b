import { tool, type ToolSet } from 'ai'
import { z } from 'zod'
import type { Ask } from '../ask.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { LanguageModel } from './language-model.ts'
import type { OwnTool, ToolUse } from './own-tools.ts'

type Means = Omit<ToolUse, 'tool' | 'words'> & { language: LanguageModel; ask: Ask<ComposingWork> }

const words = new Map([
  ['search_catalogue', 'Searches the catalogue of parts'],
  ['reckon_sizes', 'Reckons the sizes'],
  ['schedule', 'Lays out the schedule'],
  ['check_draft', 'Checks the draft against the brief'],
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
  search_catalogue: 'Finds cards for a need, with how each does its work. Give the need in a few words.',
  reckon_sizes: 'Gives the volumes, rates and storage that follow from the numbers of the brief.',
  schedule: 'Gives the work with its weeks, the milestones and the windows in which nothing may change.',
  check_draft: 'Holds the draft against the brief and tells what is false or missing in it.',
  estimate_costs: 'Sums the priced cost lines of the facts by currency and lists those without a price.',
  draw_diagram: 'Draws the elements and relations of the facts and tells what the picture shows.',
  check_traceability: 'Tells for each requirement which elements meet it, and which faults the facts have.',
  read_template: 'Gives the headings of the uploaded template, or of the built-in outline where none was uploaded.',
}

/** Our own tools, always there, and those that run at the vendor. */
export function agentTools({ language, ask, ...ground }: Means): ToolSet {
  const own = (Object.keys(descriptions) as OwnTool[]).map((name) => [
    name,
    name === 'search_catalogue'
      ? tool({
          description: descriptions[name],
          inputSchema: z.object({ words: z.string() }),
          execute: ({ words: need }) => ask('useTool', { ...ground, tool: name, words: need.slice(0, 500) }),
        })
      : tool({
          description: descriptions[name],
          inputSchema: z.object({}),
          execute: () => ask('useTool', { ...ground, tool: name }),
        }),
  ])
  return { ...(Object.fromEntries(own) as ToolSet), ...language.hostedTools() }
}
