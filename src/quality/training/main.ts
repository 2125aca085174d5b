import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWeights } from '#server/compose/reading/learned/read-weights.ts'
import { readLabelledBriefs, shareOf } from '../labelled/read-labelled-briefs.ts'
import { readExcerpts } from './annotated-corpus.ts'
import { fitWeights } from './fit-weights.ts'
import { namesOfExcerpt, namesOfLabelled } from './name-examples.ts'

/** Weights that are nearer to 0 change no verdict. */
const least = 0.1
const learned = join(import.meta.dirname, '../../server/compose/reading/learned')

// The briefs that are held out of every tuning are held out of training, too.
const briefs = readLabelledBriefs().filter(({ id }) => shareOf(id) === 'tuned')
const examples = [...readExcerpts().flatMap(namesOfExcerpt), ...briefs.flatMap(namesOfLabelled)]
writeFileSync(join(learned, 'name-weights.txt'), writeWeights(fitWeights(examples), least))
console.log(`Names: ${examples.length} examples from ${new Set(examples.map(({ source }) => source)).size} texts.`)
