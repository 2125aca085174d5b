import { createHash } from 'node:crypto'
import type { Block, ListItem } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import type { EditedBlock } from '#shared/content/edited-block.ts'
import { isProse, type ProseBlock } from '#shared/content/prose.ts'
import { blockInlines, blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { isPreparedBy, preparedBy } from '#server/document-types/prepared-by.ts'
import { AppError } from '#shared/errors.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { listFacts } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { SectionEdit, StoredMark } from './document-tables.ts'

/** A version's content and facts, and the edits people made by hand; `content` and `solution` are the stored JSON texts. */
export type Editable = { content: string; solution: string; edits: SectionEdit[]; marks: StoredMark[]; writer: string }
export type EditRequest = { of: Editable; section: string; blocks: EditedBlock[]; by: string }
export type Edited = { content: string; hash: string; edits: SectionEdit[]; marks: StoredMark[]; writer: string; heading: string }

const refuse = (message: string, details?: string) => new AppError('invalid-input', message, details ? { details } : {})

/** Returns the content with one section's prose replaced by the edited blocks; unchanged blocks stay byte for byte the same. */
export function applyEdit({ of, section: id, blocks: sent, by }: EditRequest): Edited {
  const content = JSON.parse(of.content) as Content
  const solution = JSON.parse(of.solution) as Solution
  const section = [...walkSections(content.sections)].find((one) => one.section.id === id)?.section
  if (!section) throw new AppError('not-found', 'This document has no such section.')
  const blocks = resolve(section, sent, content)
  if (isSame(blocks, section.blocks))
    throw new AppError('conflict', 'Nothing was changed.', {
      details: 'Tables, lists of facts and pictures come from the design and are changed there.',
    })
  permitReferences(
    blocks.filter((block) => !section.blocks.includes(block)),
    content,
    solution,
  )
  const known = of.edits.find((edit) => edit.section === id)
  const chapter = content.sections.find((top) => [...walkSections([top])].some((one) => one.section === section))!.id
  const edit = { section: id, chapter, heading: section.heading, before: known?.before ?? section.blocks, after: blocks }
  const isUndone = isSame(edit.before, edit.after)
  section.blocks = blocks
  const writer = writerOf(of.writer, by)
  return {
    ...serializeAndHash(withWriter(content, writer)),
    edits: [...of.edits.filter((one) => one !== known), ...(isUndone ? [] : [edit])],
    marks: [...of.marks.filter((mark) => !(mark.id === id && editMarkCodes.has(mark.code))), ...numberMarks(edit, solution)],
    writer,
    heading: section.heading,
  }
}

/** Returns the content as the exact JSON text to store, and the hash that an approval refers to. */
export function serializeAndHash(content: Content) {
  return { content: JSON.stringify(content), hash: createHash('sha256').update(canonicalJson(content)).digest('hex') }
}

/** Updates the authors on the title page, which include the people who edited by hand. */
export const withWriter = (content: Content, writer: string): Content => ({
  ...content,
  facts: content.facts.map((fact) => (isPreparedBy(fact) ? preparedBy(writer) : fact)),
})

export const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

/** Codes of marks on text that a person wrote. */
export const editMarkCodes = new Set(['number-in-no-fact', 'rests-on-older-facts'])

/** Adds the editor to a version's list of authors, unless already listed. */
export const writerOf = (writer: string, by: string) => {
  const told = `edited by ${by}`
  return writer.endsWith(told) || writer.includes(`${told},`) ? writer : `${writer}, ${told}`
}

/** Marks numbers in a person's text that occur in no fact. */
export function numberMarks({ section, heading, before, after }: SectionEdit, solution: Solution): StoredMark[] {
  const untouched = new Set(before.map((block) => canonicalJson(block)))
  const written = after.filter((block) => !untouched.has(canonicalJson(block))).flatMap(blockTexts)
  const said = new Set(findUnsupportedNumbers(before.flatMap(blockTexts), solution))
  const numbers = findUnsupportedNumbers(written, solution).filter((number) => !said.has(number))
  if (numbers.length === 0) return []
  const sentence = `${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ' and more' : ''}: in no fact of the brief.`
  return [{ id: section, heading, code: 'number-in-no-fact', sentence }]
}

function resolve(section: Section, sent: EditedBlock[], content: Content): Block[] {
  const own = new Map(section.blocks.map((block) => [block.id, block]))
  const used = new Set<string>()
  const take = (id: string) => {
    const block = own.get(id)
    if (!block) throw refuse(`No block of this section is named ${id}.`, 'Reload the document and edit it again.')
    if (used.has(id)) throw refuse(`The block ${id} is there twice.`)
    used.add(id)
    return block
  }
  const nextId = createIds(section.id, content)
  const blocks = sent.flatMap((block): Block[] => {
    if ('keep' in block) return [take(block.keep)]
    const known = block.id === undefined ? undefined : take(block.id)
    if (known && !isProse(known)) throw refuse(`The block ${known.id} follows from the facts and cannot be edited here.`)
    const tidied = tidy({ ...block, id: known?.id ?? '' })
    if (!tidied) return []
    const whole = known ? tidied : { ...tidied, id: nextId() }
    return [known && isSame(whole, known) ? known : whole]
  })
  const derived = (all: Block[]) => all.filter((block) => !isProse(block)).map(({ id }) => id)
  if (!isSame(derived(blocks), derived(section.blocks)))
    throw refuse('Tables, pictures and figures follow from the facts: they stay, in their order.')
  return blocks
}

function createIds(section: string, content: Content) {
  const taken = new Set([...walkBlocks(content.sections)].flatMap(({ block, section: { id } }) => [block.id, id]))
  let last = 0
  return () => {
    do last += 1
    while (taken.has(`${section}-own-${last}`))
    return `${section}-own-${last}`
  }
}

type Runs = Extract<ProseBlock, { type: 'paragraph' }>['text']
const tidyRuns = (runs: Runs): Runs => runs.filter(({ text }) => text !== '')
const saysNothing = (runs: Runs) => plainText(runs).trim() === ''

function tidyItems(items: ListItem[]): ListItem[] {
  return items.flatMap(({ items: below = [], ...item }): ListItem[] => {
    const inner = tidyItems(below)
    if (saysNothing(item.text) && inner.length === 0) return []
    return [{ ...item, text: tidyRuns(item.text), ...(inner.length > 0 && { items: inner }) }]
  })
}

/** Removes empty runs; returns undefined if the block has no text. */
function tidy(block: ProseBlock): ProseBlock | undefined {
  if (block.type === 'code') return block.text.trim() === '' ? undefined : block
  if (block.type === 'list') {
    const items = tidyItems(block.items)
    return items.length > 0 ? { ...block, items } : undefined
  }
  const isTitled = block.type === 'callout' && block.title.trim() !== ''
  return saysNothing(block.text) && !isTitled ? undefined : { ...block, text: tidyRuns(block.text) }
}

/** Throws unless every citation refers to an existing fact and every link to an existing section. */
function permitReferences(written: Block[], content: Content, solution: Solution) {
  const all = [...walkBlocks(content.sections)]
  const facts = new Set([
    ...listFacts(solution).map(({ id }) => id),
    ...all.flatMap(({ block }) => blockInlines(block).flatMap(({ cites = [] }) => cites)),
  ])
  const places = new Set([...walkSections(content.sections)].map(({ section }) => section.id))
  for (const { block } of all) places.add(block.id)
  for (const { cites = [], link } of written.flatMap(blockInlines)) {
    const stranger = cites.find((id) => !facts.has(id))
    if (stranger !== undefined) throw refuse(`There is no fact ${stranger} in this document.`)
    if (link?.startsWith('#') && !places.has(link.slice(1))) throw refuse(`There is no place ${link} in this document.`)
  }
}
