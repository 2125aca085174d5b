import { tool, type ToolResultPart, type ToolSet } from 'ai'
import { z } from 'zod'
import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import { howToChange } from '../../change/change.ts'
import { ChangeStep } from '../../change/read-changes.ts'
import { type ComposeContext, dayOf, type ProposedSolution } from '../../composer.ts'
import { searchTools } from '../agent-tools.ts'
import { askAgent } from '../ask-agent.ts'
import type { ModelOptions } from '../model-options.ts'
import type { ModelRequest } from '../read-stream.ts'
import { draftViews } from './draft-views.ts'
import type { DrawnDraft } from './draw-draft.ts'

/** Tokens of one round. */
const mostTokens = 16_000

type Reviewed = { brief: Brief; proposed: ProposedSolution }
/** `patches`: the changes that were applied, in the order of their calls. */
type Draft = { solution: Solution; patches: ChangeStep[][] }

/**
 * An agent improves its own draft with tools that change, check, schedule, size and show it, until it finds no more faults or reaches its
 * limit of rounds. Changes made before an interruption also count.
 */
export async function workOnDraft(
  options: ModelOptions,
  { brief, proposed }: Reviewed,
  context: ComposeContext,
): Promise<ProposedSolution> {
  const { ask, language } = options
  const today = dayOf(context)
  const draft: Draft = { solution: proposed.solution, patches: [] }
  const apply = async (changes: ChangeStep[]) => {
    const text = JSON.stringify({ changes, notDone: null })
    const read = await ask('readChanges', { text, solution: draft.solution, today, model: language.modelId }, context)
    if (!read || read.faults.length > 0) return { applied: false, faults: read?.faults ?? ['This is no list of changes.'] }
    draft.solution = read.solution
    draft.patches.push(changes)
    return { applied: true, changed: read.changed, toBeMended: read.points }
  }
  const work = async () => {
    const request: ModelRequest = {
      purpose: 'draft',
      material: [
        ...(await ask('tellMaterial', { brief }, context)),
        await ask('tellDesign', { solution: proposed.solution }, context),
      ],
      instruction,
      tools: {
        ...searchTools({ brief, ask }),
        ...draftTools({
          apply,
          view: (name) => ask('viewDraft', { name, brief, solution: draft.solution }, context),
          draw: () => ask('drawDraft', { solution: draft.solution }, context),
        }),
      },
      mode: 'agent',
      mostOutputTokens: mostTokens,
    }
    await askAgent(options, request, context)
    return JSON.stringify(draft.patches)
  }
  const stored = JSON.parse(context.keep ? await context.keep('answer:draft', work) : await work()) as ChangeStep[][]
  // A later attempt knows only the patches.
  if (draft.patches.length === 0) for (const patch of stored) await apply(patch)
  return { ...proposed, solution: draft.solution }
}

type Hands = {
  apply: (changes: ChangeStep[]) => Promise<object>
  view: (name: ViewName) => Promise<string>
  draw: () => Promise<DrawnDraft | null>
}
type ViewName = keyof typeof draftViews

const viewWords: Record<ViewName, string> = {
  check:
    'What code can prove wrong in the draft as it is now: ids that lead nowhere, bans, days that are missed, statements without an answer.',
  schedule: 'The weeks and days of each piece of work as code calculates them, and what they make of each date.',
  size: 'Days of each role, at least and at most, and how many statements, components and answers of each kind there are.',
  render: 'The document as it prints now, in reading order.',
}

/** The tools with which an agent works on its own draft. */
export function draftTools({ apply, view, draw }: Hands): ToolSet {
  const views = (Object.keys(viewWords) as ViewName[]).map((name) => [
    `${name}_draft`,
    tool({ description: viewWords[name], inputSchema: z.object({}), execute: () => view(name) }),
  ])
  return {
    patch_draft: tool({
      description: 'Changes facts of the draft. All of the changes are applied together, or none of them, with the reason.',
      inputSchema: z.object({ changes: z.array(ChangeStep) }),
      execute: ({ changes }) => apply(changes),
    }),
    ...(Object.fromEntries(views) as ToolSet),
    picture_draft: tool({
      description: 'The picture of page one: all components, people and systems of the draft, and how they are connected.',
      inputSchema: z.object({}),
      execute: draw,
      toModelOutput: ({ output }) => pictureOutput(output),
    }),
  }
}

/** Both vendors take pictures in the results of tools. */
function pictureOutput(drawn: DrawnDraft | null): ToolResultOutput {
  if (!drawn) return { type: 'text', value: 'There is nothing to draw yet.' }
  const { caption, png } = drawn
  return { type: 'content', value: [text(caption), { type: 'image-data', data: png, mediaType: 'image/png' }] }
}
const text = (words: string) => ({ type: 'text' as const, text: words })
type ToolResultOutput = ToolResultPart['output']

const instruction = `The facts above are your draft of the design. Work on it with the tools until you would sign it before the client’s architect.
- render_draft shows it as it prints, picture_draft its picture on page one, check_draft what code can prove wrong, schedule_draft and size_draft what code calculates. search_references finds designs that the firm has built. patch_draft changes it.
- Look for what the document says otherwise than a statement, what it builds although it is refused, what it leaves out although it is asked, days that are missed without a word, what goes live before its test or training, things with two names, components in the picture that nothing reaches, questions that the brief answers.
- When check_draft finds nothing and you have nothing more to mend, answer with one short sentence and use no tool.

${howToChange()}`
