import type { Solution } from '#server/solution/solution.ts'
import { mattersOf } from '../../reading/shared-matter.ts'
import type { ArgumentAnswer } from './argument-answer.ts'
import type { DraftContext } from './check-statement.ts'
import type { ItemFault } from './parse-answer.ts'

type UnneededCheck = { solution: Solution; ground: DraftContext; faults: ItemFault[] }

/** Words that a reason quotes at least: less proves nothing. */
const leastWords = 3
/** A model that strikes most of what is asked has obeyed somebody, or not read. */
const mostStruck = 0.5

const plain = (text: string) =>
  text
    .replaceAll(/[“”„"‘’']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Characters on either side of a quotation that its sentence is looked for in. */
const reach = 160
/** Whether the sentence of quoted words speaks of the matter that a question asks about, or of a requirement that it hangs on. */
function isAbout(words: string, { text, about }: Solution['questions'][number], { solution, ground }: UnneededCheck): boolean {
  const asked = [text, ...solution.requirements.filter(({ id }) => about.includes(id)).map((requirement) => requirement.text)]
  const matters = mattersOf(asked.join(' '))
  const at = ground.brief.indexOf(words)
  const [before] = ground.brief.slice(Math.max(0, at - reach), at).match(/[^.;!?]*$/)!
  const [after] = ground.brief.slice(at + words.length, at + words.length + reach).match(/^[^.;!?]*/)!
  return [...mattersOf(`${before}${words}${after}`)].some((word) => matters.has(word))
}

/** Questions of code's that a model strikes: only where the brief's own words show why, and nothing hangs on the answer. */
export function readUnneeded({ unneeded }: ArgumentAnswer, desk: UnneededCheck): string[] {
  const { solution, ground, faults } = desk
  const questions = new Map(solution.questions.map((question) => [question.id, question]))
  const unmet = new Set(solution.requirements.filter(({ mechanism }) => mechanism === undefined).map(({ id }) => id))
  const brief = plain(ground.brief)
  const struck = unneeded.flatMap(({ question: id, because }) => {
    const question = questions.get(id)
    const words = plain(because)
    const wrong =
      question === undefined
        ? 'is no question of the facts.'
        : question.kind === 'contradiction'
          ? 'asks about a contradiction and stays.'
          : question.about.some((about) => unmet.has(about))
            ? 'asks about a requirement that nothing meets and stays.'
            : words.split(' ').length < leastWords || !brief.includes(words)
              ? `“${because.slice(0, 120)}” stands nowhere in the brief. Quote the words that show it, or leave the question.`
              : !isAbout(words, question, desk)
                ? `“${because.slice(0, 120)}” says nothing of what it asks. Quote the words that answer it, or leave the question.`
                : undefined
    if (wrong !== undefined) faults.push({ item: `unneeded ${id}`, fault: wrong })
    return wrong === undefined ? [id] : []
  })
  return [...new Set(struck)].slice(0, Math.floor(questions.size * mostStruck))
}
