import { givenVendor } from './vendors/given-vendor.ts'
import { smallModel } from './vendors/small-model.ts'
import type { Body, Play } from './vendors/script.ts'
import { askedIn, callOf, isProposing } from './vendors/answer-by-chapter.ts'
import { givenLargeDesign } from './vendors/given-large-design.ts'
import { projectOf, questionIn, wellBehaved } from './vendors/well-behaved.ts'

/**
 * The emulated vendor as a process, at a pace that a person can watch. What a project is called says what goes wrong once:
 * “Limited” has to wait for its words, “Torn” loses the connection in them, “Left out” has no words about its risks,
 * “With tools” has the agent use two of them before it chooses, and “Grown” has a large design that comes slowly, and a second time
 * because it names something that is not in the brief. A question that repeats itself (“kept, and kept”) is answered at length, one that doubts (“kept, or not”) is refused.
 * Over the calls of a model of one's own it is a small model: slow, with a small context, and careless with JSON.
 */
const vendor = await givenVendor({ port: Number(process.env['PORT']) })

const once = new Set<string>()
function isFirst(word: string, body: Body, what = '') {
  const name = `${word} ${what} ${projectOf(body)}`
  if (!projectOf(body).startsWith(word) || once.has(name)) return false
  once.add(name)
  return true
}

const toolsOfAgent = ['search_references', 'read_template']

/** Slower where each state is looked at while it lasts. */
const paced = (play: Play, body: Body): Play =>
  play.kind === 'text' ? { ...play, piece: 18, pieceMilliseconds: /^(Watched|With tools)/.test(projectOf(body)) ? 80 : 50 } : play

/** Sentences come one by one, so that a person sees them come and can stop them. */
function answerQuestion(play: Play, question: string): Play {
  if (play.kind !== 'text' || question.includes(', or not')) return { kind: 'answer', status: 413 }
  const text = question.includes(', and kept') ? Array.from({ length: 200 }, () => play.text).join(' ') : play.text
  return { ...play, text, piece: 9, pieceMilliseconds: 60 }
}

/** Sound for any brief, but for what its first turn names. */
function growing(body: Body): Play {
  const design = givenLargeDesign(askedIn(body))
  const anyBrief = <Item extends { statements: string[] }>(items: Item[]) => items.map((item) => ({ ...item, statements: [] }))
  const sound = { ...design, decisions: anyBrief(design.decisions), questions: anyBrief(design.questions), names: [] }
  const text = JSON.stringify({ ...sound, ...(isFirst('Grown', body) && { names: [{ name: 'Salesforce', role: 'source' }] }) })
  return { kind: 'text', text, piece: 60, pieceMilliseconds: 40 }
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
  if (isProposing(body) && projectOf(body).startsWith('Grown')) return growing(body)
  // Nobody looks at any other design while it comes.
  if (isProposing(body) || play.kind !== 'text') return play
  if (isFirst('Limited', body)) return { kind: 'answer', status: 429, headers: { 'retry-after': '4' } }
  if (isFirst('Torn', body)) return { kind: 'cut', text: play.text, after: 200, how: 'torn' }
  // Once in the words, and once where they are asked for again.
  const isLeftOut = isFirst('Left out', body, 'first') || isFirst('Left out', body, 'again')
  if (isLeftOut) return paced({ ...play, text: withoutRisks(play.text) }, body)
  return paced(play, body)
})
for (const model of ['claude-sonnet-5-5', 'gpt-6.1-sol']) vendor.models.add(model)

process.on('SIGTERM', () => void vendor.close())
