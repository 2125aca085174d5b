import { AppError } from '#shared/errors.ts'
import { explainBrief } from '#server/compose/explain/explain-brief.ts'
import type { ExplainedFact, Explanation } from '#server/compose/explain/explanation.ts'
import { commandWords } from './command-words.ts'
import { printExplanation, printFacts } from './print-explanation.ts'
import { readBriefFile } from './read-brief-file.ts'

const usage = 'npm run explain -- FILE [--part NAME] [--json] [--today YYYY-MM-DD]'
const { refuse, parse, day } = commandWords(usage)

const options = { part: { type: 'string' }, json: { type: 'boolean', default: false }, today: { type: 'string' } } as const

/** `npm run explain`: the design of one brief with the words that each of its facts rests on, and what else was weighed. */
export async function explainFile(words: string[]): Promise<{ text: string; warnings: string[] }> {
  const { positionals, values } = parse(words, options)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw refuse('One FILE is needed.')
  const today = day(values.today)
  const { brief, warnings } = await read(file)
  const all = explainBrief(brief, { today })
  const facts = values.part === undefined ? undefined : findFacts(all, values.part)
  const text = facts ? printFacts(facts) : printExplanation(all)
  const json = facts ? { ...all, facts, abstentions: [] } : all
  return {
    text: values.json ? `${JSON.stringify(json, null, 2)}\n` : text,
    warnings: warnings.map((warning) => `${file}: ${warning}`),
  }
}

async function read(file: string) {
  try {
    return await readBriefFile(file, 'hld')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, `${file}: ${error.message}`, { cause: error })
  }
}

/** What goes by that id, or else bears that name, or else has it in its name. */
function findFacts({ facts }: Explanation, wanted: string): ExplainedFact[] {
  const asked = wanted.trim().toLowerCase()
  const found = [
    ({ id }: ExplainedFact) => id.toLowerCase() === asked,
    ({ name }: ExplainedFact) => name.toLowerCase() === asked,
    ({ list, name }: ExplainedFact) => list === 'parts' && asked !== '' && name.toLowerCase().includes(asked),
  ]
    .map((fits) => facts.filter(fits))
    .find((some) => some.length > 0)
  if (found) return found
  const names = facts.filter(({ list }) => list === 'parts').map(({ id, name }) => `${id} ${name}`)
  throw refuse(`Nothing in the design is called “${wanted}”. Its parts are: ${names.join('; ')}.`)
}
