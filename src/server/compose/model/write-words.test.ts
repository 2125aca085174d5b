import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { givenModelComposer } from '#server/testing/given-model-composer.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { chaptersIn, sentenceFor, wordsFor } from '#server/testing/vendors/answer-by-chapter.ts'
import { fault, text } from '#server/testing/vendors/given-faults.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { createClaude } from '../claude/claude.ts'
import { createCompatible } from '../compatible/compatible.ts'
import type { ComposeContext, ComposeEvent } from '../composer.ts'
import { createOpenAi } from '../openai/openai.ts'
import type { LanguageModel } from './language-model.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
})

const settings = { key: 'k', address: vendor.address, modelId: 'model-1' }
const providers: [string, () => LanguageModel][] = [
  ['claude', () => createClaude(settings)],
  ['openai', () => createOpenAi(settings)],
  ['local', () => createCompatible(settings)],
]

const ids = ['summary', 'components', 'quality', 'risks']
const chapters = hld.outline.filter(({ id }) => ids.includes(id))
const [brief, solution] = [givenBrief(), givenSolution()]
/** An answer for all four chapters, with other text if given. */
const all = (words: Record<string, string> = {}, of = chapters) =>
  wordsFor(of, ({ id, heading }) => words[id] ?? sentenceFor({ heading }))
const sentences = Object.fromEntries(chapters.map(({ id, heading }) => [id, sentenceFor({ heading })]))
const askedAt = (at: number) => chaptersIn(vendor.seen[at]!.body).map(({ id }) => id)
const cut = (whole: string, after: string) =>
  ({ kind: 'cut', text: whole, after: whole.indexOf(after) + after.length, how: 'torn' }) as const

async function write(language: LanguageModel, more: Partial<ComposeContext> = {}) {
  const events: ComposeEvent[] = []
  const composer = givenModelComposer({ language })
  const onEvent = (event: ComposeEvent) => {
    events.push(event)
    more.onEvent?.(event)
  }
  const context = { signal: new AbortController().signal, ...more, onEvent }
  const written = await composer.writeWords({ chapters, brief, solution }, context)
  const of = <Part>(part: (chapter: (typeof written)[string]) => Part) =>
    Object.fromEntries(Object.entries(written).map(([id, chapter]) => [id, part(chapter)]))
  return {
    events,
    written,
    words: of(({ paragraphs }) => paragraphs.map(plainText).join('\n')),
    marks: of(({ mark }) => mark?.sentence),
  }
}

/** The final text of a chapter on the page. */
const shownOf = (events: ComposeEvent[], id: string) =>
  events.reduce((shown, event) => {
    if (!('chapter' in event) || event.chapter !== id) return shown
    return event.type === 'text' ? shown + event.text : event.type === 'restarted' ? '' : shown
  }, '')
const noMarks = Object.fromEntries(ids.map((id) => [id, undefined]))

