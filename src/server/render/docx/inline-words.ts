import { shortenCites, splitAtMark } from '#shared/content/shorten-cites.ts'
import type { Inline } from '#shared/content/blocks.ts'
import { revisionOf } from '#shared/content/revision-of.ts'
import { readAddress } from '#server/open-xml/read-address.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { element } from '#server/open-xml/xml.ts'
import { simpleField } from './field.ts'
import { faceOf } from '#server/render/open-xml/text/measure-text.ts'
import { faceIn, joinWords, pieceOf, textRun, type Words } from './flow.ts'
import type { StyleId } from './paragraph-styles.ts'
import { runProperties, valued } from './properties.ts'
import { reviseRuns } from './revise.ts'
import { documentPath, type Writer } from './writer.ts'

/** Share of the line's size, as LibreOffice sets raised letters; Word's are a little larger. */
const raised = 0.58

/** Inline text as runs, links and raised citations. */
export function inlineWords(inlines: readonly Inline[], style: StyleId, writer: Writer): Words {
  return joinWords(...inlines.map((inline) => revisedWords(inline, style, writer)))
}

function revisedWords(inline: Inline, style: StyleId, writer: Writer): Words {
  const revision = revisionOf(inline)
  if (!revision || !writer.revision) return citedWords(inline, style, writer)
  const words = revision === 'removed' ? removedWords(inline, style, writer) : citedWords(inline, style, writer)
  return { ...words, xml: reviseRuns(words.xml, revision, writer.revision.stamp) }
}

/** Removed text has no link, and the citations that it had in the version before. */
function removedWords({ link, ...inline }: Inline, style: StyleId, writer: Writer): Words {
  const cites = writer.revision?.citesBefore({ ...inline, ...(link && { link }) }) ?? []
  return citedWords({ ...inline, cites }, style, { ...writer, bookmarks: { ...writer.bookmarks, citesAfter: () => cites } })
}

/** Citations follow the last letter, before the space that separates sentences. */
function citedWords(inline: Inline, style: StyleId, writer: Writer): Words {
  const facts = writer.bookmarks.citesAfter(inline)
  if (facts.length === 0) return wordsOf(inline, style, writer)
  const [text, after] = splitAtMark(inline.text)
  const gap = { ...inline, text: after }
  return joinWords(wordsOf({ ...inline, text }, style, writer), citations(facts, style, writer), wordsOf(gap, style, writer))
}

/** Code is set a little smaller than the text around it, in half points as Word uses them. */
const codeSize = (size: number) => Math.round(size * 1.8) / 2

function wordsOf({ text, marks = [], link }: Inline, style: StyleId, writer: Writer): Words {
  const { size, italic } = writer.look.styles[style]
  const has = { strong: marks.includes('strong'), emphasis: marks.includes('emphasis'), code: marks.includes('code') }
  const open = link === undefined ? undefined : hyperlink({ link, text }, writer)
  const properties = runProperties({
    rStyle: has.code
      ? valued('w:rStyle', 'InlineCode')
      : open
        ? valued('w:rStyle', link?.startsWith('#') ? 'CrossReference' : 'Hyperlink')
        : '',
    b: has.strong ? '<w:b/>' : '',
    sz: has.code && size !== writer.look.styles.BodyText.size ? valued('w:sz', codeSize(size) * 2) : '',
    i: has.emphasis ? (italic ? valued('w:i', '0') : '<w:i/>') : '',
  })
  const run = textRun(text, properties)
  const face = has.code ? 'mono' : faceIn(style, writer.look, has)
  return { xml: open && run ? open(run) : run, pieces: [pieceOf({ text, face, size: has.code ? codeSize(size) : size })] }
}

/** Wraps runs in a link; undefined if the address is not one that a document should link to. */
function hyperlink({ link, text }: { link: string; text: string }, writer: Writer): ((runs: string) => string) | undefined {
  if (link.startsWith('#')) return reference(link.slice(1), text, writer) ?? anchor(link.slice(1), writer)
  const address = readAddress(link)
  if (address === undefined) return undefined
  const id = writer.file.relateOutside(documentPath, relationshipKinds.hyperlink, address)
  return (runs) => element('w:hyperlink', { 'r:id': id }, runs)
}

/** Text that repeats its target is a field, which is updated when the target changes; a fact's id links to the fact itself. */
function reference(target: string, text: string, { bookmarks }: Writer): ((runs: string) => string) | undefined {
  const name = [text, target]
    .map((id) => bookmarks.find(id))
    .find((found) => found !== undefined && bookmarks.wordsAt(found) === text)
  return name === undefined ? undefined : (runs) => simpleField(`REF ${name} \\h`, runs)
}

function anchor(target: string, { bookmarks }: Writer): ((runs: string) => string) | undefined {
  const name = bookmarks.find(target)
  return name === undefined ? undefined : (runs) => element('w:hyperlink', { 'w:anchor': name }, runs)
}

/** Prevents a line break, so that a citation is never separated from its text. */
const gap = '\u00A0'

function citations(cites: readonly string[], style: StyleId, writer: Writer): Words {
  const properties = runProperties({ rStyle: valued('w:rStyle', 'Citation') })
  const parts = shortenCites([...cites])
  const xml = parts.map(({ text, id }, index) => {
    const run = textRun(index === 0 ? `${gap}${text}` : text, properties)
    const open = anchor(id, writer)
    return open && run ? open(run) : run
  })
  const text = `${gap}${parts.map((part) => part.text).join('')}`
  return { xml: xml.join(''), pieces: [{ text, face: faceOf(writer.look.labels), size: writer.look.styles[style].size * raised }] }
}
