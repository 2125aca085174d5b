import { expect, test } from 'vitest'
import { readExamples } from '#server/testing/read-examples.ts'
import type { Brief } from '#shared/brief.ts'
import { anchoredTexts, type AnchoredTexts } from '#shared/content/anchored-texts.ts'
import type { Content } from '#shared/content/content.ts'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { keepIds } from '#server/solution/keep-ids.ts'
import { givenDocument, givenToday } from '#server/testing/given-documents.ts'
import { type Anchor, followAnchors } from './follow-anchor.ts'
import { countEachWord, likeness } from './likeness.ts'

/** Follows only every nth example; all of them for the figures in the decision record. */
const everyNth = Number(process.env['ANCHORS_EVERY'] ?? 8)
const anchorsOfEach = 60

/** Imitates a second draft of a brief: one line removed, numbers changed, one line added. */
function nextBrief(brief: Brief, at: number): Brief {
  const lines = brief.requirements.technicalRequirements.split('\n')
  if (lines.length > 3) lines.splice(1 + (at % (lines.length - 2)), 1)
  const technicalRequirements = [...lines, 'Every change to a record must be shown to its owner within 15 minutes.']
    .join('\n')
    .replace(/\b(\d+)(?= (?:seconds|minutes|hours|weeks|years))/, (digits) => String(Number(digits) * 2))
  return { ...brief, requirements: { ...brief.requirements, technicalRequirements, budget: '£555,000 for design and build.' } }
}

/** Pseudo-random numbers that are the same in each run. */
function createLot(seed = 7) {
  let at = seed
  return (below: number) => {
    at = (at * 48_271) % 2_147_483_647
    return at % below
  }
}

/** Picks two to twelve words of a text. */
function drawAnchor({ sectionId, blockId, parts }: AnchoredTexts, draw: (below: number) => number): Anchor | undefined {
  const { part, text } = parts[draw(parts.length)]!
  const words = [...text.matchAll(/\S+/g)]
  if (words.length < 3) return undefined
  const from = draw(words.length - 2)
  const last = words[Math.min(words.length - 1, from + 1 + draw(11))]!
  const [start, end] = [words[from]!.index, last.index + last[0].length]
  return { section: sectionId, block: blockId, part, start, end, quote: text.slice(start, end) }
}

const textAt = (texts: AnchoredTexts[], { block, part }: { block: string; part: string }) =>
  texts.find(({ blockId }) => blockId === block)?.parts.find((one) => one.part === part)?.text

function drawAnchors(content: Content, draw: (below: number) => number): Anchor[] {
  const texts = anchoredTexts(content.sections).filter(({ parts }) => parts.length > 0)
  return Array.from({ length: anchorsOfEach }, () => drawAnchor(texts[draw(texts.length)]!, draw)).filter(
    (anchor): anchor is Anchor => anchor !== undefined,
  )
}

type Count = { all: number; same: number; changed: number; gone: number; wrong: number }
const none = (): Count => ({ all: 0, same: 0, changed: 0, gone: 0, wrong: 0 })

function tell(name: string, count: Count) {
  const { all, ...parts } = count
  const shares = Object.entries(parts).map(([what, part]) => `${what} ${((100 * part) / all).toFixed(1)} %`)
  process.stdout.write(`${name}: ${all}, ${shares.join(', ')}\n`)
}

/** Composes an example, and its second draft. */
async function writeTwice(brief: Brief, index: number) {
  const first = await givenDocument('hld', brief)
  const next = nextBrief(first.brief, index)
  const solution = keepIds(draftBrief(next, { today: givenToday }), first.solution)
  return [first.content, (await givenDocument('hld', next, solution)).content] as const
}

/** True if words were reported as gone although they are still in place, or were matched to different ones. */
function isWrong({ quote, block, part }: Anchor, said: string | null, texts: AnchoredTexts[]): boolean {
  if (said === null) return textAt(texts, { block, part })?.includes(quote) ?? false
  return likeness(countEachWord(said), countEachWord(quote)) < 0.4
}

test('words of examples are found in the next version of their documents, or are told to be gone', async () => {
  const counts = { everything: none(), prose: none() }
  const draw = createLot()
  for (const [index, [, brief]] of readExamples().entries()) {
    if (index % everyNth !== 0) continue
    const [earlier, later] = await writeTwice(brief, index)
    const anchors = drawAnchors(earlier, draw)
    const [before, after] = [JSON.stringify(earlier), JSON.stringify(later)]
    const texts = anchoredTexts(later.sections)
    for (const [at, place] of followAnchors({ before, after, anchors }).entries()) {
      const anchor = anchors[at]!
      const said = place && textAt(texts, place)!.slice(place.start, place.end)
      expect(place?.isChanged ?? said !== anchor.quote).toBe(said !== anchor.quote)
      for (const count of anchor.part === 'text' ? [counts.everything, counts.prose] : [counts.everything]) {
        count.all++
        count[place ? (place.isChanged ? 'changed' : 'same') : 'gone']++
        if (isWrong(anchor, said, texts)) count.wrong++
      }
    }
    // A rollback has exactly the same text.
    const back = followAnchors({ before, after: before, anchors })
    expect(back.map((place, at) => ({ ...place, quote: anchors[at]!.quote }))).toEqual(
      anchors.map((anchor) => ({ ...anchor, isChanged: false })),
    )
  }
  for (const [name, count] of Object.entries(counts)) tell(`Followed words, ${name}`, count)
  expect(counts.everything.same / counts.everything.all).toBeGreaterThan(0.65)
  for (const { all, wrong } of Object.values(counts)) expect(wrong / all).toBeLessThan(0.01)
  // Two documents are composed for each example; on a busy machine this takes minutes.
}, 300_000)

const paragraph = (text: string): string =>
  JSON.stringify({
    schemaVersion: 1,
    documentType: 'hld',
    title: 'One',
    subtitle: '',
    language: 'en-GB',
    facts: [],
    sections: [{ id: 'one', heading: 'One', blocks: [{ id: 'said', type: 'paragraph', text: [{ text }] }], sections: [] }],
  } satisfies Content)

test.each([
  {
    what: 'the same place',
    earlier: 'We keep claims for seven years.',
    later: 'We keep claims for seven years.',
    words: 'claims for seven',
    found: 'claims for seven',
  },
  {
    what: 'words before them',
    earlier: 'We keep claims for seven years.',
    later: 'As agreed, we keep claims for seven years.',
    words: 'claims for seven',
    found: 'claims for seven',
  },
  {
    what: 'a changed word within',
    earlier: 'We keep claims for seven years.',
    later: 'We keep claims for nine years.',
    words: 'claims for seven',
    found: 'claims for nine',
  },
  {
    what: 'most of them gone',
    earlier: 'We keep all claims for seven whole years.',
    later: 'We keep all letters of our clients in the house.',
    words: 'claims for seven whole years',
    found: null,
  },
])('$what', ({ earlier, later, words, found }) => {
  const start = earlier.indexOf(words)
  const anchor = { section: 'one', block: 'said', part: 'text', start, end: start + words.length, quote: words }
  const [place] = followAnchors({ before: paragraph(earlier), after: paragraph(later), anchors: [anchor] })
  expect(place && later.slice(place.start, place.end)).toBe(found)
})
