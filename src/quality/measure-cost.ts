import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { claudeDefaults, createClaude } from '#server/compose/claude/claude.ts'
import type { Attempt, ComposeContext } from '#server/compose/composer.ts'
import { createOpenAi, openAiDefaults } from '#server/compose/openai/openai.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { answerByChapter, callOf } from '#server/testing/vendors/answer-by-chapter.ts'
import { createTokenCounter } from '#server/testing/vendors/count-tokens.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { costAt, findPrice } from '#server/usage/calculate-cost.ts'
import { priceList } from '#server/usage/price-list.ts'
import { designOfToday, type Recorded } from './measure-designs.ts'

/** Tokens: the thought before a design, whose text is recorded, and the whole answers of the other calls, as the estimate has them. */
const thought = 4_000
const written = { repair: 3_000, critic: 5_000, draft: 2_000, words: 5_000, wordsAgain: 1_500 } as const

const today = '2026-12-01'

export type CostOfDocument = { model: string; useAgent: boolean; project: string; attempts: Attempt[]; cost: number }

/** `only`: the beginning of a file's name. */
type Asked = { folder: string; useAgent: boolean; only?: string }

/** Whole documents of recorded designs, written through the emulated vendors by each default model, with what their ledgers have. */
export async function measureCost({ folder, useAgent, only = '' }: Asked): Promise<CostOfDocument[]> {
  const vendor = await givenVendor()
  const at = { key: 'none', address: vendor.address }
  const models = [
    { language: createClaude({ ...at, modelId: claudeDefaults.modelId }), documentType: 'hld' as const },
    { language: createOpenAi({ ...at, modelId: openAiDefaults.modelId }), documentType: 'hld' as const },
  ]
  const measured: CostOfDocument[] = []
  try {
    for (const file of readdirSync(folder).filter((name) => name.startsWith(only) && name.endsWith('.json')))
      for (const { language, documentType } of models) {
        const recorded = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded
        const text = readFileSync(join(folder, file.replace(/\.json$/, '.txt')), 'utf8')
        const brief = briefOf(recorded, { text, documentType })
        vendor.answerOtherwise(answersOf(JSON.stringify(designOfToday(recorded, brief, today)), useAgent))
        const attempts: Attempt[] = []
        const onEvent: ComposeContext['onEvent'] = (event) => void (event.type === 'attempt' && attempts.push(event.attempt))
        const context = { signal: new AbortController().signal, today, onEvent }
        const composer = givenModelComposer({ language, useAgent })
        const first = await composer.proposeSolution(brief, context)
        const { solution } = await composer.reviewDesign!({ brief, proposed: first }, context)
        await composer.writeWords({ chapters: allDocumentTypes[documentType].outline, brief, solution }, context)
        measured.push({ model: language.modelId, useAgent, project: recorded.projectName, attempts, cost: costOf(attempts) })
      }
  } finally {
    await vendor.close()
  }
  return measured
}

const briefOf = ({ client, projectName }: Recorded, { text, documentType }: { text: string; documentType: DocumentTypeId }) =>
  Brief.parse({
    documentType,
    client: 'tessel',
    clientName: client,
    projectName,
    requirements: { technicalRequirements: text },
  })

/** The recorded design, then sound answers; the words leave out one chapter, so that it is asked for again. */
function answersOf(design: string, useAgent: boolean) {
  const count = createTokenCounter()
  const tools = useAgent
    ? { design: ['search_references', 'read_template'], draft: ['check_draft', 'render_draft', 'patch_draft'] }
    : {}
  const left: Record<string, string[]> = structuredClone(tools)
  let isAgain = false
  return (seen: RecordedRequest) => {
    const call = callOf(seen.body)
    const name = left[call ?? '']?.shift()
    if (name) return { kind: 'tool' as const, name, input: inputOf(name), usage: count(seen, 500) }
    const { text } = answerByChapter(seen)
    const output = call === 'design' ? thought : written[call ?? (isAgain ? 'wordsAgain' : 'words')]
    if (call === 'design') return { kind: 'text' as const, text: design, piece: 4_000, usage: count(seen, tokens(design) + output) }
    if (call !== undefined || isAgain) return { kind: 'text' as const, text, piece: 4_000, usage: count(seen, output) }
    isAgain = true
    const filler = 'It is said in plain words here and rests on what the brief has. '.repeat(5)
    const whole = text.replace(/^## summary\n[^#]*/, '').replaceAll(/\n\n(?=The vendor)/g, `\n\n${filler}`)
    return { kind: 'text' as const, text: whole, piece: 4_000, usage: count(seen, output) }
  }
}

const tokens = (text: string) => Math.round(text.length / 3.5)
const inputOf = (name: string) =>
  name === 'search_references'
    ? { words: 'documents and data' }
    : name === 'patch_draft'
      ? { changes: [{ op: 'set', list: null, id: 'RSK-1', field: 'owner', value: '"Lead architect"' }] }
      : {}

function costOf(attempts: Attempt[]): number {
  const [{ provider, model }] = attempts as [Attempt]
  const longestInput = Math.max(...attempts.map(({ inputTokens }) => inputTokens))
  const price = findPrice(priceList, { provider, model, day: today, longestInput })
  if (!price) throw new Error(`No price of ${model} is on file.`)
  return attempts.reduce((sum, attempt) => sum + costAt(price, attempt), 0)
}

/** Prints the tokens and the cost of each recorded document by each default model. */
export async function printCosts(folder: string): Promise<void> {
  for (const useAgent of [false, true])
    for (const { model, project, attempts, cost } of await measureCost({ folder, useAgent })) {
      const sum = (of: (attempt: Attempt) => number) => attempts.reduce((all, attempt) => all + of(attempt), 0)
      const read = `${sum((one) => one.inputTokens)} read, ${sum((one) => one.cachedTokens)} of them from the cache`
      const told = `${attempts.length} calls, ${read}, ${sum((one) => one.outputTokens)} written`
      console.log(`${cost.toFixed(3)} USD  ${model}${useAgent ? ', agent' : ''}, ${project}: ${told}`)
    }
}
