import type { Cell } from './cut-tables.ts'
import type { SystemRole } from './reading.ts'

const systemColumn =
  /^(?:(?:existing|current|present|source|target|external|other|connected|neighbou?ring|IT) )?(?:systems?|applications?|software|system name|name of (?:the )?system|system \/ application)(?: today| now)?$/i
/** Beside it stands what is told of systems and not of demands. */
const landscapeColumn =
  /^(?:purpose|holds|what it (?:holds|does)|data|contents?|used for|owner|vendor|maker|supplier|product|interface|protocol|API|hosting|hosted|version)\b/i
const fateColumn =
  /^(?:remains|stays|kept|keep|future|fate|what becomes of it|status|afterwards|plan|phase[- ]out|replaced)\b.{0,12}\??$/i
const flowColumn = /^(?:direction|flow|data flow|in ?\/ ?out|way|read or write|access|r\/w)\??$/i
const goes = /^(?:no\b|goes|replace|retire|ends?\b|to be (?:replaced|retired|switched off)|out\b|switched off|decommission)/i
const stays = /^(?:yes\b|stays?|remains?|kept|keep|unchanged|in use)/i
const flows: [RegExp, SystemRole][] = [
  [/\b(?:both|two[- ]way|bidirectional|in (?:and|&|\/) ?out|read (?:and|&|\/) ?write|r\/w)\b/i, 'both'],
  [/^(?:out|outbound|outgoing|write|export|to it|receives?|sink|target)\b/i, 'sink'],
  [/^(?:in|inbound|incoming|read|import|from it|sends?|source)\b/i, 'source'],
]
const noName = /^(?:none|no|n\/a|tbd|tbc|-|–|—|various|others?|all|both|new|(?:the )?(?:new )?(?:system|solution)|\d.*|.*\.)$/i

export type SystemOfRow = { name: string; start: number; roles: SystemRole[]; isKept: boolean }

/** The system that a row names in a column of systems, with what other columns say becomes of it and which way data go. */
export function systemOfRow(cells: Cell[] | undefined, text: string): SystemOfRow | undefined {
  const cell = cells?.find(({ head, text }) => head !== undefined && systemColumn.test(head) && text !== '')
  if (cells === undefined || cell === undefined) return undefined
  const name = cell.text.replace(/\s*\([^()]*\)\s*$/, '').trim()
  const start = text.indexOf(name)
  if (start < 0 || noName.test(name) || !/^\p{L}/u.test(name) || name.split(/\s+/).length > 5) return undefined
  const told = (column: RegExp) => cells.find((other) => other !== cell && other.head !== undefined && column.test(other.head))
  if (![landscapeColumn, fateColumn, flowColumn].some((column) => told(column) !== undefined)) return undefined
  const fate = told(fateColumn)
  const isTurned = /^(?:phase|replaced)/i.test(fate?.head ?? '')
  const isGone = fate !== undefined && (isTurned ? /^yes\b/i : goes).test(fate.text)
  const flow = told(flowColumn)?.text ?? ''
  const way = flows.find(([words]) => words.test(flow))?.[1]
  return {
    name,
    start,
    roles: [...(isGone ? (['replaced'] as const) : []), ...(way === undefined ? [] : [way])],
    isKept: !isTurned && fate !== undefined && stays.test(fate.text),
  }
}
