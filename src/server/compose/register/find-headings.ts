import type { Block, Mark } from './cut-blocks.ts'
import { labelOfWords } from './section-labels.ts'
import { styleOf } from './follow-headings.ts'

const stopped = /[.!?;,…]["”)]?$/
const words = (text: string) => text.split(/\s+/).length

/** “A.”, “Answer 3:” before the answer to the line above. */
const answer = /^(?:A|Answer|Antwort|Réponse|Respuesta|Antwoord|Odpowiedź|Risposta)\s?\d{0,3}[.:)]\s+/u
const question = /^(?:Q|Question|Frage|Pregunta|Vraag|Pytanie|Domanda)\s?\d{0,3}[.:)]\s+/u
const longestQuestion = 240

/**
 * Marks the blocks that are headings, those that introduce a list, and questions that are answered below; returns the text before answers
 * as marks.
 */
export function markHeadings(text: string, blocks: Block[]): Mark[] {
  const marks: Mark[] = []
  const siblings = siblingsOf(blocks)
  for (const [index, block] of blocks.entries()) {
    if (block.is === 'row' || block.is === 'rule') continue
    const next = blocks.slice(index + 1, index + 3).find(({ is }) => is !== 'rule')
    if (next === undefined || next.message !== block.message) continue
    const about = { words: text.slice(block.body, block.end), block, next, before: blocks[index - 1], below: blocks[index + 1] }
    const answered = about.words.endsWith('?') && about.words.length <= longestQuestion && next.is === 'text' && !next.isApart
    const before = answered ? answer.exec(text.slice(next.body, next.body + 24))?.[0] : undefined
    if (before !== undefined && next.body + before.length < next.end) {
      marks.push({ start: next.body, end: next.body + before.length, kind: 'number' })
      next.body += before.length
      const sign = question.exec(about.words)?.[0] ?? ''
      if (sign !== '') marks.push({ start: block.body, end: block.body + sign.length, kind: 'number' })
      block.body += sign.length
      if (block.number?.isOrdered === true) next.clause = block.number.clause
      block.is = 'heading'
    } else if (isMarkedUp(text, about) || isNumbered(about, siblings) || isShortLine(text, about)) block.is = 'heading'
    else if (isLead(about)) block.is = 'lead'
  }
  return marks
}

type About = { words: string; block: Block; next: Block; before: Block | undefined; below: Block | undefined }

/** `## Scope`, `**Scope**`, or an underlined line. */
function isMarkedUp(text: string, { words: told, block, below }: About): boolean {
  if (/^#{1,6}\s/.test(told) || /^(?:\*\*[^*]{1,100}\*\*|__[^_]{1,100}__):?$/.test(told)) return true
  const line = below?.is === 'rule' && !below.isApart ? text.slice(below.start, below.end) : ''
  return block.is === 'text' && /^(?:=+|-+)$/.test(line) && told.length <= 80 && !stopped.test(told)
}

/** How many blocks of a style of number are followed by the next number: those are items of a list. */
function siblingsOf(blocks: Block[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [index, block] of blocks.entries()) {
    const style = styleOf(block)
    const next = blocks[index + 1]
    if (style !== undefined && next !== undefined && styleOf(next) === style) counts.set(style, (counts.get(style) ?? 0) + 1)
  }
  return counts
}

/** “1. Purpose and Background”: short, and the block below it has no number or a continuation of its own. */
function isNumbered({ words: told, block, next }: About, siblings: Map<string, number>): boolean {
  const { number } = block
  if (
    number === undefined ||
    told.length > 80 ||
    words(told) > 10 ||
    stopped.test(told) ||
    told.endsWith(':') ||
    /:\s\S/.test(told)
  )
    return false
  if (!/^\p{Lu}/u.test(told)) return false
  if (next.number?.clause.startsWith(`${number.clause.replace(/\.0$/, '')}.`)) return true
  if (isShouted(told)) return true
  if (styleOf(next) === styleOf(block)) return false
  if (next.number !== undefined) return words(told) <= 6
  if (next.is === 'bullet' && next.number === undefined) return true
  return next.is !== 'bullet' && (siblings.get(styleOf(block) ?? '') ?? 0) === 0
}

/** “2.0 WHAT THE SEARCH MUST DO”. */
const isShouted = (told: string) => told === told.toUpperCase() && /\p{Lu}{3}/u.test(told)

/** “Issued 19 October 2026”, “Version 3”, “Dear Sirs,”: lines of a title page or a letter, which are not headings. */
const isTitlePage =
  /\b(?:19|20)\d\d\b|^(?:dear|hi|hello|hey)\b|^(?:issued|version|rev|revision|ref|reference|date|dated|stand|datum|prepared|classification|contact|attn)\b/i

/** A short line such as “What we need” above its items. */
function isShortLine(text: string, { words: told, block, next, before }: About): boolean {
  // “Dates etc.” above its lines.
  if (block.is === 'text' && block.isApart && !next.isApart && told.length < 40 && labelOfWords(told) !== undefined)
    return !told.endsWith(':')
  if (block.is !== 'text' || stopped.test(told) || told.endsWith(':') || block.speaker === told) return false
  const isListed = (next.is === 'bullet' || next.is === 'row') && !isTitlePage.test(told)
  if (isListed && told.length <= 120 && words(told) <= 14 && /^["“(\p{Lu}]/u.test(told) && !/^[^:]{1,40}:\s\S/.test(told))
    return true
  if (told.length > 60 || words(told) > 6 || !/^\p{Lu}/u.test(told) || /\d{2}|^[^:]{1,40}:\s\S/.test(told)) return false
  if (isTitlePage.test(told)) return false
  if (before !== undefined && !block.isApart && before.is === 'text' && !stopped.test(text.slice(before.end - 2, before.end)))
    return false
  const below = text.slice(next.body, next.end)
  return next.is === 'text' && (below.length >= 60 || /[.!?:;]$/.test(below)) && (!next.isApart || below.length >= 40)
}

/** “Important:” above bullets, rows or lines; a bullet introduces those that are indented further. */
function isLead({ words: told, block, next }: About): boolean {
  if (told.length > 160 || words(told) > 24 || /[.!?;]\s/.test(told)) return false
  if (told.endsWith(':')) return block.is === 'text' || next.is !== 'text'
  return (
    block.is === 'bullet' &&
    block.number === undefined &&
    next.is === 'bullet' &&
    next.indent > block.indent + 1 &&
    !stopped.test(told) &&
    words(told) <= 10 &&
    !/:\s\S/.test(told)
  )
}
