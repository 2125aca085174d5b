import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWeights } from '#server/compose/reading/learned/read-weights.ts'
import { readLabelledBriefs, shareOf } from '../labelled/read-labelled-briefs.ts'
import { readExcerpts } from './annotated-corpus.ts'
import { type Example, fitWeights } from './fit-weights.ts'
import { namesOfExcerpt, namesOfLabelled } from './name-examples.ts'
import { peopleOfExcerpt, peopleOfLabelled } from './people-examples.ts'
import { questionsOfLabelled } from './question-examples.ts'
import { statementsOfExcerpt } from './statement-examples.ts'

/** Weights that are nearer to 0 than this are left out. */
const [leastOfNames, leastOfPeople, leastOfStatements, leastOfQuestions] = [0.1, 0.17, 0.15, 0.05]
const learned = join(import.meta.dirname, '../../server/compose/reading/learned')

// The briefs that are held out of every tuning are held out of training, too.
const briefs = readLabelledBriefs().filter(({ id }) => shareOf(id) === 'tuned')
const excerpts = readExcerpts()
fit('name', [...excerpts.flatMap(namesOfExcerpt), ...briefs.flatMap(namesOfLabelled)], leastOfNames)
fit('people', [...excerpts.flatMap(peopleOfExcerpt), ...briefs.flatMap(peopleOfLabelled)], leastOfPeople)
fit('statement', excerpts.flatMap(statementsOfExcerpt), leastOfStatements)
fit('question', briefs.flatMap(questionsOfLabelled), leastOfQuestions)

function fit(what: string, examples: Example[], least: number) {
  writeFileSync(join(learned, `${what}-weights.txt`), writeWeights(fitWeights(examples), least))
  console.log(`${what}: ${examples.length} examples from ${new Set(examples.map(({ source }) => source)).size} texts.`)
}
