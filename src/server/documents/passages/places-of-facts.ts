import type { Content, Section } from '#shared/content/content.ts'
import { blockInlines, blockTexts } from '#shared/content/plain-text.ts'

type Place = { section: string; block: string; heading: string }
export type FactPlace = Place & { isWordForWord: boolean }

export const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Two headings are enough to locate a passage; more would outweigh its own words in the ranking. */
export const headingPath = (headings: string[]) => headings.slice(-2).join(' › ')

function* walkPlaces(sections: Section[], above: string[] = []): Generator<{ section: Section; headings: string[] }> {
  for (const section of sections) {
    const headings = [...above, section.heading]
    yield { section, headings }
    yield* walkPlaces(section.sections, headings)
  }
}

/** Returns a function that finds the place of a fact in a document: the block that quotes it, or else the first block that cites it. */
export function placesOfFacts(content: Content) {
  const cited = new Map<string, { place: Place; text: string }>()
  const texts: { place: Place; text: string }[] = []
  for (const { section, headings } of walkPlaces(content.sections))
    for (const block of section.blocks) {
      const said = {
        place: { section: section.id, block: block.id, heading: headingPath(headings) },
        text: inOneLine(blockTexts(block).join(' ')),
      }
      texts.push(said)
      for (const { cites = [], text } of blockInlines(block))
        for (const id of [...cites, text.trim()]) if (!cited.has(id)) cited.set(id, said)
    }
  return ({ id, text }: { id: string; text: string }): FactPlace | undefined => {
    const words = inOneLine(text)
    const named = cited.get(id)
    // The text of a fact is usually in the block that cites it; only otherwise search the whole document.
    const found = named?.text.includes(words) ? named : texts.find((one) => one.text.includes(words))
    if (found) return { ...found.place, isWordForWord: true }
    return named && { ...named.place, isWordForWord: false }
  }
}
