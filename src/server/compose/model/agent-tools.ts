import { tool, type ToolSet } from 'ai'
import { z } from 'zod'
import type { Ask } from '../ask.ts'
import type { ComposingWork } from '../composing-work.ts'
import type { LanguageModel } from './language-model.ts'
import type { OwnTool, ToolUse } from './own-tools.ts'

type Means = Omit<ToolUse, 'tool' | 'words'> & { language: LanguageModel; ask: Ask<ComposingWork> }

const words = new Map([
  ['search_references', 'Searches the reference designs'],
  ['read_template', 'Looks into the template'],
  ['patch_draft', 'Changes the draft'],
  ['check_draft', 'Checks the draft'],
  ['schedule_draft', 'Looks at the plan'],
  ['size_draft', 'Looks at the effort'],
  ['render_draft', 'Reads the draft as it prints'],
  ['picture_draft', 'Looks at the picture of the draft'],
  ['code_execution', 'Runs a calculation at the vendor'],
  ['code_interpreter', 'Runs a calculation at the vendor'],
  ['image_generation', 'Has a picture made at the vendor'],
])

/** The label of an agent's step on the page; a tool name that a model invented is not shown. */
export const wordsForTool = (name: string) => words.get(name) ?? 'Uses a tool'

const descriptions: Record<OwnTool, string> = {
  search_references: 'Finds the reference designs nearest to a need. Give the need in the words of the brief.',
  read_template: 'Gives the headings of the uploaded template, or of the built-in outline where none was uploaded.',
}

/** Our own tools, which are always available, and those that run at the vendor. */
export const agentTools = ({ language, ...means }: Means): ToolSet => ({ ...searchTools(means), ...language.hostedTools() })

/** Our own tools that only read. */
export function searchTools({ ask, ...ground }: Omit<Means, 'language'>): ToolSet {
  const own = (Object.keys(descriptions) as OwnTool[]).map((name) => [
    name,
    name === 'search_references'
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
  return Object.fromEntries(own) as ToolSet
}
