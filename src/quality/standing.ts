import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { briefFields, clientOf, type Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { contentTexts } from '#shared/content/content-texts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { squeeze } from '#server/compose/model/design/squeeze.ts'

/** A document with its permitted sources. */
export type MeasuredDocument = { brief: Brief; solution: Solution; content: Content }

const ones = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const countWord = new RegExp(`\\b(?:${tens}(?:-(?:${ones}))?|${teens}|${ones})\\b`, 'g')

/** Masks names and figures, so that the product's fixed text is the same in documents of different briefs. */
const masked = (text: string, { brief }: MeasuredDocument) =>
  squeeze(text)
    .replaceAll(squeeze(clientOf(brief).name), '#')
    .replaceAll(squeeze(brief.projectName), '#')
    .replaceAll(/\d[\d,.]*/g, '#')
    .replaceAll(/\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g, '#')
    .replaceAll(/\bs#/g, '#')
    .replaceAll(countWord, '#')
    .replaceAll(/\b(day|week)s\b/g, '$1')
    .replaceAll(/\bis missed\b/g, 'are missed')

function groundOf({ brief, solution }: MeasuredDocument): string {
  const strings: string[] = []
  const gather = (value: unknown): void => {
    if (typeof value === 'string') strings.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather)
  }
  gather(solution)
  return squeeze(
    [brief.projectName, clientOf(brief).name, ...briefFields.map((field) => brief.requirements[field]), ...strings].join('\n'),
  )
}

/** Words with which chapters connect facts: `When …: …`, `called by …`, `payments in Payment store`. */
const joining = /^(?:and|when|if|per|in|for|called by|provided by)\s/i
const parted = /(?<=[.!?;:,])\s+|(?:^|\s)[·–|]\s|\s(?:and|in)\s|\sconnected with\s|\bat (?:most|least)\s|…|“|”|\(|\)/

/** The pieces of text that a reader takes in at once: clauses, list entries, the parts between bars and bullets. */
const piecesOf = (text: string) =>
  text
    .split(parted)
    .map((piece) => piece.replace(/^[·–|]\s/, '').replace(joining, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece))

/** The product's own text in the source of its chapters. */
const chapters = join(import.meta.dirname, '../server/document-types')
const ownWords = squeeze(
  readdirSync(chapters, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(chapters, file), 'utf8'))
    .join('\n'),
)

/**
 * Texts of documents that come neither from the brief, nor from the facts (a person, a model, a chosen reference design, calculations), nor
 * from the product's fixed text. Text counts as fixed if it is in the chapters' source, or in documents of at least two briefs.
 */
export function withoutStanding(documents: MeasuredDocument[]): { told: MeasuredDocument; place: string; piece: string }[] {
  const seen = new Map<string, Set<Brief['requirements']>>()
  const open = documents.flatMap((told) => {
    const ground = groundOf(told).replaceAll(squeeze(clientOf(told.brief).name), '#')
    return contentTexts(told.content)
      .flatMap(({ place, text }) =>
        // A name that contains “and” is one name.
        piecesOf(text.replaceAll(clientOf(told.brief).name, '#')).map((piece) => ({
          told,
          place,
          piece,
          key: masked(piece, told),
        })),
      )
      .filter(({ piece, key }) => {
        const briefs = seen.get(key) ?? new Set()
        seen.set(key, briefs.add(told.brief.requirements))
        return !ground.includes(squeeze(piece)) && !ownWords.includes(squeeze(piece))
      })
  })
  return open.filter(({ key }) => seen.get(key)!.size < 2).map(({ told, place, piece }) => ({ told, place, piece }))
}
