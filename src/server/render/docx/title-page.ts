import { editionFacts, eyebrowOf } from '#server/render/edition-facts.ts'
import type { Edition } from '#server/render/renderer.ts'
import { type Item, joinWords, paragraph, plainWords, textRun, type Words } from './flow.ts'
import type { Look } from './look.ts'
import { runProperties, valued } from './properties.ts'

const label = runProperties({ rStyle: valued('w:rStyle', 'FactLabel') })

/** The cover: the title of the document, and a line for each fact about it. */
export function titlePage(edition: Edition, look: Look): Item[] {
  const { title, subtitle } = edition.content
  const facts = editionFacts(edition).map(({ label: name, value }) => {
    const named: Words = { xml: textRun(name, label) + '<w:r><w:tab/></w:r>', pieces: [] }
    return paragraph('Fact', joinWords(named, plainWords(value, 'Fact', look)))
  })
  return [
    paragraph('Kind', plainWords(eyebrowOf(edition.content), 'Kind', look)),
    paragraph('Title', plainWords(title, 'Title', look)),
    ...(subtitle.trim() === '' ? [] : [paragraph('Subtitle', plainWords(subtitle, 'Subtitle', look))]),
    ...facts,
  ]
}
