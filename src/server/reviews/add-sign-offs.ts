import type { Block, BlockOf, Cell } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { firm } from '#shared/firm.ts'
import { text } from '#server/document-types/make-blocks.ts'
import { isToBeSigned } from '#server/render/to-be-signed.ts'
import type { Signer } from './build-certificate.ts'

type Table = BlockOf<'table'>
const isSignOff = (block: Block): block is Table =>
  block.type === 'table' &&
  isToBeSigned(block) &&
  ['name', 'signature', 'date'].every((id) => block.columns.some((one) => one.id === id))

/** True if a document has a sign-off table. */
export const hasSignOff = ({ sections }: Content): boolean => [...walkBlocks(sections)].some(({ block }) => isSignOff(block))

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * Fills the content's sign-off table with the approvers of the version. The stored version does not change: the table is filled when a file
 * is made. Each row is filled for the party that it names, and approvers without a row are added below.
 */
export function addSignOffs(content: Content, { signers, clientName }: { signers: Signer[]; clientName: string }): Content {
  const fill = (block: Block): Block => (isSignOff(block) ? fillTable(block, { signers, clientName }) : block)
  const inSection = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map(fill),
    sections: section.sections.map(inSection),
  })
  return { ...content, sections: content.sections.map(inSection) }
}

const sideOf = ({ client, username }: Signer, clientName: string) =>
  client !== null ? clientName : username === null ? undefined : firm.name

const wordsOf = (cell: Cell | undefined) => (Array.isArray(cell) ? cell.map((run) => run.text).join('') : '')

function fillTable(table: Table, { signers, clientName }: { signers: Signer[]; clientName: string }): Table {
  const left = [...signers]
  const sign = (row: Cell[], { name, username, decidedAt }: Signer): Cell[] => {
    const signed: Record<string, string> = {
      name,
      signature: username === null ? 'Approved by personal link' : 'Approved, signed in',
      date: day.format(decidedAt),
    }
    return table.columns.map(({ id }, index) => (id in signed ? text(signed[id]!) : (row[index] ?? null)))
  }
  const rows = table.rows.map((row) => {
    const at = left.findIndex((signer) => {
      const side = sideOf(signer, clientName)
      return side !== undefined && wordsOf(row[0]).endsWith(`, ${side}`)
    })
    return at === -1 ? row : sign(row, left.splice(at, 1)[0]!)
  })
  const added = left.map((signer) => sign([text('Reviewer'), ...table.columns.slice(1).map(() => null)], signer))
  return { ...table, rows: [...rows, ...added] }
}
