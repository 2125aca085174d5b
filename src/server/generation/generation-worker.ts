import { answerWork } from '#server/platform/answer-work.ts'
import { limitErrors, generationWork } from './generation-work.ts'

/** Characters; about ten times the longest of `examples/`. */
const longest = 1_600_000

answerWork(generationWork, { longest, refuse: limitErrors.length })
