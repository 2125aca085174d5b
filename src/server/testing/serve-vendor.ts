import { givenVendor } from './vendors/given-vendor.ts'
import { smallModel } from './vendors/small-model.ts'
import type { Body, Play } from './vendors/script.ts'
import { askedIn, callOf, isProposing } from './vendors/answer-by-chapter.ts'
import { givenLargeDesign } from './vendors/given-large-design.ts'
import { projectOf, questionIn, wellBehaved } from './vendors/well-behaved.ts'

/**
 * The emulated provider as a process. For projects whose journey watches the text arrive, the text waits in the middle of the first chapter
 * and of the second, each time until `GET /go-on/PROJECT`. The project's name determines a fault that occurs once: “Limited” must wait for
 * its text, “Torn” loses the connection in it, “Left out” has no text about its risks, “With tools” has the agent use two of them before it
 * chooses, and “Grown” has a large design that arrives slowly and is repaired: it names a component that it does not have, and something
 * that is not in the brief; “Grown and held” waits near the end of it. A question that repeats itself (“kept, and kept”) gets a long
 * answer, one that doubts (“kept, or not”) is refused. For calls of a local model it acts as a small model: slow, with a short context, and
 * careless with JSON.
 */
const vendor = await givenVendor({ port: Number(process.env['PORT']), command: goOn })

const held = /^(Watched|Grown|With tools|Reloaded|Stopped|Limited|Torn|Left out|Slides)/
/** By project: how many waiting points were reached, how many were released, and the function that continues the waiting one. */
type Stream = { reached: number; released: number; goOn?: () => void }
const streams = new Map<string, Stream>()
function streamOf(project: string): Stream {
  const stream = streams.get(project) ?? { reached: 0, released: 0 }
  streams.set(project, stream)
  return stream
}
async function pass(project: string) {
  const stream = streamOf(project)
  stream.reached += 1
  if (stream.reached > stream.released) await new Promise<void>((resolve) => (stream.goOn = resolve))
}
function goOn(path: string) {
  const [, project] = /^\/go-on\/(.+)$/.exec(path) ?? []
  if (project === undefined) return false
  const stream = streamOf(decodeURIComponent(project))
  stream.released += 1
  stream.goOn?.()
  return true
}

const once = new Set<string>()
function isFirst(word: string, body: Body, what = '') {
  const name = `${word} ${what} ${projectOf(body)}`
  if (!projectOf(body).startsWith(word) || once.has(name)) return false
  once.add(name)
  return true
}

const toolsOfAgent = ['search_references', 'read_template']

/** Waits in the middle of the first chapter and of the second. */
function holding(text: string, body: Body): Play {
  const project = projectOf(body)
  const starts = [...text.matchAll(/^## /gm)].map(({ index }) => index)
  const middles = starts.slice(0, 2).map((start, at) => Math.floor((start + (starts[at + 1] ?? text.length)) / 2))
  const holds = held.test(project) ? middles.map((at) => ({ at, pass: () => pass(project) })) : []
  return { kind: 'text', text, piece: 60, pieceMilliseconds: 5, holds }
}

/** Sends sentences one by one, so that a user sees them arrive and can stop them. */
function answerQuestion(play: Play, question: string): Play {
  if (play.kind !== 'text' || question.includes(', or not')) return { kind: 'answer', status: 413 }
  const text = question.includes(', and kept') ? Array.from({ length: 200 }, () => play.text).join(' ') : play.text
  return { ...play, text, piece: 9, pieceMilliseconds: 60 }
}

/** Valid for any brief, apart from one fault of “Grown”, which is repaired. */
function growing(body: Body): Play {
  const design = givenLargeDesign(askedIn(body))
  const anyBrief = <Item extends { statements: string[] }>(items: Item[]) => items.map((item) => ({ ...item, statements: [] }))
  const sound = { ...design, decisions: anyBrief(design.decisions), questions: anyBrief(design.questions), names: [] }
  const [first, ...connections] = design.connections
  const wrong = { names: [{ name: 'Salesforce', role: 'source' }], connections: [{ ...first, to: 'gone' }, ...connections] }
  const text = JSON.stringify({ ...sound, ...(isFirst('Grown', body) && wrong) })
  const project = projectOf(body)
  const holds = project.startsWith('Grown and held') ? [{ at: Math.floor(text.length * 0.98), pass: () => pass(project) }] : []
  return { kind: 'text', text, piece: 60, pieceMilliseconds: 20, holds }
}

const withoutRisks = (text: string) => text.replace(/## risks\n[^#]*/, '') || 'There is nothing to say.'

const small = smallModel({ pieceMilliseconds: 50 })
vendor.answerOtherwise((seen) => {
  const { path, body } = seen
  if (path.endsWith('/chat/completions')) return small(seen)
  const play = wellBehaved(body)
  const question = questionIn(body)
  if (question !== undefined) return answerQuestion(play, question)
  const tool = callOf(body) === 'design' ? toolsOfAgent.find((name) => isFirst('With tools', body, name)) : undefined
  if (tool) return { kind: 'tool', name: tool, input: {} }
  if (callOf(body) === 'design' && projectOf(body).startsWith('Grown')) return growing(body)
  // No journey watches any other design arrive.
  if (isProposing(body) || play.kind !== 'text') return play
  if (isFirst('Limited', body)) return { kind: 'answer', status: 429, headers: { 'retry-after': '4' } }
  if (isFirst('Torn', body)) return { kind: 'cut', text: play.text, after: 200, how: 'torn' }
  // Once in the first text, and once when it is requested again.
  const isLeftOut = isFirst('Left out', body, 'first') || isFirst('Left out', body, 'again')
  return isLeftOut ? { ...play, text: withoutRisks(play.text) } : holding(play.text, body)
})
for (const model of ['claude-sonnet-5-5', 'gpt-6.1-sol']) vendor.models.add(model)

process.on('SIGTERM', () => void vendor.close())
