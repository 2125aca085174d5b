import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { firm } from '#shared/firm.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { checkContent } from '../check-content.ts'

const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)
const tablesOf = (content: Content) => blocksOf(content).filter((block): block is BlockOf<'table'> => block.type === 'table')
const textsOf = (content: Content) => blocksOf(content).flatMap(blockTexts)

test.each(givenBriefs)('%s becomes a proposal without a fault', async (_, of) => {
  const { content, solution, words, outline } = await givenDocument('word', of)
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(outline.filter(({ id }) => !words[id]?.length)).toEqual([])
  const texts = textsOf(content)
  const listed = tablesOf(content)
    .filter(({ id }) => /^need-(functional|qualities|constraints)$/.test(id))
    .flatMap(({ rows }) => rows.map(([first]) => (Array.isArray(first) ? plainText(first) : '')))
  expect(listed.toSorted()).toEqual(solution.requirements.map(({ id }) => id).toSorted())
  expect(solution.risks.filter(({ id }) => !texts.includes(id))).toEqual([])
  expect(solution.questions.filter(({ id }) => !texts.includes(id))).toEqual([])
})

test('is whole and honest where nothing is known', async () => {
  const { content, solution, outline, words } = await givenDocument('word', givenBrief(), givenBareSolution())
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(outline.filter(({ id }) => !words[id]?.length)).toEqual([])
  expect(textsOf(content)).toContain('Not yet known')
})

test('has the same money, counts and weeks as the design', async () => {
  const solution = givenSolution()
  const [proposal, design] = await Promise.all([
    givenDocument('word', givenBrief(), solution),
    givenDocument('hld', givenBrief(), solution),
  ])
  const sums = ({ content }: typeof proposal) =>
    tablesOf(content)
      .filter(({ id }) => id.includes('-cost-'))
      .map((table) => computeTable(table).totals?.at(-1))
  expect(sums(proposal)).toEqual([390_000, 450, undefined])
  expect(sums(proposal)).toEqual(sums(design))
  const figures = (content: Content) =>
    new Map(
      blocksOf(content).flatMap((block) =>
        block.type === 'figures' ? block.items.map(({ label, value }) => [label, value] as const) : [],
      ),
    )
  for (const label of ['Requirements', 'Open questions', 'Risks'])
    expect(figures(proposal.content).get(label)).toBe(figures(design.content).get(label))
  expect(figures(proposal.content).get('Budget')).toBe('£450,000')
})

test('ends each workstream in the week in which the plan ends it', async () => {
  const { content, solution } = await givenDocument('word', givenBrief(), givenSolution())
  const calendar = tablesOf(content).find(({ id }) => id === 'plan-calendar')!
  expect(computeTable(calendar).rows.map((row) => row.at(-1))).toEqual(
    solution.workstreams.map(({ startWeek, weeks }) => startWeek + weeks - 1),
  )
})

test('leaves what nobody priced or agreed open, and says so', async () => {
  const { content } = await givenDocument('word', givenBrief(), givenSolution())
  const terms = tablesOf(content).find(({ id }) => id === 'terms-basis')!
  expect(blockTexts(terms)).toContain('To be agreed')
  expect(blockTexts(terms).join(' ')).toContain('One cost line: quoted before the line is ordered')
  expect(JSON.stringify(content)).toContain('To be answered before anybody signs: ')
})

test('leads from an id to the chapter that tells it', async () => {
  const { content } = await givenDocument('word', givenBrief(), givenSolution())
  const said = JSON.stringify(content)
  for (const place of ['need-functional', 'approach-parts', 'background-around', 'questions-register'])
    expect(said).toContain(`"link":"#${place}"`)
})

test('gives every deliverable a criterion, every line without a price a condition, and both parties a name', async () => {
  for (const [, of] of givenBriefs) {
    const { content, solution } = await givenDocument('word', of)
    const accepted = tablesOf(content).find(({ id }) => id === 'deliverables-criteria')
    expect(accepted?.rows.length ?? 0).toBe(solution.deliverables.length)
    for (const row of accepted?.rows ?? [])
      expect(row.map((cell) => plainText(cell as { text: string }[]) !== '')).not.toContain(false)
    const open = solution.costs.some(({ unitPrice }) => unitPrice === undefined)
    expect(blocksOf(content).some(({ id }) => id === 'costs-conditions')).toBe(open)
    const client = content.facts.find(({ label }) => label === 'Client')!.value
    const [summary] = content.sections
    expect(summary!.blocks.flatMap(blockTexts).join(' ')).toContain(`${firm.name} proposes to ${client}`)
    const signers = tablesOf(content)
      .find(({ id }) => id === 'acceptance-signature-table')!
      .rows.map(([role]) => plainText(role as []))
    for (const party of [client, firm.name]) expect(signers.some((role) => role.endsWith(party))).toBe(true)
  }
})

test('counts on its first page what it rests on', async () => {
  const { content, solution } = await givenDocument('word', givenBrief(), givenSolution())
  const [summary] = content.sections
  const figures = summary!.blocks.flatMap((block) => (block.type === 'figures' ? block.items : []))
  const valueOf = (name: string) => Number(figures.find(({ label }) => label === name)?.value)
  expect(valueOf('Assumptions')).toBe(solution.assumptions.length)
  expect(valueOf('Open questions')).toBe(solution.questions.length)
  expect(blockTexts(summary!.blocks.filter(({ type }) => type === 'paragraph').at(-1)!).join('')).toMatch(
    /It all rests on .* assumptions? .*open questions?\./,
  )
})