describe.each(providers)('%s', (_, create) => {
  test('writes all chapters in one request that lists them, and each is told while the next is written', async () => {
    vendor.script.push(text(all(), { piece: 3, pieceMilliseconds: 5 }))
    const { words, marks, events } = await write(create())
    expect([words, marks]).toEqual([sentences, noMarks])
    expect(vendor.seen).toHaveLength(1)
    expect(askedAt(0)).toEqual(ids)
    const asked = JSON.stringify(vendor.seen[0]!.body)
    for (const { heading, ask } of chapters) expect(asked).toContain(`“${heading}”. ${ask}`)
    expect(asked).toContain('1500 words at most')
    for (const id of ids) expect(shownOf(events, id)).toBe(sentences[id])
    const order = events.flatMap((event) =>
      event.type === 'begun' || event.type === 'written' ? [`${event.type} ${event.chapter}`] : [],
    )
    expect(order.filter((told) => told.startsWith('begun'))).toEqual(ids.map((id) => `begun ${id}`))
    expect(order).toContain('written summary')
    expect(order.indexOf('written summary')).toBeLessThan(order.indexOf('begun risks'))
  })

  test('asks once more for what does not hold or is missing, in the same conversation, and for nothing else', async () => {
    const others = chapters.filter(({ id }) => id !== 'risks')
    vendor.script.push(text(all({ quality: 'It serves 98765 people.' }, others)))
    // The vendor writes more than was requested, and the rest is ignored.
    vendor.script.push(text(all({ summary: 'Another summary.' })))
    const { words, marks, events } = await write(create())
    expect([words, marks]).toEqual([sentences, noMarks])
    expect(vendor.seen).toHaveLength(2)
    expect(askedAt(1)).toEqual(['quality', 'risks'])
    const turns = (vendor.seen[1]!.body['messages'] ?? vendor.seen[1]!.body['input']) as { role: string }[]
    expect(turns.map(({ role }) => role).slice(-3)).toEqual(['user', 'assistant', 'user'])
    expect(JSON.stringify(turns.at(-1))).toMatch(/<faults>.*quality: The number 98765 is in no fact/)
    expect(shownOf(events, 'summary')).toBe(sentences['summary'])
    expect(shownOf(events, 'quality')).toBe(sentences['quality'])
  })

  test('takes the better of both; what is wrong still is a doubt, and what is missing still has a mark', async () => {
    const others = chapters.filter(({ id }) => id !== 'risks')
    vendor.script.push(text(all({ quality: 'It serves 98765 people.', components: 'It has 98765 parts in 98764 places.' }, others)))
    vendor.script.push(text(all({ quality: 'It is robust and serves 98765 people.', components: 'It has 98765 parts.' }, others)))
    const { words, marks, written } = await write(create())
    expect(words).toEqual({ ...sentences, quality: 'It serves 98765 people.', components: 'It has 98765 parts.', risks: '' })
    expect(written['quality']!.doubts).toEqual([expect.stringContaining('98765')])
    expect(written['components']!.doubts).toHaveLength(1)
    expect(marks).toEqual({
      ...noMarks,
      risks: 'Claude did not answer in the agreed form. The chapter has its tables and no words.'.replace(
        'Claude',
        create().vendor,
      ),
    })
    expect(vendor.seen).toHaveLength(2)
  })

  test('keeps what is whole where the answer breaks off, and asks for the others', async () => {
    vendor.script.push(cut(all(), 'The vendor wrote of qua'), text(all({}, chapters.slice(2))))
    const { words, marks, events } = await write(create())
    expect([words, marks]).toEqual([sentences, noMarks])
    expect(vendor.seen).toHaveLength(2)
    expect(askedAt(1)).toEqual(['quality', 'risks'])
    for (const id of ids) expect(shownOf(events, id)).toBe(sentences[id])
  })

  test('where it breaks off again, whole sentences of the chapter are kept, and the others have a mark', async () => {
    const long = { quality: 'It is quick. It is sound. It is' }
    vendor.script.push(cut(all(long), 'It is quick. It is so'))
    vendor.script.push(...Array.from({ length: 4 }, () => cut(all(long, chapters.slice(2)), 'It is quick. It is sound. It')))
    const { words, marks, events } = await write(create())
    expect(words).toEqual({ ...sentences, quality: 'It is quick. It is sound.', risks: '' })
    expect(marks).toEqual({
      ...noMarks,
      quality: expect.stringMatching(/the connection was lost\. What it had written is saved\.$/) as string,
      risks: expect.stringMatching(/the connection was lost\. The chapter has its tables and no words\.$/) as string,
    })
    expect(vendor.seen).toHaveLength(5)
    expect(shownOf(events, 'quality').trim()).toBe(words['quality'])
  })

  test('cut at its length, asks for the missing chapters alone', async () => {
    vendor.script.push(text(all().slice(0, -4), { ending: 'length' }), text(all({}, chapters.slice(3))))
    const { words, marks } = await write(create())
    expect([words, marks]).toEqual([sentences, noMarks])
    expect(vendor.seen.map((_, at) => askedAt(at))).toEqual([ids, ['risks']])
  })

  test('a stop keeps what is whole, and nothing more is asked', async () => {
    const stop = new AbortController()
    vendor.script.push(text(all(), { piece: 3, pieceMilliseconds: 20 }))
    const onEvent = (event: ComposeEvent) => event.type === 'begun' && event.chapter === 'quality' && stop.abort()
    const { words, marks } = await write(create(), { stop: stop.signal, onEvent })
    expect(words).toEqual({ ...sentences, quality: '', risks: '' })
    const stopped = `${create().vendor} was stopped. The chapter has its tables and no words.`
    expect(marks).toEqual({ ...noMarks, quality: stopped, risks: stopped })
    expect(vendor.seen).toHaveLength(1)
    await expect.poll(() => vendor.seen[0]?.isAborted).toBe(true)
  })

  test('what it waits for is told of the chapter that is next', async () => {
    vendor.script.push(fault(429, undefined, { 'retry-after': '0.05' }), text(all()))
    const { events, words } = await write(create())
    expect(words).toEqual(sentences)
    const told = events
      .filter(({ type }) => ['begun', 'waiting', 'text'].includes(type))
      .map((event) => [event.type, 'chapter' in event && event.chapter])
    expect(told.slice(0, 3)).toEqual([
      ['begun', 'summary'],
      ['waiting', 'summary'],
      ['text', 'summary'],
    ])
  })

  test('a vendor that refuses leaves every chapter with its mark, and is asked once', async () => {
    vendor.script.push(fault(401))
    const { marks } = await write(create())
    expect(Object.values(marks)).toEqual(ids.map(() => expect.stringMatching(/refused the key/) as string))
    expect(vendor.seen).toHaveLength(1)
  })

  test('what was answered once is not asked again, be it a broken answer or the one after it', async () => {
    const kept = new Map<string, string>()
    const keep: ComposeContext['keep'] = async (name, work) => {
      if (!kept.has(name)) kept.set(name, await work())
      return kept.get(name)!
    }
    vendor.script.push(cut(all(), 'The vendor wrote of qua'), text(all({}, chapters.slice(2))))
    const first = await write(create(), { keep })
    expect([...kept.keys()]).toEqual(['answer:words', 'answer:words:repair'])
    const again = await write(create(), { keep })
    expect([again.words, again.marks]).toEqual([first.words, noMarks])
    expect(vendor.seen).toHaveLength(2)
    for (const id of ids) expect(shownOf(again.events, id)).toBe(sentences[id])
  })
})
