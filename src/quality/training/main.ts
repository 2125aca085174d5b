import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { writeWeights } from '#server/compose/reading/learned/read-weights.ts'
import { writePassageWeights } from '#server/documents/passages/passage-weights.ts'
import { readLabelledBriefs, shareOf } from '../labelled/read-labelled-briefs.ts'
import { readExcerpts } from './annotated-corpus.ts'
import { pairsOfExcerpt, pairsOfLabelled, readExcerptsOfPairs } from './contradiction-examples.ts'
import { readAskedExamples } from './asked-examples.ts'
import { fitPassageWeights } from './fit-passage-weights.ts'
import { type Example, fitWeights, type Pace } from './fit-weights.ts'
import { namesOfExcerpt, namesOfLabelled } from './name-examples.ts'
import { peopleOfExcerpt, peopleOfLabelled } from './people-examples.ts'
import { questionsOfLabelled } from './question-examples.ts'
import { examplesOfRules, examplesWithoutRule, readKeptRules } from './rule-examples.ts'
import { statementsOfExcerpt } from './statement-examples.ts'

/** Weights that are nearer to 0 than this are left out. */
const [leastOfNames, leastOfPeople, leastOfStatements] = [0.05, 0.07, 0.07]
const [leastOfPairs, leastOfQuestions, leastOfRules] = [0.02, 0.05, 0.1]
/** What is ranked, and not taken from a probability on, may learn faster. */
const paceOfRanks = { passes: 4, rate: 0.25 }
/** Some three hundred controls have few examples each, which are gone through faster and more often. */
const paceOfRules = { passes: 6, rate: 0.5, decay: 0.003 }
const learned = join(import.meta.dirname, '../../server/compose/reading/learned')

// The briefs that are held out of every tuning are held out of training, too.
const briefs = readLabelledBriefs().filter(({ id }) => shareOf(id) === 'tuned')
const excerpts = readExcerpts()
fit('name', [...excerpts.flatMap(namesOfExcerpt), ...briefs.flatMap(namesOfLabelled)], { least: leastOfNames })
fit('people', [...excerpts.flatMap(peopleOfExcerpt), ...briefs.flatMap(peopleOfLabelled)], { least: leastOfPeople })
fit('statement', excerpts.flatMap(statementsOfExcerpt), { least: leastOfStatements })
fit('contradiction', [...readExcerptsOfPairs().flatMap(pairsOfExcerpt), ...briefs.flatMap(pairsOfLabelled)], {
  least: leastOfPairs,
  pace: paceOfRanks,
})
fit('question', briefs.flatMap(questionsOfLabelled), { least: leastOfQuestions, pace: paceOfRanks })
const catalogue = loadCatalogue()
const rules = readKeptRules().filter(({ brief }) => brief === undefined || shareOf(brief) === 'tuned')
fit('rule', [...examplesOfRules(rules, catalogue), ...examplesWithoutRule(excerpts, catalogue)], {
  least: leastOfRules,
  pace: paceOfRules,
})

const asked = await readAskedExamples()
writeFileSync(
  join(import.meta.dirname, '../../server/documents/passages/passage-weights.txt'),
  writePassageWeights(fitPassageWeights(asked)),
)
console.log(`passages: ${asked.length} questions about ${new Set(asked.map(({ source }) => source)).size} briefs.`)

function fit(what: string, examples: Example[], { least, pace = {} }: { least: number; pace?: Partial<Pace> }) {
  writeFileSync(join(learned, `${what}-weights.txt`), writeWeights(fitWeights(examples, pace), least))
  console.log(`${what}: ${examples.length} examples from ${new Set(examples.map(({ source }) => source)).size} texts.`)
}
