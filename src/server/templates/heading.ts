import type { Outline } from '#shared/brief.ts'
import { limits } from '#shared/brief-limits.ts'

export type Heading = Outline['headings'][number]

/**
 * Control characters, lone surrogates, direction marks and other invisible characters; joiners are not included because some scripts need
 * them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu
/** `1.2`, `1.`, `1)`, `IV.`, `a)`, `Chapter 3:` before the text. */
const markedNumber =
  /^(?:\d{1,3}(?:\.\d{1,3}){1,7}[.):]?\s+|\d{1,3}[.):]\s*(?=\p{L})|[IVXLC]{1,6}[.)]\s+|[A-Za-z][.)]\s+|(?:chapter|section|part)\s\d{1,3}\s?[.:–—-]\s+)(?=\S)/iu
const bareNumber = /^(\d{1,3})\s+(?=\D)/

/** The text of a heading on one line, without invisible characters. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(invisible, '').normalize('NFC').trim()
}

/** Counted in code units, like the schema; a lone surrogate would not be text. */
export function clip(text: string, limit: number = limits.name): string {
  return text
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Headings in the form of an outline: plain text without numbers, starting at level 1, at most the limit. */
export function tidyHeadings(headings: Heading[]): Heading[] {
  const lastNumbers = new Map<number, number>()
  const named = headings
    .slice(0, limits.headings * 4)
    .map(({ level, text }) => ({ level, text: withoutNumber(plainLine(text.slice(0, limits.name * 4)), level, lastNumbers) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, limits.headings)
  const top = Math.min(...named.map(({ level }) => level))
  return named.map(({ level, text }) => ({ level: Math.min(level - top + 1, 9), text: clip(text) }))
}

/** A bare number is a heading's number only if it continues the count: `3 Scope` after `2 Context`, but not `24 hour support`. */
function withoutNumber(text: string, level: number, lastNumbers: Map<number, number>): string {
  const marked = markedNumber.exec(text)
  if (marked) return text.slice(marked[0].length)
  const bare = bareNumber.exec(text)
  const expected = (lastNumbers.get(level) ?? 0) + 1
  if (!bare || Number(bare[1]) !== expected) return text
  lastNumbers.set(level, expected)
  return text.slice(bare[0].length)
}
